"""B3 A turn: rolling, free plays, placing, paying; G16-G21, G28, the two printed examples."""

from __future__ import annotations

import pytest

from meute.games.foxes import data
from meute.games.foxes.actions import (
    COUNTS,
    DIGS,
    END_TURN,
    KEEP_ROLL,
    MARK,
    MOVES,
    MULOTAGE,
    PLACES,
    PLAY_BONUS,
    RAISE,
    RAISE_CUB,
    ROLL_AGAIN,
    TAKE,
    TRADE_CHEESE,
)
from meute.games.foxes.chances import DRAW_BONUSES, TURN_UPS
from tests.games.foxes.positions import Position

FIELDS, RIVER, FOREST, FARM, MOUNTAIN, DEN = PLACES


def test_g16_b3_1_a_turn_begins_with_a_roll() -> None:
    position = Position()
    assert position.asked[0] == "RollDie"
    assert [roll.value for roll in position.options] == [1, 2, 3, 4, 5, 6]
    position.play(6)
    assert position.state.dice[0] == 2


@pytest.mark.parametrize(("value", "pc"), [(1, 5), (2, 4), (3, 3), (4, 2), (5, 2), (6, 1)])
def test_g17_c1_b3_1_pc_by_the_rolled_value(value: int, pc: int) -> None:
    position = Position(value=6 if value != 6 else 5, destiny=2).give(0, pc=0).play(value)
    assert position.state.pc[0] == pc


@pytest.mark.parametrize("destiny", range(3))
def test_g18_b3_1_a_roll_equal_to_the_destiny_value_brings_the_bonus(destiny: int) -> None:
    position = Position(value=5, destiny=destiny).give(0, pc=0).play(5)
    if destiny == 1:
        assert position.asked == ("ChooseResource", 0)
        position.play(TAKE[0])
    assert position.state.pc[0] == 2 + (3 if destiny == 0 else 0)
    assert position.state.vp[0] == (2 if destiny == 2 else 0)
    assert position.asked == ("ChoosePlace", 0)


def test_b3_1_later_changes_of_the_die_alter_no_gain() -> None:
    position = Position(value=6).give(0, pc=0, bonus="die").play(5, PLAY_BONUS[data.BONUS_DIE])
    assert position.state.die == 6
    assert position.state.pc[0] == 2


def test_d2_c10_reroll_keep_or_roll_again_and_choose() -> None:
    position = Position().give(0, pc=0, ruse="reroll").play(1)
    assert position.asked == ("ThinkAgain", 0)
    assert position.state.pc[0] == 0
    assert position.options == [KEEP_ROLL, ROLL_AGAIN]
    position.play(ROLL_AGAIN, 6)
    assert position.options == [COUNTS[1], COUNTS[6]]
    position.play(COUNTS[6])
    assert (position.state.die, position.state.pc[0], position.state.ruses[0]) == (6, 1, -1)


def test_d2_keeping_the_roll_keeps_the_tile() -> None:
    position = Position().give(0, ruse="reroll").play(3, KEEP_ROLL)
    assert position.asked == ("ChoosePlace", 0)
    assert position.state.ruses[0] == data.REROLL


def test_d2_two_equal_rolls_need_no_choice() -> None:
    position = Position().give(0, ruse="reroll").play(3, ROLL_AGAIN, 3)
    assert position.asked == ("ChoosePlace", 0)


def test_b3_2_d8_free_plays_in_any_number_then_the_same_decision_again() -> None:
    position = Position().give(0, pc=0, bonus="pc pc vp").play(6)
    position.state.cheese = 0
    position.play(PLAY_BONUS[0], PLAY_BONUS[0], TRADE_CHEESE, PLAY_BONUS[data.BONUS_VP])
    assert position.asked == ("ChoosePlace", 0)
    assert position.state.pc[0] == 1 + 3 + 3 + 6
    assert position.state.vp[0] == 1
    assert position.state.cheese == -1
    assert position.state.bonus_discard[0] == 2


def test_b3_2_free_plays_are_offered_in_each_decision_of_the_turn() -> None:
    position = Position().give(0, bonus="pc").play(6)
    assert PLAY_BONUS[0] in position.options
    assert PLAY_BONUS[0] in position.play(FIELDS).options
    assert PLAY_BONUS[0] in position.play(MOVES[1]).options
    on_mountain = Position().give(0, bonus="pc").play(6, MOUNTAIN)
    assert PLAY_BONUS[0] in on_mountain.options
    assert PLAY_BONUS[0] in Position().give(0, bonus="pc").play(6, DEN).options


def test_b3_2_free_plays_cost_no_pips() -> None:
    position = Position().give(0, bonus="resource").play(6, MOUNTAIN, PLAY_BONUS[1], TAKE[0])
    assert position.state.die == 6


def test_g19_b3_3_the_die_goes_on_the_leftmost_free_slot() -> None:
    position = Position().used(1, "fields", 2).play(6, FIELDS)
    assert position.state.slot_owner[:3] == [1, 0, -1]


def test_b3_3_d3_a_place_without_free_open_slot_is_not_offered() -> None:
    position = Position().used(1, "fields", 2, 2).used(2, "fields", 2).play(6)
    assert position.options == PLACES[1:]
    assert position.why(FIELDS) == "full"


def test_b3_3_f17_the_own_den_always_has_a_slot() -> None:
    position = Position(2, round_=4, vital_open="1 1 1 1", mountain_open="0 0 0 0").play(6)
    assert position.options == [DEN]
    late = Position(2, round_=3).used(0, "den", 1, 1).play(6)
    assert DEN in late.options


def test_g20_b3_4_bonus_first_then_penalty() -> None:
    position = Position().used(1, "fields", 2).play(6, FIELDS)
    log = position.log()
    assert log.index("resource") < log.index("penalty")
    assert position.state.die == 5


def test_b3_4_a_bonus_tile_of_the_slot_can_be_played_only_after_the_penalty() -> None:
    position = Position().used(1, "fields", 2, 2).play(1, FIELDS, DRAW_BONUSES[data.BONUS_DIE])
    assert position.state.die == 0
    assert PLAY_BONUS[data.BONUS_DIE] not in position.options


def test_g21_b3_4_a_die_that_falls_to_0_is_exhausted_and_brings_2_pc() -> None:
    position = Position().give(0, pc=0).used(1, "fields", 2).play(1, FIELDS)
    assert position.state.die == 0
    assert position.state.pc[0] == 5 + 2


def test_b3_4_below_0_is_exhausted_too() -> None:
    position = Position(4).give(0, pc=0).used(1, "fields", 2, 2).used(2, "fields", 2)
    position.play(1, FIELDS, DRAW_BONUSES[0])
    assert position.state.die == 0
    assert position.state.pc[0] == 5 + 2


def test_f5_exhaustion_by_paying_brings_nothing() -> None:
    position = Position().give(0, pc=0).play(2, FIELDS, MOVES[1], MULOTAGE, TURN_UPS[0])
    assert position.state.die == 0
    assert position.state.pc[0] == 4


def test_g32_f16_b3_5_actions_are_optional() -> None:
    position = Position().play(6, FIELDS, MOVES[1], END_TURN)
    assert position.decision.roller == 1  # type: ignore[attr-defined]


def test_g28_b3_6_the_die_pays_first_then_pc() -> None:
    position = Position().give(0, pc=0).play(2, FOREST, MOVES[2], RAISE, RAISE_CUB[0])
    assert (position.state.die, position.state.pc[0]) == (0, 4)
    position.play(MARK)
    assert (position.state.die, position.state.pc[0]) == (0, 3)


def test_b3_6_one_action_may_take_the_last_pips_and_pc_for_the_rest() -> None:
    position = Position().give(0, pc=0).play(1, FIELDS, MOVES[1], MULOTAGE, TURN_UPS[0])
    assert (position.state.die, position.state.pc[0]) == (0, 4)


def test_b3_6_an_action_is_offered_only_if_pips_and_pc_cover_it() -> None:
    position = Position().give(0, pc=-4 + 4).play(1, FOREST, MOVES[2])
    position.state.pc[0] = 0
    assert position.options == [MARK, END_TURN]
    assert position.why(RAISE) == "cannot_pay"


def test_b3_7_the_rest_stays_on_the_die() -> None:
    position = Position().play(6, FIELDS, MOVES[1], MARK, END_TURN)
    assert position.state.slot_value[0] == 5


def test_b3_7_the_turn_ends_after_the_den_action() -> None:
    position = Position().play(6, DEN, DIGS[1]).until("LayPath")
    position.play(position.options[0])
    assert position.asked[0] == "RollDie"


def test_g_ex1_a_die_of_5_with_penalty_tolls_and_three_actions() -> None:
    """Die 5, resource, -1 -> 4; meets a marker: 1 PC; 2 -> 2; 2 -> 0; 1 more costs 1 PC."""
    position = Position().give(0, pc=0).give(1, pc=0).used(1, "forest", 2).mark(1, "forest.1")
    position.play(5, FOREST)
    assert position.resources(0) == "berry"
    assert position.state.die == 4
    position.play(MOVES[2])
    assert position.state.pc[:2] == [2 - 1, 1]
    position.play(RAISE, RAISE_CUB[0])
    assert position.state.die == 2
    position.play(MULOTAGE, TURN_UPS[0])
    assert position.state.die == 0
    position.play(MARK)
    assert position.state.pc[0] == 0


def test_g_ex2_a_die_of_1_with_a_bonus_tile_is_exhausted_and_acts_with_pc() -> None:
    """Die 1: resource and bonus tile, -1 -> exhausted, 2 PC; actions cost PC."""
    position = Position().give(0, pc=0).used(1, "forest", 2, 2)
    position.play(1, FOREST)
    assert position.resources(0) == "berry"
    assert position.asked[0] == "DrawBonusTile"
    position.play(DRAW_BONUSES[0])
    assert position.state.bonuses[data.BONUS_PC] == 1
    assert (position.state.die, position.state.pc[0]) == (0, 5 + 2)
    position.play(MOVES[1], MARK)
    assert position.state.pc[0] == 6
