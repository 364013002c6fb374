"""B0.7, B5.8 The mulotage tiles: their pile, their places, their shuffles."""

from __future__ import annotations

from meute.games.foxes.data import LAYERS
from meute.games.foxes.state import NOTHING, State


def pile_size(state: State) -> int:
    """B0.7 Count the mulotage tiles in the pile: unseen ones that lie on no place."""
    if not state.shuffles:
        return 0
    last = len(state.shuffles) - 1
    return sum(state.shuffles[last]) - state.mulotage.count(last)


def refill_mulotage(state: State) -> None:
    """B5.8 Refill every mulotage place; tiles not taken stay."""
    stack = state.printed.mulotage_stack[state.seats]
    left = pile_size(state)
    for space in state.printed.mulotage_places:
        for layer in range(stack):
            if state.mulotage[LAYERS * space + layer] != NOTHING:
                continue
            if not left:
                shuffle_discards(state)
                left = pile_size(state)
            if left:
                left -= 1
                state.mulotage[LAYERS * space + layer] = len(state.shuffles) - 1


def shuffle_discards(state: State) -> None:
    """B0.7 The discard pile is shuffled into a new pile, if it is not empty."""
    if any(state.mulotage_discard):
        state.shuffles.append(state.mulotage_discard)
        state.mulotage_discard = [0] * len(state.mulotage_discard)
