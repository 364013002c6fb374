"""How good a den looks: how many tiles each exit still lacks."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from meute.games.foxes.data import (
    AT_EXIT,
    CELLS,
    COLUMNS,
    CUBS,
    EAST,
    EDGES,
    EXITS,
    NORTH,
    ROUNDS,
    SOUTH,
    START_CELL,
    WEST,
)
from meute.games.foxes.rules.board import validated
from meute.games.foxes.rules.paths import FIRST_EXIT_CELL
from meute.games.foxes.state import State

FAR: Final = 99
NEARNESS: Final[tuple[float, ...]] = (1.0, 0.75, 0.56, 0.42, 0.3, 0.2, 0.1)
"""What an exit is worth by the number of tiles it lacks, as a part of a connected one."""
EXIT_VP: Final = 6.5
"""What a connected exit is worth when a cub can use it."""


BOARD: Final = (1 << CELLS) - 1
INNER: Final = sum(1 << cell for cell in range(CELLS) if cell % COLUMNS < COLUMNS - 1)
"""All cells but those of the last column."""


def _bits(*sides: int) -> int:
    """Put yes or no to north, south, east, west and free on five boards, for the first cell."""
    return sum(bool(side) << CELLS * board for board, side in enumerate(sides))


FREE: Final = _bits(1, 1, 1, 1, 1)
OPEN: Final[tuple[int, ...]] = (
    *[_bits(e & NORTH, e & SOUTH, e & EAST, e & WEST, 0) for e in EDGES],
    FREE,
)
"""Where each tile is open; -1, a free cell, comes last: it may still become open everywhere."""


def drawn(state: State, player: int) -> int:
    """Return the five boards of a player's den: where cells are open, and which are free."""
    first = CELLS * player
    return boards_of(tuple(state.dens[first : first + CELLS]))


@lru_cache(maxsize=1 << 13)
def boards_of(tiles: tuple[int, ...]) -> int:
    """Return the five boards of a den with these tiles, cell by cell."""
    boards = 0
    for tile in reversed(tiles):
        boards = boards << 1 | OPEN[tile]
    return boards


def with_tile(boards: int, cell: int, tile: int) -> int:
    """Return the boards of a den with a tile on a cell that was free."""
    return boards ^ (FREE ^ OPEN[tile]) << cell


def missing(state: State, player: int) -> tuple[int, ...]:
    """Count for each exit the tiles that would at best complete its path."""
    return lacking(drawn(state, player))


@lru_cache(maxsize=1 << 16)
def lacking(boards: int) -> tuple[int, ...]:
    """Count the tiles that each exit lacks; what one more tile reaches is found all at once."""
    north, south, free = boards & BOARD, boards >> CELLS & BOARD, boards >> 4 * CELLS
    up = north & south >> COLUMNS
    right = boards >> 2 * CELLS & boards >> 3 * CELLS + 1 & INNER
    exits = [FAR] * EXITS
    reached = seen = 1 << START_CELL & south
    tiles = 1 if free >> START_CELL & 1 else 0
    while reached:
        edge, further = reached, 0
        while edge:
            beside = (edge & up) << COLUMNS | edge >> COLUMNS & up
            beside = (beside | (edge & right) << 1 | edge >> 1 & right) & ~seen
            seen |= beside
            further |= beside & free
            edge = beside & ~free
            reached |= edge
        for exit_ in EXITS_OF[(reached & north) >> FIRST_EXIT_CELL]:
            exits[exit_] = tiles
        reached = further
        tiles += 1
    return tuple(exits)


EXITS_OF: Final = [[e for e in range(EXITS) if bits >> e & 1] for bits in range(1 << EXITS)]
"""The exits that a number names by its bits."""


def exit_values(state: State, player: int) -> tuple[float, ...]:
    """What each exit would be worth if it were connected: cubs and objectives decide."""
    first = EXITS * player
    places = state.cub_place[CUBS * player : CUBS * player + CUBS]
    needs = state.printed.exit_needs
    cards, cubes = validated(state, player), tuple(state.cubes[first : first + EXITS])
    return values_of(needs, cards, cubes, tuple(places), state.round == ROUNDS)


@lru_cache(maxsize=1 << 14)
def values_of(
    needs: tuple[int, ...],
    cards: int,
    cubes: tuple[int, ...],
    places: tuple[int, ...],
    last: bool,  # noqa: FBT001 (the key of a cache)
) -> tuple[float, ...]:
    """What exits are worth by the cards they need, those validated, their cubes, and the cubs."""
    values = []
    for exit_ in range(EXITS):
        if not cubes[exit_]:
            values.append(0.1)
            continue
        lacking = max(0, needs[exit_] - cards)
        chance = (1.0 if not lacking else 0.25) if last else 0.9 ** (lacking * 2)
        if AT_EXIT + exit_ in places:
            chance *= 1.4
        values.append(EXIT_VP * chance)
    return tuple(values)


def near(lack: int) -> float:
    """Return what is left of an exit's worth when it lacks some tiles."""
    return NEARNESS[lack] if 0 <= lack < len(NEARNESS) else 0.0


def added_up(worths: list[float]) -> float:
    """Add up the exits; the best three count most, since cubs are few."""
    worths.sort(reverse=True)
    return sum((worth * PARTS[place] for place, worth in enumerate(worths)), 0.0)


PARTS: Final[tuple[float, ...]] = (1.0, 0.8, 0.6, 0.3, 0.1)


def den_worth(state: State, player: int) -> float:
    """Add up what the exits are worth as near as they are."""
    return worth_now(exit_values(state, player), missing(state, player))


@lru_cache(maxsize=1 << 14)
def worth_now(values: tuple[float, ...], lacks: tuple[int, ...]) -> float:
    """Add up exits of these values, each by the tiles it lacks."""
    return added_up([values[exit_] * near(lack) for exit_, lack in enumerate(lacks)])


def next_tile_worth(state: State, player: int) -> float:
    """What a tile would add that brings every exit one step nearer."""
    values = exit_values(state, player)
    return added_up(
        [
            values[exit_] * (near(lack - 1) - near(lack)) if lack else 0.0
            for exit_, lack in enumerate(missing(state, player))
        ]
    )


def exit_worth(state: State, player: int, exit_: int) -> float:
    """How good an exit is for a cub that leaves now."""
    lack = missing(state, player)[exit_]
    return exit_values(state, player)[exit_] * near(lack)
