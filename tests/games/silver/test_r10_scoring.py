"""R10 Scoring a round."""

import pytest

from meute.games.silver import SILVER
from meute.games.silver.actions import CALL, SWAPS, TAKE
from meute.games.silver.state import NOBODY
from tests.games.silver.positions import Position

EDITIONS = ["fr", "en"]


def test_r10_1_all_village_cards_are_turned_up() -> None:
    position = Position("7 8*", "9^ 6", deck=1, rounds=1).discard(13)
    assert (position.row(0), position.row(1)) == ("7^ 8^", "9^ 6^")
    assert position.sees(None) == [[7, 8], [9, 6]]


def test_r10_1_cards_nobody_had_seen_are_turned_up_as_well() -> None:
    position = Position("? 8", "9 ?", deck=1).discard(13).play(3, 4)
    assert position.ended.villages == ((3, 8), (9, 4))


def test_r10_1_the_sum_counts_all_cards_of_the_village_and_no_others() -> None:
    position = Position("7! 8 6", "9 0", amulet=0, display="12", discard="11", deck=1).discard(13)
    assert position.ended.sums == (21, 9)


@pytest.mark.parametrize("edition", EDITIONS)
def test_r10_2_who_did_not_call_loses_the_own_sum(edition: str) -> None:
    position = Position("1 1", "9 9", "8 4", edition=edition).play(CALL).discard(13, 13)
    assert position.ended.lost == (0, 18, 12)


@pytest.mark.parametrize("edition", EDITIONS)
def test_r10_3_the_lowest_caller_loses_nothing_and_gets_the_amulet(edition: str) -> None:
    position = Position("9 9", "5 5", "8 4", turn=1, edition=edition).play(CALL).discard(13, 13)
    assert position.ended.lost == (18, 0, 12)
    assert position.state.amulet_holder == 1


@pytest.mark.parametrize("edition", EDITIONS)
def test_r10_3_a_caller_tied_for_lowest_succeeds_and_the_others_still_lose(edition: str) -> None:
    villages = ("6 6", "7 5", "8 4", "9 9")
    position = Position(*villages, turn=1, edition=edition).play(CALL).discard(13, 13, 4)
    assert position.ended.lost == (12, 0, 12, 18)
    assert position.state.amulet_holder == 1


def test_r10_3_sums_are_compared_as_they_are_after_the_last_turns() -> None:
    position = Position("6 6", "12 1", discard="0").play(CALL, TAKE, SWAPS[0])
    assert position.ended.sums == (12, 1)
    assert position.ended.lost == (22, 1)


def test_r10_3_points_of_earlier_rounds_do_not_matter() -> None:
    position = Position("6 6", "9 9", lost=(80, 0)).play(CALL).discard(13)
    assert position.ended.lost == (0, 18)
    assert SILVER.scores(position.state) == [80, 18]


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("mine", "lost"), [("6 7", 23), ("9 9 9 9", 46)])
def test_r10_4_a_caller_who_is_not_lowest_loses_10_more(mine: str, lost: int, edition: str) -> None:
    position = Position(mine, "6 6", "8 8", edition=edition).play(CALL).discard(13, 13)
    assert position.ended.lost == (lost, 12, 16)
    assert position.state.amulet_holder == NOBODY


@pytest.mark.parametrize(("mine", "lost"), [("0^ 5", 0), ("0^ 10", 20)])
def test_r10_4_the_caller_is_judged_also_when_villagers_end_the_round(mine: str, lost: int) -> None:
    position = Position(mine, "9 7", "8 8", turn=1, caller=0, discard="0").play(TAKE, SWAPS[0])
    assert position.ended.ended_by == "villagers"
    assert position.ended.lost == (lost, 7, 16)


@pytest.mark.parametrize(("mine", "lost", "holder"), [("1 5", 0, 0), ("10 9", 29, NOBODY)])
def test_r10_4_the_caller_is_judged_also_when_the_deck_ends_the_round(
    mine: str, lost: int, holder: int
) -> None:
    position = Position(mine, "9 7", "8 8", turn=1, caller=0, deck=1).discard(13)
    assert position.ended.ended_by == "deck"
    assert position.ended.lost == (lost, 16, 16)
    assert position.state.amulet_holder == holder


@pytest.mark.parametrize("edition", EDITIONS)
def test_r10_5_without_a_caller_everybody_loses_the_sum_and_nobody_earns(edition: str) -> None:
    position = Position("1 1", "9 9", deck=1, edition=edition).discard(13)
    assert position.ended.lost == (2, 18)
    assert position.state.amulet_holder == NOBODY
    assert not position.state.amulet_ready
