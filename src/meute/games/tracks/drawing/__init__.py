"""Wolf Tracks as a picture: the pack by rank on the left; prey, points and fights beside it."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from meute.core import svg
from meute.core.picture import Picture, art_of
from meute.games.tracks.data import COLOURS, COLUMNS, WOLVES_EACH
from meute.games.tracks.drawing.pack import ROW_HIGH, WOLF_WIDE, cub, fight, rows, wolf_card
from meute.games.tracks.drawing.prey import PREY_HIGH, SMALL_HIGH, large, small
from meute.games.tracks.state import CUB, HAND, NOBODY, SCORING
from meute.games.tracks.view import OUTSIDE

if TYPE_CHECKING:
    from meute.core.picture import Brush
    from meute.games.tracks.view import TracksView

GAP: Final = 10
LEFT: Final = 2 * WOLF_WIDE + GAP
SIDE: Final = 372
WIDTH: Final = LEFT + 16 + SIDE
TOP: Final = 38
PLAYER: Final = 34
NIGHT_BLACK: Final = "#66727c"
"""What is black in the box would not be seen by night."""


def draw(view: TracksView, brush: Brush) -> Picture:
    """Draw the table from its seat, in the colours of the box."""
    brush = in_colours(view, brush)
    left, left_high = _pack(view, brush)
    side, side_high = _beside(view, brush)
    parts = [_year(view, brush), svg.group(left, 0, TOP + 10)]
    parts.append(svg.group(side, LEFT + 16, TOP + 10))
    year = brush.say("tracks.board.year", year=max(1, view.year))
    return Picture(WIDTH, TOP + 10 + max(left_high, side_high), "".join(parts), year)


def in_colours(view: TracksView, brush: Brush) -> Brush:
    """Return a brush that knows the colours of the box."""
    tints = art_of(__package__)["tints"]
    if brush.look.dark:
        tints = [NIGHT_BLACK if COLOURS[n] == "black" else tint for n, tint in enumerate(tints)]
    return replace(brush, tints=[tints[colour] for colour in view.settings.colours])


def _year(view: TracksView, brush: Brush) -> str:
    """The five phases of the year; that under way is outlined, those over are ticked."""
    wide = (WIDTH - (COLUMNS - 1) * 8) / COLUMNS
    parts = []
    for phase in range(1, COLUMNS + 1):
        x, now = (phase - 1) * (wide + 8), phase == view.phase
        over = view.phase == SCORING or phase < view.phase
        edge = brush.look.moon if now else None
        parts.append(brush.panel(x, 0, wide, TOP, edge=edge))
        ink = brush.look.ink if now else brush.look.muted
        parts.append(brush.figure(x + 18, 25, "✓" if over else str(phase), 17, fill=ink))
        said = brush.say(f"tracks.board.head_{phase}")
        parts.append(brush.words(x + 34, 24, said, 13.5, fill=ink, fit=wide - 42))
    return "".join(parts)


def _pack(view: TracksView, brush: Brush) -> tuple[str, float]:
    """The pack, the highest rank on top: males on the left, females on the right."""
    parts, y = [], 0.0
    for rank, male, female in rows(view):
        for side, wolf in enumerate((male, female)):
            if wolf != NOBODY:
                x = side * (WOLF_WIDE + GAP)
                parts.append(svg.group(wolf_card(view, brush, rank, wolf), x, y))
        y += ROW_HIGH + 8
    if view.omega != NOBODY:
        drawn = wolf_card(view, brush, "omega", view.omega)
        parts.append(svg.group(drawn, (LEFT - WOLF_WIDE) / 2, y))
        y += ROW_HIGH + 8
    if not parts:
        key = "tracks.board.nobody" if view.year else "tracks.board.gathering"
        parts.append(brush.words(LEFT / 2, 60, brush.say(key), 15, text_anchor="middle"))
        y = 90
    count = sum(view.cubs)
    if count:
        parts += [svg.group(cub(brush), 6 + 30 * n, y) for n in range(count)]
        said = brush.say("tracks.board.cubs", count=count)
        parts.append(brush.words(16 + 30 * count, y + 20, said, 13, fill=brush.look.muted))
        y += 34
    return "".join(parts), y


def _beside(view: TracksView, brush: Brush) -> tuple[str, float]:
    """What the pack lives on, then everybody's points, then a fight if there is one."""
    parts, y = [], 0.0
    heading = brush.say("tracks.board.largePrey")
    parts.append(brush.words(2, y + 12, heading, 12.5, fill=brush.look.muted))
    y += 20
    wide = (SIDE - 2 * GAP) / 3
    for n, kind in enumerate(view.large_open):
        x, row = n % 3 * (wide + GAP), n // 3
        parts.append(svg.group(large(view, brush, kind, wide), x, y + row * (PREY_HIGH + 8)))
    y += -(-len(view.large_open) // 3) * (PREY_HIGH + 8)
    if view.display:
        for n, kind in enumerate(view.display):
            parts.append(svg.group(small(view, brush, kind, wide), n % 3 * (wide + GAP), y))
        y += SMALL_HIGH + 8
    y += 8
    for seat in range(view.seats):
        parts.append(svg.group(_player(view, brush, seat), 0, y))
        y += PLAYER + 6
    if view.attacker != NOBODY:
        drawn, high = fight(view, brush, SIDE)
        parts.append(svg.group(drawn, 0, y + 4))
        y += high + 4
    return "".join(parts), y


def _player(view: TracksView, brush: Brush, seat: int) -> str:
    """A player's points on the way to the target, and the wolves that are not in the pack."""
    points, target = view.points[seat], max(1, view.settings.target)
    fill = brush.look.raised if seat == view.player else brush.look.surface
    bar, x = 92.0, SIDE - 200
    done = bar * max(0.0, min(1.0, points / target))
    outside = sum(
        place in (HAND, CUB, OUTSIDE)
        for place in view.where[WOLVES_EACH * seat : WOLVES_EACH * (seat + 1)]
    )
    hand = outside - view.cubs[seat]
    said = f"{brush.say('tracks.name.zone.hand')} {hand} · "
    said += f"{brush.say('tracks.name.zone.cubs')} {view.cubs[seat]}"
    return "".join(
        (
            brush.panel(0, 0, SIDE, PLAYER, fill=fill),
            brush.seat_line(10, 22, seat, SIDE - 222),
            svg.rect(x, 8, bar, 8, brush.look.edge, rx=4),
            svg.rect(x, 8, done, 8, brush.look.moon, rx=4),
            brush.figure(x + bar + 6, 18, f"{points}/{target}", 13.5, text_anchor="start"),
            brush.words(x, 29, said, 10, fill=brush.look.muted, fit=190),
        )
    )
