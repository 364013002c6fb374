"""R8.13 The Doppelganger in an exchange; R8.14-R8.16 what holds for all powers."""

import pytest

from meute.games.silver.actions import (
    ADD_RIGHT,
    ANNOUNCE,
    CONFIRM,
    DECLINE,
    DISCARD,
    DRAW,
    END_TURN,
    FETCHES,
    KEEPS,
    ON_TOP,
    PICKS,
    PUTS,
    SET_GUARD,
    SWAPS,
    TAKE,
    TARGETS,
    USE_EMPATH,
    USE_POWER,
    OnTop,
    SetGuard,
    UseEmpath,
)
from meute.games.silver.data import DOPPELGANGER
from tests.games.silver.positions import Position


def announce_all(*row: str, discard: str = "6") -> Position:
    """Take the top discard and announce the whole row."""
    position = Position(" ".join(row), "9 9", discard=discard)
    return position.play(TAKE, ANNOUNCE, *PICKS[: len(row)], CONFIRM)


@pytest.mark.parametrize(
    "row", [("13", "7"), ("13", "7", "7"), ("13", "13"), ("13", "13", "7"), ("8", "13", "8", "8")]
)
def test_r8_13_1_a_doppelganger_has_the_value_of_the_others(row: tuple[str, ...]) -> None:
    position = announce_all(*row)
    if position.of(OnTop):
        position.play(ON_TOP[DOPPELGANGER])
    position.play(PUTS[0])
    assert position.row(0) == "6^"
    assert sorted(position.pile) == sorted(int(value) for value in row)


def test_r8_13_1_different_cards_beside_a_doppelganger_fail_as_three_cards() -> None:
    position = announce_all("13", "7", "8").play(ADD_RIGHT, ADD_RIGHT)
    assert position.row(0) == "13^ 7^ 8^ 6^ ?"
    assert position.pile == []


def test_r8_13_1_two_doppelgangers_do_not_make_different_cards_equal() -> None:
    position = announce_all("13", "7", "13", "8")
    assert position.asked == ("AddNew", 0)


@pytest.mark.parametrize("row", [("13^", "7"), ("13", "7^"), ("13^", "7^"), ("13", "7")])
def test_r8_13_2_a_doppelganger_works_face_up_or_face_down(row: tuple[str, ...]) -> None:
    assert announce_all(*row).asked == ("LayOnTop", 0)


def test_r8_13_2_as_the_new_card_it_makes_nothing_equal() -> None:
    position = announce_all("7", "8", discard="13")
    assert position.asked == ("AddNew", 0)
    assert position.play(ADD_RIGHT).row(0) == "7^ 8^ 13^"


def test_r8_13_2_exchanged_alone_it_is_a_plain_card() -> None:
    position = Position("13 7", "9 9", discard="6").play(TAKE, SWAPS[0])
    assert position.row(0) == "6^ 7"
    assert position.pile == [13]


def test_r8_13_2_drawn_and_discarded_it_does_nothing() -> None:
    assert Position("7 7", "9 9").discard(13).asked == ("TakeTurn", 1)


def test_r8_13_2_at_scoring_it_counts_13() -> None:
    assert Position("13 7", "9 9", deck=1).discard(13).ended.sums == (20, 18)


def test_r8_14_an_own_card_is_a_target_though_guarded() -> None:
    position = Position("3^ 7 8!", "9^ 9^", amulet=0).guard(0, 0, 1)
    assert position.discard(11).play(USE_POWER, 13).targets == [(0, 0), (0, 1), (1, 0), (1, 1)]


def test_r8_14_an_opponents_card_is_no_target_if_bodyguard_guarded_or_under_the_amulet() -> None:
    position = Position("9^ 9^", "3^ 7 8! 6 5^", amulet=1).guard(1, 0, 1)
    assert position.discard(12).targets == [(1, 3), (1, 4)]


@pytest.mark.parametrize("power", [6, 8, 9])
def test_r8_14_for_looking_and_turning_up_a_target_is_face_down(power: int) -> None:
    assert Position("9^ 9^", "7^ 8 6").discard(power).targets == [(1, 1), (1, 2)]


@pytest.mark.parametrize("power", [11, 12])
def test_r8_14_for_moving_a_target_may_be_face_up(power: int) -> None:
    position = Position("9^ 9^", "7^ 8 6", "3^ 5^").discard(power)
    if power == 11:
        position.play(USE_POWER, 13)
    assert [target for target in position.targets if target[0]] == [(1, 0), (1, 1), (1, 2), (2, 1)]


@pytest.mark.parametrize(
    ("power", "mine", "theirs"),
    [
        (5, "7^ 8^", "9 9"),
        (5, "7! 8^", "9 9"),
        (6, "7^ 8^", "9^ 9^"),
        (7, "7! 8^", "9 9"),
        (8, "7 8", "9^ 9^"),
        (8, "7 8", "3^"),
        (9, "7! 8^", "9^ 9^"),
        (10, "7!", "9 9"),
        (11, "7!", "3^"),
        (12, "7!", "9 9"),
        (12, "7 8", "3^"),
    ],
)
def test_r8_15_a_power_without_its_targets_is_not_offered(
    power: int, mine: str, theirs: str
) -> None:
    position = Position(mine, theirs, amulet=0).discard(power)
    assert position.pile[-1] == power
    assert position.asked == ("TakeTurn", 1)


def test_r8_15_a_master_needs_another_card_in_the_pile() -> None:
    assert Position("7 8", "9 9", discard="").discard(10).asked == ("TakeTurn", 1)


def test_r8_15_a_witch_needs_a_card_in_the_deck() -> None:
    position = Position("7 8", "9 9", deck=1, rounds=1).discard(11).to_next_turn()
    assert position.pile == [5, 11]
    assert position.ended.sums == (15, 18)


def test_r8_15_a_power_once_chosen_is_carried_out() -> None:
    fetched = Position("7 8", "9 9").discard(10).play(FETCHES[0])
    witched = Position("7 8", "9 9").discard(11).play(USE_POWER, 13)
    robbed = Position("7 8", "9 9").discard(12).play(TARGETS[1][0])
    assert all(DECLINE not in position.options for position in (fetched, witched, robbed))


def test_r8_15_only_the_second_look_of_a_beholder_is_optional() -> None:
    assert DECLINE in Position("7 8", "9 9").discard(7).play(PICKS[0]).options


def test_r8_16_nothing_is_free_while_a_power_is_carried_out() -> None:
    beholder = Position("2^ 7 8", "9 9").discard(7).play(PICKS[1])
    robber = Position("2^ 7 8", "9 9").discard(12).play(TARGETS[1][0])
    assert beholder.of(UseEmpath) == robber.of(UseEmpath) == []
    assert beholder.play(DECLINE).of(UseEmpath) == USE_EMPATH[1:3]


def test_r8_16_a_card_turned_up_by_a_power_has_its_own_power_at_once() -> None:
    position = Position("3 7", "9 9").discard(5).play(PICKS[0])
    assert position.asked == ("FinishTurn", 0)
    assert position.of(SetGuard) == [SET_GUARD[0]]


def test_r8_16_a_card_moved_by_a_power_has_its_own_power_at_once() -> None:
    robbed = Position("8 7", "2^ 9").discard(12).play(TARGETS[1][0], PICKS[0])
    assert robbed.of(UseEmpath) == [USE_EMPATH[1]]
    fetched = Position("8 7", "9 9", discard="1 5").discard(10).play(FETCHES[0], SWAPS[0], 6)
    assert fetched.shown == [6]


def test_r8_16_a_rascal_got_by_a_power_works_from_the_next_draw_on() -> None:
    position = Position("8 7", "4^ 9").discard(12).play(TARGETS[1][0], PICKS[0])
    position.discard(13).play(DRAW, 5, 6)
    assert position.options == KEEPS[:2]
    assert position.play(KEEPS[0], DISCARD, DECLINE).asked == ("TakeTurn", 1)


def test_r8_16_a_revealed_villager_ends_the_round_after_the_turn() -> None:
    position = Position("0^ 2^ 7", "0 9").discard(6).play(TARGETS[1][0], USE_EMPATH[2])
    assert position.ended.ended_by == "villagers"


def test_r8_16_window_c_opens_after_the_power() -> None:
    position = Position("2^ 7", "9 9").discard(8).play(TARGETS[1][0])
    assert position.options == [END_TURN, USE_EMPATH[1]]
