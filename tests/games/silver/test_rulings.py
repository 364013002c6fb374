"""The rulings where the sources are silent, one test each; 1 and 2 are about the sources."""

from meute.core.decision import Action
from meute.games.silver import SILVER
from meute.games.silver.actions import (
    ADD_LEFT,
    ADD_RIGHT,
    ANNOUNCE,
    CALL,
    CONFIRM,
    DECLINE,
    DISCARD,
    DRAW,
    DRAW_OPEN,
    END_TURN,
    FETCHES,
    KEEPS,
    ON_TOP,
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
    YOUNGEST,
    Fetch,
    UseAmulet,
    UseEmpath,
)
from tests.games.silver.positions import Position


def test_ruling_03_everybody_may_draw_from_the_display() -> None:
    for turn in range(4):
        position = Position("1^ 7", "9 9", "8 8", "6 6", turn=turn, display="5")
        assert position.play(DRAW_OPEN[0]).held == 5


def test_ruling_04_the_refill_comes_at_the_end_of_a_turn_and_may_exhaust_the_deck() -> None:
    position = Position("1^ 7", "9 9", deck=2, rounds=1).play(DRAW, 13)
    assert position.shown == []
    position.play(DISCARD, 6)
    assert position.shown == [6]
    assert position.ended.ended_by == "deck"


def test_ruling_05_a_rascal_draw_may_mix_deck_and_display() -> None:
    position = Position("4^ 7", "9 9", display="8").play(DRAW, 6, DRAW_OPEN[0])
    assert position.options == KEEPS[:2]
    position.play(KEEPS[1])
    assert (position.held, position.shown, position.state.deck) == (8, [], 20)


def test_ruling_05_cards_put_back_do_not_exhaust_the_deck() -> None:
    position = Position("4^ 7", "9 9", deck=1, display="13").play(DRAW, 6, DRAW_OPEN[0])
    assert position.play(KEEPS[1], DISCARD).asked == ("TakeTurn", 1)


def test_ruling_06_put_back_cards_keep_their_order_and_the_kept_one_is_public() -> None:
    position = Position("4^ 4^ 7", "9 9").play(DRAW, 5, 13, 6, KEEPS[1])
    assert [position.state.value[card] for card in reversed(position.state.returned)] == [5, 6]
    assert SILVER.view(position.state, 1).returned == tuple(position.state.returned)


def test_ruling_07_an_empath_looks_at_any_moment_of_the_own_turn_once() -> None:
    before = Position("2^ 7", "9 9").play(USE_EMPATH[1])
    between = Position("2^ 7", "9 9").play(DRAW, 13, USE_EMPATH[1])
    after = Position("2 7", "9 9").discard(5).play(PICKS[0], USE_EMPATH[1])
    for position in (before, between, after):
        assert position.knows(0, 0, 1)
        assert position.of(UseEmpath) == []


def test_ruling_08_each_bodyguard_guards_itself_and_one_chosen_card() -> None:
    position = Position("3^ 3^ 7 8 6", "9 9")
    position.play(SET_GUARD[0], WARDS[2], SET_GUARD[1], WARDS[4]).discard(13, 12)
    assert position.targets == [(0, 3)]


def test_ruling_08_turned_up_by_another_a_bodyguard_waits_for_its_owners_turn() -> None:
    position = Position("8 8", "9 9", "3 7").discard(6).play(TARGETS[2][0])
    assert position.discard(12).targets == [(0, 0), (0, 1), (2, 1)]
    position.play(DECLINE)
    assert position.asked == ("TakeTurn", 2)
    assert SET_GUARD[0] in position.options


def test_ruling_09_a_witch_who_has_looked_must_exchange() -> None:
    position = Position("7 8", "9 9").discard(11)
    assert DECLINE in position.options
    assert DECLINE not in position.play(USE_POWER, 13).options


def test_ruling_10_master_and_witch_replace_exactly_one_card() -> None:
    master = Position("8^ 8^", "9 9").discard(10).play(FETCHES[0])
    assert master.options == SWAPS[:2]
    witch = Position("8^ 8^", "9 9").discard(11).play(USE_POWER, 13)
    assert witch.options == [*TARGETS[0][:2], *TARGETS[1][:2]]


def test_ruling_11_a_master_does_not_fetch_itself_and_the_pile_is_public() -> None:
    position = Position("7 8", "9 9", discard="2 6").discard(10)
    assert position.of(Fetch) == FETCHES[:2]
    view = SILVER.view(position.state, None)
    assert [view.value[card] for card in view.discard] == [2, 6, 10]
    assert Position("7 8", "9 9", discard="").discard(10).asked == ("TakeTurn", 1)


def test_ruling_12_a_robber_may_give_an_unseen_or_guarded_card_in_place() -> None:
    position = Position("3^ ? 8", "9 6").guard(0, 0, 1).discard(12)
    position.play(TARGETS[1][1], PICKS[1])
    assert (position.row(0), position.row(1)) == ("3^ 6 8", "9 ?")


def test_ruling_13_a_power_without_a_target_has_no_effect() -> None:
    position = Position("7 8", "9^ 9^").discard(8)
    assert position.pile == [5, 8]
    assert position.asked == ("TakeTurn", 1)


def test_ruling_14_with_a_doppelganger_the_player_chooses_the_value_on_top() -> None:
    announce: list[Action] = [TAKE, ANNOUNCE, *PICKS[:3], CONFIRM]
    low = Position("7 13 7", "9 9").play(*announce, ON_TOP[7], PUTS[0])
    assert low.pile == [7, 13, 7]
    high = Position("7 13 7", "9 9").play(*announce, ON_TOP[13], PUTS[0])
    assert high.pile == [7, 7, 13]


def test_ruling_15_with_the_only_card_under_the_amulet_nothing_is_exchanged() -> None:
    position = Position("7!", "9 9", amulet=0)
    assert position.options == [DRAW, CALL]
    assert position.play(DRAW, 8).options == [DISCARD]
    assert DECLINE in position.play(DISCARD).options


def test_ruling_16_the_amulet_card_cannot_be_announced() -> None:
    position = Position("7 7! 7", "9 9", amulet=0).play(TAKE, ANNOUNCE)
    assert position.options == [PICKS[0], PICKS[2]]


def test_ruling_17_the_last_turns_may_be_cut_off_and_the_call_still_counts() -> None:
    villagers = Position("0^ 1", "9 9", "8 8", turn=1, caller=0, discard="0").play(TAKE, SWAPS[0])
    assert villagers.ended.lost == (0, 9, 16)
    deck = Position("10 10", "9 9", "8 8", turn=1, caller=0, deck=1).discard(13)
    assert deck.ended.lost == (30, 18, 16)


def test_ruling_18_a_last_turn_must_be_taken() -> None:
    position = Position("7 7", "9 9").play(CALL)
    assert position.asked == ("TakeTurn", 1)
    assert position.options == [DRAW, TAKE]


def test_ruling_19_the_amulet_stays_with_its_holder_but_works_one_round_only() -> None:
    position = Position("1 1", "9 9", amulet=0, amulet_ready=True, deck=1)
    position.discard(13).play(END_TURN).to_next_turn()
    assert position.state.amulet_holder == 0
    assert position.of(UseAmulet) == []


def test_ruling_20_the_youngest_is_drawn_and_the_age_order_is_clockwise() -> None:
    position = Position("7 7", "9 9", "8 8")
    position.state = SILVER.setup(3, SILVER.meta.variant({}))
    assert position.options == YOUNGEST[:3]
    SILVER.play(position.state, YOUNGEST[2])
    assert position.to_next_turn().asked == ("TakeTurn", 2)
    tied = Position("6 6", "8 4", "9 9", deck=1, youngest=2).discard(13).to_next_turn()
    assert tied.asked == ("TakeTurn", 0)


def test_ruling_21_with_two_players_at_0_the_youngest_starts_not_the_caller() -> None:
    position = Position("0", "0", turn=1, youngest=0).play(CALL).discard(13)
    assert position.ended.lost == (0, 0)
    assert position.to_next_turn().asked == ("TakeTurn", 0)


def test_ruling_22_a_face_up_power_works_at_once_however_the_card_came_up() -> None:
    failed = Position("2 7 8", "9 9").play(TAKE, ANNOUNCE, *PICKS[:2], CONFIRM, ADD_LEFT)
    robbed = Position("7 8 6^", "2^ 9").discard(12).play(TARGETS[1][0], PICKS[0])
    fetched = Position("7 8 6^", "9 9", discard="2").discard(10).play(FETCHES[0], SWAPS[0])
    assert failed.of(UseEmpath) == [USE_EMPATH[3]]
    assert robbed.of(UseEmpath) == fetched.of(UseEmpath) == [USE_EMPATH[1]]


def test_ruling_23_the_card_kept_of_a_rascal_draw_has_its_power_the_other_has_none() -> None:
    position = Position("4^ 7", "9 9").play(DRAW, 9, 8, KEEPS[1], DISCARD)
    assert position.asked == ("LookAtOpponent", 0)
    assert position.play(DECLINE).asked == ("TakeTurn", 1)


def test_ruling_24_a_card_may_be_discarded_without_its_power() -> None:
    position = Position("7 8", "9 9").discard(12).play(DECLINE)
    assert (position.row(0), position.row(1)) == ("7 8", "9 9")
    assert position.pile == [5, 12]


def test_ruling_25_a_set_that_must_fail_may_be_announced() -> None:
    position = Position("7^ 8^ 6", "9 9").play(TAKE, ANNOUNCE, *PICKS[:2], CONFIRM, ADD_RIGHT)
    assert position.row(0) == "7^ 8^ 6 5^"


def test_ruling_26_three_moments_for_amulet_empath_and_bodyguard() -> None:
    position = Position("2^ 3^ 7", "9 9", amulet=0, amulet_ready=True)
    free = [*USE_AMULET[:3], SET_GUARD[1], USE_EMPATH[2]]
    assert [option for option in position.options if option in free] == free
    position.play(DRAW, 13)
    assert [option for option in position.options if option in free] == free
    assert position.play(DISCARD).options == [END_TURN, *free]


def test_ruling_27_endless_takes_end_the_round() -> None:
    position = Position("7 7", "9 9")
    for _ in range(20):
        assert position.going_on
        position.play(TAKE, SWAPS[0])
    assert position.ended.ended_by == "idle"
