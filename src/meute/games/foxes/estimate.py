"""Who will win a game of Foxes, as far as a position tells."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from meute.core.decision import Action
from meute.core.foresight import (
    Estimate,
    FlatRace,
    Foresight,
    Halving,
    Pace,
    Ratings,
    chances,
)
from meute.games.foxes.actions import Leave
from meute.games.foxes.data import (
    AT_EXIT,
    BONUSES,
    CUBS,
    END_OF_ROW,
    INSTINCTS,
    OBJECTIVES,
    PRICES,
    RESOURCES,
    ROUNDS,
    ROW,
    VITAL,
)
from meute.games.foxes.heuristic import Judge
from meute.games.foxes.heuristic_den import den_worth
from meute.games.foxes.plans import BALANCED
from meute.games.foxes.rules.board import validated
from meute.games.foxes.rules.den import DigPath
from meute.games.foxes.rules.end import final_points
from meute.games.foxes.rules.growth import GrowCubs
from meute.games.foxes.rules.mountain import ActOnMountain
from meute.games.foxes.rules.move import MoveFox
from meute.games.foxes.rules.place import ChoosePlace
from meute.games.foxes.rules.territory import ActHere
from meute.games.foxes.state import State
from meute.games.foxes.weights import WEIGHTS
from meute.games.foxes.worth import growth_left, wish

if TYPE_CHECKING:
    from meute.core.dealer import Dealer
    from meute.games.foxes.view import FoxesView

WHOLE_GAME: Final = 9999
CLOSE: Final = 15.0
"""By how many VP a result counts for about three times another, in a finished game."""


def stage(state: State) -> int:
    """Return the round, from 0 on."""
    return min(max(state.round, 1), ROUNDS) - 1


def tempo(state: State) -> tuple[int, int]:
    """Return the one chapter of a game, and a number that changes with every turn."""
    return 0, 100 * state.round + sum(state.dice)


def matters(view: FoxesView, options: Sequence[Action]) -> bool:
    """Search where a die goes, and in the last round how dice and PC are spent.

    Before, a search of how they are spent won nothing.
    """
    question = type(view.pending[-1])
    if question is ChoosePlace:
        return True
    leaving = any(isinstance(option, Leave) for option in options)
    return view.round == ROUNDS and question in SPENDING and not leaving


SPENDING: Final = (MoveFox, ActHere, ActOnMountain, DigPath, GrowCubs)


def hasty(state: State, decision: Any, options: Sequence[Action], dealer: Dealer) -> Action:
    """Answer by the judgement, from the state: it looks at nothing its seat could not see."""
    judge = Judge(BALANCED, state, decision)
    ratings = [judge.rate(option) for option in options]
    best = max(ratings) - 1e-9
    return dealer.pick([options[n] for n, rating in enumerate(ratings) if rating >= best])


def closing(state: State) -> list[float]:
    """Return what a finished game counts: a win by far more than a close one, a close loss too."""
    return chances([[points] for points in state.vp], [1 / CLOSE])


def features(state: State) -> list[list[float]]:
    """Describe each player: points, what counts at the end, and what is on the way."""
    return [describe(state, player) for player in range(state.seats)]


def describe(state: State, player: int) -> list[float]:
    """Return what one player has, in tens of VP where the judgement knows its worth."""
    hand = state.hands[OBJECTIVES * player : OBJECTIVES * player + OBJECTIVES]
    points = state.vp[player] + sum(points for _, points in final_points(state, player))
    left = ROUNDS - state.round
    return [
        (points + pips(state, player)) / 10,
        min(state.pc[player], growth_left(state, player)) / 10,
        grown(state, player) / 10,
        cub_values(state, player) / 10,
        sum(state.resources[RESOURCES * player : RESOURCES * player + RESOURCES]) / 10,
        den_worth(state, player) / 10,
        left * state.markers.count(player) / 10,
        float(validated(state, player) > 0),
        sum((wish(state, player, card + 1) for card, held in enumerate(hand) if held), 0.0) / 10,
        sum(state.paws[VITAL * player : VITAL * player + VITAL]) / 10,
        sum(state.bonuses[BONUSES * player : BONUSES * player + BONUSES]) / 10,
        left * developed(state, player) / 10,
        float(state.dice[player]),
    ]


def pips(state: State, player: int) -> int:
    """Count what is left on the player's dice; it becomes VP at the end of the round."""
    owners = state.slot_owner
    return sum(left for slot, left in enumerate(state.slot_value) if owners[slot] == player)


def grown(state: State, player: int) -> int:
    """Count the PC that the cubs' steps so far have cost."""
    first = CUBS * player
    return sum(
        PRICES[ROW[cub]] * (min(END_OF_ROW, state.cub_place[first + cub]) - 1)
        for cub in range(CUBS)
        if state.cub_place[first + cub]
    )


def cub_values(state: State, player: int) -> int:
    """Add up the values of the cubs that have not left yet."""
    cubs = range(CUBS * player, CUBS * player + CUBS)
    return sum(state.cub_value[cub] for cub in cubs if 0 < state.cub_place[cub] < AT_EXIT)


def developed(state: State, player: int) -> int:
    """Count the instincts a player has developed."""
    own = state.instincts[INSTINCTS * player : INSTINCTS * player + INSTINCTS]
    return sum(exit_ >= 0 for exit_ in own)


WORTH: Final[tuple[float, ...]] = (1.0, 0.5, 0.6, 0.6, 0.6, 0.8, 0.35, 0.4, 0.8, 0.4, 0.6, 0.5, 0.6)
"""What the judgement thinks of each feature, in tens of VP."""

LAST_WORTH: Final[tuple[float, ...]] = (
    1.0,
    0.1,
    0.15,
    0.1,
    0.1,
    0.15,
    0.0,
    0.0,
    0.5,
    0.1,
    0.1,
    0.0,
    0.5,
)
"""The same in the last round, when nothing else is still to come."""

WORTH_BY_STAGE: Final = ((0.45, WORTH), (0.6, WORTH), (0.9, WORTH), (1.8, LAST_WORTH))
GUESS: Final[tuple[tuple[float, ...], ...]] = tuple(
    tuple(k * worth for worth in row) for k, row in WORTH_BY_STAGE
)
"""VP to come count as much as the judgement says, and all more towards the end."""

FORESIGHT: Final = Foresight(
    estimate=Estimate(features, stage, WEIGHTS, GUESS),
    pace=Pace(tempo, horizon=WHOLE_GAME, closing=closing),
    search=FlatRace(root=Halving(trust=8.0), quick=hasty),
    ratings=Ratings(point=0.004),
    matters=matters,
    levels={"medium": 0, "hard": 8, "expert": 72},
)
