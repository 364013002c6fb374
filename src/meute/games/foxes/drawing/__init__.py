"""Foxes as a picture: four territories and the Mountain, then everybody's den."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from meute.core import svg
from meute.core.picture import Picture
from meute.games.foxes.data import CENTRE, LAST_DAY, ROUNDS, VITAL
from meute.games.foxes.drawing.dens import BOARD_HIGH, BOARD_WIDE, board, hand
from meute.games.foxes.drawing.lands import LAND_HIGH, LAND_WIDE, mountain, territory
from meute.games.foxes.drawing.shapes import fox, icon
from meute.games.foxes.printed import printed
from meute.games.foxes.state import NOBODY
from meute.games.foxes.words.names import destiny_name

if TYPE_CHECKING:
    from meute.core.picture import Brush
    from meute.games.foxes.view import FoxesView

GAP: Final = 10
WIDTH: Final = 2 * BOARD_WIDE + GAP
MIDDLE: Final = 92
COLUMNS: Final = 2


def draw(view: FoxesView, brush: Brush) -> Picture:
    """Draw the table from its seat."""
    parts = [
        svg.group(territory(view, brush, place), place * (LAND_WIDE + GAP), 0)
        for place in range(VITAL)
    ]
    y: float = LAND_HIGH + GAP
    parts.append(svg.group(mountain(view, brush, BOARD_WIDE, MIDDLE), 0, y))
    parts.append(svg.group(_round(view, brush), BOARD_WIDE + GAP, y))
    y += MIDDLE + GAP
    first = 0 if view.player is None else view.player
    for n in range(view.seats):
        x = n % COLUMNS * (BOARD_WIDE + GAP)
        drawn = board(view, brush, (first + n) % view.seats)
        parts.append(svg.group(drawn, x, y + n // COLUMNS * (BOARD_HIGH + GAP)))
    y += -(-view.seats // COLUMNS) * (BOARD_HIGH + GAP) - GAP
    held, high = hand(view, brush, WIDTH)
    if held:
        parts.append(svg.group(held, 0, y + GAP))
        y += high + GAP
    head = brush.say("foxes.board.round", round=max(1, view.round), rounds=ROUNDS)
    return Picture(WIDTH, y, "".join(parts), head)


def _round(view: FoxesView, brush: Brush) -> str:
    """Day or night with the destiny, the order of turns, and the foxes still at the centre."""
    values, day = printed(view.variant), view.destiny_value <= LAST_DAY
    parts = [brush.panel(0, 0, BOARD_WIDE, MIDDLE)]
    if view.destiny_value:
        moves = values.day_moves if day else values.night_moves
        said = brush.say("foxes.board.day" if day else "foxes.board.night", count=moves)
        parts.append(svg.group(icon("sun" if day else "moon"), 24, 24, 1.1))
        parts.append(brush.words(44, 23, said, 13, fit=BOARD_WIDE - 60))
        destiny = brush.say(destiny_name(values, view.destiny))
        told = f"{view.destiny_value}: {destiny}"
        parts.append(brush.words(44, 40, told, 11.5, fill=brush.look.muted, fit=BOARD_WIDE - 60))
    else:
        said = brush.say("foxes.board.unrolled")
        parts.append(brush.words(14, 28, said, 13, fill=brush.look.muted, fit=BOARD_WIDE - 28))
    said = brush.say("foxes.board.turnOrder")
    parts.append(brush.words(14, 72, said, 12, fill=brush.look.muted, fit=110))
    for n, seat in enumerate(view.order):
        x = 140 + 30 * n
        if n == view.turn:
            parts.append(svg.circle(x, 68, 12.5, "none", stroke=brush.look.moon, stroke_width=2))
        parts.append(brush.mark(x, 68, 8, seat))
    waiting = [seat for seat, place in enumerate(view.foxes) if place == CENTRE]
    for n, seat in enumerate(waiting):
        parts.append(svg.group(fox(brush, seat), BOARD_WIDE - 40 - 38 * n, 56, 0.34))
    if view.cheese != NOBODY and not waiting:
        parts.append(svg.group(icon("cheese"), BOARD_WIDE - 48, 68, 0.9))
        parts.append(brush.mark(BOARD_WIDE - 24, 68, 7, view.cheese))
    return "".join(parts)
