"""35-36 The final score, and ties."""

from __future__ import annotations

from itertools import permutations

import pytest

from meute.games.wolves import WOLVES
from tests.games.wolves.positions import Position


def placed(seats: int, first: int, second: int) -> list[int]:
    """The ranks when two are ahead of the others, who are equal."""
    return [{first: 1, second: 2}.get(player, 3) for player in range(seats)]


def test_rule_35_tokens_and_the_best_value_of_each_track() -> None:
    position = Position("B13: 0L", dug={0: (4, 3, 0)}, called={0: 5}, hunted={0: "deer boar"})
    position.state.won[:3] = [1, 0, 1]
    position.state.runner_up[:3] = [0, 2, 0]
    assert position.parts(0) == [7, 3, 0, 5, 4, 6, 12, 6]
    assert WOLVES.scores(position.state)[0] == position.score(0) == 43


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_rule_35_every_seat_has_its_own_points(seats: int) -> None:
    tracks = [2, 5] if seats == 2 else [3, 7]
    hunt = 5 if seats == 2 else 4
    for player in range(seats):
        position = Position(
            f"B11: {player}L",
            seats=seats,
            dug={player: (3, 4, 1)},
            called={player: 2},
            hunted={player: "deer boar"},
        )
        position.state.won[3 * player : 3 * player + 3] = [1, 0, 1]
        position.state.runner_up[3 * player : 3 * player + 3] = [0, 2, 0]
        own = [*tracks, 0, 5, hunt, 2, 12, 6]
        assert [position.parts(one) for one in range(seats)] == [
            own if one == player else [0] * 8 for one in range(seats)
        ]


def test_rule_36_most_region_tokens() -> None:
    position = Position()
    position.state.won[0:3] = [2, 0, 0]
    position.state.won[3:6] = [0, 0, 1]
    assert position.score(0) == position.score(1) == 8
    assert WOLVES.ranks(position.state) == [1, 2, 3]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_rule_36_only_the_own_region_tokens_count(seats: int) -> None:
    for ahead, behind in permutations(range(seats), 2):
        position = Position(seats=seats)
        position.state.won[3 * ahead : 3 * ahead + 3] = [2, 0, 0]
        position.state.won[3 * behind : 3 * behind + 3] = [0, 0, 1]
        assert position.score(ahead) == position.score(behind) == 8
        assert WOLVES.ranks(position.state) == placed(seats, ahead, behind)


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


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_rule_36_only_the_own_wolves_count(seats: int) -> None:
    for ahead, behind in permutations(range(seats), 2):
        drawn = (f"B6: {ahead}p {ahead}p", f"B7: {ahead}p")
        position = Position(*drawn, seats=seats, called={behind: 1})
        assert position.score(ahead) == position.score(behind) == 1
        assert WOLVES.ranks(position.state) == placed(seats, ahead, behind)


def test_rule_36_region_tokens_come_before_wolves() -> None:
    position = Position("B6: 1p 1p", "B7: 1p 1p", called={0: 2})
    position.state.won[0:3] = [2, 0, 0]
    position.state.won[3:6] = [0, 0, 1]
    assert position.score(0) == position.score(1) == 10
    assert WOLVES.ranks(position.state) == [1, 2, 3]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_rule_36_still_tied_is_shared(seats: int) -> None:
    assert WOLVES.ranks(Position(seats=seats).state) == [1] * seats


def test_rule_36_behind_a_shared_place_one_is_left_out() -> None:
    position = Position(seats=5)
    position.state.won[9:12] = position.state.won[12:15] = [0, 1, 0]
    position.state.won[0:3] = [1, 0, 0]
    assert WOLVES.ranks(position.state) == [3, 4, 4, 1, 1]
