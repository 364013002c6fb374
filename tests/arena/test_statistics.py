"""Intervals against published values."""

import math

import pytest

from meute.arena import Forfeit, mean, summary_of, wilson
from meute.arena.statistics import student, win_rate
from tests.arena.rows import row


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
    rows = [
        row(0, ("a", "b", "c"), (1, 1, 3), scores=(5.0, 5.0, 9.0), decisions=10, events=20),
        row(1, ("b", "c", "a"), (2, 3, 1), scores=(7.0, 8.0, 6.0), decisions=30, events=40),
    ]
    summary = summary_of(rows)
    assert [tally.wins for tally in summary.bots] == [1.5, 0.5, 0.0]
    assert [tally.wins for tally in summary.seats] == [0.5, 0.5, 1.0]
    assert [tally.scores for tally in summary.bots] == [[5.0, 6.0], [5.0, 7.0], [9.0, 8.0]]
    assert (summary.games, summary.decisions, summary.events) == (2, 40, 60)


def test_games_of_one_deal_that_end_alike_weigh_as_one() -> None:
    assert win_rate([1.0, 1.0, 0.0, 0.0], [7, 7, 8, 8]) == wilson(0.5, 1)
    assert mean([1.0, 3.0, 5.0, 7.0], [7, 7, 8, 8]) == mean([2.0, 6.0])


def test_games_of_one_deal_never_weigh_more_than_their_number() -> None:
    assert win_rate([1.0, 0.0, 1.0, 0.0], [7, 7, 8, 8]) == wilson(2, 4)
    assert win_rate([1.0, 0.0, 1.0, 0.0], [7] * 4) == wilson(2, 4)


@pytest.mark.parametrize(("share", "low", "high"), [(1.0, 0.7225, 1.0), (0.0, 0.0, 0.2775)])
def test_ten_wins_or_losses_in_a_row_are_not_certain(share: float, low: float, high: float) -> None:
    found = win_rate([share] * 10, range(10))
    assert (found.value, found.low, found.high) == pytest.approx((share, low, high), abs=5e-5)


def test_a_match_lost_by_a_fault_counts_for_the_bot_at_fault_and_has_no_score() -> None:
    fault = Forfeit(1, "b", "raised", 5, "oh")
    rows = [
        row(0, ("a", "b", "c"), (1, 2, 3)),
        row(1, ("a", "b", "c"), (1, 3, 1), forfeit=fault),
    ]
    summary = summary_of(rows)
    assert [tally.forfeits for tally in summary.bots] == [0, 1, 0]
    assert [tally.forfeits for tally in summary.seats] == [0, 1, 0]
    assert [tally.wins for tally in summary.bots] == [1.5, 0.0, 0.5]
    assert [tally.games for tally in summary.bots] == [2, 2, 2]
    assert [tally.scores for tally in summary.bots] == [[9.0], [8.0], [7.0]]


@pytest.mark.parametrize(
    ("ranks", "wins"),
    [
        ((1, 2, 3, 4), [1, 0, 0, 0]),
        ((3, 1, 1, 4), [0, 1 / 2, 1 / 2, 0]),
        ((1, 1, 4, 1), [1 / 3, 1 / 3, 0, 1 / 3]),
        ((1, 1, 1, 1), [1 / 4] * 4),
    ],
)
def test_a_win_is_shared_by_all_who_came_first(ranks: tuple[int, ...], wins: list[float]) -> None:
    summary = summary_of([row(0, ("a", "b", "c", "d"), ranks)])
    assert [tally.wins for tally in summary.bots] == wins
    assert [tally.name for tally in summary.seats] == ["seat 1", "seat 2", "seat 3", "seat 4"]


def test_luck_is_taken_off_the_wins_of_the_seat_that_had_it() -> None:
    rows = [
        row(0, ("a", "b"), (1, 2), luck=(0.25, -0.25)),
        row(1, ("b", "a"), (2, 1), luck=(-0.5, 0.5)),
    ]
    summary = summary_of(rows)
    without = [tally.less_luck for tally in summary.bots]
    assert [found.value for found in without if found] == [(0.75 + 0.5) / 2, (0.25 + 0.5) / 2]
    assert summary_of([row(0, ("a", "b"), (1, 2))]).bots[0].less_luck is None
