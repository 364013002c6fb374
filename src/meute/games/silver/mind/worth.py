"""What things are worth in Silver: each formula once, for whoever reads a view or plays in haste.

All numbers are points of this round. Those marked (tuned) won games against others in their place;
what is said about cards and last turns was counted in games of this judgement against itself.
Nothing here knows where a number comes from: `sight` tells what a player knows, `village`,
`exchange` and `power` put both together at two speeds.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from meute.games.silver.data import (
    APPRENTICE_SEER,
    BEHOLDER,
    BODYGUARD,
    DOPPELGANGER,
    EMPATH,
    EXPOSER,
    FULL_BAG,
    RASCAL,
    REVEALER,
    SEER,
    SQUIRE,
)
from meute.games.silver.state import NOBODY

ALL_POINTS: Final = sum(FULL_BAG)
ALL_CARDS: Final = len(FULL_BAG)

NEW_CARD: Final = 4.0
"""What comes in when a card is thrown out: low cards are kept, high ones discarded. (tuned)"""

PATIENCE: Final = 0.9
"""How likely it is to get one more turn before the round ends. (tuned)"""

MOST_TURNS: Final = 5
TURN_CHANCES: Final[tuple[float, ...]] = tuple(
    [PATIENCE**turn for turn in range(1, MOST_TURNS + 1)]
)
"""How likely each turn to come is; later ones make no difference."""

KEPT: Final = 3.0
"""A card its owner drew and kept is low."""

LOOKED_AT: Final = 1.0
"""A dealt card its owner knows is lower than an unseen one: it was not thrown out yet."""

LEAST_KEPT: Final = 2.2
"""So low does a card become that its owner has known and kept for long."""

PLANTED: Final = 8.5
"""A card that another player has put into a village is high."""

DRIFT: Final = 0.5
"""Each turn it is still kept, it is lower by so much."""

SPREAD: Final = 14.0
"""The variance of an unseen card."""

KEPT_SPREAD: Final = 6.0
"""The variance of a card its owner knows."""

LUCK: Final = 1.0
"""What a last turn saves besides: sets that only their owner knows, powers."""

ATTACKS: Final = 1.0
"""What last turns add to the caller's village: Witches and Robbers aim at it."""

TURN_SPREAD: Final = 6.0
"""The variance that last turns bring, attacks included."""

TIE: Final = 0.5
"""Half a point for the caller, who wins ties: sums are whole numbers (a continuity correction)."""

STILL_TO_SAVE: Final = 0.25
"""The part of their villages that opponents would get rid of if the round went on."""

AMULET_WORTH: Final = 2.0
"""What the amulet saves in the next round, and in a tie."""

CALL_EDGE: Final = 1.5
"""What a call saves besides, for each opponent but one: somebody else may call first. (tuned)"""

GOING_ON: Final = 0.96
"""What each turn to come leaves of a village; when others call first, it saves no more."""

FACE_UP: Final = {SQUIRE: 0.2, EMPATH: 0.8, BODYGUARD: 0.6, RASCAL: 1.0}
"""What the lasting power of a face-up card is still worth to its owner. (tuned)"""

GIFT: Final = 0.3
"""The next player takes a low discard: the part of its gain that hurts. (tuned)"""

GOOD_DISCARD: Final = 4
"""Players take discards below this value."""

WITCHED: Final[tuple[float, ...]] = (1.5, 2.8)
"""What a Witch saves on average in the player's own village, and in that of a single opponent: in
haste it stands for `power.witch_gain`, which tries every card that may come."""

ROBBED: Final = 3.0
"""About the lowest card that can be robbed: in haste it stands for `Judge.prey`."""

SPOILT: Final = 2.5
"""How much more a point counts that a caller gets, since the call may fail: in haste it stands for
`Judge.hurt`, which weighs both sums."""

LOOK: Final = 0.8
"""What it saves to know one more card of one's own: the right one is thrown out next. (tuned)"""

SPY: Final = 0.2
"""What it saves to know one more card of an opponent: a better call, a better theft."""

LOOKERS: Final = (EXPOSER, REVEALER, BEHOLDER, SEER)
"""Cards that let their player know more of his or her own village. R8.5-R8.7, R8.9"""


def share_of(seats: int) -> float:
    """Return what a point that one opponent loses is worth: all together count like me."""
    return 1.0 / (seats - 1)


def turns_to_come(deck: int, seats: int, caller: int) -> int:
    """Return how many turns of a player are still worth planning for; after a call none."""
    return min(MOST_TURNS, deck // seats) if caller == NOBODY else 0


def kept(mean: float, turns_gone: float) -> float:
    """Return what a dealt card is worth that its owner has looked at and kept for so long."""
    return max(LEAST_KEPT, mean - LOOKED_AT - DRIFT * turns_gone)


def heaps(known: Sequence[float], blind: Sequence[float]) -> list[float]:
    """Return what can go out in one turn each, the heaviest first: equal cards go together.

    A Doppelganger goes with anything, so it is counted with the heaviest. R8.13.1
    """
    if len(set(known)) == len(known) and DOPPELGANGER not in known:
        return sorted([*known, *blind], reverse=True)
    sums: dict[float, float] = {}
    for value in known:
        sums[value] = sums.get(value, 0.0) + value
    wild = sums.pop(DOPPELGANGER, 0.0)
    out = sorted([*sums.values(), *blind], reverse=True)
    if out:
        out[0] += wild
    return out or [wild]


def heaviest(known: Sequence[float], blind: Sequence[float]) -> float:
    """Return the first of these heaps."""
    if DOPPELGANGER in known or len(set(known)) < len(known):
        return heaps(known, blind)[0]
    return max([*known, *blind])


def going_out(total: float, out: Sequence[float], chances: Sequence[float]) -> float:
    """Return a sum less what goes out of it in turns with these chances, each for a new card."""
    for chance, heap in zip(chances, out, strict=False):
        if heap <= NEW_CARD:
            break
        total -= chance * (heap - NEW_CARD)
    return total


def last_turn(known: Sequence[float], blind: Sequence[float]) -> float:
    """Return what one turn saves: the heaviest card or set goes out, if a new card is lower."""
    return max(0.0, heaviest(known, blind) - NEW_CARD)


def chance_below(margin: float, variance: float) -> float:
    """Return how likely a normal value around zero stays below the margin."""
    return 0.5 + 0.5 * math.erf(margin / math.sqrt(2.0 * variance))


def undercuts(mine: float, theirs: float, spread: float) -> float:
    """R5.3 Return how likely a caller's sum stays below another one, given after its last turn."""
    return chance_below(theirs - mine - ATTACKS + TIE, spread + TURN_SPREAD)


def call_worth(mine: float, success: float, deck: int, seats: int, penalty: int) -> float:
    """R5, R10.3 Return what a call saves against going on, if it succeeds with this chance."""
    going_on = mine * math.pow(GOING_ON, deck / seats)
    failure = (1.0 - success) * (mine + penalty)
    return going_on - failure + success * AMULET_WORTH + CALL_EDGE * (seats - 2)


def gift(value: float, share: float) -> float:
    """Return what it costs to leave a card of this value on top of the discard pile."""
    return GIFT * share * (GOOD_DISCARD - value) if value < GOOD_DISCARD else 0.0


def witched(share: float) -> float:
    """R8.11 Return what a Witch saves on average, whatever lies where."""
    own, others = WITCHED
    return own + others * share


def looking(value: int, blind: int) -> float:
    """R8.5-R8.9 Return what a discarded card saves that lets its player look, or turn up.

    `blind` is how many of the player's own cards are unknown.
    """
    if value == APPRENTICE_SEER:
        return SPY
    return LOOK * min(blind, 2 if value == BEHOLDER else 1) if value in LOOKERS else 0.0
