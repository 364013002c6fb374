"""R8.3 The Bodyguard, face up: itself and one other card."""

import pytest

from meute.core.decision import Action
from meute.games.silver import SILVER
from meute.games.silver.actions import (
    ADD_LEFT,
    ANNOUNCE,
    CALL,
    CONFIRM,
    DISCARD,
    DRAW,
    END_TURN,
    PICKS,
    PUTS,
    SET_GUARD,
    SWAPS,
    TAKE,
    TARGETS,
    USE_EMPATH,
    USE_POWER,
    WARDS,
    Pick,
    SetGuard,
    Swap,
    UseEmpath,
)
from tests.games.silver.positions import Position


def test_r8_3_1_a_face_up_bodyguard_protects_itself_without_being_set() -> None:
    position = Position("3^ 7", "9 9", turn=1).discard(12)
    assert position.targets == [(0, 1)]


def test_r8_3_1_a_bodyguard_protects_itself_from_the_moment_it_is_face_up() -> None:
    position = Position("8 8", "9 9", "3 7").discard(6).play(TARGETS[2][0])
    assert position.discard(12).targets == [(0, 0), (0, 1), (2, 1)]


@pytest.mark.parametrize("before", [[], [DRAW, 13], [DRAW, 13, DISCARD]], ids=["A", "B", "C"])
def test_r8_3_2_the_owner_names_a_second_card_in_a_window(before: list[Action | int]) -> None:
    position = Position("3^ 7 8", "9 9").play(*before, SET_GUARD[0], WARDS[1])
    view = SILVER.view(position.state, 1)
    assert view.wards == view.villages[0][:2]


def test_r8_3_2_the_named_card_is_safe_from_opponents() -> None:
    position = Position("3^ 7 8", "9 9").play(SET_GUARD[0], WARDS[1]).discard(13, 12)
    assert position.targets == [(0, 2)]


def test_r8_3_2_a_bodyguard_is_set_once_per_turn() -> None:
    position = Position("3^ 7 8", "9 9").play(SET_GUARD[0], WARDS[1])
    assert position.of(SetGuard) == []
    assert position.play(DRAW, 13).of(SetGuard) == []


def test_r8_3_2_a_bodyguard_may_be_moved_to_another_card_in_a_later_turn() -> None:
    position = Position("3^ 7 8", "9 9").play(SET_GUARD[0], WARDS[1]).discard(13, 13)
    position.play(SET_GUARD[0], WARDS[2], DRAW, 4, DISCARD).discard(12)
    assert position.targets == [(0, 1)]


def test_r8_3_2_a_bodyguard_is_not_set_in_another_players_turn() -> None:
    assert Position("3^ 7", "9 9", turn=1).of(SetGuard) == []


def test_r8_3_3_any_other_card_of_the_village_may_be_named() -> None:
    position = Position("3^ 7 8^ 3^ 6!", "9 9", amulet=0).guard(0, 3, 1).play(SET_GUARD[0])
    assert position.options == WARDS[1:5]


def test_r8_3_3_a_bodyguard_without_another_card_to_turn_to_is_not_set() -> None:
    assert Position("3^", "9 9").of(SetGuard) == []
    assert Position("3^ 7", "9 9").guard(0, 0, 1).of(SetGuard) == []
    assert Position("3^ 7 8", "9 9").guard(0, 0, 1).play(SET_GUARD[0]).options == [WARDS[2]]


def test_r8_3_3_each_bodyguard_has_one_target_of_its_own() -> None:
    position = Position("3^ 7 3^ 8 6", "9 9")
    position.play(SET_GUARD[0], WARDS[1], SET_GUARD[2], WARDS[3]).discard(13, 12)
    assert position.targets == [(0, 4)]


def test_r8_3_3_a_card_guarded_twice_stays_guarded_when_one_bodyguard_turns_away() -> None:
    position = Position("3^ 7 3^ 8 6", "9 9").guard(0, 0, 1).guard(0, 2, 1)
    position.play(SET_GUARD[0], WARDS[3], DRAW, 13, DISCARD, END_TURN).discard(12)
    assert position.targets == [(0, 4)]


@pytest.mark.parametrize("power", [6, 8, 9, 11, 12])
def test_r8_3_4_opponents_may_not_touch_a_protected_card(power: int) -> None:
    position = Position("3^ 7 8", "9^ 9^", turn=1).guard(0, 0, 1).discard(power)
    if power == 11:
        position.play(USE_POWER, 13)
    assert [target for target in position.targets if target[0] == 0] == [(0, 2)]


@pytest.mark.parametrize("power", [5, 7])
def test_r8_3_4_the_owner_may_turn_up_or_look_at_a_guarded_card(power: int) -> None:
    position = Position("3^ 7 8", "9 9").guard(0, 0, 1).discard(power)
    assert position.of(Pick) == PICKS[1:3]


@pytest.mark.parametrize("power", [6, 9])
def test_r8_3_4_the_owner_may_aim_at_a_guarded_card(power: int) -> None:
    position = Position("3^ 7 8", "9^ 9^").guard(0, 0, 1).discard(power)
    assert position.targets == [(0, 1), (0, 2)]


def test_r8_3_4_the_owner_may_exchange_both_cards() -> None:
    position = Position("3^ 7 8", "9 9").guard(0, 0, 1).play(DRAW, 5)
    assert position.of(Swap) == SWAPS[:3]
    assert position.play(ANNOUNCE).options == PICKS[:3]


def test_r8_3_4_the_owner_may_bewitch_or_give_away_both_cards() -> None:
    witch = Position("3^ 7 8", "9 9").guard(0, 0, 1).discard(11).play(USE_POWER, 13)
    assert witch.targets == [(0, 0), (0, 1), (0, 2), (1, 0), (1, 1)]
    robber = Position("3^ 7 8", "9 9").guard(0, 0, 1).discard(12).play(TARGETS[1][0])
    assert robber.options == PICKS[:3]


def test_r8_3_4_the_owners_empath_may_look_at_a_guarded_card() -> None:
    assert Position("3^ 7 2^", "9 9").guard(0, 0, 1).of(UseEmpath) == [USE_EMPATH[1]]


def test_r8_3_5_the_card_that_takes_the_place_is_not_protected() -> None:
    position = Position("3^ 7", "9 9").guard(0, 0, 1)
    position.play(DRAW, 5, SWAPS[1], END_TURN).discard(12)
    assert position.targets == [(0, 1)]


def test_r8_3_5_one_guarded_card_leaves_and_the_other_stays_guarded() -> None:
    position = Position("3^ 7 3^ 8", "9 9").guard(0, 0, 1).guard(0, 2, 3)
    position.play(DRAW, 5, SWAPS[1], END_TURN).discard(12)
    assert position.targets == [(0, 1)]


def test_r8_3_5_protection_ends_when_the_bodyguard_leaves() -> None:
    position = Position("3^ 7", "9 9").guard(0, 0, 1).play(DRAW, 5, SWAPS[0]).discard(12)
    assert position.targets == [(0, 0), (0, 1)]


def test_r8_3_5_protection_follows_the_card_when_the_row_closes_up() -> None:
    position = Position("8^ 8^ 7 6 3^", "9 9", discard="5").guard(0, 4, 2)
    position.play(TAKE, ANNOUNCE, PICKS[0], PICKS[1], CONFIRM, PUTS[0], END_TURN)
    assert position.row(0) == "5^ 7 6 3^"
    assert position.discard(12).targets == [(0, 0), (0, 2)]


def test_r8_3_5_protection_survives_a_failed_exchange() -> None:
    position = Position("3^ 7 8", "9 9", discard="5").guard(0, 0, 1)
    position.play(TAKE, ANNOUNCE, PICKS[0], PICKS[1], CONFIRM, ADD_LEFT, END_TURN)
    assert position.row(0) == "5^ 3^ 7^ 8"
    assert position.discard(12).targets == [(0, 0), (0, 3)]


def test_r8_3_5_protection_survives_turning_up() -> None:
    position = Position("3^ 7 8", "9 9").guard(0, 0, 1).discard(5).play(PICKS[1], END_TURN)
    assert position.discard(12).targets == [(0, 2)]


def test_r8_3_5_protection_survives_other_turns_and_a_call() -> None:
    position = Position("3^ 7 8", "9 9", "6 6").guard(0, 0, 1).play(CALL)
    assert position.discard(13, 12).targets == [(0, 2), (1, 0), (1, 1)]


def test_r8_3_5_a_bodyguard_given_away_guards_only_itself() -> None:
    position = Position("3^ 7", "9 9", "6 6").guard(0, 0, 1)
    position.discard(12).play(TARGETS[1][0], PICKS[0])
    assert position.row(1) == "3^ 9"
    position.discard(13).play(END_TURN).discard(12)
    assert position.targets == [(0, 0), (0, 1), (1, 1)]


def test_r8_3_5_the_new_owner_of_a_bodyguard_names_a_card() -> None:
    position = Position("3^ 7", "9 9").guard(0, 0, 1)
    position.discard(12).play(TARGETS[1][0], PICKS[0])
    assert position.of(SetGuard) == [SET_GUARD[0]]
    assert position.play(SET_GUARD[0]).options == [WARDS[1]]


def test_r8_3_5_a_guarded_card_given_away_is_no_longer_guarded() -> None:
    position = Position("3^ 7", "9 9", "6 6").guard(0, 0, 1)
    position.discard(12).play(TARGETS[1][0], PICKS[1], END_TURN)
    assert position.discard(13, 12).targets == [(0, 1), (1, 0), (1, 1)]


def test_r8_3_6_turned_up_by_another_it_guards_a_second_card_from_its_owners_turn_on() -> None:
    position = Position("8 8", "3 7", "9 9").discard(6).play(TARGETS[1][0])
    assert position.asked == ("TakeTurn", 1)
    position.play(SET_GUARD[0], WARDS[1]).discard(13, 12)
    assert position.targets == [(0, 0), (0, 1)]


def test_r8_3_6_a_turn_with_a_call_sets_no_bodyguard() -> None:
    position = Position("8 8", "3 7", "9 9").discard(6).play(TARGETS[1][0], CALL)
    assert position.discard(12).targets == [(0, 0), (0, 1), (1, 1)]
    assert CALL not in Position("3^ 7", "9 9").play(SET_GUARD[0], WARDS[1]).options


def test_r8_3_7_a_face_down_bodyguard_guards_nothing() -> None:
    assert Position("3* 7", "9 9").of(SetGuard) == []
    assert Position("3* 7", "9 9", turn=1).discard(12).targets == [(0, 0), (0, 1)]
