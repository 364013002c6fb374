"""What a call, a draw and a card in hand are worth, as players in playouts see it."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Final

from meute.games.silver.data import (
    APPRENTICE_SEER,
    BEHOLDER,
    COPIES,
    DECK,
    DOPPELGANGER,
    EXPOSER,
    MASTER,
    ROBBER,
    WITCH,
)
from meute.games.silver.hasty_village import (
    MEAN,
    REMEMBERED,
    Village,
    best_exchange,
    gift,
)
from meute.games.silver.heuristic import CALL_EDGE, GOING_ON
from meute.games.silver.heuristic_estimate import (
    ALL_POINTS,
    AMULET_WORTH,
    ATTACKS,
    DRIFT,
    KEPT,
    KEPT_SPREAD,
    LEAST_KEPT,
    LOOKED_AT,
    LUCK,
    NEW_CARD,
    PLANTED,
    SPREAD,
    TIE,
    TURN_SPREAD,
)
from meute.games.silver.heuristic_powers import LOOK, SPY
from meute.games.silver.state import State, dealt_to

ALL_CARDS: Final = sum(COPIES)

LOW: Final = 2
"""A card that is always kept: what it saves tells what others would."""

WITCHED: Final[tuple[float, ...]] = (1.5, 2.8)
"""What a Witch saves in the own village, and in that of a single opponent."""

ROBBED: Final = 3.0
"""About the lowest card that can be robbed."""


def call_gain(state: State, player: int, mean: float) -> float:
    """R5, R10.3 Return what a call saves against going on, if unseen cards are worth so much."""
    value, known, bit = state.value, state.known, 1 << player
    mine = spread = 0.0
    for card in state.villages[player]:
        if known[card] & bit:
            mine += value[card]
        else:
            mine += mean
            spread += SPREAD
    chance = 1.0
    for other in range(state.seats):
        if other != player:
            chance *= undercuts(state, player, other, (mine, spread, mean))
    going_on = mine * math.pow(GOING_ON, state.deck / state.seats)
    failure = (1.0 - chance) * (mine + state.settings.penalty)
    return going_on - failure + chance * AMULET_WORTH + CALL_EDGE * (state.seats - 2)


def unseen_mean(state: State, player: int) -> float:
    """Return what the cards that a player has not seen are worth on average."""
    left, cards, bit = ALL_POINTS, ALL_CARDS, 1 << player
    for card, known in enumerate(state.known):
        if known & bit:
            left -= state.value[card]
            cards -= 1
    return left / max(1, cards)


def undercuts(state: State, player: int, other: int, own: tuple[float, float, float]) -> float:
    """Return how likely the player's sum stays below another one after that player's last turn.

    `own` is the player's sum, its variance, and what an unseen card is worth.
    """
    mine, spread, mean = own
    known, bit, owner = state.known, 1 << player, 1 << other
    theirs = heaviest = 0.0
    sets: dict[float, float] = {}
    for card in state.villages[other]:
        worth = guess(state, player, other, card, mean)
        theirs += worth
        if known[card] & bit:
            sets[worth] = sets.get(worth, 0.0) + worth
        else:
            spread += KEPT_SPREAD if known[card] & owner else SPREAD
            heaviest = max(heaviest, worth)
    wild = sets.pop(DOPPELGANGER, 0.0)
    for heap in sets.values():
        heaviest = max(heaviest, heap)
    heaviest += wild
    margin = theirs - max(0.0, heaviest - NEW_CARD) - LUCK - mine - ATTACKS + TIE
    return 0.5 + 0.5 * math.erf(margin / math.sqrt(2.0 * (spread + TURN_SPREAD)))


def guess(state: State, player: int, owner: int, card: int, mean: float = MEAN) -> float:
    """Return what a card in the owner's village is worth, as far as the player can tell."""
    known = state.known[card]
    if known >> player & 1:
        return state.value[card]
    dealt = dealt_to(owner, card)
    if known >> owner & 1:
        gone = (DECK - state.deck) / state.seats
        return max(LEAST_KEPT, mean - LOOKED_AT - DRIFT * gone) if dealt else KEPT
    return PLANTED if known and not dealt else mean


def held_gain(village: Village, value: int) -> float:
    """Return what a drawn card saves in its best use."""
    return max(discard_gain(village, value), village.best(value)[0])


def discard_gain(village: Village, value: int) -> float:
    """R3.4 Return what discarding a drawn card saves: its power, less what the next player gets."""
    if value == WITCH and not village.state.deck:
        return 0.0
    lowest = lowest_discard(village) if value == MASTER else 0
    return power(village.known, village.blind, village.turns, village.seats, value, lowest)


def draw_gain(village: Village) -> float:
    """Return what a hidden card saves on average."""
    lowest = lowest_discard(village)
    return average_draw(village.known, village.blind, village.turns, village.seats, lowest)


def lowest_discard(village: Village) -> int:
    """R8.10 Return the lowest value that a Master could fetch."""
    state = village.state
    return min([state.value[card] for card in state.discard], default=DOPPELGANGER)


@lru_cache(REMEMBERED)
def average_draw(known: tuple[int, ...], blind: int, turns: int, seats: int, lowest: int) -> float:
    """Return what a hidden card saves on average; an exchange saves less the higher it is."""
    out = best_exchange(known, blind, turns, seats, LOW)[0] + LOW
    total = 0.0
    for value, copies in enumerate(COPIES):
        discarded = power(known, blind, turns, seats, value, lowest)
        total += copies * max(discarded, out - value)
    return total / ALL_CARDS


@lru_cache(REMEMBERED)
def power(  # noqa: PLR0913, PLR0917 (what the memory is asked by)
    known: tuple[int, ...], blind: int, turns: int, seats: int, value: int, lowest: int
) -> float:
    """Return what the power of a discarded card saves, or what a low card gives the next player."""
    share, gain = 1.0 / (seats - 1), 0.0
    if value < EXPOSER:
        gain = -gift(turns, seats, value)
    elif value == MASTER:
        gain = max(0.0, best_exchange(known, blind, turns, seats, lowest)[0])
    elif value == WITCH:
        own, others = WITCHED
        gain = own + others * share
    elif value == ROBBER:
        given = max([*known, MEAN] if blind else known, default=0)
        own = best_exchange(known, blind, turns, seats, ROBBED)[0]
        gain = max(0.0, own + share * (given - ROBBED))
    elif value == APPRENTICE_SEER:
        gain = SPY if turns else 0.0
    elif value != DOPPELGANGER and turns:
        gain = LOOK * min(blind, 2 if value == BEHOLDER else 1)
    return gain


def heaviest_card(state: State, player: int) -> tuple[float, int]:
    """Return the worth and the place of the heaviest own card that may leave."""
    value, known, bit = state.value, state.known, 1 << player
    return max(
        (
            (value[card] if known[card] & bit else MEAN, place)
            for place, card in enumerate(state.villages[player])
            if card != state.amulet_on
        ),
        default=(0.0, 0),
    )
