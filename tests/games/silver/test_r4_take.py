"""R4 Take."""

from __future__ import annotations

import pytest

from meute.games.silver import SILVER
from meute.games.silver.actions import (
    ADD_LEFT,
    ADD_RIGHT,
    ANNOUNCE,
    CALL,
    CONFIRM,
    DISCARD,
    DRAW,
    PICKS,
    PUTS,
    SET_GUARD,
    SWAPS,
    TAKE,
    USE_EMPATH,
)
from tests.games.silver.positions import Position

# R4.1


def test_r4_1_an_empty_discard_pile_offers_nothing_to_take() -> None:
    assert TAKE in Position("6 7", "8 9", discard="5").options
    assert TAKE not in Position("6 7", "8 9", discard="").options


def test_r4_1_with_the_only_card_under_the_amulet_there_is_no_take() -> None:
    assert Position("6!", "8 9", amulet=0).options == [DRAW, CALL]


def test_r4_1_one_card_beside_the_amulet_is_enough() -> None:
    position = Position("6! 7", "8 9", amulet=0)
    assert TAKE in position.options
    assert position.play(TAKE).options == [SWAPS[1]]


def test_r4_1_the_amulet_of_another_player_forbids_nothing() -> None:
    assert TAKE in Position("6", "8!", amulet=1).options


# R4.2


@pytest.mark.parametrize("value", range(14))
def test_r4_2_the_taken_card_must_be_exchanged(value: int) -> None:
    position = Position("6 7 8", "8 9", discard=f"3 {value}").play(TAKE)
    assert position.held == value
    assert position.asked == ("ExchangeTaken", 0)
    assert position.options == [*SWAPS[:3], ANNOUNCE]


def test_r4_2_it_replaces_one_card_or_several_equal_ones() -> None:
    one = Position("6 7 7", "8 9", discard="3 5").play(TAKE, SWAPS[0])
    assert (one.row(0), one.pile) == ("5^ 7 7", [3, 6])
    several = Position("6 7 7", "8 9", discard="3 5")
    several.play(TAKE, ANNOUNCE, *PICKS[1:3], CONFIRM, PUTS[1])
    assert (several.row(0), several.pile) == ("6 5^", [3, 7, 7])


@pytest.mark.parametrize("value", range(5, 13))
def test_r4_2_its_power_of_5_to_12_is_never_used(value: int) -> None:
    position = Position("1 1", "? ?", discard=str(value)).play(TAKE, SWAPS[0])
    assert position.asked == ("TakeTurn", 1)


# R4.3


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_r4_3_it_enters_face_up_for_everybody(seats: int) -> None:
    position = Position(*["6 7"] * seats, discard="9").play(TAKE, SWAPS[1])
    assert position.row(0) == "6 9^"
    for seat in (*range(seats), None):
        assert position.sees(seat)[0] == [-1, 9]


def test_r4_3_it_enters_face_up_after_a_set_as_well() -> None:
    good = Position("7 7 8", "8 9", discard="9").play(TAKE, ANNOUNCE, *PICKS[:2], CONFIRM, PUTS[0])
    assert good.row(0) == "9^ 8"
    bad = Position("7 6 8", "8 9", discard="9").play(TAKE, ANNOUNCE, *PICKS[:2], CONFIRM, ADD_LEFT)
    assert bad.row(0) == "9^ 7^ 6^ 8"


def test_r4_3_a_taken_empath_or_bodyguard_works_in_the_same_turn() -> None:
    empath = Position("6 7", "8 9", discard="2").play(TAKE, SWAPS[0])
    assert USE_EMPATH[1] in empath.options
    bodyguard = Position("6 7", "8 9", discard="3").play(TAKE, SWAPS[0])
    assert SET_GUARD[0] in bodyguard.options


def test_r4_3_a_taken_squire_shows_a_card_at_the_end_of_the_turn() -> None:
    position = Position("6 7", "8 9", discard="1").play(TAKE, SWAPS[0], 12)
    assert position.shown == [12]


def test_r4_3_a_taken_rascal_works_in_the_next_draw() -> None:
    position = Position("6 7", "8 9", discard="4").play(TAKE, SWAPS[0], DRAW, 1, DISCARD)
    assert position.play(DRAW, 10, 11).asked == ("KeepOne", 0)


def test_r4_3_a_taken_villager_counts() -> None:
    position = Position("6 7", "0^ 9", discard="0").play(TAKE, SWAPS[0])
    assert position.ended.ended_by == "villagers"


# R4.4


def failed_with_the_only_discard() -> Position:
    """Seat 0 has taken the only discard and failed."""
    position = Position("6 7 8", "8 9", discard="5")
    return position.play(TAKE, ANNOUNCE, *PICKS[:2], CONFIRM, ADD_RIGHT)


def test_r4_4_the_pile_is_empty_after_a_failed_exchange_with_its_only_card() -> None:
    position = failed_with_the_only_discard()
    assert position.row(0) == "6^ 7^ 8 5^"
    assert position.pile == []
    assert SILVER.view(position.state, 1).discard == ()
    assert position.asked == ("TakeTurn", 1)
    assert position.options == [DRAW, CALL]


def test_r4_4_somebody_who_discards_makes_take_possible_again() -> None:
    position = failed_with_the_only_discard().play(DRAW, 1, DISCARD)
    assert position.pile == [1]
    assert TAKE in position.options


def test_r4_4_until_then_nobody_can_take() -> None:
    position = Position("6 7 8", "8 9", "10 11 12", discard="5")
    position.play(TAKE, ANNOUNCE, *PICKS[:2], CONFIRM, ADD_RIGHT)
    assert TAKE not in position.options
    position.play(DRAW, 1, ANNOUNCE, *PICKS[:2], CONFIRM, ADD_LEFT)
    assert position.asked == ("TakeTurn", 2)
    assert TAKE not in position.options
