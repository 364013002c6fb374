"""How good a den looks: how many tiles each exit still lacks."""

from __future__ import annotations

from typing import Final

from meute.games.foxes.data import (
    AT_EXIT,
    CELLS,
    CUBS,
    EDGES,
    EXITS,
    NEIGHBOURS,
    NORTH,
    SOUTH,
    START_CELL,
)
from meute.games.foxes.rules.board import validated
from meute.games.foxes.rules.paths import FIRST_EXIT_CELL
from meute.games.foxes.state import State

FAR: Final = 99
NEARNESS: Final = (1.0, 0.75, 0.56, 0.42, 0.3, 0.2, 0.1)
"""What an exit is worth that lacks so many tiles, as a part of a connected one."""
EXIT_VP: Final = 6.5
"""What a connected exit is worth when a cub can use it."""


def missing(den: list[int]) -> list[int]:
    """Count for each exit the tiles that would at best complete its path."""
    cost = [FAR] * CELLS
    start = den[START_CELL]
    if start >= 0 and not EDGES[start] & SOUTH:
        return [FAR] * EXITS
    cost[START_CELL] = 0 if start >= 0 else 1
    todo = [START_CELL]
    while todo:
        cell = todo.pop(0)
        tile = den[cell]
        for beside, side, other_side in NEIGHBOURS[cell]:
            other = den[beside]
            if (tile >= 0 and not EDGES[tile] & side) or (
                other >= 0 and not EDGES[other] & other_side
            ):
                continue
            reached = cost[cell] + (other < 0)
            if reached < cost[beside]:
                cost[beside] = reached
                todo.append(beside)
    return [
        FAR
        if den[FIRST_EXIT_CELL + e] >= 0 and not EDGES[den[FIRST_EXIT_CELL + e]] & NORTH
        else cost[FIRST_EXIT_CELL + e]
        for e in range(EXITS)
    ]


def exit_values(state: State, player: int) -> list[float]:
    """What each exit would be worth if it were connected: cubs and objectives decide."""
    places = state.cub_place[CUBS * player : CUBS * player + CUBS]
    cards = validated(state, player)
    left = 5 - state.round
    values = []
    for exit_ in range(EXITS):
        if not state.cubes[EXITS * player + exit_]:
            values.append(0.1)
            continue
        lacking = max(0, state.printed.exit_needs[exit_] - cards)
        chance = 0.9 ** (lacking * 2) if left > 1 else (1.0 if not lacking else 0.25)
        if AT_EXIT + exit_ in places:
            chance *= 1.4
        values.append(EXIT_VP * chance)
    return values


def near(lack: int) -> float:
    """Return what is left of an exit's worth when it lacks so many tiles."""
    return NEARNESS[lack] if 0 <= lack < len(NEARNESS) else 0.0


def added_up(worths: list[float]) -> float:
    """Add up the exits; the best three count most, since there are not so many cubs."""
    worths.sort(reverse=True)
    return sum(worth * part for worth, part in zip(worths, PARTS, strict=True))


PARTS: Final = (1.0, 0.8, 0.6, 0.3, 0.1)


def den_worth(state: State, player: int) -> float:
    """Add up what the exits are worth as near as they are."""
    first = CELLS * player
    lacking = missing(state.dens[first : first + CELLS])
    values = exit_values(state, player)
    return added_up([value * near(lack) for value, lack in zip(values, lacking, strict=True)])


def next_tile_worth(state: State, player: int) -> float:
    """What a tile would add that brings every exit one step nearer."""
    first = CELLS * player
    lacking = missing(state.dens[first : first + CELLS])
    values = exit_values(state, player)
    return added_up(
        [
            value * (near(lack - 1) - near(lack)) if lack else 0.0
            for value, lack in zip(values, lacking, strict=True)
        ]
    )


def exit_worth(state: State, player: int, exit_: int) -> float:
    """How good an exit is for a cub that leaves now."""
    first = CELLS * player
    lack = missing(state.dens[first : first + CELLS])[exit_]
    return exit_values(state, player)[exit_] * near(lack)
