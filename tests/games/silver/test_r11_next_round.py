"""R11 The next round: new cards, nothing remembered, and who starts."""

import pytest

from meute.games.silver import SILVER
from meute.games.silver.actions import CALL, END_TURN, LOOKS, USE_AMULET, UseAmulet
from meute.games.silver.data import FULL_BAG
from meute.games.silver.state import NOBODY, NOTHING, UNSEEN
from tests.games.silver.positions import Position

TABLES = [("7 7", "9 9"), ("7 7", "9 9", "8 8"), ("7 7", "9 9", "8 8", "6 6")]


@pytest.mark.parametrize("villages", TABLES)
@pytest.mark.parametrize("scored", [0, 1, 2])
def test_r11_1_all_cards_are_shuffled_and_dealt_anew(
    villages: tuple[str, ...], scored: int
) -> None:
    seats = len(villages)
    position = Position(*villages, deck=1, lost=(5,) * seats * scored)
    state = position.discard(13).play(12).state
    assert [len(village) for village in state.villages] == [5] * seats
    assert position.pile == [12]
    assert state.deck == 31
    assert sorted([*state.bag, 12]) == FULL_BAG
    assert len(FULL_BAG) - 5 * seats - 1 - state.deck == {2: 10, 3: 5, 4: 0}[seats]


def test_r11_1_a_card_removed_in_one_round_may_come_in_the_next() -> None:
    position = Position("7 7", "9 9", deck=1).discard(13)
    assert {option.value for option in position.options} == set(range(14))


def test_r11_2_knowledge_display_and_guards_are_gone() -> None:
    position = Position("3^ 7*01 1^", "9*0 9", display="8", deck=1).guard(0, 0, 1)
    view = SILVER.view(position.discard(13).play(END_TURN, 12).state, 0)
    assert {view.value[card] for village in view.villages for card in village} == {UNSEEN}
    assert (view.display, view.wards, view.caller) == ((), (), NOBODY)


def test_r11_2_the_amulet_stays_with_its_holder_off_any_card() -> None:
    position = Position("7! 7", "9 9", "8 8", amulet=0, deck=1).discard(13).play(12)
    assert position.state.amulet_on == NOTHING
    assert position.state.amulet_holder == 0


def test_r11_3_an_amulet_just_earned_may_be_used() -> None:
    position = Position("9 9", "1 1", turn=1).play(CALL).discard(13).to_next_turn()
    assert position.asked == ("TakeTurn", 1)
    assert position.of(UseAmulet) == USE_AMULET[:5]


@pytest.mark.parametrize("row", ["1 1", "1! 1"])
def test_r11_3_an_amulet_earned_earlier_may_not_be_used(row: str) -> None:
    position = Position(row, "9 9", amulet=0, deck=1).discard(13).to_next_turn()
    assert position.asked == ("TakeTurn", 0)
    assert position.of(UseAmulet) == []


def test_r11_3_a_failed_call_of_the_holder_gives_no_new_use() -> None:
    position = Position("1 1", "9 9", turn=1, amulet=1).play(CALL).discard(13).to_next_turn()
    position.discard(13)
    assert position.asked == ("TakeTurn", 1)
    assert position.state.amulet_holder == 1
    assert position.of(UseAmulet) == []


@pytest.mark.parametrize("edition", ["fr", "en"])
@pytest.mark.parametrize("youngest", [0, 1, 2])
def test_r11_4_who_lost_the_fewest_points_starts(youngest: int, edition: str) -> None:
    position = Position("7 7", "9 9", "6 6", deck=1, youngest=youngest, edition=edition)
    assert position.discard(13).to_next_turn().asked == ("TakeTurn", 2)


@pytest.mark.parametrize("edition", ["fr", "en"])
def test_r11_4_only_the_round_just_ended_counts(edition: str) -> None:
    position = Position("7 7", "9 9", deck=1, lost=(50, 0), edition=edition).discard(13)
    assert position.to_next_turn().asked == ("TakeTurn", 0)


@pytest.mark.parametrize("edition", ["fr", "en"])
@pytest.mark.parametrize(("youngest", "starter"), [(0, 0), (1, 1), (2, 3), (3, 3)])
def test_r11_4_among_equals_the_youngest_starts(youngest: int, starter: int, edition: str) -> None:
    villages = ("6 6", "8 4", "9 9", "10 2")
    position = Position(*villages, deck=1, youngest=youngest, edition=edition).discard(13)
    assert position.to_next_turn().asked == ("TakeTurn", starter)


@pytest.mark.parametrize("edition", ["fr", "en"])
def test_r11_4_a_caller_who_lost_nothing_starts(edition: str) -> None:
    position = Position("7 7", "8 6", turn=1, youngest=0, edition=edition).play(CALL).discard(13)
    assert position.ended.lost == (14, 0)
    assert position.to_next_turn().asked == ("TakeTurn", 1)


@pytest.mark.parametrize(("edition", "starter"), [("fr", 0), ("en", 1)])
def test_r11_4_a_caller_and_another_who_both_lost_nothing(edition: str, starter: int) -> None:
    position = Position("0", "0", "9 9", turn=1, youngest=0, edition=edition)
    position.play(CALL).discard(13, 13)
    assert position.ended.lost == (0, 0, 18)
    assert position.to_next_turn().asked == ("TakeTurn", starter)


@pytest.mark.parametrize("edition", ["fr", "en"])
def test_r11_4_after_a_failed_call_the_fewest_points_start(edition: str) -> None:
    position = Position("7 7", "9 9", "6 6", edition=edition).play(CALL).discard(13, 13)
    assert position.ended.lost == (24, 18, 12)
    assert position.to_next_turn().asked == ("TakeTurn", 2)


def test_r11_5_everybody_looks_at_two_cards_knowing_who_starts_and_the_first_discard() -> None:
    position = Position("7 7", "9 9", "6 6", deck=1).discard(13).play(12)
    assert [decision.player for decision in SILVER.asked(position.state)] == [0, 1, 2]
    view = SILVER.view(position.state, 0)
    assert view.turn == 2
    assert [view.value[card] for card in view.discard] == [12]
    position.play(LOOKS[0], LOOKS[0], LOOKS[0], 3, 4, 5, 6, 7, 8)
    assert position.asked == ("TakeTurn", 2)
    assert position.sees(0) == [[3, 4, -1, -1, -1], [-1] * 5, [-1] * 5]
