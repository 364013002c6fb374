"""A search for values finds the right ones, and does not flatter what it has found."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from statistics import fmean

import pytest

from meute.arena.goals import Measure, distance, goal_of, verdict_of
from meute.arena.seek import seek
from meute.arena.statistics import mean
from meute.core.errors import MeuteError

SPREAD = 20.0
GAMES = 40


def lengths(luck: Random, true: float, games: int) -> list[float]:
    return [luck.gauss(true, SPREAD) for _ in range(games)]


def race(truths: Sequence[float], wanted: float, seed: int) -> tuple[int, list[float], list[float]]:
    """Search among games of known length; return who won, its own games, and its fresh ones."""
    luck = Random(seed)  # noqa: S311 (games made up)
    own: dict[int, list[float]] = {}

    def play(alive: Sequence[int], size: int) -> list[list[float]]:
        for each in alive:  # the games of a round begin with those of the round before
            have = own.setdefault(each, [])
            have += lengths(luck, truths[each], size - len(have))
        return [own[each] for each in alive]

    found = seek(
        range(len(truths)),
        GAMES,
        play,
        lambda each: lengths(luck, truths[each], GAMES),
        lambda games: abs(fmean(games) - wanted),
    )
    return found.candidate, own[found.candidate], list(found.fresh)


def test_the_candidate_that_is_clearly_best_wins() -> None:
    truths = [60 + 15 * n for n in range(10)]
    winners = [race(truths, 120, seed)[0] for seed in range(40)]
    assert winners.count(4) >= 36, winners


def holds(games: Sequence[float], true: float) -> bool:
    found = mean(games)
    return found.low <= true <= found.high


@pytest.mark.slow
def test_the_verdict_is_honest_where_the_winners_own_games_flatter_it() -> None:
    """Thirty candidates are all alike and none reaches the target: the winner was lucky.

    An interval from the games it won with holds the truth far too rarely; one from fresh games as
    often as it says.
    """
    races = [race([100.0] * 30, 115.0, seed) for seed in range(150)]
    flattering = fmean(holds(own, 100.0) for _, own, _ in races)
    honest = fmean(holds(fresh, 100.0) for _, _, fresh in races)
    assert flattering < 0.8
    assert 0.9 <= honest <= 1.0


def test_everybody_is_listed_and_the_better_half_plays_on() -> None:
    asked: list[tuple[int, int]] = []

    def play(alive: Sequence[int], size: int) -> list[list[int]]:
        asked.append((len(alive), size))
        return [[each] for each in alive]

    found = seek([5, 3, 8, 1, 9], 80, play, lambda each: [each], lambda games: abs(games[0] - 4))
    assert asked == [(5, 10), (3, 20), (2, 40), (1, 80)]
    assert [standing.candidate for standing in found.standings] == [5, 3, 1, 8, 9]
    assert list(found.fresh) == [5]


def interval(low: float, high: float) -> Measure:
    return Measure("length", mean([low, high]).__class__((low + high) / 2, low, high), 54, 66)


def test_a_target_is_reached_by_the_whole_interval_and_missed_by_all_of_it() -> None:
    assert interval(55, 65).verdict == "reached"
    assert interval(67, 80).verdict == interval(20, 53).verdict == "missed"
    assert interval(50, 60).verdict == interval(20, 90).verdict == "open"
    assert verdict_of([interval(55, 65), interval(50, 60)]) == "open"
    assert verdict_of([interval(55, 65), interval(50, 60), interval(67, 80)]) == "missed"
    assert verdict_of([interval(55, 65)]) == "reached"
    assert verdict_of([]) == "open", "no game was played to its end"
    assert distance([interval(66, 66), interval(60, 60)]) == 1.0


def test_targets_are_read_as_people_write_them() -> None:
    about = goal_of("minutes=60", 12.0)
    assert (about.wanted, about.slack, about.pace) == (60, 6, 12)
    assert goal_of("decisions=120:5", 1).slack == 5
    assert goal_of(" seats = 3 ", 1).wanted == 3


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("long", "write minutes=60"),
        ("minute=60", "did you mean 'minutes'"),
        ("seats=0", "leaves no room"),
        ("minutes=60:0", "leaves no room"),
        ("seats=3:1", "says already how far"),
        ("minutes=-4", "write minutes=60"),
    ],
)
def test_what_is_no_target_is_refused(text: str, told: str) -> None:
    with pytest.raises(MeuteError, match=told):
        goal_of(text, 1)
