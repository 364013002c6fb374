"""R3 Draw."""

from __future__ import annotations

import pytest

from meute.core.message import Message, Seat
from meute.games.silver import SILVER
from meute.games.silver.actions import (
    ANNOUNCE,
    CONFIRM,
    DECLINE,
    DISCARD,
    DRAW,
    DRAW_OPEN,
    FETCHES,
    KEEPS,
    PICKS,
    PUTS,
    SWAPS,
    TAKE,
    TARGETS,
    USE_POWER,
    DrawOpen,
)
from tests.games.silver.positions import Position

POWERS = {
    5: "Expose",
    6: "RevealAny",
    7: "Behold",
    8: "LookAtOpponent",
    9: "LookAnywhere",
    10: "FetchDiscard",
    11: "UseWitch",
    12: "Rob",
}
WITH_A_POWER = pytest.mark.parametrize("value", POWERS)


# R3.1


def test_r3_1_the_card_comes_from_the_top_of_the_deck() -> None:
    position = Position("6 7", "8 9", top="12 3", deck=20).play(DRAW)
    assert position.held == 12
    assert position.state.deck == 19


def test_r3_1_an_unseen_card_of_the_deck_may_be_any_card_out_of_sight() -> None:
    position = Position("6 7", "8^ ?", discard="5").play(DRAW)
    assert len(position.options) == 52 - 4


def test_r3_1_without_a_display_no_open_card_is_offered() -> None:
    assert Position("6 7", "8 9").of(DrawOpen) == []


@pytest.mark.parametrize(("place", "value", "left"), [(0, 3, [8, 12]), (1, 8, [3, 12])])
def test_r3_1_any_open_card_may_be_drawn_instead(place: int, value: int, left: list[int]) -> None:
    position = Position("6 7", "8 9", display="3 8 12", deck=20)
    assert position.of(DrawOpen) == DRAW_OPEN[:3]
    position.play(DRAW_OPEN[place])
    assert position.held == value
    assert position.shown == left
    assert position.state.deck == 20


# R3.2


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_r3_2_a_hidden_card_is_seen_by_its_player_alone(seats: int) -> None:
    position = Position(*["7"] * seats, turn=1).play(DRAW, 10)
    card = position.state.holding
    for seat in (*range(seats), None):
        value = SILVER.view(position.state, seat).value[card]
        assert value == (10 if seat == 1 else -1)


def test_r3_2_an_open_card_in_hand_is_seen_by_everybody() -> None:
    position = Position("6 7", "8 9", display="10").play(DRAW_OPEN[0])
    card = position.state.holding
    for seat in (0, 1, None):
        assert SILVER.view(position.state, seat).value[card] == 10


def test_r3_2_whether_the_card_was_hidden_or_open_is_public() -> None:
    views = []
    told: list[list[Message]] = []
    for action in ((DRAW, 3), (DRAW_OPEN[0],)):
        position = Position("6 7", "8 9", display="10").play(*action)
        views.append(SILVER.view(position.state, None).holding_open)
        lines = position.state.story or []
        told.append([line.message for line in lines if line.to == -1])
    assert views == [False, True]
    assert told[0] != told[1]
    assert all(line.params.get("player") == Seat(0) for lines in told for line in lines)


# R3.3


def test_r3_3_the_card_is_discarded_or_exchanged_and_nothing_else() -> None:
    assert Position("6 7", "8 9").play(DRAW, 1).options == [DISCARD, *SWAPS[:2], ANNOUNCE]
    open_card = Position("6 7", "8 9", display="1").play(DRAW_OPEN[0])
    assert open_card.options == [DISCARD, *SWAPS[:2], ANNOUNCE]


# R3.4


@WITH_A_POWER
def test_r3_4_a_discarded_5_to_12_lies_face_up_and_offers_its_power(value: int) -> None:
    position = Position("? ?", "? ?").play(DRAW, value, DISCARD)
    assert position.pile == [5, value]
    for seat in (0, 1, None):
        assert SILVER.view(position.state, seat).value[position.state.discard[-1]] == value
    assert position.asked == (POWERS[value], 0)


@WITH_A_POWER
def test_r3_4_the_power_may_be_declined(value: int) -> None:
    position = Position("? ?", "? ?").play(DRAW, value, DISCARD, DECLINE)
    assert position.asked == ("TakeTurn", 1)
    assert (position.row(0), position.row(1)) == ("? ?", "? ?")
    assert position.pile == [5, value]


# R3.5


@WITH_A_POWER
def test_r3_5_an_open_card_that_was_drawn_and_discarded_offers_its_power(value: int) -> None:
    position = Position("? ?", "? ?", display=str(value)).play(DRAW_OPEN[0], DISCARD)
    assert position.asked == (POWERS[value], 0)


@WITH_A_POWER
def test_r3_5_the_card_kept_from_a_rascal_draw_offers_its_power(value: int) -> None:
    position = Position("4^ ?", "? ?").play(DRAW, value, 1, KEEPS[0], DISCARD)
    assert position.asked == (POWERS[value], 0)


@WITH_A_POWER
def test_r3_5_a_card_put_back_after_a_rascal_draw_offers_nothing(value: int) -> None:
    position = Position("4^ ?", "? ?").play(DRAW, value, 1, KEEPS[1], DISCARD)
    assert position.asked == ("TakeTurn", 1)


@WITH_A_POWER
def test_r3_5_a_card_thrown_out_by_an_exchange_offers_nothing(value: int) -> None:
    drawn = Position(f"{value} ?", "? ?").play(DRAW, 1, SWAPS[0])
    assert (drawn.pile, drawn.asked) == ([5, value], ("TakeTurn", 1))
    taken = Position(f"{value} ?", "? ?", discard="13").play(TAKE, SWAPS[0])
    assert (taken.pile, taken.asked) == ([value], ("TakeTurn", 1))
    several = Position(f"{value} {value}", "? ?")
    several.play(DRAW, 1, ANNOUNCE, *PICKS[:2], CONFIRM, PUTS[0])
    assert (several.pile, several.asked) == ([5, value, value], ("TakeTurn", 1))


@WITH_A_POWER
def test_r3_5_a_card_thrown_out_by_a_master_or_a_witch_offers_nothing(value: int) -> None:
    master = Position(f"{value} ?", "? ?", discard="13")
    master.play(DRAW, 10, DISCARD, FETCHES[0], SWAPS[0])
    assert (master.pile, master.asked) == ([10, value], ("TakeTurn", 1))
    witch = Position("? ?", f"{value} ?")
    witch.play(DRAW, 11, DISCARD, USE_POWER, 1, TARGETS[1][0])
    assert (witch.pile, witch.asked) == ([5, 11, value], ("TakeTurn", 1))


@WITH_A_POWER
def test_r3_5_a_card_taken_or_drawn_into_a_village_offers_nothing(value: int) -> None:
    taken = Position("1 ?", "? ?", discard=str(value)).play(TAKE, SWAPS[0])
    assert taken.asked == ("TakeTurn", 1)
    drawn = Position("1 ?", "? ?").play(DRAW, value, SWAPS[0])
    assert drawn.asked == ("TakeTurn", 1)


@WITH_A_POWER
def test_r3_5_a_card_lying_face_up_in_a_village_offers_nothing(value: int) -> None:
    position = Position(f"{value}^ 7", "8 9")
    plain = Position("1 7", "8 9")
    assert position.options == plain.options
    assert position.play(DRAW, 1, DISCARD).asked == ("TakeTurn", 1)


# R3.6


@pytest.mark.parametrize("value", [0, 1, 2, 3, 4, 13])
def test_r3_6_a_discarded_0_to_4_or_13_does_nothing(value: int) -> None:
    position = Position("? ?", "0^ ?").play(DRAW, value, DISCARD)
    assert position.asked == ("TakeTurn", 1)
    assert position.pile == [5, value]
    assert (position.row(0), position.row(1), position.shown) == ("? ?", "0^ ?", [])


# R3.7


@pytest.mark.parametrize("card", ["7!", "7^!"])
def test_r3_7_with_the_only_card_under_the_amulet_the_drawn_card_must_be_discarded(
    card: str,
) -> None:
    position = Position(card, "8 9", amulet=0).play(DRAW, 1)
    assert position.options == [DISCARD]


def test_r3_7_its_power_may_still_be_used() -> None:
    position = Position("7!", "8 9", amulet=0).play(DRAW, 8, DISCARD, TARGETS[1][1])
    assert position.sees(0)[1] == [-1, 9]


def test_r3_7_the_amulet_on_another_village_forbids_nothing() -> None:
    position = Position("7", "8! 9", amulet=1).play(DRAW, 1)
    assert position.options == [DISCARD, SWAPS[0]]
