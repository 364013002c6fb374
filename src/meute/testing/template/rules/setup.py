"""1 Setup."""

from __future__ import annotations

from meute.core.stack import settle
from meute.testing.template.rules.round import PlayRound
from meute.testing.template.state import State


def new_game(seats: int, rounds: int) -> State:
    """1.1, 1.2 Lay out a table with nothing on it; the first round begins at once."""
    state = State(
        seats=seats,
        round=0,
        rounds=rounds,
        dice=[0] * seats,
        stashes=[0] * seats,
        bids=[0] * seats,
        points=[0] * seats,
        nods=0,
        shown=0,
        pending=[PlayRound()],
    )
    settle(state)
    return state
