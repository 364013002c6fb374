"""The map of The Wolves as a picture: terrain, boards, who leads where, and every piece."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from math import sqrt
from typing import TYPE_CHECKING, Final

from meute.core import svg
from meute.core.picture import PAPER, PRINT
from meute.games.wolves.data import ALPHA, LAIR, PACK, PLACES, THIRD_PACK
from meute.games.wolves.drawing.shapes import land, lone, moon, piece, prey
from meute.games.wolves.maps import hex_name, layout_of
from meute.games.wolves.pieces import KIND, NONE, OWNER, THIRD, THIRD_OWNER
from meute.games.wolves.state import NOTHING

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from meute.core.picture import Brush
    from meute.games.wolves.view import Region, WolvesView

R: Final = 20.0
"""The radius of a hex."""
HIGH: Final = sqrt(3) * R
CORNERS: Final = (
    (R, 0.0), (R / 2, HIGH / 2), (-R / 2, HIGH / 2),
    (-R, 0.0), (-R / 2, -HIGH / 2), (R / 2, -HIGH / 2),
)  # fmt: skip
SIDES: Final = ((1, 1), (0, 1), (-1, 0), (-1, -1), (0, -1), (1, 0))
"""The neighbour beyond the side that begins at each corner, in columns and rows."""


@dataclass(frozen=True)
class Chart:
    """Where every hex lies, and how large the map is."""

    spots: tuple[tuple[float, float], ...]
    width: float
    height: float


@cache
def chart_of(seats: int) -> Chart:
    """Lay out the map for a number of players; only its terrain differs from game to game."""
    at = layout_of(seats).at
    left = min(x for x, _ in at)
    top = min(y - x / 2 for x, y in at)
    spots = tuple((R * (1.5 * (x - left) + 1), HIGH * (y - x / 2 - top + 0.5)) for x, y in at)
    return Chart(spots, max(x for x, _ in spots) + R, max(y for _, y in spots) + HIGH / 2)


def map_of(view: WolvesView, brush: Brush) -> str:
    """Draw the map in its own measure."""
    spots = chart_of(view.seats).spots
    parts = [ground_of(view, brush, range(len(spots))), _names(view)]
    parts += [svg.line(_outline(view.seats, slot), PRINT, 2.6) for slot in range(len(view.boards))]
    parts += [_lead(view, brush, region) for region in view.regions]
    if view.target != NOTHING:
        parts.append(svg.group(svg.line(_hex(0.88), "#ffffff", 3.4), *spots[view.target]))
    parts.append(standing_on(view, brush, range(len(spots))))
    return "".join(parts)


def ground_of(view: WolvesView, brush: Brush, hexes: Iterable[int]) -> str:
    """Draw the terrain of some hexes."""
    spots = chart_of(view.seats).spots
    return "".join(svg.group(land(brush.look, view.terrain[h]), *spots[h]) for h in hexes)


def standing_on(view: WolvesView, brush: Brush, hexes: Iterable[int]) -> str:
    """Draw what stands on some hexes."""
    spots = chart_of(view.seats).spots
    parts = [("".join(_standing(view, brush, h)), spots[h]) for h in hexes]
    return "".join(svg.group(standing, *spot) for standing, spot in parts if standing)


def _names(view: WolvesView) -> str:
    """The names of the hexes, small, where answers may name them."""
    spots, solid = chart_of(view.seats).spots, layout_of(view.seats).solid
    named = "".join(
        svg.tag("text", hex_name(h), x=x, y=y + 15.4) for h, (x, y) in enumerate(spots) if solid[h]
    )
    return svg.tag(
        "g", named, text_anchor="middle", font_size=6, font_weight="bold", fill=PRINT, opacity=0.62
    )


def _hex(inset: float) -> str:
    return "M" + "L".join(f"{x * inset:.2f} {y * inset:.2f}" for x, y in CORNERS) + "Z"


@cache
def _outline(seats: int, slot: int, inset: float = 1.0) -> str:
    """The sides of a board's hexes that no other of them touches."""
    at, spots = layout_of(seats).at, chart_of(seats).spots
    own = {at[h]: h for h in range(PLACES * slot, PLACES * slot + PLACES)}
    drawn = []
    for (x, y), h in own.items():
        for side, (dx, dy) in enumerate(SIDES):
            if (x + dx, y + dy) in own:
                continue
            (ax, ay), (bx, by) = CORNERS[side], CORNERS[(side + 1) % len(CORNERS)]
            cx, cy = spots[h]
            drawn.append(
                f"M{cx + ax * inset:.1f} {cy + ay * inset:.1f}"
                f"L{cx + bx * inset:.1f} {cy + by * inset:.1f}"
            )
    return "".join(drawn)


def _lead(view: WolvesView, brush: Brush, region: Region) -> str:
    """Rim a region with the colour of whoever leads it, several colours in a tie."""
    if not region.leaders or region.moon < 0:
        return ""
    rim = _outline(view.seats, region.slot, 0.92)
    tied = len(region.leaders) > 1
    dash = R / len(region.leaders)
    dashes = f"{dash:.3g} {R - dash:.3g}" if tied else None
    return "".join(
        svg.line(
            rim, brush.colour(seat), 3.4, stroke_linecap="butt" if tied else None,
            stroke_dasharray=dashes, stroke_dashoffset=-n * dash if n else None,
        )
        for n, seat in enumerate(region.leaders)
    )  # fmt: skip


def _standing(view: WolvesView, brush: Brush, h: int) -> Iterator[str]:
    """What stands on a hex: a lone wolf, prey, moons, or pieces."""
    layout, slot = layout_of(view.seats), h // PLACES
    if h in view.lone:
        yield svg.group(lone(), scale=1.05)
    elif h == layout.prey[slot] and view.herd[slot]:
        yield svg.group(prey(view.prey[slot], view.herd[slot]), scale=1.05)
    elif h == layout.water[slot]:
        yield from _moon(view, brush, slot)
    elif view.one[h] == THIRD:
        yield _third(brush, view.piles[slot])
    else:
        pieces = [each for each in (view.one[h], view.two[h]) if each != NONE]
        step = 8.2 * (len(pieces) - 1)
        for n, each in enumerate(pieces):
            size = 1.02 if len(pieces) == 1 else 0.84
            drawn = piece(brush, KIND[each], OWNER[each])
            yield svg.group(drawn, -step + 2 * step * n, 0, size)


def _moon(view: WolvesView, brush: Brush, slot: int) -> Iterator[str]:
    """The moon of a region, and what it would give now to whoever leads."""
    region = next((each for each in view.regions if each.slot == slot), None)
    if region is None or region.moon < 0:
        return
    yield moon(region.moon)
    gains = [(p, gain) for p, gain in enumerate(region.gains) if gain]
    if not gains:
        return
    seat, gain = max(gains, key=lambda each: each[1])
    plate = svg.rect(-13, 6, 26, 11, PRINT, rx=5.5, stroke=PAPER, stroke_width=0.7)
    said = svg.text(4.6, 14.6, f"+{gain}", 8.5, "#ffffff", text_anchor="middle", font_weight="bold")
    yield plate + brush.mark(-6, 11.5, 3.6, seat) + said


def _third(brush: Brush, pile: int) -> str:
    """The third pack of a game for two, all of it on one hex."""
    kinds = [
        kind
        for kind, n in zip((PACK, ALPHA, LAIR), THIRD_PACK[pile], strict=True)
        for _ in range(n)
    ]
    step = 13.0 if len(kinds) > 1 else 0.0
    first = -step * (len(kinds) - 1) / 2
    return "".join(
        svg.group(piece(brush, kind, THIRD_OWNER), first + step * n, 0, 0.66)
        for n, kind in enumerate(kinds)
    )
