"""Who will win a game of Silver, as far as a position tells, and which questions matter."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from meute.core.decision import Action
from meute.games.silver.actions import CALL
from meute.games.silver.mind.round_cost import costs, holds_amulet
from meute.games.silver.mind.worth import AMULET_WORTH
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
from meute.games.silver.state import NOBODY, State

if TYPE_CHECKING:
    from meute.games.silver.view import SilverView

MOST_LEFT: Final = 3
"""Rounds to come beyond which more of them make no difference."""


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
