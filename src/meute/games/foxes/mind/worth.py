"""What single gains look worth, in VP; the figures come from simulated games."""

from __future__ import annotations

from typing import Final

from meute.games.foxes import data
from meute.games.foxes.data import (
    AT_EXIT,
    CHEESE,
    CUB,
    CUBS,
    END_OF_ROW,
    LAST_STEP,
    MARKERS,
    OBJECTIVES,
    PC,
    PRICES,
    RESOURCE,
    RESOURCES,
    ROUNDS,
    ROW,
    SPACES,
    TILE,
    TRACK,
    VITAL,
    VP,
)
from meute.games.foxes.rules.board import has, stored, validated
from meute.games.foxes.rules.gains import can_raise
from meute.games.foxes.rules.objectives import marked, progress
from meute.games.foxes.state import NOBODY, State

FIRST_OBJECTIVE: Final = 4.0
"""Without a validated objective no cub leaves."""
RESOURCE_VP: Final = 0.8
TILE_VP: Final = 0.6
CUB_VP: Final = 1.3
TOLLS: Final = 0.35
"""What a marker brings in tolls, per round still to come."""
CARD_VP: Final[tuple[float, ...]] = (0.0, 3.0, 2.6, 2.2, 0.8)
"""What one more objective card is worth, by round."""


def pc_worth(state: State, player: int) -> float:
    """Growth is what PC are for: worth most while there are steps left that they cannot pay."""
    left, first = state.pc[player], CUBS * player
    for cub in range(CUBS):
        place = state.cub_place[first + cub]
        if place < END_OF_ROW:
            left -= STEP_PRICE[cub] * (END_OF_ROW - max(1, place))
            if left < 0:
                return 0.55
    return 0.22


STEP_PRICE: Final[list[int]] = [PRICES[row] for row in ROW]
"""PC for a step of each cub."""


def growth_left(state: State, player: int) -> int:
    """Count the PC that all steps still open to the player would cost."""
    first = CUBS * player
    return sum(
        STEP_PRICE[cub] * (END_OF_ROW - max(1, place))
        for cub, place in enumerate(state.cub_place[first : first + CUBS])
        if place < END_OF_ROW
    )


def needed_for_last_steps(state: State, player: int) -> int:
    """Count the cubs that still have their last step before them."""
    first = CUBS * player
    count = 0
    for place in state.cub_place[first : first + CUBS]:
        if 0 < place <= LAST_STEP:
            count += 1
    return count


def resource_worth(state: State, player: int, kind: int | None = None) -> float:
    """A resource pays a last step or completes a set; a missing kind is worth more."""
    held = state.resources[RESOURCES * player : RESOURCES * player + RESOURCES]
    worth = RESOURCE_VP
    if sum(held) + stored(state, player) < needed_for_last_steps(state, player):
        worth += 0.5
    if kind is not None:
        worth += 0.3 * (max(held) - held[kind]) - 0.1 * held[kind]
        if not held[kind]:
            worth += wish(state, player, 12)
    return worth


def gain_worth(state: State, player: int, kind: int, amount: int) -> float:
    """What an icon is worth."""
    if kind == VP:
        return float(amount)
    if kind == PC:
        return amount * pc_worth(state, player)
    if kind == RESOURCE:
        return amount * resource_worth(state, player)
    if kind == CUB:
        return amount * cub_worth(state, player)
    if kind == CHEESE:
        return float(data.CHEESE_VP) if state.cheese == NOBODY else 1.0
    return amount * TILE_VP if kind == TILE else 0.0


def wish(state: State, player: int, number: int) -> float:
    """What one step towards objective obj.N is worth if it is in hand and still open."""
    card = number - 1
    if not state.hands[OBJECTIVES * player + card]:
        return 0.0
    missing = state.printed.objective_needs[card] - progress(state, player, card)
    if missing <= 0:
        return 0.0
    prize = state.printed.objective_vp[card] + 0.5
    if not validated(state, player):
        prize += FIRST_OBJECTIVE
    left = ROUNDS - state.round + 1
    return prize * (0.75 if missing == 1 else 0.5 / missing * min(1.0, left / 2))


def mulotage_worth(state: State, player: int) -> float:
    """The mean gain of a tile, its place on the board, and the objectives that ask for tiles."""
    tiles = stored(state, player)
    worth = 1.4 * pc_worth(state, player) + 0.35 * RESOURCE_VP
    if tiles < data.CATCHES:
        vp = state.printed.mulotage_vp
        worth += max(vp[tiles + 1] - vp[tiles], 1.5)
    if has(state, player, data.NOSE):
        worth += pc_worth(state, player)
    return worth + wish(state, player, 5) + wish(state, player, 6)


def mark_worth(state: State, player: int, space: int) -> float:
    """A point at the end, tolls until then, and the objectives that ask for markers."""
    territory = space // SPACES
    worth = 1.0 + TOLLS * (ROUNDS - state.round + 1) * (state.seats - 1) / 2
    if state.markers[space] != NOBODY:
        worth += 0.5
    home = state.home[MARKERS * player : MARKERS * player + MARKERS]
    if 1 in home and home.index(1) in data.SCORING_MARKERS:
        worth += 1.0
    worth += wish(state, player, 3)
    if not marked(state, player, territory):
        worth += wish(state, player, 4)
        worth += wish(state, player, 1 if territory % 2 == 0 else 2)
    return worth


AHEAD: Final[tuple[float, ...]] = (1.0, 0.25, 0.12)
"""What counts of the next space of a track, and of the two behind it."""


def track_worth(state: State, player: int, track: int) -> float:
    """The space's bonus, a little of what lies behind it, and objectives."""
    paw = state.paws[VITAL * player + track]
    if paw >= TRACK:
        return 0.0
    values = state.printed
    first = TRACK * track
    worth = 0.0
    for ahead in range(min(len(AHEAD), TRACK - paw)):
        step = first + paw + ahead
        gain, amount = values.track_gains[step], values.track_amounts[step]
        worth += AHEAD[ahead] * gain_worth(state, player, gain, amount)
    return worth + wish(state, player, 7 + track) + wish(state, player, 11)


def cub_worth(state: State, player: int) -> float:
    """A point at the end for a cub that leaves, and a step towards an instinct."""
    if not can_raise(state, player):
        return 0.0
    return CUB_VP + wish(state, player, 17) / 2


def raise_worth(state: State, player: int, cub: int) -> float:
    """Which cub gains most: one that will leave, and whose value opens an instinct."""
    place = state.cub_place[CUBS * player + cub]
    value = state.cub_value[CUBS * player + cub]
    growing = state.printed.growth_cub
    coming = sum(growing[place + 1 :]) if place < AT_EXIT else 0
    final = value + coming
    worth = 1.0 + 0.1 * place - 0.3 * ROW[cub]
    if final < data.FACES:
        worth += 0.4 * (final + 1 in state.printed.instinct_needs)
    else:
        worth -= 0.5
    return worth


def destiny_worth(state: State, player: int) -> float:
    """What the destiny tile's bonus is worth."""
    kind, amount = state.printed.destiny_gains[state.destiny]
    return gain_worth(state, player, kind, amount)


def slot_worth(state: State, player: int, slot: int, place: int) -> float:
    """What the placement bonus of a slot is worth."""
    resources, tiles, pc = state.printed.slot_gains[slot]
    kind = place if place < VITAL else None
    worth = tiles * TILE_VP + pc * pc_worth(state, player)
    if resources:
        worth += resources * resource_worth(state, player, kind)
    return worth
