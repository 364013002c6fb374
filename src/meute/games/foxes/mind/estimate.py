"""Who will win a game of Foxes, as far as a position tells."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from meute.core.decision import Action
from meute.core.foresight import chances
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
from meute.games.foxes.mind.den import den_worth
from meute.games.foxes.mind.worth import growth_left, wish
from meute.games.foxes.rules.board import validated
from meute.games.foxes.rules.den import DigPath
from meute.games.foxes.rules.end import final_points
from meute.games.foxes.rules.growth import GrowCubs
from meute.games.foxes.rules.mountain import ActOnMountain
from meute.games.foxes.rules.move import MoveFox
from meute.games.foxes.rules.place import ChoosePlace
from meute.games.foxes.rules.territory import ActHere
from meute.games.foxes.state import State

if TYPE_CHECKING:
    from meute.games.foxes.view import FoxesView

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


WORTH: Final[dict[str, tuple[float, float]]] = {
    "points": (1.0, 1.0),
    "growth_pc": (0.5, 0.1),
    "grown": (0.6, 0.15),
    "cubs": (0.6, 0.1),
    "resources": (0.6, 0.1),
    "den": (0.8, 0.15),
    "tolls": (0.35, 0.0),
    "validated": (0.4, 0.0),
    "objectives": (0.8, 0.5),
    "tracks": (0.4, 0.1),
    "tiles": (0.6, 0.1),
    "instincts": (0.5, 0.0),
    "dice": (0.6, 0.5),
}
"""What the judgement thinks of each feature of `describe`, in tens of VP; and in the last round."""

FEATURES: Final[tuple[str, ...]] = tuple(WORTH)
"""The names of the features, in their order: weights are learned for these and no others."""

EARLIER: Final = 0
LAST: Final = 1
BY_STAGE: Final = ((0.45, EARLIER), (0.6, EARLIER), (0.9, EARLIER), (1.8, LAST))
GUESS: Final[tuple[tuple[float, ...], ...]] = tuple(
    tuple(k * worth[time] for worth in WORTH.values()) for k, time in BY_STAGE
)
"""VP to come count as much as the judgement says, and all more towards the end."""
