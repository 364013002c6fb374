"""Who will win a game of Silver, as far as a position tells; and worlds worth believing in."""

from __future__ import annotations

from collections.abc import Sequence
from math import erf
from typing import TYPE_CHECKING, Final

from meute.core.decision import Action
from meute.core.foresight import Foresight
from meute.games.silver.actions import CALL
from meute.games.silver.data import DECK
from meute.games.silver.hasty import hasty
from meute.games.silver.heuristic_estimate import Judge, chance_below
from meute.games.silver.kept import KEPT_OF_DEALT, KEPT_OF_LATER, ROWS
from meute.games.silver.rules.draw import HoldCard, KeepOne
from meute.games.silver.rules.exchange import ExchangeTaken
from meute.games.silver.rules.powers import FetchDiscard, LookAnywhere, PlaceWitched, Rob
from meute.games.silver.rules.turn import TakeTurn
from meute.games.silver.state import NOBODY, NOTHING, UNSEEN, State, dealt_to
from meute.games.silver.view import imagine, view_of
from meute.games.silver.weights import WEIGHTS

if TYPE_CHECKING:
    from meute.core.dealer import Dealer
    from meute.games.silver.view import SilverView

WHOLE_ROUND: Final = 99
MOST_LEFT: Final = 3
"""Rounds to come beyond which more of them make no difference."""

BLIND_MEAN: Final = 6.5
CALLABLE: Final = 4
"""R5.1 With so many cards a village may call."""

GOOD_DISCARD: Final = 4
"""Discards below this value are taken."""

LAST_TURN: Final = 1.5
LAST_TURN_SPREAD: Final = 10.0
"""What last turns take off the villages of a caller's rivals, and the variance of it."""

TURNS_A_ROW: Final = 1.5
"""Turns of every player for which one row of `kept` holds."""


def stage(state: State) -> int:
    """Tell how many rounds come after this one, and whether somebody has called."""
    left = min(state.settings.rounds - state.round - 1, MOST_LEFT)
    return 2 * max(left, 0) + (state.caller != NOBODY)


def tempo(state: State) -> tuple[int, int]:
    """Return the round and whose turn it is."""
    return state.round, state.turn


def quiet(state: State) -> bool:
    """R5.3 After a call it is better to play the last turns than to guess them."""
    return state.caller == NOBODY


def features(state: State) -> list[list[float]]:
    """Describe each player: points lost, what this round will cost, and who may call."""
    return [describe(state, player) for player in range(state.seats)]


def describe(state: State, player: int) -> list[float]:
    """Describe one player as it would judge its own view, and by the cards that really lie there.

    Before the first turn of a round there is nothing to judge.
    """
    total = village_sum(state, player)
    if state.turn == NOBODY or not state.value:
        return [lost(state, player) / 10, total / 10, *[0.0] * 8]
    judge = Judge(view_of(state, player, aided=True))
    sums = [village_sum(state, other) for other in range(state.seats)]
    lowest = 0.5 + 0.5 * erf((min(sums[:player] + sums[player + 1 :]) - total) / 10)
    callable_ = len(state.villages[player]) <= CALLABLE
    return [
        lost(state, player) / 10,
        total / 10,
        (judge.now if state.caller == NOBODY else last_loss(state, judge, sums)) / 10,
        len(judge.blind) / 5,
        callable_ * judge.call_succeeds(),
        lowest,
        callable_ * lowest,
        *tempting(state, player),
        float(state.amulet_holder == player and guarded(state)),
    ]


def guarded(state: State) -> bool:
    """R7.3 Tell whether the amulet protects a card in this round, or still may."""
    return state.amulet_ready or state.amulet_on != NOTHING


def last_loss(state: State, judge: Judge, sums: list[float]) -> float:
    """R10 Return what a player should lose after a call, with one turn left or none."""
    player, caller = judge.me, state.caller
    if player != caller:
        waits = (caller - player) % state.seats <= (caller - state.turn) % state.seats
        return sums[player] - (judge.last_turn(player) if waits else 0.0)
    rival = min(total for other, total in enumerate(sums) if other != caller)
    fails = chance_below(sums[caller] - rival + LAST_TURN, LAST_TURN_SPREAD)
    return fails * (sums[caller] + state.settings.penalty)


def village_sum(state: State, player: int) -> float:
    """Return what the cards of a village are worth; unseen ones as much as they are on average."""
    bag = state.bag
    mean = sum(bag) / len(bag) if bag else BLIND_MEAN
    value = state.value
    return sum(mean if value[card] == UNSEEN else value[card] for card in state.villages[player])


def tempting(state: State, player: int) -> list[float]:
    """R4 Return whether it is a player's turn, and how good the discard is that may be taken."""
    if state.turn != player:
        return [0.0, 0.0]
    top = state.value[state.discard[-1]] if state.discard else GOOD_DISCARD
    return [1.0, max(0, GOOD_DISCARD - top) / 4]


def lost(state: State, player: int) -> float:
    """Return the points lost in the rounds before."""
    return float(sum(state.lost[player :: state.seats]))


SEARCHED: Final = (
    TakeTurn,
    HoldCard,
    KeepOne,
    ExchangeTaken,
    FetchDiscard,
    PlaceWitched,
    Rob,
    LookAnywhere,
)
"""Questions in which playouts found better answers than the judgement's."""

ELSEWHERE: Final = 0.5
"""The part of the playouts for them if no call is at stake."""


def matters(view: SilverView, options: Sequence[Action]) -> float:
    """R5 Search with all playouts where a call is at stake, with some where much else is."""
    if view.caller != NOBODY or CALL in options:
        return 1.0
    return ELSEWHERE if isinstance(view.pending[-1], SEARCHED) else 0.0


def believe(view: SilverView, dealer: Dealer) -> State:
    """Imagine a world in which villages hold what their owners would have kept.

    Cards are dealt anew one by one, each as likely as it is beside the others; after two rounds
    of this nothing is left of the first deal.
    """
    world = imagine(view, dealer)
    hidden = [
        (card, kept_of(world, owner, card))
        for owner, village in enumerate(world.villages)
        for card in village
        if view.value[card] == UNSEEN and world.known[card] >> owner & 1
    ]
    for card, kept in [*hidden, *hidden]:
        redeal_card(world, card, kept, dealer)
    return world


def kept_of(state: State, owner: int, card: int) -> tuple[int, ...]:
    """Return how likely a player keeps a card of each value for as long as this one."""
    return (KEPT_OF_DEALT if dealt_to(owner, card) else KEPT_OF_LATER)[kept_row(state, owner)]


def kept_row(state: State, owner: int) -> int:
    """Return the row of `kept` for a village: by turns gone, and whether its owner may call."""
    age = int((DECK - state.deck) / state.seats / TURNS_A_ROW)
    return 2 * min(age, ROWS // 2 - 1) + (len(state.villages[owner]) <= CALLABLE)


def redeal_card(state: State, card: int, kept: tuple[int, ...], dealer: Dealer) -> None:
    """Change a card for one of those nobody has seen, the likelier the more such cards are kept."""
    bag = state.bag
    bag.append(state.value[card])
    left = dealer.part() * sum([kept[value] for value in bag])
    for value in bag:
        left -= kept[value]
        if left < 0:
            break
    bag.remove(value)
    bag.sort()
    state.value[card] = value


FORESIGHT: Final = Foresight(
    features=features,
    stage=stage,
    weights=WEIGHTS,
    tempo=tempo,
    horizon=WHOLE_ROUND,
    quiet=quiet,
    point=0.02,
    caution=1.0,
    least=48,
    flat=True,
    mirrors=True,
    hasty=hasty,
    believe=believe,
    matters=matters,
    levels={"medium": 0, "hard": 400, "expert": 1600},
)
