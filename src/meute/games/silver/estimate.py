"""Who will win a game of Silver, as far as a position tells; and worlds worth believing in."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from meute.core.decision import Action
from meute.core.foresight import Challenge, Estimate, FlatRace, Foresight, Pace, Ratings
from meute.games.silver.actions import CALL
from meute.games.silver.cost import costs
from meute.games.silver.data import CALL_LIMIT, DECK, VILLAGE
from meute.games.silver.hasty import hasty
from meute.games.silver.heuristic_estimate import AMULET_WORTH
from meute.games.silver.kept import KEPT_OF_DEALT, KEPT_OF_LATER, ROWS
from meute.games.silver.rules.draw import HoldCard, KeepOne
from meute.games.silver.rules.exchange import ExchangeTaken
from meute.games.silver.rules.powers import (
    FetchDiscard,
    GiveForIt,
    LookAnywhere,
    PlaceWitched,
    Rob,
)
from meute.games.silver.rules.turn import TakeTurn
from meute.games.silver.situation import holds_amulet
from meute.games.silver.state import NOBODY, UNSEEN, State, dealt_to
from meute.games.silver.view import imagine
from meute.games.silver.weights import WEIGHTS

if TYPE_CHECKING:
    from meute.core.dealer import Dealer
    from meute.games.silver.view import SilverView

MOST_LEFT: Final = 3
"""Rounds to come beyond which more of them make no difference."""

TURNS_A_ROW: Final = 1.5
"""Turns of every player for which one row of `kept` holds."""

SIZES: Final = 3
"""Rows for each of them: for villages that are whole, have lost one card, or more."""


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
    """Return for each player the points lost, and what this round should cost.

    Before the first turn of a round there is nothing to tell apart but who has the amulet for it.
    """
    if state.turn == NOBODY or not state.value:
        cost = [-AMULET_WORTH * holds_amulet(state, player) for player in range(state.seats)]
    else:
        cost = costs(state)
    return [[lost(state, player) / 10, cost[player] / 10] for player in range(state.seats)]


def lost(state: State, player: int) -> float:
    """Return the points lost in the rounds before."""
    return float(sum(state.lost[player :: state.seats]))


SEARCHED: Final = (
    TakeTurn,
    HoldCard,
    KeepOne,
    ExchangeTaken,
    FetchDiscard,
    GiveForIt,
    PlaceWitched,
    Rob,
    LookAnywhere,
)
"""Questions in which playouts find better answers than the judgement's, or as good ones."""


def matters(view: SilverView, options: Sequence[Action]) -> bool:
    """R5 Search where a call is at stake, and where much else is."""
    called = view.caller != NOBODY
    return called or CALL in options or isinstance(view.pending[-1], SEARCHED)


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
    """Return the row of `kept` for a village.

    By turns gone, by how many cards are left, and by whether somebody else may call.
    """
    age = int((DECK - state.deck) / state.seats / TURNS_A_ROW)
    sizes = [len(village) for village in state.villages]
    gone = min(max(0, VILLAGE - sizes.pop(owner)), SIZES - 1)
    row = SIZES * min(age, ROWS // SIZES // 2 - 1) + gone
    return 2 * row + (min(sizes) <= CALL_LIMIT)


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
    estimate=Estimate(features, stage, WEIGHTS),
    pace=Pace(tempo, horizon=4, quiet=quiet),
    search=FlatRace(root=Challenge(caution=0.25, least=12), quick=hasty),
    ratings=Ratings(point=0.02, mirrors=True),
    believe=believe,
    matters=matters,
    levels={"medium": 0, "hard": 100, "expert": 1000},
)
