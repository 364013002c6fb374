"""R2 Turn."""

from __future__ import annotations

from itertools import permutations

import pytest

from meute.core.decision import Action
from meute.games.silver.actions import (
    ADD_LEFT,
    ADD_RIGHT,
    ANNOUNCE,
    CALL,
    CONFIRM,
    DISCARD,
    DRAW,
    DRAW_OPEN,
    END_TURN,
    KEEPS,
    ON_TOP,
    PICKS,
    SET_GUARD,
    SWAPS,
    TAKE,
    TARGETS,
    USE_AMULET,
    USE_EMPATH,
    USE_POWER,
    WARDS,
    SetGuard,
    UseAmulet,
    UseEmpath,
)
from meute.games.silver.rules.turn import TakeTurn
from tests.games.silver.positions import Position
from tests.games.silver.walks import walks

EVERY_TABLE = pytest.mark.parametrize("seats", [2, 3, 4])
FREE = (UseAmulet, UseEmpath, SetGuard)


def free_uses(position: Position) -> list[Action]:
    """What P may do now without using up the action."""
    return [option for kind in FREE for option in position.of(kind)]


# R2.1


@EVERY_TABLE
def test_r2_1_turns_go_clockwise(seats: int) -> None:
    position = Position(*["7"] * seats, turn=1)
    order = []
    for value in [1, 1, 1, 1, 4, 4, 4, 4]:
        order.append(position.asked)
        position.play(DRAW, value, DISCARD)
    assert order == [("TakeTurn", (1 + n) % seats) for n in range(8)]


def test_r2_1_a_turn_is_a_draw_a_take_or_a_call_and_no_pass() -> None:
    assert Position("6 7 8 9", "8 9").options == [DRAW, TAKE, CALL]


@pytest.mark.parametrize(
    "action", [(DRAW, 1, DISCARD), (DRAW, 1, SWAPS[0]), (TAKE, SWAPS[0]), (CALL,)]
)
def test_r2_1_one_action_ends_the_turn(action: tuple[Action | int, ...]) -> None:
    assert Position("6 7", "8 9", "10 11").play(*action).asked == ("TakeTurn", 1)


def test_r2_1_nobody_may_pass_in_a_last_turn() -> None:
    assert Position("6 7", "8 9", caller=0, turn=1).options == [DRAW, TAKE]


@pytest.mark.slow
@EVERY_TABLE
def test_r2_1_draw_is_always_possible(seats: int) -> None:
    for before, decision, _, _ in walks(seats):
        if isinstance(decision, TakeTurn):
            assert before.deck > 0
            assert DRAW in decision.options(before)


# R2.2


def test_r2_2_window_a_lies_before_the_action() -> None:
    position = Position("2^ 7 8 9 10", "8 9")
    assert free_uses(position) == USE_EMPATH[1:5]
    assert position.play(USE_EMPATH[1]).options == [DRAW, TAKE]


def test_r2_2_window_b_is_open_while_a_drawn_card_is_in_hand() -> None:
    position = Position("2^ 7", "8 9").play(DRAW, 12)
    assert position.asked == ("HoldCard", 0)
    assert free_uses(position) == [USE_EMPATH[1]]
    assert position.play(USE_EMPATH[1]).held == 12
    assert position.options == [DISCARD, *SWAPS[:2], ANNOUNCE]


def test_r2_2_window_b_is_open_with_a_drawn_open_card_and_with_the_card_kept() -> None:
    drawn_open = Position("2^ 7", "8 9", display="6").play(DRAW_OPEN[0])
    assert free_uses(drawn_open) == [USE_EMPATH[1]]
    kept = Position("2^ 4^ 7", "8 9").play(DRAW, 6, 12, KEEPS[0])
    assert free_uses(kept) == [USE_EMPATH[2]]


def test_r2_2_a_take_has_no_window_b() -> None:
    position = Position("2^ 7 9", "8 9").play(TAKE)
    assert position.options == [*SWAPS[:3], ANNOUNCE]


@pytest.mark.parametrize(
    "action", [(DRAW, 1, DISCARD), (DRAW, 1, SWAPS[2]), (TAKE, SWAPS[2])], ids=str
)
def test_r2_2_window_c_lies_after_the_action(action: tuple[Action | int, ...]) -> None:
    position = Position("2^ 7 9", "8 9").play(*action)
    assert position.asked == ("FinishTurn", 0)
    assert USE_EMPATH[1] in position.options
    assert position.play(END_TURN).asked == ("TakeTurn", 1)


def test_r2_2_a_power_is_resolved_before_window_c() -> None:
    position = Position("2^ 7 9", "8 9").play(DRAW, 9, DISCARD)
    assert position.asked == ("LookAnywhere", 0)
    assert position.play(TARGETS[1][0]).asked == ("FinishTurn", 0)


def test_r2_2_a_failed_set_is_resolved_before_window_c() -> None:
    position = Position("2^ 7 9 10", "8 9").play(DRAW, 1, ANNOUNCE, *PICKS[1:4], CONFIRM)
    assert position.asked == ("AddNew", 0)
    assert position.play(ADD_LEFT).asked == ("AddPenalty", 0)
    assert position.play(ADD_LEFT).asked == ("FinishTurn", 0)


@pytest.mark.parametrize("edition", ["fr", "en"])
def test_r2_2_both_villagers_skip_window_c_in_the_english_edition_only(edition: str) -> None:
    position = Position("0^ 2^ 7 9", "8 9", discard="0", edition=edition)
    position.play(TAKE, SWAPS[2])
    if edition == "fr":
        assert position.asked == ("FinishTurn", 0)
        position.play(USE_EMPATH[3])
    assert position.ended.ended_by == "villagers"


# R2.3


@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_r2_3_amulet_empath_and_bodyguard_may_be_used_in_any_order(order: tuple[int, ...]) -> None:
    position = Position("2^ 3^ 7 9", "8 9", amulet=0, amulet_ready=True)
    uses: list[tuple[Action, ...]] = [
        (USE_AMULET[2],), (USE_EMPATH[3],), (SET_GUARD[1], WARDS[0])
    ]  # fmt: skip
    for use in order:
        position.play(*uses[use])
    assert position.row(0) == "2^ 3^ 7! 9"
    assert position.knows(0, 0, 3)
    assert position.options == [DRAW, TAKE]


@pytest.mark.parametrize("before", [(), (DRAW, 1), (DRAW, 1, DISCARD)], ids=["A", "B", "C"])
def test_r2_3_each_is_offered_in_every_window(before: tuple[Action | int, ...]) -> None:
    position = Position("2^ 3^ 7", "8 9", amulet=0, amulet_ready=True).play(*before)
    assert free_uses(position) == [*USE_AMULET[:3], USE_EMPATH[2], SET_GUARD[1]]


def test_r2_3_each_may_be_used_in_another_window_of_the_same_turn() -> None:
    position = Position("2^ 3^ 7 9", "8 9", amulet=0, amulet_ready=True)
    position.play(USE_EMPATH[2], DRAW, 1, SET_GUARD[1], WARDS[2], DISCARD, USE_AMULET[3])
    assert position.asked == ("TakeTurn", 1)
    assert position.row(0) == "2^ 3^ 7 9!"


def test_r2_3_nothing_of_it_is_offered_in_the_turn_of_another_player() -> None:
    position = Position("2^ 3^ 7", "8 9", amulet=0, amulet_ready=True, turn=1)
    assert position.options == [DRAW, TAKE, CALL]


# R2.4


def test_r2_4_no_window_between_the_draws_of_a_rascal() -> None:
    position = Position("2^ 3^ 4^ 7", "8 9", display="6", amulet=0, amulet_ready=True)
    assert position.play(DRAW, 5).options == [DRAW, DRAW_OPEN[0]]
    assert position.play(DRAW_OPEN[0]).options == KEEPS[:2]


@pytest.mark.parametrize(
    "steps",
    [
        (5,),
        (6,),
        (7,),
        (7, PICKS[2]),
        (8,),
        (9,),
        (10,),
        (11,),
        (11, USE_POWER, 1),
        (12,),
        (12, TARGETS[1][0]),
    ],
    ids=str,
)
def test_r2_4_no_window_inside_a_power(steps: tuple[Action | int, ...]) -> None:
    position = Position("2^ 3^ 7 9", "8 9", amulet=0, amulet_ready=True)
    position.play(DRAW, steps[0], DISCARD, *steps[1:])
    assert position.asked[0] not in ("TakeTurn", "HoldCard", "FinishTurn")
    assert free_uses(position) == []


@pytest.mark.parametrize(
    ("steps", "question"),
    [
        ((), "AnnounceSet"),
        ((PICKS[2], PICKS[3]), "AnnounceSet"),
        ((PICKS[2], PICKS[3], CONFIRM), "PutNew"),
        ((PICKS[2], PICKS[5], CONFIRM), "LayOnTop"),
        ((PICKS[2], PICKS[5], CONFIRM, ON_TOP[7]), "PutNew"),
        ((PICKS[2], PICKS[4], CONFIRM), "AddNew"),
        ((*PICKS[2:5], CONFIRM, ADD_LEFT), "AddPenalty"),
    ],
    ids=str,
)
def test_r2_4_no_window_between_the_steps_of_an_exchange(
    steps: tuple[Action, ...], question: str
) -> None:
    position = Position("2^ 3^ 7 7 9 13", "8 9", amulet=0, amulet_ready=True)
    position.play(DRAW, 1, ANNOUNCE, *steps)
    assert position.asked == (question, 0)
    assert free_uses(position) == []


def test_r2_4_no_window_while_a_taken_card_waits_for_its_exchange() -> None:
    position = Position("2^ 3^ 7", "8 9", amulet=0, amulet_ready=True).play(TAKE)
    assert free_uses(position) == []


# R2.5


@pytest.mark.parametrize(
    "use", [(USE_AMULET[2],), (USE_EMPATH[2],), (SET_GUARD[1], WARDS[2])], ids=str
)
def test_r2_5_after_any_use_there_is_no_call_in_this_turn(use: tuple[Action, ...]) -> None:
    position = Position("2^ 3^ 7", "8 9", amulet=0, amulet_ready=True)
    assert CALL in position.options
    position.play(*use)
    assert CALL not in position.options
    position.play(DRAW, 1, DISCARD, END_TURN, DRAW, 1, DISCARD)
    assert position.asked == ("TakeTurn", 0)
    assert CALL in position.options


def test_r2_5_after_a_call_nothing_may_be_used() -> None:
    position = Position("2^ 3^ 7", "8 9", amulet=0, amulet_ready=True).play(CALL)
    assert position.asked == ("TakeTurn", 1)
    assert position.row(0) == "2^ 3^ 7"


# R2.6


def test_r2_6_a_taken_card_works_at_once() -> None:
    position = Position("7 8", "9 10", discard="2").play(TAKE, SWAPS[0])
    assert position.asked == ("FinishTurn", 0)
    assert free_uses(position) == [USE_EMPATH[1]]


def test_r2_6_a_card_turned_up_by_its_owner_works_at_once() -> None:
    position = Position("3 8", "9 10").play(DRAW, 5, DISCARD, PICKS[0])
    assert free_uses(position) == [SET_GUARD[0]]


def test_r2_6_a_card_turned_up_by_another_player_works_for_its_owner() -> None:
    position = Position("7 8", "4 10").play(DRAW, 6, DISCARD, TARGETS[1][0])
    assert position.asked == ("TakeTurn", 1)
    assert position.play(DRAW, 7, 8).asked == ("KeepOne", 1)


def test_r2_6_a_card_left_over_by_a_failed_exchange_works_at_once() -> None:
    position = Position("2 8 9", "9 10").play(DRAW, 1, ANNOUNCE, *PICKS[:2], CONFIRM, ADD_RIGHT)
    assert position.asked == ("FinishTurn", 0)
    assert free_uses(position) == [USE_EMPATH[2], USE_EMPATH[3]]


def test_r2_6_a_card_received_works_at_once_and_no_longer_for_who_gave_it() -> None:
    position = Position("7 8", "2^ 10").play(DRAW, 12, DISCARD, TARGETS[1][0], PICKS[0])
    assert position.asked == ("FinishTurn", 0)
    assert free_uses(position) == [USE_EMPATH[1]]
    assert position.play(END_TURN).asked == ("TakeTurn", 1)
    assert free_uses(position) == []


def test_r2_6_a_card_fetched_by_a_master_works_at_once() -> None:
    position = Position("7 8", "9 10", discard="3 5").play(DRAW, 10, DISCARD)
    position.play(position.options[1], SWAPS[1])
    assert position.row(0) == "7 3^"
    assert free_uses(position) == [SET_GUARD[1]]


def test_r2_6_a_squire_that_came_up_shows_a_card_for_as_long_as_it_lies_there() -> None:
    position = Position("7 8", "9 10", discard="1").play(TAKE, SWAPS[0], 6)
    assert position.shown == [6]
    position.play(DRAW_OPEN[0], SWAPS[0], 12)
    assert position.shown == [12]
    position.play(DRAW, 1, SWAPS[0], DRAW_OPEN[0], SWAPS[0])
    assert position.shown == []


@pytest.mark.parametrize("value", [2, 3])
def test_r2_6_an_empath_or_bodyguard_that_left_does_nothing_more(value: int) -> None:
    position = Position(f"{value}^ 8", "9 10")
    assert free_uses(position) != []
    position.play(DRAW, 13, SWAPS[0])
    assert position.asked == ("TakeTurn", 1)
    position.play(DRAW, 1, DISCARD)
    assert free_uses(position) == []


def test_r2_6_a_rascal_that_left_does_nothing_more() -> None:
    position = Position("4^ 8", "9 10").play(DRAW, 7, 13, KEEPS[1], SWAPS[0])
    position.play(DRAW, SWAPS[0])  # the second player gets the 7 that was put back
    assert position.play(DRAW, 12).asked == ("HoldCard", 0)


def test_r2_6_face_down_they_do_nothing() -> None:
    position = Position("1* 2* 3* 4*", "9 10")
    assert free_uses(position) == []
    assert position.play(DRAW, 12).asked == ("HoldCard", 0)
    assert position.play(SWAPS[3]).shown == []


def test_r2_6_in_the_discard_pile_they_do_nothing() -> None:
    position = Position("7 8", "9 10", discard="0 0 1 2 3 4")
    assert position.options == [DRAW, TAKE, CALL]
    assert position.play(DRAW, 12).asked == ("HoldCard", 0)
    position.play(SWAPS[0])
    assert position.going_on
    assert position.shown == []


def test_r2_6_in_the_display_they_do_nothing() -> None:
    position = Position("7 8", "9 10", display="0 0 1 4")
    assert position.options == [DRAW, *DRAW_OPEN[:4], TAKE, CALL]
    assert position.play(DRAW, 12).asked == ("HoldCard", 0)
    position.play(SWAPS[0])
    assert position.going_on
    assert position.shown == [0, 0, 1, 4]


@pytest.mark.parametrize("value", [0, 1, 2, 3, 4])
def test_r2_6_in_hand_and_exchanged_face_down_they_do_nothing(value: int) -> None:
    position = Position("0^ 8", "9 10", "11 12").play(DRAW, value)
    assert position.options == [DISCARD, *SWAPS[:2], ANNOUNCE]
    position.play(SWAPS[1])
    assert position.going_on
    assert position.asked == ("TakeTurn", 1)
    assert position.shown == []
