"""A position at the beginning of a turn, in numbers: what the estimate of a round's cost reads.

It looks at a world with nothing hidden, such as a search imagines, and at who knows what in it.
Every number is about as large as one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from meute.games.silver.data import (
    BODYGUARD,
    CALL_LIMIT,
    DOPPELGANGER,
    EMPATH,
    RASCAL,
    VILLAGER,
)
from meute.games.silver.hasty_village import MEAN, Village, outlook
from meute.games.silver.hasty_worth import call_gain, draw_gain, guess, unseen_mean
from meute.games.silver.heuristic_estimate import NEW_CARD
from meute.games.silver.state import NOBODY, UNSEEN, State

if TYPE_CHECKING:
    from collections.abc import Sequence

HEAPS: Final = 3
"""Cards or sets that may go out in turns to come and are looked at one by one."""

MOST_GAIN: Final = 10.0
"""A call can promise more points than this, or cost more: it makes no difference."""

TEMPTING: Final = 6
"""Open cards below this value help somebody."""

TOTAL: Final = 0
GAIN: Final = 1
"""Where a description of a player tells the sum of the village, and what a call promises."""


def situation(state: State) -> list[list[float]]:
    """Describe each player, the rival with the lowest village, and what both have before them."""
    seats = state.seats
    mean = sum(state.bag) / len(state.bag) if state.bag else MEAN
    players = [describe(state, player, mean) for player in range(seats)]
    common = surroundings(state, mean)
    out = []
    for player, own in enumerate(players):
        others = [other for other in range(seats) if other != player]
        rival = min(others, key=lambda other: players[other][TOTAL])
        theirs = players[rival]
        ahead = theirs[TOTAL] - own[TOTAL]
        wait = (player - state.turn) % seats
        out.append(
            [
                *own,
                *theirs,
                *common,
                float(not wait),
                wait / 3,
                float(state.caller == player),
                float(has_last_turn(state, player)),
                float(has_last_turn(state, rival)),
                sum([players[other][TOTAL] for other in others], 0.0) / len(others),
                max([players[other][GAIN] for other in others]),
                within(2 * ahead),
                within(ahead),
                ahead,
            ]
        )
    return out


def within(number: float) -> float:
    """Return a number, or the nearest one between minus one and one."""
    return max(-1.0, min(1.0, number))


def has_last_turn(state: State, player: int) -> bool:
    """R5.3 Tell whether a player still has a last turn after a call."""
    caller, seats = state.caller, state.seats
    if caller in (NOBODY, player):
        return False
    return (caller - player) % seats <= (caller - state.turn) % seats


def surroundings(state: State, mean: float) -> list[float]:
    """Describe what lies before everybody."""
    turns = state.deck / state.seats
    top = state.value[state.discard[-1]] if state.discard else DOPPELGANGER
    shown = min([state.value[card] for card in state.display], default=DOPPELGANGER)
    return [
        turns / 15,
        1.0 / (1.0 + turns),
        (mean - MEAN) / 10,
        max(0, TEMPTING - top) / TEMPTING,
        max(0, TEMPTING - shown) / TEMPTING,
        len(state.display) / 2,
        float(state.caller != NOBODY),
        float(state.seats == 3),  # noqa: PLR2004
        float(state.seats == 4),  # noqa: PLR2004
    ]


def describe(state: State, player: int, mean: float) -> list[float]:
    """Describe a player: what lies in the village, what of it is known, what may be done."""
    village = Village(state, player)
    known, size = village.known, len(village.kinds)
    may = size <= CALL_LIMIT and state.caller == NOBODY
    unseen = unseen_mean(state, player)
    gain = max(-MOST_GAIN, min(MOST_GAIN, call_gain(state, player, unseen))) if may else 0.0
    drawn = draw_gain(village)
    top = state.value[state.discard[-1]] if state.discard else UNSEEN
    taken = max(0.0, village.best(top)[0] - drawn) if top != UNSEEN else 0.0
    like = [kind for kind in known if known.count(kind) > 1]
    return [
        total(state, player, mean) / 10,
        gain / 5,
        max(0.0, gain) / 5,
        float(may),
        size / 5,
        float(size <= CALL_LIMIT),
        village.blind / 5,
        (sum(known) + mean * village.blind) / 10,
        *[saved / 10 for saved in heaps(known, village.blind, mean)],
        len(like) / 3,
        max(like, default=0) / 5,
        float(known.count(DOPPELGANGER)),
        (known[0] if known else MEAN) / 5,
        (known[-1] if known else MEAN) / 5,
        *powers(state, player),
        watched(state, player) / 3,
        float(state.amulet_on in state.villages[player]),
        float(holds_amulet(state, player)),
        outlook(known, village.blind, village.turns) / 10,
        drawn / 5,
        taken / 3,
        taken / 3 if state.turn == player else 0.0,
        lowest_rival(state, player, unseen) / 10,
    ]


def total(state: State, player: int, mean: float) -> float:
    """Return what the cards of a village are worth; unseen ones as much as they are on average."""
    value = state.value
    return sum(
        [mean if value[card] == UNSEEN else value[card] for card in state.villages[player]], 0.0
    )


def heaps(known: Sequence[int], blind: int, mean: float) -> list[float]:
    """Return what is saved if the heaviest cards or sets go out, one after the other."""
    wild = DOPPELGANGER * known.count(DOPPELGANGER)
    out = [value * known.count(value) for value in set(known) if value != DOPPELGANGER]
    worth: list[float] = sorted([*out, *[mean] * blind], reverse=True)
    if wild and worth:
        worth[0] += wild
    worth += [0.0] * HEAPS
    return [max(0.0, heap - NEW_CARD) for heap in worth[:HEAPS]]


def powers(state: State, player: int) -> list[float]:
    """R2.6 Count the face-up cards of a village whose powers work for it."""
    up = [state.value[card] for card in state.villages[player] if state.up[card]]
    return [float(up.count(power)) for power in (VILLAGER, EMPATH, BODYGUARD, RASCAL)]


def holds_amulet(state: State, player: int) -> bool:
    """R7.3 Tell whether a player may lay the amulet in this round."""
    return state.amulet_ready and state.amulet_holder == player


def watched(state: State, player: int) -> int:
    """Count the face-down cards of a village that somebody else has seen."""
    own = 1 << player
    hidden = [card for card in state.villages[player] if not state.up[card]]
    return sum([state.known[card] & ~own != 0 for card in hidden])


def lowest_rival(state: State, player: int, mean: float) -> float:
    """Return the lowest sum among the others, as the player guesses it."""
    return min(
        [
            sum([guess(state, player, other, card, mean) for card in state.villages[other]], 0.0)
            for other in range(state.seats)
            if other != player
        ]
    )
