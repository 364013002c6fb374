"""The bench counts what it times; it asserts no time."""

from meute.arena.bench import Measure, bench, interpreter
from meute.arena.walk import random_game
from meute.core import registry


def test_every_number_of_players_is_measured() -> None:
    speeds = bench(["silver"], rounds=1, groups=1)
    assert [speed.seats for speed in speeds] == [2, 3, 4]
    for speed in speeds:
        assert speed.events > speed.decisions > 0
        assert speed.copies > speed.children > 0
        assert speed.options > 1
        assert speed.length > 50


def test_a_measure_keeps_the_shortest_time_of_every_group() -> None:
    measure = Measure([lambda: 3, lambda: 4], best=[0.0, 1e9])
    measure.round()
    assert measure.count == 7
    assert measure.best[0] == 0.0
    assert measure.best[1] < 1e9


def test_random_games_repeat() -> None:
    game = registry.game("silver")
    assert random_game(game, 3, "1") == random_game(game, 3, "1")
    assert random_game(game, 3, "1") != random_game(game, 3, "2")


def test_the_interpreter_is_named() -> None:
    assert "Python" in interpreter()
