"""The command that learns what a round of Silver costs learns what is there to be learned."""

from __future__ import annotations

import numpy as np
import pytest

from meute.games.silver.state import RoundEnd
from tools.costs import Notes, costs_of, gathered, gradient, learn, noted, written


def peaks(seed: int, count: int) -> Notes:
    """Return situations of two numbers, and a cost that no weighted sum of them could tell."""
    luck = np.random.default_rng(seed)
    rows = luck.normal(0, 1, (count, 2)).astype(np.float32)
    return rows, 5 + 3 * np.abs(rows[:, 0]) - rows[:, 1]


@pytest.mark.slow
def test_a_bent_function_is_learned_and_holds_for_other_situations() -> None:
    net = learn(peaks(1, 81_920), units=8, laps=30)
    rows, cost = peaks(2, 1000)
    assert float(((net(rows) - cost) ** 2).mean()) < 0.05 * float(cost.var())


def test_slopes_are_those_of_the_squared_error() -> None:
    net = learn(peaks(1, 4096), units=3, laps=1)
    rows, cost = peaks(2, 64)
    slope = gradient(net, rows, cost)[0][1, 2]
    error = []
    for nudge in (-0.01, 0.02):
        net.hidden[1, 2] += nudge
        error.append(float(((net(rows) - cost) ** 2).mean()))
    assert float(slope) == pytest.approx((error[1] - error[0]) / 0.02, rel=0.05, abs=1e-3)


def test_every_situation_of_a_game_is_noted_with_what_its_round_cost() -> None:
    notes = list(noted(3, "1"))
    assert notes == list(noted(3, "1"))
    assert len(notes) % 3 == 0
    assert len({len(row) for row, _ in notes}) == 1
    assert min(cost for _, cost in notes) >= -2


def test_a_successful_caller_loses_less_than_nothing() -> None:
    end = RoundEnd("call", 1, ((1,), (1,)), (1, 1), (1, 0))
    assert costs_of(end) == [1.0, -2.0]


@pytest.mark.slow
def test_jobs_change_nothing() -> None:
    alone, together = gathered(range(4), 1, portion=1), gathered(range(4), 2, portion=2)
    assert all((one == other).all() for one, other in zip(alone, together, strict=True))


def test_weights_are_written_as_a_module_that_can_be_read() -> None:
    net = learn(peaks(1, 4096), units=3, laps=1)
    read: dict[str, object] = {}
    exec(compile(written(net, "a1b2", ["2026-11-16, a command"]), "w.py", "exec"), read)  # noqa: S102 (ours)
    assert np.asarray(read["HIDDEN"]) == pytest.approx(net.hidden.T, abs=1e-3)
    assert read["FEATURES"] == "a1b2"
    assert read["BASE"] == pytest.approx(float(net.base[0]), abs=1e-3)
