"""B6 End of the game; G3, G4, G36, G58."""

from __future__ import annotations

from itertools import permutations

import pytest

from meute.games.foxes import FOXES, data
from tests.games.foxes.positions import Position


def finished(position: Position) -> Position:
    """Play the last turn of the game with an idle die of 6; nobody grows."""
    position.finish_round().idle()
    while not position.over:
        FOXES.play(position.state, position.options[-1])
    return position


def last(seats: int = 3) -> Position:
    """The last round, everybody without PC."""
    position = Position(seats, round_=4)
    for seat in range(seats):
        position.give(seat, pc=0)
    return position


def earned(position: Position, source: int, seat: int = 0) -> int:
    """The points a player has from one source."""
    return position.state.earned[data.SOURCES * seat + source]


def test_b6_1_g58_cubs_at_exits_black_ones_too() -> None:
    position = last().cub(0, "top", value=4, at_exit=1).cub(0, "black1", value=3, at_exit=5)
    position.cub(0, "middle", value=6, space=6)
    assert earned(finished(position), data.FROM_CUBS) == 7


@pytest.mark.parametrize(("tiles", "vp"), [(0, 0), (1, 1), (2, 2), (3, 4), (4, 6), (5, 9)])
def test_b6_2_g36_c4_mulotage_tiles_by_quantity_failed_ones_included(tiles: int, vp: int) -> None:
    position = finished(last().give(0, catches=" ".join(["fail"] * tiles)))
    assert earned(position, data.FROM_MULOTAGE) == vp


def test_b6_3_markers_pc_and_sets() -> None:
    position = last().mark(0, "fields.1", "river.1").give(0, pc=11)
    position.give(0, resources="worm worm fish fish berry berry egg egg egg")
    finished(position)
    assert earned(position, data.FROM_MARKERS) == 2
    assert earned(position, data.FROM_PC) == 12 // 5
    assert earned(position, data.FROM_SETS) == 6


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_b6_every_seat_counts_its_own_things(seats: int) -> None:
    sources = [
        *(data.FROM_CUBS, data.FROM_MULOTAGE, data.FROM_MARKERS),
        *(data.FROM_PC, data.FROM_SETS),
    ]
    for seat in range(seats):
        position = last(seats).cub(seat, "top", value=4, at_exit=1).mark(seat, "fields.1")
        position.give(seat, pc=11, catches="fail fail fail", resources="worm fish berry egg egg")
        finished(position)
        assert [[earned(position, source, one) for source in sources] for one in range(seats)] == [
            [4, 4, 1, 2, 3] if one == seat else [0] * 5 for one in range(seats)
        ]


def test_b6_3_tiles_and_cards_in_hand_count_nothing() -> None:
    position = finished(last().give(0, bonus="pc vp storm", ruse="swap").hand(0, 1, 2))
    assert position.state.vp[0] == 6


def placed(seats: int, first: int, second: int) -> list[int]:
    """The ranks when two are ahead of the others, who are equal."""
    return [{first: 1, second: 2}.get(player, 3) for player in range(seats)]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_b6_4_more_vp_come_before_cubs_and_objectives(seats: int) -> None:
    for ahead, behind in permutations(range(seats), 2):
        position = Position(seats).give(ahead, vp=10).give(behind, vp=9)
        position.cub(behind, "top", at_exit=1).validated(behind, 1)
        assert FOXES.ranks(position.state) == placed(seats, ahead, behind)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_b6_4_of_equals_who_has_more_cubs_out_wins(seats: int) -> None:
    for ahead, behind in permutations(range(seats), 2):
        position = Position(seats).give(ahead, vp=9).give(behind, vp=9)
        position.cub(ahead, "top", at_exit=1).cub(ahead, "black1", at_exit=2)
        position.cub(behind, "top", value=6, at_exit=1).validated(behind, 1, 2)
        assert FOXES.ranks(position.state) == placed(seats, ahead, behind)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_b6_4_then_who_has_validated_more_objectives(seats: int) -> None:
    for ahead, behind in permutations(range(seats), 2):
        position = Position(seats).give(ahead, vp=9).give(behind, vp=9)
        position.cub(ahead, "top", at_exit=1).cub(behind, "middle", at_exit=1)
        position.validated(ahead, 1, 1).validated(behind, 20)
        assert FOXES.ranks(position.state) == placed(seats, ahead, behind)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_b6_4_then_the_place_is_shared(seats: int) -> None:
    assert FOXES.ranks(Position(seats).state) == [1] * seats
    position = Position(seats).give(seats - 1, vp=9).give(0, vp=9)
    assert FOXES.ranks(position.state) == [1, *[3] * (seats - 2), 1]


def test_b6_4_scores_are_the_vp() -> None:
    position = Position().give(1, vp=9)
    assert FOXES.scores(position.state) == [0.0, 9.0, 0.0]
