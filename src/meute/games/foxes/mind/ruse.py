"""When a ruse tile brings something."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from meute.games.foxes import data
from meute.games.foxes.data import RESOURCES, ROUNDS
from meute.games.foxes.mind.case import Case
from meute.games.foxes.mind.turn import best_move, best_place
from meute.games.foxes.rules.den import DigPath
from meute.games.foxes.rules.place import ChoosePlace, free_slot


def ruse_helps(case: Case, ruse: int) -> bool:
    """Tell whether now is a good time for the ruse tile."""
    find = RUSE_HELPS.get(ruse)
    return find is None or find(case)


def steady_helps(case: Case) -> bool:
    """The best place costs a penalty: before the last round only one of 2 or more counts."""
    state, player = case.state, case.player
    slot = free_slot(state, player, best_place(case.eye))
    return state.printed.penalty[slot] > (1 if state.round < ROUNDS else 0)


def further_helps(case: Case) -> bool:
    """The space beyond the fox's reach is better."""
    return best_move(case.eye, 1) > best_move(case.eye, 0) + 0.5


RUSE_HELPS: Final[Mapping[int, Callable[[Case], bool]]] = {
    data.PLUS: lambda case: case.state.die <= data.FACES - 2,
    data.STEADY: steady_helps,
    data.MOVE: further_helps,
    data.CHEAP: lambda case: isinstance(case.decision, DigPath) or case.best()[0] > 1,
    data.SWAP: lambda case: max(case.state.resources[RESOURCES * case.player :][:RESOURCES]) > 1,
    data.HUNTER: lambda case: isinstance(case.decision, ChoosePlace) and case.state.round == ROUNDS,
}
"""The other ruse tiles help at any time."""
