"""R7 The amulet: who gets it, when it is laid, and what lies safe under it."""

import pytest

from meute.games.silver import SILVER
from meute.games.silver.actions import (
    ANNOUNCE,
    CALL,
    CONFIRM,
    DRAW,
    END_TURN,
    FETCHES,
    PICKS,
    PUTS,
    SET_GUARD,
    SWAPS,
    TAKE,
    TARGETS,
    USE_AMULET,
    USE_EMPATH,
    USE_POWER,
    WARDS,
    Pick,
    Swap,
    UseAmulet,
    UseEmpath,
)
from meute.games.silver.state import NOBODY, NOTHING
from tests.games.silver.positions import Position

EDITIONS = ["fr", "en"]


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_r7_1_in_round_1_nobody_can_use_the_amulet(seats: int, edition: str) -> None:
    position = Position.dealt(seats, edition=edition)
    for _ in range(seats):
        assert position.of(UseAmulet) == []
        position.play(DRAW).to_next_turn()


def test_r7_1_in_round_1_the_amulet_belongs_to_nobody() -> None:
    view = SILVER.view(Position.dealt(3).state, 0)
    assert (view.amulet_holder, view.amulet_on) == (NOBODY, NOTHING)


@pytest.mark.parametrize("holder", [NOBODY, 0, 1, 2])
def test_r7_2_a_successful_caller_gets_the_amulet_from_wherever_it_is(holder: int) -> None:
    position = Position("1 1", "9 9", "8 8", amulet=holder)
    position.play(CALL).discard(13, 13)
    assert position.state.amulet_holder == 0


@pytest.mark.parametrize("holder", [NOBODY, 0, 1])
def test_r7_2_after_a_failed_call_the_amulet_stays_where_it_is(holder: int) -> None:
    position = Position("9 9", "1 1", amulet=holder)
    position.play(CALL).discard(13)
    assert position.state.amulet_holder == holder


@pytest.mark.parametrize("holder", [NOBODY, 0, 1])
def test_r7_2_after_a_round_without_call_the_amulet_stays_where_it_is(holder: int) -> None:
    position = Position("1 1", "9 9", amulet=holder, deck=1).discard(13)
    assert position.ended.caller == NOBODY
    assert position.state.amulet_holder == holder


def test_r7_2_a_robber_does_not_move_the_amulet() -> None:
    position = Position("9^ 8^", "1^ 2!", amulet=1).discard(12)
    position.play(TARGETS[1][0], PICKS[0])
    assert position.row(1) == "9^ 2!"
    assert position.state.amulet_holder == 1


def test_r7_3_the_amulet_is_laid_before_the_action() -> None:
    position = Position("7 8", "9 9", amulet=0, amulet_ready=True).play(USE_AMULET[0])
    assert position.row(0) == "7! 8"
    assert position.asked == ("TakeTurn", 0)


def test_r7_3_the_amulet_is_laid_while_the_drawn_card_is_in_hand() -> None:
    position = Position("7 8", "9 9", amulet=0, amulet_ready=True).play(DRAW, 4, USE_AMULET[1])
    assert position.row(0) == "7 8!"
    assert position.asked == ("HoldCard", 0)


def test_r7_3_the_amulet_is_laid_after_the_action() -> None:
    position = Position("7 8", "9 9", amulet=0, amulet_ready=True, discard="6")
    position.play(TAKE, SWAPS[0], USE_AMULET[1])
    assert position.row(0) == "6^ 8!"
    assert position.asked == ("TakeTurn", 1)


def test_r7_3_there_is_no_moment_for_the_amulet_between_a_take_and_its_exchange() -> None:
    position = Position("7 8", "9 9", amulet=0, amulet_ready=True).play(TAKE)
    assert position.of(UseAmulet) == []


def test_r7_3_the_amulet_is_not_laid_in_another_players_turn() -> None:
    position = Position("7 8", "9 9", turn=1, amulet=0, amulet_ready=True)
    assert position.of(UseAmulet) == []
    assert position.play(DRAW, 13).of(UseAmulet) == []


def test_r7_3_the_amulet_may_be_laid_in_a_last_turn() -> None:
    position = Position("7 8", "9 9", turn=1, caller=0, amulet=1, amulet_ready=True)
    assert position.of(UseAmulet) == USE_AMULET[:2]


def test_r7_3_the_amulet_may_be_kept_back() -> None:
    position = Position("7 8", "9 9", amulet=0, amulet_ready=True).discard(13).play(END_TURN)
    assert position.discard(13).of(UseAmulet) == USE_AMULET[:2]


def test_r7_3_the_amulet_works_in_the_round_after_it_was_earned() -> None:
    position = Position("1 1", "9 9").play(CALL).discard(13).to_next_turn()
    assert position.asked == ("TakeTurn", 0)
    assert position.of(UseAmulet) == USE_AMULET[:5]


def test_r7_3_an_amulet_not_used_in_that_round_can_no_longer_be_used() -> None:
    position = Position("1 1", "9 9", amulet=0, amulet_ready=True, deck=1).discard(13)
    position.play(END_TURN).to_next_turn()
    assert position.asked == ("TakeTurn", 0)
    assert position.state.amulet_holder == 0
    assert position.of(UseAmulet) == []


def test_r7_3_a_holder_who_calls_well_again_may_use_it_again() -> None:
    position = Position("1! 1", "9 9", amulet=0).play(CALL).discard(13).to_next_turn()
    assert position.of(UseAmulet) == USE_AMULET[:5]


def test_r7_4_the_amulet_goes_on_any_own_card() -> None:
    position = Position("3^ 7 ? 5* 8^", "9 9", amulet=0, amulet_ready=True).guard(0, 0, 1)
    assert position.of(UseAmulet) == USE_AMULET[:5]


def test_r7_4_the_amulet_goes_on_the_card_that_came_in_this_turn() -> None:
    position = Position("7 8", "9 9", amulet=0, amulet_ready=True).play(DRAW, 5, SWAPS[0])
    assert position.play(USE_AMULET[0]).row(0) == "5! 8"


def test_r7_5_the_amulet_is_used_once_in_the_round() -> None:
    position = Position("7 8", "9 9", amulet=0, amulet_ready=True).play(USE_AMULET[0])
    assert position.of(UseAmulet) == []
    position.discard(13, 13)
    assert position.asked == ("TakeTurn", 0)
    assert position.of(UseAmulet) == []
    assert position.row(0) == "7! 8"


@pytest.mark.parametrize("power", [5, 7])
def test_r7_6_the_owner_may_not_turn_up_or_look_at_the_card(power: int) -> None:
    position = Position("7! 8 6", "9 9", amulet=0).discard(power)
    assert position.of(Pick) == PICKS[1:3]


@pytest.mark.parametrize("power", [6, 9, 11])
@pytest.mark.parametrize("turn", [0, 1])
def test_r7_6_nobody_may_reach_the_card_by_a_power_over_all_villages(turn: int, power: int) -> None:
    position = Position("7! 8", "5 5", turn=turn, amulet=0).discard(power)
    if power == 11:
        position.play(USE_POWER, 13)
    assert position.targets == [(0, 1), (1, 0), (1, 1)]


@pytest.mark.parametrize("power", [8, 12])
def test_r7_6_no_opponent_may_look_at_or_take_the_card(power: int) -> None:
    position = Position("7! 8", "5 5", turn=1, amulet=0).discard(power)
    assert position.targets == [(0, 1)]


def test_r7_6_the_owner_may_not_give_the_card_away_with_a_robber() -> None:
    position = Position("7! 8 6", "9 9", amulet=0).discard(12).play(TARGETS[1][0])
    assert position.options == PICKS[1:3]


def test_r7_6_the_owner_may_not_replace_the_card_with_a_master() -> None:
    position = Position("7! 8 6", "9 9", amulet=0).discard(10).play(FETCHES[0])
    assert position.options == SWAPS[1:3]


def test_r7_6_the_owners_empath_may_not_look_at_the_card() -> None:
    position = Position("2^ 7! 8", "9 9", amulet=0)
    assert position.of(UseEmpath) == USE_EMPATH[2:3]


def test_r7_6_the_card_is_not_exchanged() -> None:
    drawn = Position("7! 8 6", "9 9", amulet=0).play(DRAW, 5)
    taken = Position("7! 8 6", "9 9", amulet=0).play(TAKE)
    assert drawn.of(Swap) == taken.of(Swap) == SWAPS[1:3]


def test_r7_6_the_card_is_not_announced() -> None:
    position = Position("8 7! 8", "9 9", amulet=0).play(DRAW, 5, ANNOUNCE)
    assert position.options == [PICKS[0], PICKS[2]]


def test_r7_6_with_one_other_card_there_is_no_set_to_announce() -> None:
    position = Position("7! 8", "9 9", amulet=0).play(DRAW, 5)
    assert ANNOUNCE not in position.options


def test_r7_6_the_amulet_stays_on_its_card_when_the_row_closes_up() -> None:
    position = Position("8^ 8^ 7!", "9 9", amulet=0, discard="6")
    position.play(TAKE, ANNOUNCE, PICKS[0], PICKS[1], CONFIRM, PUTS[0])
    assert position.row(0) == "6^ 7!"


def test_r7_7_a_squire_under_the_amulet_goes_on_working() -> None:
    position = Position("1^! 8", "9 9", amulet=0).discard(13).play(6)
    assert position.shown == [6]


def test_r7_7_an_empath_under_the_amulet_goes_on_working() -> None:
    position = Position("2^! 8", "9 9", amulet=0).play(USE_EMPATH[1])
    assert position.knows(0, 0, 1)


def test_r7_7_a_bodyguard_under_the_amulet_may_guard_another_card() -> None:
    position = Position("3^! 8 6", "9 9", amulet=0).guard(0, 0, 1)
    position.play(SET_GUARD[0], WARDS[2]).discard(13, 12)
    assert position.targets == [(0, 1)]


def test_r7_7_a_rascal_under_the_amulet_goes_on_working() -> None:
    position = Position("4^! 8", "9 9", amulet=0).play(DRAW, 5, 6)
    assert position.asked == ("KeepOne", 0)


def test_r7_7_a_villager_under_the_amulet_counts() -> None:
    position = Position("0^! 8", "9 9", turn=1, amulet=0, discard="0").play(TAKE, SWAPS[0])
    assert position.ended.ended_by == "villagers"


def test_r7_7_who_knew_the_card_still_knows_it() -> None:
    position = Position("7*02 8", "9 9", "6 6", amulet=0, amulet_ready=True).play(USE_AMULET[0])
    assert [position.sees(seat)[0][0] for seat in range(3)] == [7, -1, 7]


def test_r7_8_the_card_is_counted_at_scoring() -> None:
    position = Position("7! 8", "9 9", amulet=0, deck=1).discard(13)
    assert position.ended.sums == (15, 18)


def test_r7_9_the_amulet_comes_off_and_stays_with_its_holder() -> None:
    position = Position("7! 8", "9 9", amulet=0, deck=1).discard(13).to_next_turn()
    assert position.state.amulet_on == NOTHING
    assert position.state.amulet_holder == 0


def test_r7_9_the_amulet_comes_off_and_goes_to_a_successful_caller() -> None:
    position = Position("7! 8", "1 1", turn=1, amulet=0).play(CALL).discard(13).to_next_turn()
    assert position.state.amulet_on == NOTHING
    assert position.state.amulet_holder == 1


def test_r7_9_the_amulet_comes_off_at_the_end_of_the_last_round_as_well() -> None:
    position = Position("7! 8", "1 1", turn=1, amulet=0, rounds=1).play(CALL).discard(13)
    assert position.over
    assert position.state.amulet_holder == 1
    assert position.state.amulet_on == NOTHING


def test_r7_10_no_call_in_the_turn_in_which_the_amulet_was_laid() -> None:
    position = Position("7 8", "9 9", amulet=0, amulet_ready=True)
    assert CALL in position.options
    assert CALL not in position.play(USE_AMULET[0]).options


def test_r7_10_a_call_in_a_later_turn_is_allowed() -> None:
    position = Position("7 8", "9 9", amulet=0, amulet_ready=True).play(USE_AMULET[0])
    position.discard(13, 13)
    assert CALL in position.options


def test_r7_10_a_turn_with_a_call_leaves_no_moment_for_the_amulet() -> None:
    position = Position("7 8", "9 9", amulet=0, amulet_ready=True).play(CALL)
    assert position.asked == ("TakeTurn", 1)
    assert position.of(UseAmulet) == []
