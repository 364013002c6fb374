"""Ratings put the strong above the weak, with intervals that shrink."""

import pytest

from meute.arena.ratings import ratings
from meute.arena.rows import Row
from tests.arena.rows import row


def series(games: int, wins_of_a: int, size: int = 10) -> list[Row]:
    """Games of a against b, of every ten of which a wins some."""
    return [
        row(index, ("a", "b"), (1, 2) if index % size < wins_of_a else (2, 1))
        for index in range(games)
    ]


@pytest.mark.slow
def test_the_strong_stand_above_the_weak() -> None:
    rated = ratings(series(100, 8))
    assert rated["a"].low > rated["b"].high


@pytest.mark.slow
def test_equals_are_not_told_apart() -> None:
    rated = ratings(series(100, 5))
    assert rated["a"].low < rated["b"].high
    assert rated["b"].low < rated["a"].high


@pytest.mark.slow
def test_more_games_make_narrower_intervals() -> None:
    few, many = ratings(series(20, 6))["a"], ratings(series(200, 6))["a"]
    assert many.high - many.low < few.high - few.low


@pytest.mark.slow
def test_a_bot_that_won_everything_is_not_certain() -> None:
    always = ratings(series(30, 10))["a"]
    assert always.low < always.value < always.high


@pytest.mark.slow
def test_strength_is_carried_over_a_third_bot() -> None:
    games = [
        *(row(i, ("a", "b"), (1, 2) if i % 5 else (2, 1)) for i in range(50)),
        *(row(i, ("b", "c"), (1, 2) if i % 5 else (2, 1)) for i in range(50, 100)),
    ]
    rated = ratings(games)
    assert rated["a"].value > rated["b"].value > rated["c"].value


@pytest.mark.slow
def test_copies_of_a_bot_at_one_table_are_one_bot() -> None:
    games = [row(i, ("a", "f", "f"), (1, 2, 3)) for i in range(20)]
    rated = ratings(games)
    assert set(rated) == {"a", "f"}
    assert rated["a"].low > rated["f"].high


def test_a_bot_among_itself_has_no_rating() -> None:
    assert ratings([row(0, ("a", "a"), (1, 2))]) == {}


@pytest.mark.slow
def test_the_same_games_give_the_same_figures() -> None:
    assert ratings(series(30, 7)) == ratings(series(30, 7))
