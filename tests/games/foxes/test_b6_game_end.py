"""B6 End of the game; G3, G4, G36, G58."""

from __future__ import annotations

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


def test_b6_3_tiles_and_cards_in_hand_count_nothing() -> None:
    position = finished(last().give(0, bonus="pc vp storm", ruse="swap").hand(0, 1, 2))
    assert position.state.vp[0] == 6


def test_b6_4_ties_more_cubs_then_more_objectives_then_shared() -> None:
    position = Position().give(0, vp=9).give(1, vp=9).give(2, vp=9).cub(1, "top", at_exit=1)
    position.validated(2, 1)
    assert FOXES.ranks(position.state) == [3, 1, 2]
    assert FOXES.ranks(Position().state) == [1, 1, 1]


def test_b6_4_scores_are_the_vp() -> None:
    position = Position().give(1, vp=9)
    assert FOXES.scores(position.state) == [0.0, 9.0, 0.0]
