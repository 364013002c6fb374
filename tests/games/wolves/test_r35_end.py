"""35-36 The final score, and ties."""

from __future__ import annotations

from meute.games.wolves import WOLVES
from tests.games.wolves.positions import Position


def test_rule_35_tokens_and_the_best_value_of_each_track() -> None:
    position = Position("B13: 0L", dug={0: (4, 3, 0)}, called={0: 5}, hunted={0: "deer boar"})
    position.state.won[:3] = [1, 0, 1]
    position.state.runner_up[:3] = [0, 2, 0]
    assert position.parts(0) == [7, 3, 0, 5, 4, 6, 12, 6]
    assert WOLVES.scores(position.state)[0] == position.score(0) == 43


def test_rule_36_most_region_tokens() -> None:
    position = Position()
    position.state.won[0:3] = [2, 0, 0]
    position.state.won[3:6] = [0, 0, 1]
    assert position.score(0) == position.score(1) == 8
    assert WOLVES.ranks(position.state) == [1, 2, 3]


def test_rule_36_tokens_of_second_places_do_not_count_there() -> None:
    position = Position("B6: 1p", "B7: 1p 1p")
    position.state.won[0:3] = [1, 0, 0]
    position.state.runner_up[3:6] = [0, 1, 0]
    assert position.score(0) == position.score(1) == 4
    assert WOLVES.ranks(position.state) == [1, 2, 3]


def test_rule_36_then_most_wolves_on_the_map() -> None:
    position = Position(called={0: 1, 1: 1}, dates=0)
    assert position.score(0) == position.score(1) == 1
    assert WOLVES.ranks(position.state) == [1, 1, 3]
    position = Position("B6: 1p 1p", "B7: 1p", called={0: 1})
    assert position.score(0) == position.score(1) == 1
    assert WOLVES.ranks(position.state) == [2, 1, 3]


def test_rule_36_still_tied_is_shared() -> None:
    assert WOLVES.ranks(Position().state) == [1, 1, 1]
