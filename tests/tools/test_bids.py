"""The tables by which Wolf Tracks' bots mix their placements, and what fits them."""

from __future__ import annotations

from ast import literal_eval

import pytest

from meute.games.tracks.mind.bids import LEVELS
from meute.games.tracks.mind.weights.bids import TABLES
from tools import bids


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_a_table_has_a_weight_for_every_choice(seats: int) -> None:
    for rows in TABLES[seats]:
        assert tuple(map(len, rows)) == LEVELS
        assert [sum(row) for row in rows] == pytest.approx([1.0] * len(LEVELS), abs=0.03)


def test_what_is_worth_more_is_taken_more_often() -> None:
    gains = [[[0.0] * count for count in LEVELS] for _ in range(2)]
    gains[0][0][2] = 0.02
    before, after = TABLES[4], bids.followed(TABLES[4], gains, 20.0)
    assert after[0][0][2] > before[0][0][2]
    assert sum(after[0][0]) == pytest.approx(1.0)


def test_a_game_tells_what_was_tried_every_year() -> None:
    trials, won = bids.played(3, TABLES[3], "a game")
    assert len(trials) % 3 == 0
    assert sum(won) in (pytest.approx(1.0), pytest.approx(3 * bids.DEAD))
    assert {seat for seat, *_ in trials} == {0, 1, 2}


def test_what_is_written_reads_as_it_was() -> None:
    text = bids.written(dict(TABLES))
    assert literal_eval(text[text.index("= {") + 2 :]) == TABLES
