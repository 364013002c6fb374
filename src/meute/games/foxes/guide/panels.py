"""Foxes in seven pictures, each from a position of a real game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from meute.core import svg
from meute.core.guide import Panel, arrow, beside, cropped, frame, ring
from meute.core.picture import Picture
from meute.core.words import open_question
from meute.games.foxes.data import (
    ACTIONS,
    AT_EXIT,
    CELLS,
    COLUMNS,
    CUBS,
    CUBS_FOR_DIE,
    LAST_STEP,
    PRICES,
    ROUNDS,
    ROWS,
    SPACES,
    VITAL,
)
from meute.games.foxes.drawing.dens import (
    CELL,
    DEN_LEFT,
    DEN_TOP,
    board,
)
from meute.games.foxes.drawing.lands import (
    ACTION_ICONS,
    LAND_HIGH,
    LAND_WIDE,
    SLOT,
    SPACE_TOP,
    SPACE_WIDE,
    territory,
)
from meute.games.foxes.drawing.shapes import die, icon
from meute.games.foxes.printed import printed
from meute.games.foxes.rules.growth import GrowCubs
from meute.games.foxes.rules.move import MoveFox
from meute.games.foxes.rules.place import ChoosePlace
from meute.games.foxes.rules.territory import ActHere
from meute.games.foxes.state import NOTHING
from meute.games.foxes.words.names import objective_name

if TYPE_CHECKING:
    from meute.core.picture import Brush
    from meute.games.foxes.view import FoxesView

ME: Final = 0
LARGE: Final = 1.8
USUAL: Final = printed(())
FEW: Final = 3
MANY: Final = 7


def _asked(view: FoxesView, kind: type) -> bool:
    asked = open_question(view)
    return asked is not None and isinstance(asked, kind) and asked.player == ME


def _whole_land(view: FoxesView, brush: Brush, place: int, more: str = "") -> Picture:
    drawn = territory(view, brush, place) + more
    return cropped(drawn, -3, -3, LAND_WIDE + 6, LAND_HIGH + 6, LARGE)


def _place_to_go(view: FoxesView) -> int:
    """A territory whose first slot is taken, so that one sees the order."""
    return next((p for p in range(VITAL) if view.slot_owner[5 * p] >= 0), -1)


def _rolled(view: FoxesView) -> bool:
    return _asked(view, ChoosePlace) and _place_to_go(view) >= 0 and view.die > FEW


def _place(view: FoxesView, brush: Brush) -> Picture:
    place = _place_to_go(view)
    row = view.slot_owner[5 * place : 5 * place + 5]
    at = 12 + next(n for n, owner in enumerate(row) if owner < 0) * (SLOT + 6)
    rolled = Picture(64, 64, svg.group(die(brush, ME, view.die, 56), 32, 32), "")
    land = _whole_land(view, brush, place, frame(brush, at - 3, 35, SLOT + 6, SLOT + 6))
    way = Picture(50, 20, arrow(brush, 0, 10, 44, 10), "")
    return beside(rolled, way, land, gap=8)


def _about_to_walk(view: FoxesView) -> bool:
    return _asked(view, MoveFox) and view.foxes[ME] < VITAL


def _walk(view: FoxesView, brush: Brush) -> Picture:
    spaces = range(min(SPACES, USUAL.day_moves))
    more = "".join(
        frame(brush, 8 + step * (SPACE_WIDE + 3), SPACE_TOP, SPACE_WIDE, LAND_HIGH - SPACE_TOP - 8)
        for step in spaces
    )
    return _whole_land(view, brush, view.foxes[ME], more)


def _costs(view: FoxesView) -> tuple[int, ...]:
    """What the actions of the space cost where my fox is; below 0 what it does not offer."""
    space = SPACES * view.foxes[ME] + view.steps[ME] - 1
    return USUAL.costs[ACTIONS * space : ACTIONS * (space + 1)]


def _acting(view: FoxesView) -> bool:
    """My fox is on a space with several actions, and its die still has something."""
    if not _asked(view, ActHere) or view.die < FEW or not view.steps[ME]:
        return False
    return sum(cost >= 0 for cost in _costs(view)) >= FEW


def _acts(view: FoxesView, brush: Brush) -> Picture:
    """What the icons mean, and what each costs on the space where my fox is."""
    rows = []
    for n, (sign, cost) in enumerate(zip(ACTION_ICONS, _costs(view), strict=True)):
        y = 52 * n
        offered = {} if cost >= 0 else {"opacity": 0.45}
        line = svg.group(icon(sign), 24, y + 26, 1.5)
        name = brush.say(f"foxes.board.act{n}")
        line += brush.words(56, y + 22, name, 18, font_weight="bold")
        said = brush.say(f"foxes.board.act{n}About")
        line += brush.words(56, y + 42, said, 14.5, fill=brush.look.muted, fit=330)
        line += brush.figure(408, y + 34, cost if cost >= 0 else "-", 24)
        rows.append(svg.tag("g", line, **offered))
    return Picture(430, 52 * ACTIONS, "".join(rows), "")


def _tunnels(view: FoxesView) -> int:
    tiles = view.dens[CELLS * ME : CELLS * (ME + 1)]
    return sum(tile != NOTHING for tile in tiles)


def _dug(view: FoxesView) -> bool:
    return bool(view.connected[ME]) and _tunnels(view) >= MANY


def _den_of(view: FoxesView, brush: Brush, more: str = "") -> Picture:
    left, top = DEN_LEFT - 8, DEN_TOP - 49
    wide, high = COLUMNS * CELL + 16, ROWS * CELL + 64
    return cropped(board(view, brush, ME) + more, left, top, wide, high, 2.2)


def _den(view: FoxesView, brush: Brush) -> Picture:
    exits = [n for n in range(AT_EXIT) if view.connected[ME] >> n & 1]
    more = "".join(
        svg.group(ring(brush, 0, 0, 30), DEN_LEFT + n * CELL + CELL / 2, DEN_TOP - 20, 0.5)
        for n in exits
    )
    return _den_of(view, brush, more)


def _growing(view: FoxesView) -> bool:
    places = view.cub_place[CUBS * ME : CUBS * (ME + 1)]
    return _asked(view, GrowCubs) and FEW <= places[0] < LAST_STEP and min(places[:FEW]) > 0


def _growth(view: FoxesView, brush: Brush) -> Picture:
    track = cropped(board(view, brush, ME), 112, 94, 168, 82, 2.0)
    prices = "".join(
        svg.group(icon("pc"), 20, 33 + 54 * n, 1.0) + brush.figure(52, 41 + 54 * n, price, 24)
        for n, price in enumerate(PRICES)
    )
    return beside(Picture(76, 164, prices, ""), track, gap=10)


def _left(view: FoxesView) -> list[int]:
    """The exits at which cubs of mine are."""
    places = view.cub_place[CUBS * ME : CUBS * (ME + 1)]
    return [place - AT_EXIT for place in places if place >= AT_EXIT]


def _out(view: FoxesView, brush: Brush) -> Picture:
    more = "".join(
        svg.group(ring(brush, 0, 0, 32), DEN_LEFT + n * CELL + CELL / 2, DEN_TOP - 20, 0.5)
        for n in _left(view)
    )
    return _den_of(view, brush, more)


def _held(view: FoxesView, brush: Brush) -> Picture:
    """The objectives in my hand, and what each brings."""
    parts = []
    held = [card for card, count in enumerate(view.hand) for _ in range(count)]
    for n, card in enumerate(held):
        y = 44 * n
        parts.append(brush.panel(1, y + 1, 418, 38))
        parts.append(svg.group(icon("card"), 24, y + 20, 0.9))
        said = brush.say(objective_name(USUAL, card))
        parts.append(brush.words(46, y + 26, said, 16, fit=290))
        parts.append(svg.group(icon("vp"), 366, y + 20, 0.9))
        parts.append(brush.figure(394, y + 27, USUAL.objective_vp[card], 20))
    return Picture(420, 44 * len(held), "".join(parts), "")


PANELS: Final = (
    Panel("place", _rolled, _place, rule="B3.3"),
    Panel(
        "walk", _about_to_walk, _walk, {"day": USUAL.day_moves, "night": USUAL.night_moves},
        rule="B3.A.1",
    ),
    Panel("act", _acting, _acts, rule="B3.A.3"),
    Panel(
        "den", _dug, _den,
        {"one": USUAL.dig_costs[1], "two": USUAL.dig_costs[2], "three": USUAL.dig_costs[3]},
        rule="B3.B.2",
    ),
    Panel("goals", _rolled, _held, {"count": USUAL.start_objectives}, rule="B5.2"),
    Panel(
        "grow", _growing, _growth,
        {"top": PRICES[0], "middle": PRICES[1], "bottom": PRICES[2]}, rule="B5.5",
    ),
    Panel(
        "out", lambda view: len(_left(view)) >= CUBS_FOR_DIE, _out,
        {
            "cubs": CUBS_FOR_DIE, "rounds": ROUNDS, "set": USUAL.set_vp,
            "per": USUAL.pc_per_vp,
        },
        rule="B6.1",
    ),
)  # fmt: skip
