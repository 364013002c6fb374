"""What a round should cost, by the learned net."""

from __future__ import annotations

import pytest

from meute.core.dealer import Dealer
from meute.core.decision import CHANCE
from meute.games.silver import SILVER
from meute.games.silver.mind.round_cost import cost_of, situation
from meute.games.silver.mind.weights.round_cost import BASE, BIAS, HIDDEN, OUTPUT
from meute.games.silver.rules.turn import TakeTurn


def by_hand(row: list[float]) -> float:
    """The net as it is drawn in books: all weights, one layer that is silent below zero."""
    heard = [sum(map(float.__mul__, unit, row), 0.0) for unit in HIDDEN]
    loud = [max(0.0, bias + sound) for bias, sound in zip(BIAS, heard, strict=True)]
    return BASE + sum(a * b for a, b in zip(loud, OUTPUT, strict=True))


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_a_situation_does_not_tell_costs_nothing(seats: int) -> None:
    state, dealer, turns = SILVER.setup(seats, SILVER.meta.variant({})), Dealer(seats), 0
    while (decision := SILVER.decision(state)) is not None and turns < 60:
        if decision.player != CHANCE and isinstance(decision, TakeTurn):
            for row in situation(state):
                assert 0.0 in row
                assert cost_of(row) == pytest.approx(by_hand(row), abs=1e-9)
            turns += 1
        SILVER.play(state, dealer.pick(decision.options(state)))
    assert turns == 60
