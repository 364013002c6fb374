"""The bench counts what it times; it asserts no time."""

from __future__ import annotations

import pytest

from meute.arena.bench import (
    DECISIONS,
    PLAYOUTS,
    SEARCHED,
    digest,
    interpreter,
    play_games,
    tasks,
    timed,
)
from meute.arena.walk import random_game
from meute.core import registry


@pytest.mark.slow
def test_a_room_is_measured_for_every_number_of_players_and_the_rest_once() -> None:
    found = tasks("silver", groups=2)
    assert [(task.seats, task.what) for task in found] == [
        (2, "decisions"), (3, "decisions"), (4, "decisions"),
        (3, "copies"), (3, "children"), (3, "views"), (3, "playouts"),
    ]  # fmt: skip
    assert {len(task.groups) for task in found} == {2}


@pytest.mark.slow
def test_every_task_does_the_same_amount_of_work_again() -> None:
    for task in tasks("tracks", groups=1):
        again = [[done for done, _ in task.measure()] for _ in range(2)]
        assert again[0] == again[1]
        assert all(again[0])
        if task.what == "decisions":
            assert again[0][0] >= DECISIONS
        if task.what == "playouts":
            assert again[0][0] >= SEARCHED * PLAYOUTS


def test_decisions_are_those_of_seats_and_not_of_chance() -> None:
    game = registry.game("silver")
    walk = random_game(game, 2, "a")
    assert walk == random_game(game, 2, "a")
    assert 50 < walk.decisions < walk.events
    assert play_games(game, 2, "a") >= DECISIONS


def test_what_was_done_is_timed() -> None:
    done, seconds = timed(lambda: sum(range(1000)))
    assert done == 499500
    assert seconds >= 0


@pytest.mark.slow
def test_a_digest_tells_games_apart_and_is_the_same_again() -> None:
    assert digest("silver") == digest("silver") != digest("tracks")


def test_the_interpreter_is_named_with_the_form_of_the_rules() -> None:
    assert "Python" in interpreter()
    assert interpreter().split(", ")[1].startswith(("interpreted", "compiled"))
