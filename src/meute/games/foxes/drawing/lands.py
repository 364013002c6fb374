"""The territories of Foxes as pictures: slots for dice, spaces with actions, who is there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from meute.core import svg
from meute.core.picture import PRINT
from meute.games.foxes.data import (
    ACTIONS,
    FIRST_MOUNTAIN_SLOT,
    LAYERS,
    MOUNTAIN,
    MOUNTAIN_SLOTS,
    ROUNDS,
    SPACES,
    VITAL_SLOTS,
)
from meute.games.foxes.drawing.shapes import die, fox, icon
from meute.games.foxes.printed import printed
from meute.games.foxes.state import NOBODY, NOTHING
from meute.games.foxes.words.names import OBSTACLES, territory_name

if TYPE_CHECKING:
    from meute.core.picture import Brush
    from meute.games.foxes.view import FoxesView

LAND_WIDE: Final = 234.5
LAND_HIGH: Final = 190
GROUNDS: Final = (
    ("#e8e0a9", "#4d4a24"), ("#c4deea", "#23404f"), ("#c8ddc2", "#24402e"), ("#efd5b8", "#52391f"),
    ("#dcdcde", "#3a3f46"),
)  # fmt: skip
"""The ground of each territory by day and by night; its icon and name say the same."""

SIGNS: Final = ("worm", "fish", "berry", "egg", "flag")
"""What a territory is known by: its resource."""

ACTION_ICONS: Final = ("mulotage", "mark", "advance", "raise")
SLOT: Final = 26
SPACE_WIDE: Final = 70
SPACE_TOP: Final = 104


def territory(view: FoxesView, brush: Brush, place: int) -> str:
    """Draw a vital territory."""
    parts = [_ground(view, brush, place, LAND_WIDE, LAND_HIGH)]
    values = printed(view.variant)
    open_ = values.vital_open[view.seats] - (view.round == ROUNDS)
    parts.append(_slots(view, brush, VITAL_SLOTS * place, VITAL_SLOTS, open_, 12, 38))
    parts += [_space(view, brush, place, step) for step in range(SPACES)]
    return "".join(parts) + _foxes(view, brush, place)


def mountain(view: FoxesView, brush: Brush, width: float, height: float) -> str:
    """Draw the Mountain, which has slots and no spaces."""
    values = printed(view.variant)
    parts = [_ground(view, brush, MOUNTAIN, width, height)]
    parts.append(
        _slots(
            view,
            brush,
            FIRST_MOUNTAIN_SLOT,
            MOUNTAIN_SLOTS,
            values.mountain_open[view.seats],
            12,
            46,
        )
    )
    names = ("flag", "resource", "advance", "raise")
    for n, (name, cost) in enumerate(zip(names, values.mountain_costs, strict=True)):
        x = 150 + 58 * n
        parts.append(svg.group(icon(name), x, 60, 0.75))
        parts.append(brush.figure(x + 20, 65, cost, 13))
    here = [seat for seat, where in enumerate(view.foxes) if where == MOUNTAIN]
    for n, seat in enumerate(here):
        parts.append(svg.group(fox(brush, seat), width - 46 - 34 * n, 8, 0.34))
    return "".join(parts)


def _ground(view: FoxesView, brush: Brush, place: int, width: float, height: float) -> str:
    """The ground, its sign and name, and the hunter and the obstacles that are here."""
    parts = [brush.panel(0, 0, width, height, fill=GROUNDS[place][brush.look.dark])]
    parts.append(svg.group(icon(SIGNS[place]), 20, 20, 0.85))
    guests = [OBSTACLES[n] for n, where in enumerate(view.obstacles) if where == place]
    if view.hunter == place:
        guests.append("hunter")
    said = brush.say(territory_name(place))
    room = 84.0 if place != MOUNTAIN else 90.0
    parts.append(brush.words(36, 25, said, 15, font_weight="bold", fit=room))
    for n, name in enumerate(guests):
        parts.append(svg.group(icon(name), 140 + 25 * n, 20, 0.85))
    return "".join(parts)


def _slots(  # noqa: PLR0913, PLR0917 (where they are, how many, and where to draw them)
    view: FoxesView, brush: Brush, first: int, count: int, open_: int, x: float, y: float
) -> str:
    """The slots in their order: the dice on them, those free, those closed."""
    parts = []
    for n in range(count):
        at = x + n * (SLOT + 6)
        owner = view.slot_owner[first + n]
        closed = n >= open_
        fill = "none" if closed else brush.look.surface
        dashes = "3 3" if closed else None
        slot = svg.rect(
            at, y, SLOT, SLOT, fill, rx=5, stroke=brush.look.muted, stroke_dasharray=dashes
        )
        parts.append(slot)
        if owner != NOBODY:
            drawn = die(brush, owner, view.slot_value[first + n])
            parts.append(svg.group(drawn, at + SLOT / 2, y + SLOT / 2))
            parts.append(brush.mark(at + SLOT / 2, y + SLOT + 7, 4.6, owner))
    return "".join(parts)


def _space(view: FoxesView, brush: Brush, place: int, step: int) -> str:
    """A space: the actions printed there with their costs, tiles face down, and a marker."""
    number = SPACES * place + step
    x = 8 + step * (SPACE_WIDE + 3)
    owner = view.markers[number]
    edge = brush.colour(owner) if owner != NOBODY else None
    parts = [brush.panel(x, SPACE_TOP, SPACE_WIDE, LAND_HIGH - SPACE_TOP - 8, rx=6, edge=edge)]
    costs = printed(view.variant).costs[ACTIONS * number : ACTIONS * number + ACTIONS]
    shown = [(name, cost) for name, cost in zip(ACTION_ICONS, costs, strict=True) if cost >= 0]
    for n, (name, cost) in enumerate(shown):
        at = (x + 12 + 30 * (n % 2), SPACE_TOP + 17 + 22 * (n // 2))
        parts.append(svg.group(icon(name), *at, 0.62))
        parts.append(brush.figure(at[0] + 14, at[1] + 5, cost, 12))
    tiles = sum(
        tile != NOTHING for tile in view.mulotage[LAYERS * number : LAYERS * number + LAYERS]
    )
    parts += [_tile(x + SPACE_WIDE - 17 - 4 * n, SPACE_TOP + 47 - 3 * n) for n in range(tiles)]
    if owner != NOBODY:
        parts.append(brush.mark(x + SPACE_WIDE - 9, SPACE_TOP + 5, 7, owner))
    return "".join(parts)


def _tile(x: float, y: float) -> str:
    """A mousing tile, face down."""
    return svg.rect(x, y, 13, 13, "#8d6238", rx=3, stroke=PRINT, stroke_width=0.8)


def _foxes(view: FoxesView, brush: Brush, place: int) -> str:
    """The foxes in a territory: those at the start above the spaces, the others on theirs."""
    parts, standing = [], [0] * (SPACES + 1)
    x: float
    y: float
    for seat, where in enumerate(view.foxes):
        if where != place:
            continue
        step = view.steps[seat]
        n = standing[step]
        standing[step] += 1
        if step:
            x, y = 10.0 + (step - 1) * (SPACE_WIDE + 3) + 17 * n, SPACE_TOP + 52
        else:
            x, y = LAND_WIDE - 42 - 34 * n, 70.0
        parts.append(svg.group(fox(brush, seat), x, y, 0.34))
    return "".join(parts)
