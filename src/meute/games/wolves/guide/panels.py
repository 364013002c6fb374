"""The Wolves in seven pictures, each from a position of a real game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from meute.core import svg
from meute.core.guide import Panel, arrow, below, beside, cropped, frame, ring
from meute.core.picture import Picture
from meute.core.words import open_question
from meute.games.wolves.data import (
    ABILITY,
    ALPHA,
    CONTROL,
    DEN,
    DEN_COST,
    FIRST_PLACE,
    HOWL,
    HOWL_COST,
    HUNTERS,
    LAIR,
    LAIR_COST,
    MOVE_COST,
    PLACES,
    SECOND_PLACE,
    SPEED,
    SPREAD,
    TILES,
    TURN_ACTIONS,
)
from meute.games.wolves.drawing.board import HIGH, R, chart_of, ground_of, map_of, standing_on
from meute.games.wolves.drawing.packs import PACK_WIDE, pack
from meute.games.wolves.drawing.shapes import land, moon
from meute.games.wolves.maps import layout_of
from meute.games.wolves.pieces import IS_WOLF, KIND, NONE, OWNER
from meute.games.wolves.rules.move import SendWolf
from meute.games.wolves.rules.turn import TakeAction

if TYPE_CHECKING:
    from collections.abc import Iterable

    from meute.core.picture import Brush
    from meute.games.wolves.view import WolvesView

ME: Final = 0
WALK: Final = 2
"""How far the wolf goes that is shown on its way."""

CLOSE: Final = 2.6
"""How much larger a part of the map is drawn than the whole."""


def _part(view: WolvesView, brush: Brush, middle: int, reach: int, more: str = "") -> Picture:
    """The map around a hex, with what is drawn over it."""
    span = layout_of(view.seats).span[middle]
    hexes = [h for h, far in enumerate(span) if far <= reach]
    spots = chart_of(view.seats).spots
    xs, ys = [spots[h][0] for h in hexes], [spots[h][1] for h in hexes]
    drawn = ground_of(view, brush, hexes) + standing_on(view, brush, hexes) + more
    left, top = min(xs) - R - 2, min(ys) - HIGH / 2 - 2
    return cropped(drawn, left, top, max(xs) + R + 2 - left, max(ys) + HIGH / 2 + 2 - top, CLOSE)


def _ringed(view: WolvesView, brush: Brush, hexes: Iterable[int], r: float = 16) -> str:
    spots = chart_of(view.seats).spots
    return "".join(svg.group(ring(brush, 0, 0, r * 2), *spots[h], 0.5) for h in hexes)


def _arrow(view: WolvesView, brush: Brush, start: int, end: int) -> str:
    """An arrow between two hexes, from rim to rim."""
    (x, y), (to_x, to_y) = (chart_of(view.seats).spots[h] for h in (start, end))
    long = max(1.0, ((to_x - x) ** 2 + (to_y - y) ** 2) ** 0.5)
    dx, dy = (to_x - x) / long * 12, (to_y - y) / long * 12
    return svg.group(
        arrow(brush, 0, 0, 2 * (to_x - x - 2 * dx), 2 * (to_y - y - 2 * dy)), x + dx, y + dy, 0.5
    )


def _mine(view: WolvesView, *kinds: int) -> list[int]:
    """The hexes on which pieces of mine of these kinds stand."""
    pairs = list(zip(view.one, view.two, strict=True))
    return [
        h
        for h, pair in enumerate(pairs)
        if any(piece != NONE and OWNER[piece] == ME and KIND[piece] in kinds for piece in pair)
    ]


def _my_action(view: WolvesView) -> bool:
    asked = open_question(view)
    return isinstance(asked, TakeAction) and asked.player == ME


def _well_on(view: WolvesView) -> bool:
    """Pieces stand in every region that the first moon scores."""
    due = [region for region in view.regions if region.moon == 0]
    return view.phase == 0 and bool(due) and all(region.leaders for region in due)


def _whole(view: WolvesView, brush: Brush) -> Picture:
    chart = chart_of(view.seats)
    layout = layout_of(view.seats)
    wells = [layout.water[region.slot] for region in view.regions if region.moon >= 0]
    return Picture(
        chart.width, chart.height, map_of(view, brush) + _ringed(view, brush, wells, 15), ""
    )


def _tiles(view: WolvesView, brush: Brush) -> Picture:
    """My six tiles, and how one of them turns."""
    shown, backs = (row[TILES * ME : TILES * (ME + 1)] for row in (view.tiles, view.backs))
    parts = []
    for n, (front, back) in enumerate(zip(shown, backs, strict=True)):
        parts.append(svg.group(land(brush.look, front), 44 + 84 * n, 40, 1.9))
        if front != back:
            parts.append(svg.group(land(brush.look, back), 72 + 84 * n, 66, 0.7))
    turned = land(brush.look, backs[1])
    parts.append(arrow(brush, 128, 84, 128, 114))
    parts.append(svg.group(turned, 128, 152, 1.9))
    parts.append(svg.group(land(brush.look, shown[1]), 156, 178, 0.7))
    parts.append(frame(brush, 86, 1, 84, 78))
    return Picture(84 * TILES + 4, 192, "".join(parts), "")


def _sent(view: WolvesView) -> list[tuple[int, int]]:
    """Where the wolf that is being moved stands, and a hex it may go to, not right beside it."""
    asked = open_question(view)
    if not isinstance(asked, SendWolf) or asked.player != ME:
        return []
    start = view.where[view.moved[-1]]
    span = layout_of(view.seats).span[start]
    ends = [h for h in range(len(view.one)) if _free(view, h, asked.terrain) and span[h] == WALK]
    return [(start, end) for end in ends]


def _free(view: WolvesView, h: int, terrain: int) -> bool:
    return view.ground[h] == terrain and view.one[h] == NONE and view.lone.count(h) == 0


def _moves(view: WolvesView, brush: Brush) -> Picture:
    start, end = _sent(view)[0]
    more = _arrow(view, brush, start, end) + _ringed(view, brush, [end])
    paid = svg.group(land(brush.look, view.terrain[end]), 44, 40, 1.9)
    return beside(Picture(88, 80, paid, ""), _part(view, brush, start, 2, more))


def _heard(view: WolvesView) -> list[tuple[int, int]]:
    """An alpha of mine and a lone wolf that hears it."""
    reach = ABILITY[HOWL][0]
    span = layout_of(view.seats).span
    return [(a, h) for a in _mine(view, ALPHA) for h in view.lone if 0 < span[a][h] <= reach]


def _can_howl(view: WolvesView) -> bool:
    return _my_action(view) and bool(_heard(view))


def _howls(view: WolvesView, brush: Brush) -> Picture:
    alpha, lone = _heard(view)[0]
    more = _ringed(view, brush, [lone]) + _arrow(view, brush, alpha, lone)
    tiles = [svg.group(land(brush.look, view.terrain[lone]), 44 + 84 * n, 40, 1.9) for n in (0, 1)]
    return beside(Picture(172, 80, "".join(tiles), ""), _part(view, brush, lone, 2, more))


def _settled(view: WolvesView) -> bool:
    """A den and a lair of mine stand, and two tracks have been opened."""
    return bool(_mine(view, DEN)) and bool(_mine(view, LAIR)) and view.turn == ME


def _homes(view: WolvesView, brush: Brush) -> Picture:
    lair = _mine(view, LAIR)[0]
    more = _ringed(view, brush, [lair])
    board = pack(view, brush, ME)
    track = cropped(board, 2, 66, PACK_WIDE - 4, 42, 1.3)
    return below(_part(view, brush, lair, 1, more), track)


def _prey_of(view: WolvesView) -> list[tuple[int, list[int]]]:
    """A prey hex and the hexes around it on which my wolves stand, if one is still missing."""
    layout = layout_of(view.seats)
    found = []
    for slot, prey in enumerate(layout.prey):
        if prey >= 0 and view.herd[slot]:
            around = [
                h
                for h in layout.beside[prey]
                for piece in (view.one[h], view.two[h])
                if piece != NONE and IS_WOLF[piece] and OWNER[piece] == ME
            ]
            if len(set(around)) == HUNTERS - 1:
                found.append((prey, sorted(set(around))))
    return found


def _hunts(view: WolvesView, brush: Brush) -> Picture:
    prey, around = _prey_of(view)[0]
    return _part(view, brush, prey, 1, _ringed(view, brush, [prey, *around]))


def _contested(view: WolvesView) -> list[int]:
    """A region with a moon where two packs stand, with a lair among them."""
    lairs = {h // PLACES for h in range(len(view.one)) if _is_lair(view, h)}
    return [
        region.slot
        for region in view.regions
        if region.moon >= 0
        and region.slot in lairs
        and sum(control > 0 for control in region.control) > 1
        and len(region.leaders) == 1
    ]


def _is_lair(view: WolvesView, h: int) -> bool:
    return any(p != NONE and KIND[p] == LAIR for p in (view.one[h], view.two[h]))


def _scores(view: WolvesView, brush: Brush) -> Picture:
    """A region board by itself, and what everybody's pieces count there."""
    slot = _contested(view)[0]
    region = next(each for each in view.regions if each.slot == slot)
    hexes = range(PLACES * slot, PLACES * (slot + 1))
    spots = chart_of(view.seats).spots
    xs, ys = [spots[h][0] for h in hexes], [spots[h][1] for h in hexes]
    left, top = min(xs) - R - 2, min(ys) - HIGH / 2 - 2
    drawn = ground_of(view, brush, hexes) + standing_on(view, brush, hexes)
    board = cropped(
        drawn, left, top, max(xs) + R + 2 - left, max(ys) + HIGH / 2 + 2 - top, CLOSE * 0.8
    )
    order = sorted(
        (s for s in range(view.seats) if region.control[s]), key=lambda s: -region.control[s]
    )
    told = [svg.group(moon(region.moon), 22, 22, 1.7)]
    for n, seat in enumerate(order):
        y = 76 + 42 * n
        told.append(brush.mark(16, y - 8, 12, seat))
        told.append(brush.figure(52, y, region.control[seat], 26))
    return beside(board, Picture(80, 70 + 42 * len(order), "".join(told), ""), gap=24)


PANELS: Final = (
    Panel(
        "regions", _well_on, _whole,
        {"crescent": FIRST_PLACE[0], "half": FIRST_PLACE[1], "full": FIRST_PLACE[2]}, rule="31.1",
    ),
    Panel("tiles", _my_action, _tiles, {"actions": TURN_ACTIONS}, rule="5.1"),
    Panel(
        "move", lambda view: bool(_sent(view)), _moves,
        {"cost": MOVE_COST, "wolves": ABILITY[SPREAD][0], "hexes": ABILITY[SPEED][0]}, rule="7.1",
    ),
    Panel("howl", _can_howl, _howls, {"cost": HOWL_COST, "reach": ABILITY[HOWL][0]}, rule="21.1"),
    Panel("den", _settled, _homes, {"den": DEN_COST, "lair": LAIR_COST}, rule="14.1"),
    Panel("hunt", lambda view: bool(_prey_of(view)), _hunts, {"wolves": HUNTERS}, rule="26.1"),
    Panel(
        "score", lambda view: bool(_contested(view)), _scores,
        {
            "one": CONTROL[DEN], "lair": CONTROL[LAIR],
            "first": FIRST_PLACE[0], "second": SECOND_PLACE[0],
        },
        rule="32.1",
    ),
)  # fmt: skip
