"""R6 Exchange, after a Draw or a Take."""

from __future__ import annotations

import pytest

from meute.core.decision import CHANCE, EVERYBODY, Action
from meute.games.silver.actions import (
    ADD_LEFT,
    ADD_RIGHT,
    ANNOUNCE,
    CALL,
    CONFIRM,
    DISCARD,
    DRAW,
    DRAW_OPEN,
    KEEPS,
    ON_TOP,
    PICKS,
    PUTS,
    SWAPS,
    TAKE,
    Pick,
)
from tests.games.silver.positions import Position

BOTH_WAYS = pytest.mark.parametrize("begin", [(DRAW, 1), (TAKE,)], ids=["draw", "take"])

# R6.1


@BOTH_WAYS
def test_r6_1_one_or_more_cards_of_the_own_village_are_chosen(
    begin: tuple[Action | int, ...],
) -> None:
    position = Position("6 7^ ?", "8 9", discard="1").play(*begin)
    assert [o for o in position.options if o != DISCARD] == [*SWAPS[:3], ANNOUNCE]
    assert position.play(ANNOUNCE).options == PICKS[:3]


@BOTH_WAYS
def test_r6_1_the_card_under_the_amulet_cannot_be_chosen(
    begin: tuple[Action | int, ...],
) -> None:
    position = Position("6 7! 8", "8 9", discard="1", amulet=0).play(*begin)
    assert [o for o in position.options if o != DISCARD] == [SWAPS[0], SWAPS[2], ANNOUNCE]
    position.play(ANNOUNCE)
    assert position.options == [PICKS[0], PICKS[2]]
    assert position.play(PICKS[0], PICKS[2]).options == [CONFIRM]


@BOTH_WAYS
def test_r6_1_with_one_free_card_no_set_can_be_announced(
    begin: tuple[Action | int, ...],
) -> None:
    alone = Position("6", "8 9", discard="1").play(*begin)
    assert [o for o in alone.options if o != DISCARD] == [SWAPS[0]]
    beside = Position("6 7!", "8 9", discard="1", amulet=0).play(*begin)
    assert [o for o in beside.options if o != DISCARD] == [SWAPS[0]]


# R6.2


@pytest.mark.parametrize("place", range(3))
def test_r6_2_the_new_card_takes_the_place_of_the_discarded_one(place: int) -> None:
    position = Position("6 7^ 8", "8 9").play(DRAW, 1, SWAPS[place])
    row = ["6", "7^", "8"]
    row[place] = "1"
    assert position.row(0) == " ".join(row)
    assert position.pile == [5, 6 + place]
    assert position.asked == ("TakeTurn", 1)


def test_r6_2_the_discarded_card_lies_face_up_for_everybody() -> None:
    position = Position("? 7", "8 9", "10 11").play(DRAW, 1, SWAPS[0])
    assert position.asked == ("Reveal", CHANCE)
    assert position.decision.seen_by() == EVERYBODY
    position.play(12)
    card = position.state.discard[-1]
    assert (position.state.up[card], position.state.known[card]) == (1, 0b111)


def test_r6_2_a_single_exchange_cannot_fail() -> None:
    position = Position("13 7 8", "8 9").play(DRAW, 1, SWAPS[0])
    assert position.row(0) == "1 7 8"
    assert position.asked == ("TakeTurn", 1)


# R6.3


def test_r6_3_nothing_is_turned_up_before_the_whole_set_is_announced() -> None:
    position = Position("6 6 7", "8 9").play(DRAW, 1, ANNOUNCE, *PICKS[:2])
    assert position.row(0) == "6 6 7"
    assert position.sees(1)[0] == [-1, -1, -1]
    assert position.play(CONFIRM).row(0) == "6^ 6^ 7"
    assert position.sees(1)[0] == [6, 6, -1]


def test_r6_3_a_set_has_at_least_two_cards_and_no_card_twice() -> None:
    position = Position("6 6 7", "8 9").play(DRAW, 1, ANNOUNCE)
    assert position.options == PICKS[:3]
    assert position.play(PICKS[1]).options == [PICKS[0], PICKS[2]]
    assert position.play(PICKS[0]).options == [PICKS[2], CONFIRM]
    assert position.play(PICKS[2]).options == [CONFIRM]


def test_r6_3_the_order_of_announcing_does_not_matter() -> None:
    rows = set()
    for picks in ((0, 2), (2, 0)):
        position = Position("6 7 13", "8 9").play(DRAW, 1, ANNOUNCE, *(PICKS[p] for p in picks))
        position.play(CONFIRM, ON_TOP[6], PUTS[0])
        rows.add((position.row(0), *position.pile))
    assert rows == {("1 7", 5, 13, 6)}


def test_r6_3_cards_unknown_to_all_are_turned_up_for_everybody() -> None:
    position = Position("? ? 7", "8 9").play(DRAW, 1, ANNOUNCE, *PICKS[:2], CONFIRM)
    for value in (9, 9):
        assert position.asked == ("Reveal", CHANCE)
        assert position.decision.seen_by() == EVERYBODY
        position.play(value)
    assert position.asked == ("PutNew", 0)


def test_r6_3_face_up_and_face_down_cards_may_be_mixed() -> None:
    position = Position("6^ 6 7", "8 9").play(DRAW, 1, ANNOUNCE, *PICKS[:2], CONFIRM, PUTS[0])
    assert (position.row(0), position.pile) == ("1 7", [5, 6, 6])


def test_r6_3_equal_cards_may_be_left_out() -> None:
    position = Position("6^ 6^ 6^", "8 9").play(DRAW, 1, ANNOUNCE, *PICKS[:2], CONFIRM, PUTS[0])
    assert position.row(0) == "1 6^"


def test_r6_3_a_set_that_must_fail_may_be_announced_on_purpose() -> None:
    position = Position("6^ 7^ 8", "8 9").play(DRAW, 1, ANNOUNCE, *PICKS[:2], CONFIRM)
    assert position.asked == ("AddNew", 0)


# R6.4


@BOTH_WAYS
@pytest.mark.parametrize("size", [2, 3, 4])
def test_r6_4_equal_values_succeed(size: int, begin: tuple[Action | int, ...]) -> None:
    position = Position("6 6 6 6", "8 9", discard="1").play(*begin)
    position.play(ANNOUNCE, *PICKS[:size], CONFIRM)
    assert position.asked == ("PutNew", 0)


@BOTH_WAYS
@pytest.mark.parametrize("village", ["6 7", "6 6 7", "7 6 6 6"])
def test_r6_4_one_different_value_fails(village: str, begin: tuple[Action | int, ...]) -> None:
    size = len(village.split())
    position = Position(village, "8 9", discard="1").play(*begin)
    position.play(ANNOUNCE, *PICKS[:size], CONFIRM)
    assert position.asked == ("AddNew", 0)


@pytest.mark.parametrize(
    ("village", "question"),
    [
        ("13 6", "LayOnTop"),
        ("6 13 6", "LayOnTop"),
        ("13 13", "PutNew"),
        ("13 13 6", "LayOnTop"),
        ("13 6 7", "AddNew"),
        ("13^ 6^", "LayOnTop"),
    ],
)
def test_r6_4_a_doppelganger_equals_the_others(village: str, question: str) -> None:
    size = len(village.split())
    position = Position(village, "8 9").play(DRAW, 1, ANNOUNCE, *PICKS[:size], CONFIRM)
    assert position.asked == (question, 0)


def test_r6_4_the_new_card_is_never_part_of_the_set() -> None:
    position = Position("7 8", "8 9", discard="7").play(TAKE, ANNOUNCE)
    assert position.of(Pick) == PICKS[:2]
    # Even as a Doppelganger or an equal card it changes nothing.
    for value in (7, 13):
        drawn = Position("7 8", "8 9").play(DRAW, value, ANNOUNCE, *PICKS[:2], CONFIRM)
        assert drawn.asked == ("AddNew", 0)


def test_r6_4_the_new_card_can_be_exchanged_in_a_later_turn_at_the_earliest() -> None:
    position = Position("7 7 8", "8 9", discard="7")
    position.play(TAKE, ANNOUNCE, *PICKS[:2], CONFIRM, PUTS[0])
    assert position.row(0) == "7^ 8"
    assert position.asked == ("TakeTurn", 1)
    position.play(DRAW, 1, DISCARD, DRAW, 2, SWAPS[0])
    assert position.row(0) == "2 8"


# R6.5


@pytest.mark.parametrize(
    ("place", "row"), [(0, "1 8 9"), (2, "8 1 9"), (4, "8 9 1")], ids=["0", "2", "4"]
)
def test_r6_5_success_discards_all_and_the_new_card_takes_any_emptied_place(
    place: int, row: str
) -> None:
    position = Position("7 8 7 9 7", "8 9").play(DRAW, 1, ANNOUNCE)
    position.play(PICKS[0], PICKS[2], PICKS[4], CONFIRM)
    assert position.options == [PUTS[0], PUTS[2], PUTS[4]]
    position.play(PUTS[place])
    assert position.row(0) == row
    assert position.pile == [5, 7, 7, 7]
    assert position.asked == ("TakeTurn", 1)


@pytest.mark.parametrize("size", [2, 3, 4])
def test_r6_5_the_village_shrinks_to_n_minus_k_plus_1(size: int) -> None:
    position = Position("6 6 6 6 9", "8 9").play(DRAW, 1, ANNOUNCE, *PICKS[:size], CONFIRM, PUTS[0])
    assert len(position.state.villages[0]) == 5 - size + 1


def test_r6_5_the_discarded_cards_lie_face_up_and_no_power_follows() -> None:
    position = Position("9 9 8", "8 9").play(DRAW, 1, ANNOUNCE, *PICKS[:2], CONFIRM, PUTS[0])
    assert all(position.state.up[card] for card in position.state.discard)
    assert position.asked == ("TakeTurn", 1)


@pytest.mark.parametrize(
    ("village", "on_top", "pile"),
    [
        ("6 13", 6, [13, 6]),
        ("6 13", 13, [6, 13]),
        ("13 6 6", 6, [13, 6, 6]),
        ("13 6 6", 13, [6, 6, 13]),
        ("6 13 6", 6, [6, 13, 6]),
        ("6 6 13", 6, [6, 13, 6]),
        ("13 6 13", 13, [13, 6, 13]),
        ("13 6 13", 6, [13, 13, 6]),
        ("6 13 13", 13, [6, 13, 13]),
    ],
)
def test_r6_5_with_a_doppelganger_the_player_chooses_the_value_on_top(
    village: str, on_top: int, pile: list[int]
) -> None:
    size = len(village.split())
    position = Position(village, "8 9").play(DRAW, 1, ANNOUNCE, *PICKS[:size], CONFIRM)
    assert position.asked == ("LayOnTop", 0)
    assert position.options == [ON_TOP[6], ON_TOP[13]]
    position.play(ON_TOP[on_top], PUTS[0])
    assert position.pile == [5, *pile]


def test_r6_5_the_value_on_top_is_what_the_next_player_may_take() -> None:
    position = Position("6 13 7", "8 9").play(DRAW, 1, ANNOUNCE, *PICKS[:2], CONFIRM)
    assert position.play(ON_TOP[13], PUTS[1], TAKE).held == 13


def test_r6_5_after_a_take_the_set_lies_above_the_rest_of_the_pile() -> None:
    position = Position("7 7 8", "8 9", discard="3 12")
    position.play(TAKE, ANNOUNCE, *PICKS[:2], CONFIRM, PUTS[1])
    assert (position.row(0), position.pile) == ("12^ 8", [3, 7, 7])


def test_r6_5_a_set_of_the_whole_village_leaves_the_new_card_alone() -> None:
    position = Position("7 7", "8 9").play(DRAW, 1, ANNOUNCE, *PICKS[:2], CONFIRM, PUTS[1])
    assert position.row(0) == "1"


# R6.6


@pytest.mark.parametrize(
    ("end", "row"), [(ADD_LEFT, "1 6^ 8 7^"), (ADD_RIGHT, "6^ 8 7^ 1")], ids=["left", "right"]
)
def test_r6_6_failure_keeps_the_set_face_up_and_adds_the_new_card_at_an_end(
    end: Action, row: str
) -> None:
    position = Position("6 8 7", "8 9").play(DRAW, 1, ANNOUNCE, PICKS[0], PICKS[2], CONFIRM)
    assert position.options == [ADD_LEFT, ADD_RIGHT]
    position.play(end)
    assert position.row(0) == row
    assert position.asked == ("TakeTurn", 1)


def test_r6_6_nothing_is_discarded() -> None:
    position = Position("6 7 8", "8 9", discard="3 12")
    position.play(DRAW, 1, ANNOUNCE, *PICKS[:2], CONFIRM, ADD_LEFT)
    assert position.pile == [3, 12]


def test_r6_6_after_a_take_the_pile_stays_without_the_taken_card() -> None:
    position = Position("6 7 8", "8 9", discard="3 12")
    position.play(TAKE, ANNOUNCE, *PICKS[:2], CONFIRM, ADD_RIGHT)
    assert (position.row(0), position.pile) == ("6^ 7^ 8 12^", [3])


def test_r6_6_the_set_is_known_to_everybody_from_now_on() -> None:
    position = Position("6* 7* 8*", "8 9").play(DRAW, 1, ANNOUNCE, *PICKS[:2], CONFIRM, ADD_LEFT)
    for other in (1, None):
        assert position.sees(other)[0] == [-1, 6, 7, -1]


# R6.7


@pytest.mark.parametrize("village", ["6 7 8", "6 6 7", "6 6 6 7", "13 6 7"])
def test_r6_7_a_failed_set_of_three_or_more_brings_a_penalty_card(village: str) -> None:
    size = len(village.split())
    position = Position(village, "8 9", deck=20)
    position.play(DRAW, 1, ANNOUNCE, *PICKS[:size], CONFIRM, ADD_RIGHT)
    assert position.asked == ("AddPenalty", 0)
    position.play(ADD_RIGHT)
    assert len(position.state.villages[0]) == size + 2
    assert position.state.deck == 18


@pytest.mark.parametrize(
    ("new", "penalty", "row"),
    [
        (ADD_LEFT, ADD_LEFT, "12 1 5^ 6^ 7^"),
        (ADD_LEFT, ADD_RIGHT, "1 5^ 6^ 7^ 12"),
        (ADD_RIGHT, ADD_LEFT, "12 5^ 6^ 7^ 1"),
        (ADD_RIGHT, ADD_RIGHT, "5^ 6^ 7^ 1 12"),
    ],
    ids=str,
)
def test_r6_7_the_penalty_card_is_added_after_the_new_one_at_an_end_of_choice(
    new: Action, penalty: Action, row: str
) -> None:
    position = Position("5 6 7", "8 9", top="1 12")
    position.play(DRAW, ANNOUNCE, *PICKS[:3], CONFIRM, new)
    assert position.options == [ADD_LEFT, ADD_RIGHT]
    assert position.play(penalty).row(0) == row


def test_r6_7_nobody_looks_at_the_penalty_card() -> None:
    position = Position("5 6 7", "8 9").play(DRAW, 1, ANNOUNCE, *PICKS[:3], CONFIRM)
    position.play(ADD_LEFT, ADD_RIGHT)
    assert position.row(0) == "1 5^ 6^ 7^ ?"
    assert position.asked == ("TakeTurn", 1)


def test_r6_7_a_failed_set_of_two_brings_no_penalty_card() -> None:
    position = Position("5 6 7", "8 9", deck=20)
    position.play(DRAW, 1, ANNOUNCE, *PICKS[:2], CONFIRM, ADD_LEFT)
    assert position.asked == ("TakeTurn", 1)
    assert position.state.deck == 19


def test_r6_7_after_a_take_the_penalty_card_comes_from_the_deck_face_down() -> None:
    position = Position("5 6 7", "8 9", discard="12", deck=20)
    position.play(TAKE, ANNOUNCE, *PICKS[:3], CONFIRM, ADD_LEFT, ADD_LEFT)
    assert position.row(0) == "? 12^ 5^ 6^ 7^"
    assert position.state.deck == 19


def test_r6_7_with_an_empty_deck_there_is_no_penalty_card() -> None:
    position = Position("5 6 7", "8 9", deck=1, rounds=1)
    position.play(DRAW, 1, ANNOUNCE, *PICKS[:3], CONFIRM, ADD_LEFT)
    assert position.over
    assert position.ended.villages[0] == (1, 5, 6, 7)


# R6.8


OUTCOMES = pytest.mark.parametrize(
    ("village", "steps", "place"),
    [
        ("4^ 6 7", (SWAPS[1],), 1),
        ("4^ 7 7", (ANNOUNCE, *PICKS[1:3], CONFIRM, PUTS[1]), 1),
        ("4^ 6 7", (ANNOUNCE, *PICKS[1:3], CONFIRM, ADD_LEFT), 0),
    ],
    ids=["single", "success", "failure"],
)


@OUTCOMES
@pytest.mark.parametrize(
    ("begin", "new"),
    [
        ((DRAW, 10, DRAW, 11, KEEPS[0]), "10"),
        ((DRAW, 10, DRAW_OPEN[0], KEEPS[0]), "10"),
        ((DRAW, 10, DRAW_OPEN[0], KEEPS[1]), "12^"),
        ((DRAW_OPEN[0], 10, KEEPS[0]), "12^"),
        ((DRAW_OPEN[0], 10, KEEPS[1]), "10"),
        ((TAKE,), "5^"),
    ],
    ids=["deck", "deck, not open", "open, not deck", "open", "open first, deck kept", "taken"],
)
def test_r6_8_the_new_card_lies_as_it_came(
    village: str,
    steps: tuple[Action, ...],
    place: int,
    begin: tuple[Action | int, ...],
    new: str,
) -> None:
    position = Position(village, "8 9", display="12").play(*begin, *steps)
    assert position.row(0).split()[place] == new


def test_r6_8_without_a_rascal_a_hidden_card_lies_face_down_and_an_open_one_face_up() -> None:
    assert Position("6 7", "8 9").play(DRAW, 1, SWAPS[0]).row(0) == "1 7"
    assert Position("6 7", "8 9", display="1").play(DRAW_OPEN[0], SWAPS[0]).row(0) == "1^ 7"


# R6.9


def test_r6_9_a_failure_makes_the_village_grow_by_one_or_two() -> None:
    two = Position("5 6 7", "8").play(DRAW, 1, ANNOUNCE, *PICKS[:2], CONFIRM, ADD_LEFT)
    assert len(two.state.villages[0]) == 4
    three = Position("5 6 7", "8").play(DRAW, 1, ANNOUNCE, *PICKS[:3], CONFIRM, ADD_LEFT, ADD_LEFT)
    assert len(three.state.villages[0]) == 5


def test_r6_9_there_is_no_upper_limit() -> None:
    position = Position("5^ 6^ 7^", "8", deck=30)
    for turn, value in enumerate([9, 9, 9, 9, 10, 10, 10, 10], start=1):
        position.play(DRAW, value, ANNOUNCE, *PICKS[:3], CONFIRM, ADD_RIGHT, ADD_RIGHT)
        assert len(position.state.villages[0]) == 3 + 2 * turn
        position.play(TAKE, SWAPS[0])
    assert position.play(DRAW, 11).options == [DISCARD, *SWAPS[:19], ANNOUNCE]


def test_r6_9_a_village_never_falls_below_one_card() -> None:
    position = Position("7", "8 9").play(DRAW, 1, SWAPS[0])
    assert position.row(0) == "1"


def test_r6_9_above_four_cards_the_right_to_call_is_lost_until_there_are_four_again() -> None:
    position = Position("6 7 8 8", "9")
    assert CALL in position.options
    position.play(DRAW, 1, ANNOUNCE, *PICKS[:2], CONFIRM, ADD_RIGHT)
    position.play(DRAW, 13, DISCARD)
    assert position.row(0) == "6^ 7^ 8 8 1"
    assert CALL not in position.options
    position.play(TAKE, ANNOUNCE, *PICKS[2:4], CONFIRM, PUTS[2])
    assert position.row(0) == "6^ 7^ 13^ 1"
    position.play(DRAW, 1, DISCARD)
    assert CALL in position.options
