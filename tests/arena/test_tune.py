"""The tuning command finds weights that are there to be found."""

from __future__ import annotations

from importlib import import_module

import pytest

import meute
from meute import MeuteError
from meute.arena.tune import (
    Sample,
    calibration,
    features_digest,
    fit,
    foresight_of,
    loss,
    self_play,
    solved,
    written,
)
from meute.core import registry
from meute.core.dealer import Dealer
from meute.core.foresight import chances
from meute.testing.template import HUSH

TRUE = [2.0, -1.0, 0.0]


def samples(seed: int, count: int) -> list[Sample]:
    """Let players win as often as their features say under the true weights."""
    dealer = Dealer(seed)
    grid = [n / 10 for n in range(-10, 11)]
    out: list[Sample] = []
    for _ in range(count):
        rows = [[dealer.pick(grid) for _ in TRUE] for _ in range(3)]
        tickets = [n for n, p in enumerate(chances(rows, TRUE)) for _ in range(round(1000 * p))]
        winner = dealer.pick(tickets)
        out.append((0, rows, [float(n == winner) for n in range(3)]))
    return out


def test_equations_are_solved() -> None:
    assert solved([[4.0, 1.0], [1.0, 3.0]], [1.0, 2.0]) == pytest.approx([1 / 11, 7 / 11])


@pytest.mark.slow
def test_weights_are_found_again_and_hold_for_other_samples() -> None:
    found = fit(samples(1, 1500), [0.0] * 3, pull=1.0)
    assert found == pytest.approx(TRUE, abs=0.3)
    other = samples(2, 500)
    assert loss(other, [found]) < loss(other, [[0.0] * 3]) - 0.1
    for _, size, given, won in calibration(other, [found]):
        assert size < 100 or given == pytest.approx(won, abs=0.12)


@pytest.mark.slow
@pytest.mark.parametrize("room", meute.games())
def test_every_room_weighs_the_features_its_weights_were_made_for(room: str) -> None:
    weights = import_module(f"meute.games.{room}.mind.weights.estimate")
    assert features_digest(meute.game(room)) == weights.FEATURES, f"fit anew: meute tune {room}"


def test_a_strong_pull_keeps_what_was_before() -> None:
    assert fit(samples(1, 50), [1.0, 1.0, 1.0], pull=1e6) == pytest.approx([1.0] * 3, abs=0.01)


@pytest.mark.slow
def test_a_game_gives_samples_of_its_winner() -> None:
    noted = self_play(registry.game("silver"), 2, "1", noise=0.5, keep=0.5)
    assert noted == self_play(registry.game("silver"), 2, "1", noise=0.5, keep=0.5)
    assert {sum(won) for _, _, won in noted} == {1.0}
    assert len({tuple(won) for _, _, won in noted}) == 1


def test_weights_are_written_as_a_module_that_can_be_read() -> None:
    text = written("Silver", [[1.0, -0.25]], "a1b2", ["2026-11-15, a command"])
    read: dict[str, object] = {}
    exec(compile(text, "weights.py", "exec"), read)  # noqa: S102 (our own text)
    assert read["WEIGHTS"] == ((1.0, -0.25),)
    assert read["FEATURES"] == "a1b2"


def test_a_room_without_an_estimate_is_refused() -> None:
    with pytest.raises(MeuteError, match="has no estimate"):
        foresight_of(HUSH)


def test_a_weight_that_nothing_settles_needs_a_pull() -> None:
    alike = [(0, [[1.0, 0.5], [1.0, -0.5]], [1.0, 0.0])]
    with pytest.raises(MeuteError, match="a pull above 0"):
        fit(alike, [0.0, 0.0], pull=0.0)
    assert fit(alike, [0.0, 0.0], pull=1.0)[0] == pytest.approx(0.0)
