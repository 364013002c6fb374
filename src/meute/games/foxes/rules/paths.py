"""B3.B.3 Paths in a den: which tiles are joined, which exits are connected."""

from __future__ import annotations

from meute.games.foxes.data import (
    CELLS,
    COLUMNS,
    EDGES,
    EXITS,
    NEIGHBOURS,
    NORTH,
    SOUTH,
    START_CELL,
)
from meute.games.foxes.state import State

FIRST_EXIT_CELL = CELLS - COLUMNS


def connected(state: State, player: int) -> int:
    """B3.B.3 Return the exits reached by a chain of joined tiles from the way in, as bits."""
    return exits_of(state.dens[CELLS * player : CELLS * player + CELLS])


def joined(den: list[int]) -> list[bool]:
    """B3.B.3 Tell of every cell of one den whether joined tiles lead to it from the way in."""
    reached = [False] * CELLS
    start = den[START_CELL]
    if start < 0 or not EDGES[start] & SOUTH:
        return reached
    reached[START_CELL] = True
    todo = [START_CELL]
    while todo:
        cell = todo.pop()
        edges = EDGES[den[cell]]
        for beside, side, other_side in NEIGHBOURS[cell]:
            if edges & side and not reached[beside]:
                tile = den[beside]
                if tile >= 0 and EDGES[tile] & other_side:
                    reached[beside] = True
                    todo.append(beside)
    return reached


def exits_of(den: list[int]) -> int:
    """B3.B.3 Return the connected exits of one den, as bits."""
    start = den[START_CELL]
    if start < 0 or not EDGES[start] & SOUTH:
        return 0
    reached = joined(den)
    exits = 0
    for exit_ in range(EXITS):
        cell = FIRST_EXIT_CELL + exit_
        if reached[cell] and EDGES[den[cell]] & NORTH:
            exits |= 1 << exit_
    return exits


def joints(den: list[int], cell: int) -> int:
    """B3.B.3 Count the tiles beside a laid tile that are joined to it."""
    edges = EDGES[den[cell]]
    return sum(
        den[beside] >= 0 and bool(edges & side and EDGES[den[beside]] & other_side)
        for beside, side, other_side in NEIGHBOURS[cell]
    )


def frontier(state: State, player: int) -> list[int]:
    """B3.B.2 List the cells for the next tile: the start, or free cells beside a tile."""
    first = CELLS * player
    den = state.dens[first : first + CELLS]
    if den[START_CELL] < 0:
        return [START_CELL]
    return [
        cell
        for cell in range(CELLS)
        if den[cell] < 0 and any(den[beside] >= 0 for beside, _, _ in NEIGHBOURS[cell])
    ]
