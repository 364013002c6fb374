"""R9 How a turn ends, and the ways in which a round ends."""

import pytest

from meute.games.silver.actions import (
    ADD_RIGHT,
    ANNOUNCE,
    CALL,
    CONFIRM,
    DISCARD,
    DRAW,
    DRAW_OPEN,
    END_TURN,
    PICKS,
    PUTS,
    SWAPS,
    TAKE,
    TARGETS,
    USE_EMPATH,
    USE_POWER,
)
from meute.games.silver.state import NOBODY
from tests.games.silver.positions import Position

EDITIONS = ["fr", "en"]
TABLES = [("7 7", "9 9"), ("7 7", "9 9", "8 8"), ("7 7", "9 9", "8 8", "6 6")]


def take_in_turn(position: Position, turns: int) -> Position:
    """Let everybody in turn take the top discard for the leftmost card."""
    for _ in range(turns):
        position.play(TAKE, SWAPS[0])
    return position


def test_r9_1_villagers_come_before_the_last_turn_after_a_call() -> None:
    position = Position("0^ 7", "9 9", turn=1, caller=0, discard="0").play(TAKE, SWAPS[0])
    assert position.ended.ended_by == "villagers"


def test_r9_1_villagers_come_before_an_empty_deck() -> None:
    position = Position("0^ 7", "0 9", deck=1).discard(6).play(TARGETS[1][0])
    assert position.ended.ended_by == "villagers"


def test_r9_1_the_last_turn_after_a_call_comes_before_an_empty_deck() -> None:
    position = Position("7 7", "9 9", turn=1, caller=0, deck=1).discard(13)
    assert position.ended.ended_by == "call"


def test_r9_1_the_display_is_not_refilled_after_the_last_turn() -> None:
    position = Position("1^ 7", "9 9", turn=1, caller=0, rounds=1).discard(13)
    assert position.ended.ended_by == "call"
    assert position.shown == []


def test_r9_1_the_display_is_refilled_before_the_deck_is_checked() -> None:
    position = Position("1^ 7", "9 9", deck=2, rounds=1).discard(13).play(6)
    assert position.shown == [6]
    assert position.ended.ended_by == "deck"


@pytest.mark.parametrize("villages", TABLES)
def test_r9_1_otherwise_the_next_player_clockwise_goes_on(villages: tuple[str, ...]) -> None:
    position = Position(*villages)
    for player in range(2 * len(villages)):
        assert position.asked == ("TakeTurn", player % len(villages))
        take_in_turn(position, 1)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("villages", TABLES)
def test_r9_2_a_called_round_ends_when_everybody_else_has_had_one_turn(
    villages: tuple[str, ...], edition: str
) -> None:
    seats = len(villages)
    position = Position(*villages, turn=1, edition=edition).play(CALL)
    for turn in range(seats - 1):
        assert position.going_on
        assert position.asked == ("TakeTurn", (2 + turn) % seats)
        take_in_turn(position, 1)
    assert position.ended.ended_by == "call"
    assert position.ended.caller == 1


@pytest.mark.parametrize("edition", EDITIONS)
def test_r9_3_the_second_villager_ends_the_round_whoever_turns_it_up(edition: str) -> None:
    position = Position("7 7", "0^ 9", "0 8", edition=edition).discard(6).play(TARGETS[2][0])
    assert position.ended.ended_by == "villagers"


@pytest.mark.parametrize("edition", EDITIONS)
def test_r9_3_a_failed_exchange_can_turn_up_the_second_villager(edition: str) -> None:
    position = Position("0 7 8 6", "0^ 9", discard="5", edition=edition, rounds=1)
    position.play(TAKE, ANNOUNCE, PICKS[0], PICKS[1], PICKS[2], CONFIRM, ADD_RIGHT, ADD_RIGHT, 4)
    assert position.ended.ended_by == "villagers"
    assert position.ended.villages[0] == (0, 7, 8, 6, 5, 4)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("row", ["0 0 7", "0^ 0 7"])
def test_r9_3_two_villagers_discarded_in_one_set_do_not_end_the_round(
    row: str, edition: str
) -> None:
    position = Position(row, "9 9", discard="5", edition=edition)
    position.play(TAKE, ANNOUNCE, PICKS[0], PICKS[1], CONFIRM, PUTS[0])
    assert position.row(0) == "5^ 7"
    assert position.asked == ("TakeTurn", 1)


def test_r9_3_the_french_turn_goes_on_to_its_end() -> None:
    position = Position("0^ 2^ 7 8", "9 9", discard="0").play(TAKE, SWAPS[2])
    assert position.options == [END_TURN, USE_EMPATH[3]]
    assert position.play(USE_EMPATH[3]).ended.ended_by == "villagers"


def test_r9_3_the_english_turn_ends_at_once() -> None:
    position = Position("0^ 2^ 7 8", "9 9", discard="0", edition="en").play(TAKE, SWAPS[2])
    assert position.ended.ended_by == "villagers"


def test_r9_3_the_english_turn_finishes_an_exchange_first() -> None:
    position = Position("0 7 8", "0^ 9", discard="5", edition="en")
    position.play(TAKE, ANNOUNCE, PICKS[0], PICKS[1], CONFIRM)
    assert position.asked == ("AddNew", 0)
    assert position.play(ADD_RIGHT).ended.villages[0] == (0, 7, 8, 5)


def test_r9_4_drawing_the_last_card_ends_the_round_after_the_turn() -> None:
    position = Position("7 7", "9 9", deck=1).play(DRAW, 5, DISCARD)
    assert position.asked == ("Expose", 0)
    assert position.going_on
    assert position.play(PICKS[0]).ended.ended_by == "deck"


def test_r9_4_a_take_leaves_the_last_card_for_the_next_player() -> None:
    position = take_in_turn(Position("7 7", "9 9", deck=1), 1)
    assert position.asked == ("TakeTurn", 1)
    assert position.discard(13).ended.ended_by == "deck"


def test_r9_4_a_penalty_card_may_be_the_last() -> None:
    position = Position("7 8 6", "9 9", deck=1)
    position.play(TAKE, ANNOUNCE, *PICKS[:3], CONFIRM, ADD_RIGHT, ADD_RIGHT, 13)
    assert position.ended.ended_by == "deck"
    assert position.ended.villages[0] == (7, 8, 6, 5, 13)


def test_r9_4_a_witchs_card_may_be_the_last() -> None:
    position = Position("7 7", "9 9", deck=2).discard(11).play(USE_POWER, 13, TARGETS[1][0])
    assert position.ended.ended_by == "deck"
    assert position.ended.villages[1] == (13, 9)


def test_r9_4_the_refill_may_take_the_last_card() -> None:
    position = Position("1^ 7", "9 9", deck=1, discard="6").play(TAKE, SWAPS[1], 8)
    assert position.ended.ended_by == "deck"


def test_r9_4_with_an_empty_deck_there_is_no_penalty_card() -> None:
    position = Position("7 8 6", "9 9", deck=1)
    position.play(DRAW, 13, ANNOUNCE, *PICKS[:3], CONFIRM, ADD_RIGHT)
    assert position.ended.villages[0] == (7, 8, 6, 13)


def test_r9_4_with_an_empty_deck_there_is_no_witch() -> None:
    position = Position("7 7", "9 9", deck=1).discard(11)
    assert position.ended.villages == ((7, 7), (9, 9))


def test_r9_4_open_cards_do_not_prolong_the_round() -> None:
    position = Position("7 7", "9 9", display="8 6", deck=1, rounds=1).discard(13)
    assert position.ended.ended_by == "deck"
    assert position.shown == [8, 6]


@pytest.mark.parametrize("edition", EDITIONS)
def test_r9_5_villagers_cut_off_the_last_turns(edition: str) -> None:
    position = Position("0^ 7", "9 9", "8 8", "6 6", turn=1, caller=0, discard="0", edition=edition)
    position.play(TAKE, SWAPS[0])
    assert (position.ended.ended_by, position.ended.caller) == ("villagers", 0)


def test_r9_5_an_empty_deck_cuts_off_the_last_turns() -> None:
    position = Position("7 7", "9 9", "8 8", turn=1, caller=0, deck=1).discard(13)
    assert (position.ended.ended_by, position.ended.caller) == ("deck", 0)


def test_r9_6_a_round_without_call_has_no_caller() -> None:
    assert Position("7 7", "9 9", deck=1).discard(13).ended.caller == NOBODY


def test_r9_7_nothing_else_ends_a_round() -> None:
    single = Position("7 7", "9 9", discard="6")
    single.play(TAKE, ANNOUNCE, PICKS[0], PICKS[1], CONFIRM, PUTS[0])
    assert single.row(0) == "6^"
    assert single.asked == ("TakeTurn", 1)
    empty_pile = Position("7 8", "9 9").play(TAKE, ANNOUNCE, *PICKS[:2], CONFIRM, ADD_RIGHT)
    assert empty_pile.pile == []
    assert empty_pile.asked == ("TakeTurn", 1)
    nothing_left = Position("7^ 6^", "9^ 9^").discard(8)
    assert nothing_left.asked == ("TakeTurn", 1)


def test_r9_7_a_call_does_not_end_the_round_at_once() -> None:
    position = Position("7 7", "9 9").play(CALL)
    assert position.going_on
    assert CALL not in position.options


@pytest.mark.parametrize("villages", TABLES)
def test_r9_8_ten_turns_each_without_a_card_from_the_deck_end_the_round(
    villages: tuple[str, ...],
) -> None:
    turns = 10 * len(villages)
    position = take_in_turn(Position(*villages), turns - 1)
    assert position.going_on
    assert take_in_turn(position, 1).ended.ended_by == "idle"


def test_r9_8_a_card_that_leaves_the_deck_starts_the_count_anew() -> None:
    position = take_in_turn(Position("7 7", "9 9"), 19).discard(13)
    take_in_turn(position, 19)
    assert position.going_on
    assert take_in_turn(position, 1).ended.ended_by == "idle"


def test_r9_8_drawing_open_cards_alone_counts_as_idle() -> None:
    position = take_in_turn(Position("7 7", "9 9", display="13"), 19)
    assert position.play(DRAW_OPEN[0], DISCARD).ended.ended_by == "idle"


def test_r9_8_a_refill_is_a_card_that_leaves_the_deck() -> None:
    position = take_in_turn(Position("7 1^", "9 9", display="13"), 19)
    assert position.play(DRAW_OPEN[0], DISCARD, 6).going_on
