"""Intervals against published values."""

import math

import pytest

from meute.arena import Played, Result, Tournament, mean, summarise, wilson
from meute.arena.statistics import student


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (1, 29, 0.0061, 0.1718),  # Newcombe 1998, table I
        (15, 148, 0.0624, 0.1605),
        (81, 263, 0.2553, 0.3662),
    ],
)
def test_wilson_as_in_newcombe(wins: float, games: int, low: float, high: float) -> None:
    estimate = wilson(wins, games)
    assert estimate.value == wins / games
    assert (estimate.low, estimate.high) == pytest.approx((low, high), abs=5e-5)


@pytest.mark.parametrize(
    ("freedom", "point"),
    [(1, 12.706), (2, 4.303), (3, 3.182), (4, 2.776), (9, 2.262), (30, 2.042), (1000, 1.962)],
)
def test_student_as_in_every_table(freedom: int, point: float) -> None:
    assert student(freedom) == pytest.approx(point, abs=4e-3)


def test_the_mean_of_few_values() -> None:
    estimate = mean([2.0, 4.0, 4.0, 4.0, 5.0, 5.0, 7.0, 9.0])
    half = 2.3646 * math.sqrt(32 / 7) / math.sqrt(8)
    assert estimate.value == 5
    assert (estimate.low, estimate.high) == pytest.approx((5 - half, 5 + half), abs=1e-3)


def test_one_value_says_nothing_about_the_spread() -> None:
    estimate = mean([3.0])
    assert (estimate.value, estimate.low, estimate.high) == (3.0, -math.inf, math.inf)


def test_a_shared_win_counts_by_halves_for_the_right_bot_and_seat() -> None:
    tournament = Tournament("silver", ("a", "b", "c"), 2, "1")
    results = [
        Played(0, (0, 1, 2), Result((5.0, 5.0, 9.0), (1, 1, 3), 10, 20, None)),
        Played(1, (1, 2, 0), Result((7.0, 8.0, 6.0), (2, 3, 1), 30, 40, None)),
    ]
    summary = summarise(tournament, results)
    assert [tally.wins for tally in summary.bots] == [1.5, 0.5, 0.0]
    assert [tally.wins for tally in summary.seats] == [0.5, 0.5, 1.0]
    assert [tally.scores for tally in summary.bots] == [[5.0, 6.0], [5.0, 7.0], [9.0, 8.0]]
    assert (summary.games, summary.decisions, summary.events) == (2, 40, 60)
