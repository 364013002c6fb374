"""When a ruse tile brings something."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from meute.games.foxes import data
from meute.games.foxes.data import RESOURCES, ROUNDS
from meute.games.foxes.mind.judge import Judge
from meute.games.foxes.mind.turn import best_move, best_place
from meute.games.foxes.rules.den import DigPath
from meute.games.foxes.rules.place import ChoosePlace, free_slot


def ruse_helps(judge: Judge, ruse: int) -> bool:
    """Tell whether now is a good time for the ruse tile."""
    find = RUSE_HELPS.get(ruse)
    return find is None or find(judge)


def steady_helps(judge: Judge) -> bool:
    """The best place costs a penalty: before the last round only one of 2 or more counts."""
    state, player = judge.state, judge.player
    slot = free_slot(state, player, best_place(judge.eye))
    return state.printed.penalty[slot] > (1 if state.round < ROUNDS else 0)


def further_helps(judge: Judge) -> bool:
    """The space beyond the fox's reach is better."""
    return best_move(judge.eye, 1) > best_move(judge.eye, 0) + 0.5


RUSE_HELPS: Final[Mapping[int, Callable[[Judge], bool]]] = {
    data.PLUS: lambda judge: judge.state.die <= data.FACES - 2,
    data.STEADY: steady_helps,
    data.MOVE: further_helps,
    data.CHEAP: lambda judge: isinstance(judge.decision, DigPath) or judge.best()[0] > 1,
    data.SWAP: lambda judge: max(judge.state.resources[RESOURCES * judge.player :][:RESOURCES]) > 1,
    data.HUNTER: lambda judge: (
        isinstance(judge.decision, ChoosePlace) and judge.state.round == ROUNDS
    ),
}
"""The other ruse tiles help at any time."""
