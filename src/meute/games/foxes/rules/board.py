"""B0.3 What the pieces of a player say at a glance."""

from __future__ import annotations

from meute.games.foxes.data import AT_EXIT, CATCHES, CUBS, INSTINCTS, OBJECTIVES, RESOURCES, SPACES
from meute.games.foxes.state import NOTHING, State


def has(state: State, player: int, instinct: int) -> bool:
    """C7 Tell whether the player has developed the instinct."""
    return state.instincts[INSTINCTS * player + instinct] >= 0


def here(state: State, player: int) -> int:
    """Return the number of the space on which the fox stands."""
    return SPACES * state.foxes[player] + state.steps[player] - 1


def stored(state: State, player: int) -> int:
    """B0.3 Count the mulotage tiles on the player's board."""
    first = CATCHES * player
    return CATCHES - state.catches[first : first + CATCHES].count(NOTHING)


def cubs_out(state: State, player: int) -> int:
    """F3 Count the cubs at exits of the den board."""
    count = 0
    for cub in range(CUBS * player, CUBS * player + CUBS):
        if state.cub_place[cub] >= AT_EXIT:
            count += 1
    return count


def validated(state: State, player: int) -> int:
    """B5.2 Count the validated objectives of a player."""
    return sum(state.validated[OBJECTIVES * player : OBJECTIVES * player + OBJECTIVES])


def held_kinds(state: State, player: int) -> list[int]:
    """List the kinds of resource a player has."""
    return [kind for kind in range(RESOURCES) if state.resources[RESOURCES * player + kind]]
