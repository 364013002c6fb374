"""R8.4 The Rascal, face up: more cards to choose from in a Draw."""

import pytest

from meute.games.silver import SILVER
from meute.games.silver.actions import (
    ADD_RIGHT,
    ANNOUNCE,
    CONFIRM,
    DECLINE,
    DISCARD,
    DRAW,
    DRAW_OPEN,
    KEEPS,
    PICKS,
    SWAPS,
    TAKE,
    USE_POWER,
)
from tests.games.silver.positions import Position


@pytest.mark.parametrize("rascals", [0, 1, 2, 3, 4])
def test_r8_4_1_one_more_card_is_drawn_for_each_own_rascal(rascals: int) -> None:
    position = Position(" ".join(["7", *["4^"] * rascals]), "9 9").play(DRAW)
    values = [5, 6, 8, 9, 10][: rascals + 1]
    position.play(*values)
    if rascals:
        assert position.options == KEEPS[: rascals + 1]
    else:
        assert position.asked == ("HoldCard", 0)


def test_r8_4_1_only_own_face_up_rascals_count() -> None:
    position = Position("4* 7", "4^ 9").play(DRAW, 5)
    assert position.asked == ("HoldCard", 0)


def test_r8_4_1_each_draw_comes_from_the_deck_or_the_display() -> None:
    position = Position("4^ 4^ 7", "9 9", display="8 6").play(DRAW_OPEN[1])
    assert position.asked == ("DrawNext", 0)
    assert position.options == [DRAW, DRAW_OPEN[0]]
    position.play(DRAW, 10)
    assert position.options == [DRAW, DRAW_OPEN[0]]


def test_r8_4_1_the_player_sees_a_card_before_choosing_the_next_source() -> None:
    position = Position("4^ 7", "9 9", display="8").play(DRAW, 10)
    assert position.asked == ("DrawNext", 0)
    seen = [SILVER.view(position.state, seat).value[position.state.drawn[0]] for seat in (0, 1)]
    assert seen == [10, -1]


def test_r8_4_1_all_draws_are_made_as_far_as_cards_exist() -> None:
    position = Position("4^ 4^ 4^ 7", "9 9", deck=1, display="8").play(DRAW, 10)
    assert position.options == [DRAW_OPEN[0]]
    assert position.play(DRAW_OPEN[0]).options == KEEPS[:2]


def test_r8_4_2_hidden_cards_return_to_the_deck_first_drawn_uppermost() -> None:
    position = Position("4^ 4^ 7", "9 9").play(DRAW, 13, 6, 5, KEEPS[0], DISCARD)
    assert position.state.deck == 19
    assert position.play(DRAW).held == 6
    assert position.play(DISCARD, DECLINE, DRAW, 8, 9).options == KEEPS[:3]
    first = position.state.drawn[0]
    assert position.state.value[first] == 5


def test_r8_4_2_open_cards_return_to_their_places() -> None:
    position = Position("4^ 4^ 1^ 1^", "9 9", display="8 13 6")
    position.play(DRAW_OPEN[2], DRAW_OPEN[0], DRAW_OPEN[1], KEEPS[2], DISCARD)
    assert position.shown == [8, 6]


def test_r8_4_2_others_see_how_many_and_which_was_kept_but_no_value() -> None:
    position = Position("4^ 7", "9 9").play(DRAW, 10, 6)
    first, second = SILVER.view(position.state, 1).drawn
    view = SILVER.view(position.play(KEEPS[1]).state, 1)
    assert (view.holding, view.returned) == (second, (first,))
    assert (view.value[first], view.value[second]) == (-1, -1)


@pytest.mark.parametrize(("keep", "row"), [(0, "4^ 10"), (1, "4^ 8^")])
def test_r8_4_3_the_kept_card_lies_as_it_came(keep: int, row: str) -> None:
    position = Position("4^ 7", "9 9", display="8").play(DRAW, 10, DRAW_OPEN[0], KEEPS[keep])
    assert position.play(SWAPS[1]).row(0) == row


@pytest.mark.parametrize("keep", [0, 1])
def test_r8_4_3_the_kept_card_may_be_discarded_with_its_power(keep: int) -> None:
    position = Position("4^ 7", "9 9", display="6").play(DRAW, 6, DRAW_OPEN[0], KEEPS[keep])
    assert position.play(DISCARD).asked == ("RevealAny", 0)


def test_r8_4_4_a_witch_looks_at_one_card_only() -> None:
    position = Position("4^ 7", "9 9").play(DRAW, 11, 13, KEEPS[0], DISCARD, USE_POWER)
    assert position.asked == ("PlaceWitched", 0)
    assert position.held == 13
    assert position.state.returned == []


def test_r8_4_4_one_penalty_card_is_added_unseen() -> None:
    position = Position("4^ 7^ 8^", "9 9", discard="6")
    position.play(TAKE, ANNOUNCE, PICKS[0], PICKS[1], PICKS[2], CONFIRM, ADD_RIGHT, ADD_RIGHT)
    assert position.row(0) == "4^ 7^ 8^ 6^ ?"


def test_r8_4_4_the_refill_shows_one_card_for_a_squire() -> None:
    position = Position("4^ 1^", "9 9").play(DRAW, 13, 5, KEEPS[0], DISCARD)
    assert position.asked == ("TakeTurn", 1)
    assert position.shown == [5]
    assert position.state.deck == 18


def test_r8_4_5_looking_at_the_last_card_does_not_empty_the_deck() -> None:
    position = Position("4^ 7", "9 9", deck=2).play(DRAW, 13, 6, KEEPS[0], DISCARD)
    assert position.state.deck == 1
    assert position.asked == ("TakeTurn", 1)


def test_r8_4_5_keeping_the_last_card_empties_it() -> None:
    position = Position("4^ 7", "9 9", deck=1).play(DRAW, 13, DISCARD)
    assert position.ended.ended_by == "deck"
