"""R8.5-R8.12 Powers of cards discarded straight after they were drawn."""

import pytest

from meute.games.silver import SILVER
from meute.games.silver.actions import (
    ANNOUNCE,
    DECLINE,
    FETCHES,
    PICKS,
    SWAPS,
    TAKE,
    TARGETS,
    USE_EMPATH,
    USE_POWER,
    Fetch,
    Pick,
    UseEmpath,
)
from tests.games.silver.positions import Position


def test_r8_5_1_an_exposer_turns_up_one_own_face_down_card() -> None:
    position = Position("7 8^ ? 6!", "9 9", amulet=0).discard(5)
    assert position.of(Pick) == [PICKS[0], PICKS[2]]
    position.play(PICKS[2], 11)
    assert position.row(0) == "7 8^ 11^ 6!"
    assert position.asked == ("TakeTurn", 1)


def test_r8_5_1_the_exposed_card_stays_face_up_for_all() -> None:
    position = Position("7 8", "9 9").discard(5).play(PICKS[0]).discard(13)
    assert position.row(0) == "7^ 8"
    assert position.sees(None)[0] == [7, -1]


def test_r8_6_1_a_revealer_turns_up_one_face_down_card_in_any_village() -> None:
    position = Position("7 8^", "9 3^ 9^", "6 6!", amulet=2).discard(6)
    assert position.targets == [(0, 0), (1, 0), (2, 0)]
    assert position.play(TARGETS[1][0]).row(1) == "9^ 3^ 9^"


def test_r8_6_1_the_card_turned_up_works_for_its_owner() -> None:
    position = Position("7 8", "2 9").discard(6).play(TARGETS[1][0])
    assert position.asked == ("TakeTurn", 1)
    assert position.of(UseEmpath) == [USE_EMPATH[1]]


def test_r8_6_1_a_revealer_spares_what_a_bodyguard_guards() -> None:
    position = Position("7^", "3^ 9 8").guard(1, 0, 1).discard(6)
    assert position.targets == [(1, 2)]


def test_r8_7_1_a_beholder_looks_at_one_own_card_and_then_at_another() -> None:
    position = Position("7 8 6^ 5!", "9 9", amulet=0).discard(7)
    assert position.options == [DECLINE, PICKS[0], PICKS[1]]
    position.play(PICKS[1])
    assert position.sees(0)[0] == [-1, 8, 6, -1]
    assert position.options == [DECLINE, PICKS[0]]
    position.play(PICKS[0])
    assert position.sees(0)[0] == [7, 8, 6, -1]
    assert position.sees(1)[0] == [-1, -1, 6, -1]
    assert position.asked == ("TakeTurn", 1)


def test_r8_7_1_the_second_look_may_be_declined() -> None:
    position = Position("7 8", "9 9").discard(7).play(PICKS[1], DECLINE)
    assert position.sees(0)[0] == [-1, 8]
    assert position.row(0) == "7 8"


def test_r8_7_1_the_first_card_is_seen_before_the_second_is_chosen() -> None:
    position = Position("? ?", "9 9").discard(7).play(PICKS[0], 12)
    assert position.asked == ("Behold", 0)
    assert position.sees(0)[0] == [12, -1]


def test_r8_7_1_with_one_face_down_card_there_is_no_second_look() -> None:
    position = Position("7 8^", "9 9").discard(7).play(PICKS[0])
    assert position.asked == ("TakeTurn", 1)


def test_r8_8_1_an_apprentice_seer_looks_at_a_card_of_an_opponent() -> None:
    position = Position("7 8", "9 9^", "3^ 6 5").guard(2, 0, 1).discard(8)
    assert position.targets == [(1, 0), (2, 2)]
    position.play(TARGETS[2][2])
    assert [position.sees(seat)[2] for seat in range(3)] == [[3, -1, 5], [3, -1, -1], [3, -1, -1]]
    assert position.row(2) == "3^ 6 5"


def test_r8_9_1_a_seer_looks_at_a_card_in_any_village() -> None:
    position = Position("7 8^", "9 9^", "3^ 6 5!", amulet=2).guard(2, 0, 1).discard(9)
    assert position.targets == [(0, 0), (1, 0)]
    position.play(TARGETS[1][0])
    assert position.knows(0, 1, 0)
    assert not position.knows(1, 1, 0)
    assert not position.knows(2, 1, 0)


def test_r8_9_1_a_seer_may_look_at_an_own_card() -> None:
    position = Position("7 8", "9 9").discard(9).play(TARGETS[0][1])
    assert position.sees(0) == [[-1, 8], [-1, -1]]


def test_r8_10_1_a_master_fetches_any_card_but_itself() -> None:
    position = Position("7 8", "9 9", discard="2 10 5").discard(10)
    assert position.of(Fetch) == FETCHES[:3]


def test_r8_10_1_another_master_may_be_fetched() -> None:
    position = Position("7 8", "9 9", discard="2 10 5").discard(10).play(FETCHES[1], SWAPS[0])
    assert position.row(0) == "10^ 8"


def test_r8_10_1_exactly_one_own_card_not_under_the_amulet_is_replaced() -> None:
    position = Position("8 8 7!", "9 9", amulet=0).discard(10).play(FETCHES[0])
    assert position.options == SWAPS[:2]


def test_r8_10_2_the_fetched_card_lies_face_up_and_the_old_one_on_the_pile() -> None:
    position = Position("7 8", "9 9", discard="2 6 5").discard(10).play(FETCHES[1], SWAPS[1])
    assert position.row(0) == "7 6^"
    assert position.pile == [2, 5, 10, 8]


def test_r8_10_2_the_next_player_may_take_the_replaced_card() -> None:
    position = Position("7 8", "9 9").discard(10).play(FETCHES[0], SWAPS[1])
    assert position.play(TAKE).held == 8


def test_r8_10_2_a_power_on_discard_of_the_fetched_card_is_not_used() -> None:
    position = Position("7 8", "9 9", discard="6 5").discard(10).play(FETCHES[0], SWAPS[1])
    assert position.asked == ("TakeTurn", 1)


def test_r8_10_2_a_face_up_power_of_the_fetched_card_works() -> None:
    position = Position("7 8", "0^ 9", discard="0 5").discard(10).play(FETCHES[0], SWAPS[0])
    assert position.ended.ended_by == "villagers"


def test_r8_11_1_a_witch_looks_at_the_top_card_before_choosing() -> None:
    position = Position("7 8", "9 9").discard(11).play(USE_POWER, 2)
    assert position.asked == ("PlaceWitched", 0)
    views = [SILVER.view(position.state, seat) for seat in (0, 1)]
    assert [view.value[view.holding] for view in views] == [2, -1]


def test_r8_11_1_a_witch_reaches_face_up_and_face_down_cards_of_all_villages() -> None:
    position = Position("7 8^", "9 9^", "3^ 6 5!", amulet=2).guard(2, 0, 1)
    position.discard(11).play(USE_POWER, 2)
    assert position.targets == [(0, 0), (0, 1), (1, 0), (1, 1)]


@pytest.mark.parametrize(("owner", "place"), [(0, 1), (1, 0), (1, 1)])
def test_r8_11_2_the_seen_card_takes_the_place_face_down(owner: int, place: int) -> None:
    position = Position("7 8", "9 6^").discard(11).play(USE_POWER, 2, TARGETS[owner][place])
    values = [["7", "8"], ["9", "6^"]]
    old = values[owner][place].rstrip("^")
    values[owner][place] = "2"
    assert [position.row(0), position.row(1)] == [" ".join(row) for row in values]
    assert position.pile == [5, 11, int(old)]


def test_r8_11_2_only_the_witch_knows_the_card_in_the_opponents_village() -> None:
    position = Position("7 8", "9 9").discard(11).play(USE_POWER, 2, TARGETS[1][0])
    assert position.sees(0)[1] == [2, -1]
    assert position.sees(1)[1] == [-1, -1]


def test_r8_11_2_exactly_one_card_is_replaced_also_in_the_own_village() -> None:
    position = Position("8^ 8^", "9 9").discard(11).play(USE_POWER, 2)
    assert ANNOUNCE not in position.options
    assert position.play(TARGETS[0][0]).row(0) == "2 8^"


def test_r8_11_3_after_looking_the_witch_must_exchange() -> None:
    position = Position("7 8", "9 9").discard(11)
    assert position.options == [DECLINE, USE_POWER]
    assert DECLINE not in position.play(USE_POWER, 13).options


def test_r8_11_3_with_an_empty_deck_the_power_cannot_be_used() -> None:
    position = Position("7 8", "9 9", deck=1).discard(11)
    assert position.ended.ended_by == "deck"


def test_r8_12_1_a_robber_swaps_two_cards_in_place() -> None:
    position = Position("7 8 6", "9 5").discard(12)
    assert position.targets == [(1, 0), (1, 1)]
    position.play(TARGETS[1][1], PICKS[0])
    assert (position.row(0), position.row(1)) == ("5 8 6", "9 7")
    assert position.pile == [5, 12]


def test_r8_12_1_each_card_stays_face_up_or_face_down() -> None:
    position = Position("7 8", "9^ 5").discard(12).play(TARGETS[1][0], PICKS[0])
    assert (position.row(0), position.row(1)) == ("9^ 8", "7 5")


def test_r8_12_1_a_robber_takes_from_opponents_only_what_is_not_protected() -> None:
    position = Position("7 8", "3^ 9 9", "6! 5^", amulet=2).guard(1, 0, 1).discard(12)
    assert position.targets == [(1, 2), (2, 1)]


def test_r8_12_1_the_own_card_is_any_but_the_one_under_the_amulet() -> None:
    position = Position("7 8^ 6!", "9 9", amulet=0).discard(12).play(TARGETS[1][0])
    assert position.options == PICKS[:2]


def test_r8_12_2_the_robber_looks_at_the_card_received() -> None:
    position = Position("7 8", "? 9").discard(12).play(TARGETS[1][0], PICKS[0], 11)
    assert position.sees(0) == [[11, -1], [-1, -1]]
    assert position.sees(1) == [[-1, -1], [-1, -1]]


def test_r8_12_2_the_opponent_does_not_look_at_the_card_given() -> None:
    position = Position("7* 8", "9*1 9").discard(12).play(TARGETS[1][0], PICKS[0])
    assert not position.knows(1, 1, 0)
    assert position.knows(0, 1, 0)
    assert position.knows(1, 0, 0)


def test_r8_12_2_an_unseen_own_card_is_given_unseen() -> None:
    position = Position("? 8", "9 9").discard(12).play(TARGETS[1][0], PICKS[0])
    assert position.row(1) == "? 9"


def test_r8_12_2_a_card_guarded_by_an_own_bodyguard_may_be_given() -> None:
    position = Position("3^ 8", "9 9").guard(0, 0, 1).discard(12).play(TARGETS[1][0])
    assert position.options == PICKS[:2]


@pytest.mark.parametrize("power", range(5, 13))
def test_r8_5_to_12_every_power_may_be_declined(power: int) -> None:
    position = Position("7 8", "9 9").discard(power)
    assert position.decision.player == 0
    position.play(DECLINE)
    assert (position.row(0), position.row(1)) == ("7 8", "9 9")
    assert position.asked == ("TakeTurn", 1)
