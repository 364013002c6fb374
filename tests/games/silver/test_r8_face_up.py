"""R8.0-R8.2 Powers of cards lying face up: Villager, Squire, Empath."""

import pytest

from meute.core.decision import Action
from meute.games.silver.actions import (
    ADD_RIGHT,
    ANNOUNCE,
    CONFIRM,
    DECLINE,
    DISCARD,
    DRAW,
    DRAW_OPEN,
    END_TURN,
    FETCHES,
    PICKS,
    SWAPS,
    TAKE,
    TARGETS,
    USE_EMPATH,
    DrawOpen,
    UseEmpath,
)
from tests.games.silver.positions import Position

EDITIONS = ["fr", "en"]


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("villages", [("0^ 7", "9 9"), ("7 7", "0^ 9"), ("7 7", "9 9", "0^ 8")])
def test_r8_0_1_both_villagers_face_up_in_villages_end_the_round(
    villages: tuple[str, ...], edition: str
) -> None:
    position = Position(*villages, discard="0", edition=edition).play(TAKE, SWAPS[1])
    assert position.ended.ended_by == "villagers"


@pytest.mark.parametrize(
    ("villages", "discard", "display"),
    [
        (("7 7", "9 9"), "0", "0"),
        (("0 7", "9 9"), "0", ""),
        (("7 7", "0*01 9"), "0", ""),
        (("7 7", "9 9"), "0 0", ""),
        (("7 7", "9 9"), "0", ""),
    ],
    ids=["display", "own face down", "other face down", "discard pile", "removed or in the deck"],
)
def test_r8_0_1_a_villager_elsewhere_does_not_count(
    villages: tuple[str, ...], discard: str, display: str
) -> None:
    position = Position(*villages, discard=discard, display=display).play(TAKE, SWAPS[1])
    assert position.row(0).endswith("0^")
    assert position.going_on


def test_r8_1_1_the_display_gets_one_card_for_each_squire_in_all_villages() -> None:
    position = Position("1^ 7", "1^ 9", "8 8").discard(13).play(6, 5)
    assert sorted(position.shown) == [5, 6]
    assert position.state.deck == 17


def test_r8_1_1_with_four_players_four_squires_show_four_cards() -> None:
    position = Position("1^ 7", "1^ 9", "1^ 8", "1^ 6").discard(13).play(2, 3, 4, 5)
    assert sorted(position.shown) == [2, 3, 4, 5]


def test_r8_1_1_new_cards_are_added_on_the_right() -> None:
    position = Position("1^ 7", "1^ 9", display="8", top="13 6").play(DRAW, DISCARD)
    assert position.shown == [8, 6]


def test_r8_1_1_a_face_down_squire_shows_nothing() -> None:
    position = Position("1* 7", "1 9").discard(13)
    assert position.asked == ("TakeTurn", 1)
    assert position.shown == []


def test_r8_1_1_the_display_is_filled_only_as_far_as_the_deck_reaches() -> None:
    position = Position("1^ 1^", "9 9", deck=2, rounds=1).discard(13).play(6)
    assert position.shown == [6]
    assert position.ended.ended_by == "deck"


def test_r8_1_2_open_cards_stay_when_their_squire_leaves() -> None:
    position = Position("1^ 7", "9 9", display="8").play(DRAW, 13, SWAPS[0])
    assert position.shown == [8]


def test_r8_1_2_open_cards_above_the_number_of_squires_are_not_replaced() -> None:
    position = Position("1^ 7", "9 9", display="13 6").play(DRAW_OPEN[0], DISCARD)
    assert position.asked == ("TakeTurn", 1)
    assert position.shown == [6]


@pytest.mark.parametrize("turn", [0, 1, 2])
def test_r8_1_3_every_player_may_draw_an_open_card(turn: int) -> None:
    position = Position("1^ 7", "9 9", "8 8", turn=turn, display="6")
    assert position.of(DrawOpen) == [DRAW_OPEN[0]]
    assert position.play(DRAW_OPEN[0]).held == 6


def test_r8_1_4_an_open_card_is_replaced_at_the_end_of_the_turn_not_before() -> None:
    position = Position("1^ 7", "9 9", display="8").play(DRAW_OPEN[0], DISCARD)
    assert position.asked == ("LookAtOpponent", 0)
    assert position.shown == []
    assert position.play(DECLINE, 6).shown == [6]


def test_r8_1_4_a_squire_that_came_up_shows_its_card_at_the_end_of_the_turn() -> None:
    position = Position("1 2^ 7", "9 9").discard(5).play(PICKS[0])
    assert position.asked == ("FinishTurn", 0)
    assert position.shown == []
    assert position.play(END_TURN, 6).shown == [6]


@pytest.mark.parametrize("before", [[], [DRAW, 13]], ids=["A", "B"])
def test_r8_2_1_an_empath_looks_at_one_own_face_down_card(before: list[Action | int]) -> None:
    position = Position("2^ 7 8^ 6", "9 9").play(*before)
    assert position.of(UseEmpath) == [USE_EMPATH[1], USE_EMPATH[3]]
    position.play(USE_EMPATH[3])
    assert position.sees(0)[0] == [2, -1, 8, 6]
    assert position.sees(1)[0] == [2, -1, 8, -1]


def test_r8_2_1_an_empath_looks_after_the_action() -> None:
    position = Position("2^ 7", "9 9").discard(13).play(USE_EMPATH[1])
    assert position.knows(0, 0, 1)
    assert position.asked == ("TakeTurn", 1)


def test_r8_2_1_a_card_nobody_had_seen_gets_its_value_by_the_look() -> None:
    position = Position("2^ ?", "9 9").play(USE_EMPATH[1], 11)
    assert position.row(0) == "2^ 11"


def test_r8_2_1_an_empath_does_not_look_under_the_amulet() -> None:
    assert Position("2^ 7! 6", "9 9", amulet=0).of(UseEmpath) == [USE_EMPATH[2]]


def test_r8_2_1_an_empath_does_not_look_in_another_players_turn() -> None:
    assert Position("2^ 7", "9 9", turn=1).of(UseEmpath) == []


def test_r8_2_1_a_face_down_empath_does_not_look() -> None:
    assert Position("2* 7", "9 9").of(UseEmpath) == []


def test_r8_2_1_each_empath_looks_once_per_turn() -> None:
    position = Position("2^ 7 2^ 6", "9 9").play(USE_EMPATH[1])
    assert position.of(UseEmpath) == [USE_EMPATH[1], USE_EMPATH[3]]
    position.play(DRAW, 13, USE_EMPATH[3])
    assert position.of(UseEmpath) == []
    assert position.play(DISCARD).asked == ("TakeTurn", 1)


def test_r8_2_1_an_empath_looks_again_in_the_next_turn() -> None:
    position = Position("2^ 7", "9 9").play(USE_EMPATH[1]).discard(13, 13)
    assert position.of(UseEmpath) == [USE_EMPATH[1]]


def test_r8_2_2_an_empath_taken_in_this_turn_may_look() -> None:
    position = Position("8 7", "9 9", discard="2").play(TAKE, SWAPS[0])
    assert position.of(UseEmpath) == [USE_EMPATH[1]]


def test_r8_2_2_an_empath_turned_up_in_this_turn_may_look() -> None:
    position = Position("2 7", "9 9").discard(5).play(PICKS[0])
    assert position.of(UseEmpath) == [USE_EMPATH[1]]


def test_r8_2_2_an_empath_robbed_in_this_turn_may_look() -> None:
    position = Position("8 7", "2^ 9").discard(12).play(TARGETS[1][0], PICKS[0])
    assert position.of(UseEmpath) == [USE_EMPATH[1]]


def test_r8_2_2_an_empath_turned_up_by_a_failed_exchange_may_look() -> None:
    position = Position("2 7 8", "9 9", discard="6")
    position.play(TAKE, ANNOUNCE, PICKS[0], PICKS[1], CONFIRM, ADD_RIGHT)
    assert position.of(UseEmpath) == [USE_EMPATH[2]]


def test_r8_2_2_an_empath_that_left_before_being_used_may_not_look() -> None:
    position = Position("2^ 7", "9 9").play(DRAW, 5, SWAPS[0])
    assert position.asked == ("TakeTurn", 1)


def test_r8_2_2_an_empath_fetched_by_a_master_may_look() -> None:
    position = Position("8 7", "9 9", discard="2 5").discard(10).play(FETCHES[0], SWAPS[0])
    assert position.of(UseEmpath) == [USE_EMPATH[1]]


def test_r8_2_1_of_several_empaths_the_leftmost_unused_one_looks() -> None:
    left_goes = Position("2^ 2^ 7 8", "9 9").play(USE_EMPATH[2], DRAW, 13, SWAPS[0])
    assert left_goes.asked == ("FinishTurn", 0), "the right one has not looked yet"
    right_goes = Position("2^ 2^ 7 8", "9 9").play(USE_EMPATH[2], DRAW, 13, SWAPS[1])
    assert right_goes.asked == ("TakeTurn", 1), "the left one has looked"
