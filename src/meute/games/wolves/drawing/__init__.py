"""The Wolves as a picture: calendar above, map on the left, the packs beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from meute.core import svg
from meute.core.picture import Picture
from meute.games.wolves import data
from meute.games.wolves.drawing.board import chart_of, map_of
from meute.games.wolves.drawing.packs import PACK_HIGH, PACK_WIDE, pack
from meute.games.wolves.drawing.shapes import lone, moon, piece
from meute.games.wolves.pieces import KIND, LONE, NO_KIND, OWNER
from meute.games.wolves.state import NOTHING
from meute.games.wolves.words.names import moon_name

if TYPE_CHECKING:
    from meute.core.picture import Brush
    from meute.games.wolves.view import WolvesView

MAP_WIDE: Final = {2: 600, 3: 600, 4: 720, 5: 760}
"""Width of the map by the number of players: more packs beside it make it higher."""
MAP_LEAST: Final = 420
GAP: Final = 14
CALENDAR: Final = 34


def draw(view: WolvesView, brush: Brush) -> Picture:
    """Draw the whole table, which is the same for every seat."""
    chart = chart_of(view.seats)
    packs = view.seats * (PACK_HIGH + 8) - 8
    scale = min(MAP_WIDE[view.seats] / chart.width, max(packs, MAP_LEAST) / chart.height * 1.12)
    wide, high = chart.width * scale, chart.height * scale
    top = CALENDAR + 12
    body = max(packs, high)
    after = 0 if view.player is None else view.player
    parts = [
        calendar(view, brush, wide + GAP + PACK_WIDE),
        svg.group(map_of(view, brush), 0, top + (body - high) / 2, scale),
    ]
    for place in range(view.seats):
        seat = (after + place) % view.seats
        drawn = pack(view, brush, seat)
        parts.append(svg.group(drawn, wide + GAP, top + place * (PACK_HIGH + 8)))
    return Picture(wide + GAP + PACK_WIDE, top + body, "".join(parts), head(view, brush))


def head(view: WolvesView, brush: Brush) -> str:
    """The turn, and how many pieces the calendar takes until the next moon."""
    if view.moon_in == NOTHING:
        return brush.say("wolves.board.done")
    said = brush.say(moon_name(view.phase))
    soon = brush.say("wolves.board.next", moon=said, count=view.moon_in)
    if not view.turns:
        return soon
    return f"{brush.say('wolves.board.turn', turn=view.turns)} · {soon}"


def calendar(view: WolvesView, brush: Brush, width: float) -> str:
    """The dates from the first on: what covers them, and where the moons stand."""
    dates = data.DATES[view.seats]
    wide = width / dates[-1]
    parts = []
    for date in range(1, dates[-1] + 1):
        x, past = (date - 1) * wide, date <= len(view.calendar)
        fill = brush.look.edge if past else brush.look.surface
        parts.append(brush.panel(x + 1, 0, wide - 2, CALENDAR, rx=4, fill=fill))
        middle = (x + wide / 2, CALENDAR / 2)
        size = min(wide - 4, CALENDAR - 6) / 30
        if date in dates:
            parts.append(svg.group(moon(dates.index(date)), *middle, size * 1.15))
        elif past:
            covered = view.calendar[date - 1]
            kind = KIND[covered]
            drawn = (
                lone()
                if covered == LONE or kind == NO_KIND
                else piece(brush, kind, OWNER[covered], mark=True)
            )
            parts.append(svg.group(drawn, *middle, size))
    return "".join(parts)
