"""B0.7, B5.8 What is drawn from piles; the mulotage tiles' pile, places and shuffles."""

from __future__ import annotations

from collections.abc import Sequence

from meute.core.decision import Action
from meute.games.foxes.data import LAYERS
from meute.games.foxes.state import NOTHING, State


def draws(outcomes: Sequence[Action], copies: list[int]) -> list[Action]:
    """B0.5 List what chance may draw from a pile: each kind as often as it is there."""
    out: list[Action] = []
    for outcome, count in zip(outcomes, copies, strict=True):
        out += [outcome] * count
    return out


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
