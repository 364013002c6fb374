"""Counts of the decision tree: the quickest way to notice that a rule has changed."""

from __future__ import annotations

from typing import Any

from meute.core.dealer import Dealer
from meute.core.decision import CHANCE
from meute.core.game import Game, State


def perft(game: Game, state: State, depth: int) -> int:
    """Count the positions reached by `depth` answers; equal outcomes of chance count once."""
    decision = game.decision(state)
    if depth == 0 or decision is None:
        return 1
    options = decision.options(state)
    if decision.player == CHANCE:
        options = list(dict.fromkeys(options))
    if depth == 1:
        return len(options)
    total = 0
    for option in options:
        child = state.copy()
        game.play(child, option)
        total += perft(game, child, depth - 1)
    return total


def position_after(game: Game, seats: int, variant: dict[str, Any], seed: int, events: int) -> Any:
    """Return the position after some events of random play."""
    state = game.setup(seats, game.meta.variant(variant))
    dealer = Dealer(seed)
    for _ in range(events):
        decision = game.decision(state)
        if decision is None:
            break
        game.play(state, dealer.pick(decision.options(state)))
    return state
