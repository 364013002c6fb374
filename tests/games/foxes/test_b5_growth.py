"""B5.5 Growth: steps, black cubs, leaving; G65-G72, C8."""

from __future__ import annotations

import pytest

from meute.games.foxes import data
from meute.games.foxes.actions import (
    DEVELOPS,
    GROW,
    LEAVES,
    PAY,
    PAY_TILE,
    PLAY_BONUS,
    RAISE_CUB,
    STOP,
    Grow,
    Leave,
)
from tests.games.foxes.positions import Position


def last_turn(position: Position) -> Position:
    """Play the last turn of the round with an idle die of 6 in the den of seat 0."""
    return position.finish_round().idle()


def growth(position: Position) -> Position:
    """End the round; seat 0 is asked about growth."""
    last_turn(position)
    assert position.asked == ("GrowCubs", 0)
    return position


@pytest.mark.parametrize(("cub", "price"), [(0, 2), (1, 3), (2, 4)])
def test_g65_f2_b5_5_a_step_costs_2_3_4_pc_by_row(cub: int, price: int) -> None:
    position = growth(Position().give(0, pc=9)).play(GROW[cub])
    assert position.state.pc[0] == 10 - price
    assert position.state.cub_place[cub] == 2


def test_c7_care_makes_steps_1_pc_cheaper() -> None:
    position = growth(Position().instinct(0, "care").give(0, pc=9)).play(GROW[0])
    assert position.state.pc[0] == 10 - 1


def test_d16_b5_5_as_often_as_he_likes() -> None:
    position = growth(Position().give(0, pc=9))
    assert position.options == [*GROW[:3], STOP]
    position.play(GROW[0], GROW[0], GROW[1])
    assert position.state.cub_place[:3] == [3, 2, 1]
    assert position.asked == ("GrowCubs", 0)
    assert position.options == [GROW[0], GROW[1], STOP]
    assert position.why(GROW[2]) == "cannot_pay"


def test_b5_5_one_player_after_another() -> None:
    position = growth(Position().give(0, pc=9).give(1, pc=9)).play(STOP)
    assert position.asked == ("GrowCubs", 1)


@pytest.mark.parametrize(("start", "cubs", "vp"), [(1, 1, 0), (2, 0, 1), (3, 1, 0), (4, 0, 2)])
def test_g66_c8_b5_5_the_bonuses_of_the_growth_spaces(start: int, cubs: int, vp: int) -> None:
    position = growth(Position().give(0, pc=9).cub(0, "top", value=2, space=start))
    position.play(GROW[0])
    assert position.state.cub_value[0] == 2 + cubs
    assert position.state.earned[data.FROM_GROWTH] == vp


def test_c8_the_end_of_a_row_has_no_bonus() -> None:
    position = Position().give(0, pc=9, resources="worm").cub(0, "top", value=3, space=5)
    growth(position).play(GROW[0])
    assert position.state.cub_value[0] == 3
    assert position.state.earned[data.FROM_GROWTH] == 0


def test_g67_f22_d17_b5_5_the_last_step_also_costs_a_resource_or_a_mulotage_tile() -> None:
    position = Position().give(0, pc=9, resources="worm egg", catches="fail pc4")
    growth(position.cub(0, "top", value=3, space=5)).play(GROW[0])
    assert position.asked == ("PayLastStep", 0)
    assert position.options == [PAY[0], PAY[3], PAY_TILE]
    position.play(PAY_TILE)
    assert position.state.catches[:2] == [0, -1]
    assert position.state.mulotage_discard[6] == 1
    assert position.state.cub_place[0] == 6


def test_d17_one_means_needs_no_choice_and_without_any_the_step_is_not_offered() -> None:
    one = growth(Position().give(0, pc=9, resources="egg").cub(0, "top", space=5)).play(GROW[0])
    assert one.resources(0) == ""
    none = growth(Position().give(0, pc=9).cub(0, "top", space=5))
    assert none.of(Grow) == [GROW[1], GROW[2]]
    assert none.why(GROW[0]) == "last_step"


def test_g68_f4_b5_5_a_cub_at_the_end_may_leave_with_a_validated_objective() -> None:
    position = Position().cub(0, "top", value=3, space=6)
    growth(position.give(0, pc=4))
    assert position.of(Leave) == []
    assert position.why(LEAVES[0][0]) == "no_objective"
    ready = growth(Position().validated(0, 1).cub(0, "top", value=3, space=6).give(0, pc=0))
    assert ready.of(Leave) == LEAVES[0]
    assert ready.why(LEAVES[2][0]) == "not_at_end"
    ready.play(LEAVES[0][3])
    assert ready.state.cub_place[0] == data.AT_EXIT + 3


def neighbours(seat: int) -> tuple[int, int]:
    """Who sits before and after a seat of five."""
    return (seat - 1) % 5, (seat + 1) % 5


@pytest.mark.parametrize("seat", range(5))
def test_g68_b5_5_objectives_of_the_neighbours_let_no_cub_leave(seat: int) -> None:
    before, after = neighbours(seat)
    position = Position(5).cub(seat, "top", value=3, space=6).validated(before, 20)
    position.validated(after, 1).give(seat, pc=4).finish_round().idle()
    while position.asked[1] != seat:
        position.play(STOP)
    assert position.asked == ("GrowCubs", seat)
    assert position.of(Leave) == []


@pytest.mark.parametrize("seat", range(5))
def test_b3_b_4_objectives_of_the_neighbours_develop_no_instinct(seat: int) -> None:
    """The first exit needs two objectives; of one's own only the second counts."""
    before, after = neighbours(seat)
    for own, asked in ((1, False), (2, True)):
        position = Position(5).cub(seat, "top", value=3, at_exit=1).shaft(seat, 1, 2)
        position.validated(seat, *[10, 11][:own]).validated(before, 20).validated(after, 1)
        position.finish_round().idle().until("DevelopInstinct", "RollDestinyDie")
        assert (position.asked == ("DevelopInstinct", seat)) == asked


def test_b5_5_leaving_is_free_and_each_exit_holds_one_cub() -> None:
    position = Position().validated(0, 1).give(0, pc=0)
    position.cub(0, "top", value=3, at_exit=1).cub(0, "middle", value=3, space=6)
    growth(position)
    assert position.of(Leave) == LEAVES[1][1:]
    assert position.why(LEAVES[1][0]) == "exit_taken"
    assert position.play(LEAVES[1][1]).state.pc[0] == 1


def test_g68_b5_5_leaving_may_develop_an_instinct() -> None:
    position = Position().validated(0, 1).cub(0, "top", value=3, space=6).shaft(0)
    growth(position).play(LEAVES[0][2])
    assert position.asked == ("DevelopInstinct", 0)
    position.play(DEVELOPS[2][data.CARE])
    assert position.state.vp[0] == 6 + 3


def test_f3_out_of_the_den_means_at_an_exit() -> None:
    position = Position().validated(0, 1).cub(0, "top", value=3, space=6)
    growth(position).play(STOP).until("RollDie")
    assert position.state.cub_place[0] == 6
    assert position.state.dice[0] == 3


@pytest.mark.parametrize(("name", "black"), [("top", 3), ("middle", 4)])
def test_g69_g70_f7_f26_b5_5_the_cub_of_the_row_frees_its_black_die(name: str, black: int) -> None:
    position = Position().give(0, pc=9, resources="worm").cub(0, name, value=3, space=5)
    growth(position).play(GROW[black - 3])
    assert position.state.cub_place[black] == 1
    assert position.state.cub_value[black] == 1
    assert GROW[black] in position.options


def test_b5_5_the_bottom_cub_and_black_ones_free_nothing() -> None:
    position = Position().give(0, pc=9, resources="worm worm").cub(0, "bottom", value=3, space=5)
    growth(position).play(GROW[2])
    assert position.state.cub_place[3:5] == [0, 0]


def test_b5_5_black_cubs_grow_at_the_price_of_their_row() -> None:
    position = Position().give(0, pc=9).cub(0, "top", space=6).cub(0, "middle", space=6)
    growth(position).play(GROW[3], GROW[4])
    assert position.state.pc[0] == 10 - 2 - 3


def test_g71_b5_5_an_increase_in_growth_goes_only_to_the_moving_cub() -> None:
    position = growth(Position().give(0, pc=9)).play(GROW[1])
    assert position.asked == ("GrowCubs", 0)
    assert position.state.cub_value[:3] == [1, 2, 1]


def test_g71_b5_5_at_value_6_it_is_lost() -> None:
    position = growth(Position().give(0, pc=9).cub(0, "top", value=6)).play(GROW[0])
    assert position.state.cub_value[:3] == [6, 1, 1]


def test_g72_increases_from_outside_go_to_any_cub_on_the_track() -> None:
    position = Position().give(0, bonus="cub").play(6, PLAY_BONUS[data.BONUS_CUB])
    assert position.options == RAISE_CUB[:3]
