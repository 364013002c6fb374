"""The measure of one answer."""

from __future__ import annotations

import pytest

from meute.server.bench.answers import answer_cost


def test_an_answer_is_told_to_every_seat_and_a_spectator() -> None:
    seats = answer_cost("silver", 3, answers=12, rounds=2)
    all_told = answer_cost("silver", 3, answers=12, rounds=1, spectator=True)
    assert (seats.people, all_told.people) == (3, 4)
    assert seats.answers == all_told.answers == 12
    assert seats.letters > 1000
    assert seats.seconds > 0


@pytest.mark.slow
def test_a_game_that_ends_sooner_is_measured_to_its_end() -> None:
    assert 20 < answer_cost("tracks", 3, answers=10_000, rounds=1).answers < 10_000
