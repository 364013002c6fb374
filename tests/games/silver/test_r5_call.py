"""R5 Call."""

from __future__ import annotations

import pytest

from meute.core.decision import Action
from meute.games.silver.actions import (
    ANNOUNCE,
    CALL,
    CONFIRM,
    DISCARD,
    DRAW,
    DRAW_OPEN,
    END_TURN,
    LOOKS,
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
    Target,
)
from tests.games.silver.positions import Position

EVERY_TABLE = pytest.mark.parametrize("seats", [2, 3, 4])
EVERY_EDITION = pytest.mark.parametrize("edition", ["fr", "en"])

# R5.1


@EVERY_EDITION
@pytest.mark.parametrize("size", range(1, 8))
def test_r5_1_four_cards_or_fewer_are_needed_to_call(size: int, edition: str) -> None:
    position = Position(" ".join(["?"] * size), "8 9", edition=edition)
    assert (CALL in position.options) == (size <= 4)


def test_r5_1_the_size_of_the_other_villages_does_not_matter() -> None:
    assert CALL in Position("6 7", "? ? ? ? ? ?").options
    assert CALL not in Position("? ? ? ? ?", "8").options


def test_r5_1_the_card_under_the_amulet_counts_as_a_card() -> None:
    assert CALL not in Position("? ? ? ? 6!", "8 9", amulet=0).options
    assert CALL in Position("? ? ? 6!", "8 9", amulet=0).options


def test_r5_1_nobody_calls_after_somebody_has_called() -> None:
    position = Position("6", "7", "8").play(CALL)
    assert position.options == [DRAW, TAKE]
    assert position.play(DRAW, 1, DISCARD).options == [DRAW, TAKE]


@pytest.mark.parametrize(
    "use", [(USE_AMULET[0],), (USE_EMPATH[2],), (SET_GUARD[1], WARDS[0])], ids=str
)
def test_r5_1_nobody_calls_after_a_use_in_the_same_turn(use: tuple[Action, ...]) -> None:
    position = Position("2^ 3^ 7", "8 9", amulet=0, amulet_ready=True)
    assert CALL in position.options
    assert CALL not in position.play(*use).options


def test_r5_1_a_use_in_the_turn_before_forbids_no_call() -> None:
    position = Position("2^ 7", "8 9").play(DRAW, 1, DISCARD, USE_EMPATH[1])
    assert position.asked == ("TakeTurn", 1)
    assert CALL in position.options
    assert CALL in position.play(DRAW, 1, DISCARD).options


def test_r5_1_a_new_round_may_be_called_again() -> None:
    position = Position("6 7", "1 1", caller=0, turn=1).play(DRAW, 13, DISCARD)
    assert position.state.round == 1
    position.play(13, LOOKS[0], LOOKS[0], 6, 7, 8, 8)
    position.play(DRAW, 9, ANNOUNCE, *PICKS[:2], CONFIRM, PUTS[0], DRAW, 4, DISCARD)
    assert position.asked == ("TakeTurn", 1)
    assert CALL in position.options


# R5.2


def test_r5_2_a_call_replaces_drawing_and_ends_the_turn_at_once() -> None:
    position = Position("2^ 6 7", "8 9", "10 11", deck=20).play(CALL)
    assert position.asked == ("TakeTurn", 1)
    assert (position.state.deck, position.pile) == (20, [5])
    assert position.row(0) == "2^ 6 7"


def test_r5_2_a_call_is_no_longer_possible_after_drawing_or_taking() -> None:
    assert CALL not in Position("6 7", "8 9").play(DRAW, 1).options
    assert CALL not in Position("6 7", "8 9").play(TAKE).options
    assert CALL not in Position("2^ 7", "8 9").play(DRAW, 1, DISCARD).options


# R5.3


@EVERY_EDITION
@EVERY_TABLE
@pytest.mark.parametrize("caller", [0, 1])
def test_r5_3_every_other_player_has_exactly_one_last_turn_clockwise(
    seats: int, caller: int, edition: str
) -> None:
    position = Position(*["7"] * seats, turn=caller, rounds=1, edition=edition).play(CALL)
    order = []
    while not position.over:
        order.append(position.asked)
        position.play(DRAW, 1, DISCARD)
    assert order == [("TakeTurn", (caller + n) % seats) for n in range(1, seats)]
    assert (position.ended.ended_by, position.ended.caller) == ("call", caller)


def test_r5_3_a_last_turn_has_draw_take_powers_and_the_amulet_but_no_call() -> None:
    position = Position("7", "2^ 3^ 6", turn=1, caller=0, display="10", amulet=1, amulet_ready=True)
    assert position.options == [
        DRAW, DRAW_OPEN[0], TAKE, *USE_AMULET[:3], SET_GUARD[1], USE_EMPATH[2]
    ]  # fmt: skip


def test_r5_3_the_windows_of_a_last_turn_are_open() -> None:
    position = Position("7", "2^ 6", turn=1, caller=0, amulet=1, amulet_ready=True, rounds=1)
    position.play(USE_EMPATH[1], DRAW, 9, DISCARD, TARGETS[0][0], USE_AMULET[1])
    assert position.over


def test_r5_3_a_last_turn_may_be_a_take() -> None:
    position = Position("7", "6 8", turn=1, caller=0, rounds=1).play(TAKE, SWAPS[1])
    assert position.ended.villages == ((7,), (6, 5))


def test_r5_3_the_caller_is_not_asked_again_in_this_round() -> None:
    position = Position("2^ 7", "6", "8", rounds=1).play(CALL)
    asked = set()
    while not position.over:
        asked.add(position.decision.player)
        answer = position.options[0]
        position.play(1 if position.decision.player < 0 else answer)
    assert 0 not in asked


# R5.4


@pytest.mark.parametrize(
    ("power", "row"),
    [
        ((6, DISCARD, TARGETS[0][0]), "7^ 9"),
        ((11, DISCARD, USE_POWER, 13, TARGETS[0][0]), "13 9"),
        ((12, DISCARD, TARGETS[0][0], PICKS[0]), "10 9"),
    ],
    ids=["revealer", "witch", "robber"],
)
def test_r5_4_the_callers_village_can_still_be_attacked(
    power: tuple[Action | int, ...], row: str
) -> None:
    position = Position("7 9", "10 11", "8").play(CALL, DRAW, *power)
    assert position.row(0) == row


def test_r5_4_the_callers_village_can_still_be_looked_at() -> None:
    position = Position("7 9", "10 11", "8").play(CALL, DRAW, 8, DISCARD, TARGETS[0][1])
    assert position.sees(1)[0] == [-1, 9]


@pytest.mark.parametrize("value", [6, 8, 9, 12])
def test_r5_4_the_callers_bodyguards_and_amulet_protect_as_before(value: int) -> None:
    position = Position("3^ 7 6! 9", "10 11", "8", amulet=0)
    position.play(SET_GUARD[0], WARDS[1], DRAW, 1, DISCARD)
    position.play(DRAW, 1, DISCARD, DRAW, 1, DISCARD)
    while position.asked[0] == "FinishTurn":
        position.play(END_TURN)
    position.play(CALL, DRAW, value, DISCARD)
    assert [t for t in position.of(Target) if t.seat == 0] == [TARGETS[0][3]]
