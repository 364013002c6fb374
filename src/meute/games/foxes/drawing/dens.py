"""A player's board of Foxes as a picture: what it has, its cubs, its den with the tunnels."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from meute.core import svg
from meute.core.picture import PAPER, PRINT
from meute.games.foxes.data import (
    AT_EXIT,
    BONUSES,
    CATCHES,
    CELLS,
    COLUMNS,
    CUBS,
    EAST,
    EDGES,
    END_OF_ROW,
    EXITS,
    INSTINCTS,
    MARKERS,
    NORTH,
    OBJECTIVES,
    RESOURCES,
    ROW,
    ROWS,
    SOUTH,
    START_CELL,
    TRACK,
    VITAL,
    WEST,
)
from meute.games.foxes.drawing.lands import SIGNS
from meute.games.foxes.drawing.shapes import EARTH, GAIN_ICONS, TUNNEL, die, icon
from meute.games.foxes.printed import printed
from meute.games.foxes.state import NOTHING
from meute.games.foxes.words import names

if TYPE_CHECKING:
    from meute.core.picture import Brush
    from meute.games.foxes.view import FoxesView

BOARD_WIDE: Final = 479
BOARD_HIGH: Final = 186
CELL: Final = 29
DEN_LEFT: Final = BOARD_WIDE - COLUMNS * CELL - 12
DEN_TOP: Final = 52
PAD: Final = 12
WAYS: Final = ((NORTH, 0, -1), (EAST, 1, 0), (SOUTH, 0, 1), (WEST, -1, 0))
Row = tuple[int, ...]


def part(row: Row, each: int, seat: int) -> Row:
    """The entries of one player."""
    return row[each * seat : each * seat + each]


def board(view: FoxesView, brush: Brush, seat: int) -> str:
    """Draw the board of a player."""
    turn = 0 <= view.turn < len(view.order) and view.order[view.turn] == seat
    edge = brush.look.moon if turn else None
    fill = brush.look.raised if seat == view.player else brush.look.surface
    parts = [brush.panel(0, 0, BOARD_WIDE, BOARD_HIGH, fill=fill, edge=edge)]
    parts.append(brush.seat_line(PAD, 24, seat, 150))
    parts.append(svg.group(icon("vp"), 190, 19, 0.85))
    parts.append(brush.figure(204, 26, view.vp[seat], 20, text_anchor="start"))
    parts.append(svg.group(icon("pc"), 252, 19, 0.75))
    parts.append(brush.figure(264, 25, view.pc[seat], 16, text_anchor="start"))
    parts.append(_goods(view, brush, seat))
    parts.append(_tracks(view, brush, seat))
    parts.append(_growth(view, brush, seat))
    parts += [_den(view, seat), _exits(view, brush, seat)]
    return "".join(parts)


def _goods(view: FoxesView, brush: Brush, seat: int) -> str:
    """Resources, dice, markers, mousing tiles, bonus tiles and objectives, each with a count."""
    catches = part(view.catches, CATCHES, seat)
    held = list(zip(SIGNS, part(view.resources, RESOURCES, seat), strict=False))
    held += [
        ("die", view.dice[seat]),
        ("mark", sum(part(view.home, MARKERS, seat))),
        ("mulotage", len(catches) - catches.count(NOTHING)),
        ("tile", sum(part(view.bonuses, BONUSES, seat))),
        ("ruse", int(view.ruses[seat] != NOTHING)),
        ("card", view.hand_sizes[seat]),
    ]
    parts = []
    for n, (name, count) in enumerate(held):
        x, y = PAD + 10 + 58 * (n % 5), 48 + 25 * (n // 5)
        parts.append(svg.group(icon(name), x, y, 0.72, opacity=None if count else 0.35))
        parts.append(brush.figure(x + 19, y + 5, count, 13.5))
    validated = sum(part(view.validated, OBJECTIVES, seat))
    if validated:
        parts.append(brush.figure(PAD + 10 + 58 * 4 + 34, 78, f"✓{validated}", 12.5))
    return "".join(parts)


def _tracks(view: FoxesView, brush: Brush, seat: int) -> str:
    """How far the player is on each bonus track."""
    parts = []
    for track, done in enumerate(part(view.paws, VITAL, seat)):
        x, y = PAD + 10, 106 + 19 * track
        parts.append(svg.group(icon(SIGNS[track]), x, y, 0.58))
        for n in range(TRACK):
            fill = brush.colour(seat) if n < done else "none"
            parts.append(svg.circle(x + 20 + 15 * n, y, 5, fill, stroke=brush.look.muted))
    return "".join(parts)


def _growth(view: FoxesView, brush: Brush, seat: int) -> str:
    """The cubs on the growth track, a row for each; those aside wait on its left."""
    places = part(view.cub_place, CUBS, seat)
    values = part(view.cub_value, CUBS, seat)
    left, top, step = 132.0, 110.0, 26.0
    parts = []
    for row in range(max(ROW) + 1):
        y = top + 27 * row
        parts.append(svg.line(f"M{left} {y}H{left + step * (END_OF_ROW - 1)}", brush.look.edge, 3))
        parts += [svg.circle(left + step * n, y, 4, brush.look.edge) for n in range(END_OF_ROW)]
    for n, place in enumerate(places):
        if 0 < place < AT_EXIT:
            drawn = die(brush, seat, values[n], 21)
            parts.append(svg.group(drawn, left + step * (place - 1), top + 27 * ROW[n]))
    return "".join(parts)


def _den(view: FoxesView, seat: int) -> str:
    """The den: earth with its cells, what each gives, the tunnels dug, and the way in."""
    values = printed(view.variant)
    wide, high = COLUMNS * CELL, ROWS * CELL
    parts = [svg.rect(DEN_LEFT - 4, DEN_TOP - 4, wide + 8, high + 8, EARTH, rx=8, stroke=PRINT)]
    for cell, tile in enumerate(part(view.dens, CELLS, seat)):
        x = DEN_LEFT + cell % COLUMNS * CELL + CELL / 2
        y = DEN_TOP + (ROWS - 1 - cell // COLUMNS) * CELL + CELL / 2
        half = CELL / 2
        dug = tile != NOTHING
        ground = "#7a5a3e" if dug else "#69503a"
        parts.append(svg.rect(x - half + 1, y - half + 1, CELL - 2, CELL - 2, ground, rx=4))
        if dug:
            ways = "".join(
                f"M{x} {y}L{x + dx * (half - 1)} {y + dy * (half - 1)}"
                for way, dx, dy in WAYS
                if EDGES[tile] & way
            )
            parts.append(svg.line(ways, TUNNEL, 7, stroke_linecap="butt"))
            parts.append(svg.circle(x, y, 3.5, TUNNEL))
        elif values.cell_gains[cell]:
            name = GAIN_ICONS[values.cell_gains[cell]]
            parts.append(svg.group(icon(name), x, y, 0.62))
        if cell == START_CELL:
            foot = DEN_TOP + high + 4
            parts.append(svg.path(f"M{x - 8} {foot + 8}L{x} {foot - 4}L{x + 8} {foot + 8}Z", TUNNEL,
                                  stroke=PRINT, stroke_width=0.8))  # fmt: skip
    return "".join(parts)


def _exits(view: FoxesView, brush: Brush, seat: int) -> str:
    """Above each column its exit: the cub there, its instinct, or what it needs."""
    values = printed(view.variant)
    places = part(view.cub_place, CUBS, seat)
    cubs = part(view.cub_value, CUBS, seat)
    developed = part(view.instincts, INSTINCTS, seat)
    cubes = part(view.cubes, EXITS, seat)
    parts = []
    for exit_ in range(EXITS):
        x, y = DEN_LEFT + exit_ * CELL + CELL / 2, DEN_TOP - 20
        there = [
            value for value, place in zip(cubs, places, strict=True) if place == AT_EXIT + exit_
        ]
        parts.append(svg.circle(x, y, 12, PAPER, stroke=PRINT, stroke_width=0.9))
        if there:
            parts.append(svg.group(die(brush, seat, there[0], 20), x, y))
        else:
            parts.append(brush.figure(x, y + 5, values.exit_needs[exit_], 13, fill=PRINT))
        if exit_ in developed:
            name = names.INSTINCTS[developed.index(exit_)]
            parts.append(svg.group(icon(name), x, y - 18, 0.55))
        elif cubes[exit_]:
            parts.append(svg.rect(x - 4, y - 22, 8, 8, brush.colour(seat), stroke=PRINT, rx=1))
    return "".join(parts)


def hand(view: FoxesView, brush: Brush, width: float) -> tuple[str, float]:
    """Draw the objectives in the seat's own hand, one on a line; nothing for anybody else."""
    values = printed(view.variant)
    held = [card for card, count in enumerate(view.hand) for _ in range(count)]
    if not held:
        return "", 0.0
    high = 34.0 + 22 * -(-len(held) // 2)
    parts = [brush.panel(0, 0, width, high, fill=brush.look.raised)]
    said = brush.say("foxes.board.objectives")
    parts.append(brush.words(PAD, 22, said, 12, fill=brush.look.muted))
    for n, card in enumerate(held):
        x, y = PAD + n % 2 * width / 2, 43 + 22 * (n // 2)
        parts.append(svg.group(icon("card"), x + 9, y - 5, 0.6))
        said = brush.say(names.objective_name(values, card))
        parts.append(brush.words(x + 24, y, said, 13, fit=width / 2 - 86))
        parts.append(svg.group(icon("vp"), x + width / 2 - 50, y - 4, 0.55))
        parts.append(brush.figure(x + width / 2 - 34, y + 1, values.objective_vp[card], 13))
    return "".join(parts), high
