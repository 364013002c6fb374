"""10 How pieces come onto the map, leave it, and end on the calendar."""

from __future__ import annotations

from meute.games.wolves.data import ON_MAP
from meute.games.wolves.pieces import FIRST_WOLF, IS_WOLF, NONE
from meute.games.wolves.state import OFF, State


def put(state: State, piece: int, h: int) -> None:
    """Stand a piece on a hex that has room for it."""
    if state.one[h]:
        state.two[h] = piece
    else:
        state.one[h] = piece
    if IS_WOLF[piece]:
        state.where[piece] = h


def lift(state: State, piece: int, h: int) -> None:
    """Take a piece off its hex."""
    if state.one[h] == piece:
        state.one[h] = state.two[h]
    state.two[h] = NONE
    if IS_WOLF[piece]:
        state.where[piece] = OFF


def free_ground(state: State, h: int) -> None:
    """9 The last token is gone: an ordinary hex from now on."""
    state.ground[h] = state.land.terrain[h]


def enter_next_wolf(state: State, player: int, h: int) -> int:
    """22, 25 The next wolf of the row takes the hex, whatever its kind."""
    wolf = FIRST_WOLF[player] + ON_MAP + state.called[player]
    state.called[player] += 1
    put(state, wolf, h)
    return wolf
