"""R0 Terms and knowledge."""

from __future__ import annotations

import pytest

from meute.core.dealer import Dealer
from meute.core.decision import CHANCE, EVERYBODY
from meute.core.message import Message, Seat
from meute.games.silver import SILVER
from meute.games.silver.actions import (
    ADD_LEFT,
    ADD_RIGHT,
    ANNOUNCE,
    CALL,
    CONFIRM,
    DISCARD,
    DRAW,
    DRAW_OPEN,
    FETCHES,
    KEEPS,
    PICKS,
    SET_GUARD,
    SWAPS,
    TAKE,
    TARGETS,
    USE_AMULET,
    USE_EMPATH,
    USE_POWER,
    WARDS,
    Take,
)
from meute.games.silver.rules.draw import HoldCard
from meute.games.silver.rules.exchange import AddNew, AddPenalty, ExchangeTaken, PutNew
from meute.games.silver.rules.powers import GiveForIt, PlaceFetched, PlaceWitched
from meute.games.silver.state import State
from tests.games.silver.positions import Position
from tests.games.silver.walks import walks, within_rounds

EVERY_TABLE = pytest.mark.parametrize("seats", [2, 3, 4])
MOVES = (
    HoldCard, ExchangeTaken, PutNew, AddNew, AddPenalty, PlaceFetched, PlaceWitched, GiveForIt
)  # fmt: skip


def public_lines(position: Position) -> list[Message]:
    """The log as a spectator reads it."""
    return [line.message for line in position.state.story or [] if line.to == EVERYBODY]


def told_to_all(position: Position, **params: object) -> bool:
    """Whether a public line of the log says all this."""
    return any(params.items() <= line.params.items() for line in public_lines(position))


# R0.1


def test_r0_1_places_are_counted_from_the_left() -> None:
    position = Position("5 6 7", "8 9").play(DRAW, 1, SWAPS[0])
    assert position.row(0) == "1 6 7"


@pytest.mark.slow
@EVERY_TABLE
def test_r0_1_a_row_changes_only_by_an_exchange_a_master_a_witch_or_a_robber(seats: int) -> None:
    moved = set()
    for before, decision, _, after in within_rounds(seats):
        if before.villages != after.villages:
            moved.add(type(decision))
    assert moved == set(MOVES)


@pytest.mark.slow
@EVERY_TABLE
def test_r0_1_cards_that_stay_in_a_village_keep_their_order(seats: int) -> None:
    for before, _, _, after in within_rounds(seats):
        for old, new in zip(before.villages, after.villages, strict=True):
            assert [c for c in old if c in new] == [c for c in new if c in old]


def test_r0_1_nobody_is_asked_to_rearrange_cards() -> None:
    assert Position("5 6 7 8 9", "8 9").options == [DRAW, TAKE]


# R0.2


@pytest.mark.slow
@EVERY_TABLE
def test_r0_2_a_visible_card_is_not_hidden_again_before_the_round_ends(seats: int) -> None:
    for before, _, _, after in within_rounds(seats):
        hidden = [card for card, up in enumerate(before.up) if up and not after.up[card]]
        assert hidden == []


def test_r0_2_a_visible_card_that_is_taken_or_drawn_stays_visible() -> None:
    assert Position("6 7", "8 9", discard="5").play(TAKE, SWAPS[0]).row(0) == "5^ 7"
    drawn = Position("6 7", "8 9", display="5").play(DRAW_OPEN[0], SWAPS[0])
    assert drawn.row(0) == "5^ 7"


def test_r0_2_visible_cards_that_change_places_stay_visible_and_hidden_ones_hidden() -> None:
    position = Position("6^ 7", "8 9^")
    position.play(DRAW, 12, DISCARD, TARGETS[1][0], PICKS[0])
    assert (position.row(0), position.row(1)) == ("8 7", "6^ 9^")


# R0.3


def test_r0_3_only_the_player_who_looks_sees_the_value() -> None:
    position = Position("? ?", "? ?", "? ?").play(DRAW, 9, DISCARD, TARGETS[1][1], 6)
    assert position.sees(0) == [[-1, -1], [-1, 6], [-1, -1]]
    for other in (1, 2, None):
        assert position.sees(other) == [[-1, -1]] * 3


def test_r0_3_the_card_returns_face_down_to_its_place() -> None:
    position = Position("7 8", "5 6", "3 4").play(DRAW, 9, DISCARD, TARGETS[1][1])
    assert position.row(1) == "5 6"
    assert position.pile == [5, 9]


def test_r0_3_the_others_learn_nothing_from_the_log_of_a_look() -> None:
    logs = []
    for value in (6, 10):
        position = Position("? ?", "? ?").play(DRAW, 9, DISCARD, TARGETS[1][1], value)
        story = position.state.story or []
        logs.append([line for line in story if line.to == EVERYBODY or line.to >> 1 & 1])
    assert logs[0] == logs[1]


def test_r0_3_the_answer_of_chance_to_a_look_is_shown_to_the_looking_seat_only() -> None:
    position = Position("? ?", "? ?", "? ?", turn=1).play(DRAW)
    assert position.asked == ("Reveal", CHANCE)
    assert position.decision.seen_by() == 0b010


def test_r0_3_owning_a_face_down_card_does_not_mean_knowing_it() -> None:
    assert Position("7 8^", "5 6*").sees(0) == [[-1, 8], [-1, -1]]


# R0.4


def test_r0_4_who_looks_at_which_card_in_which_place_is_public() -> None:
    position = Position("? ?", "? ?", "? ?").play(DRAW, 9, DISCARD, TARGETS[1][1], 6)
    assert told_to_all(position, player=Seat(0), owner=Seat(1), place=2)
    looked_at = position.state.villages[1][1]
    for seat in (0, 1, 2, None):
        assert SILVER.view(position.state, seat).known[looked_at] == 0b001


def test_r0_4_where_hidden_cards_move_is_public() -> None:
    position = Position("6 7", "8 9", "3 4")
    mine, theirs = position.state.villages[0][1], position.state.villages[1][0]
    position.play(DRAW, 12, DISCARD, TARGETS[1][0], PICKS[1])
    for seat in (0, 1, 2, None):
        villages = SILVER.view(position.state, seat).villages
        assert (villages[0][1], villages[1][0]) == (theirs, mine)


def test_r0_4_the_number_of_hidden_cards_in_the_deck_is_public() -> None:
    position = Position("6 7", "8 9", deck=20).play(DRAW, 1, DISCARD)
    assert [SILVER.view(position.state, seat).deck for seat in (0, 1, None)] == [19] * 3


def test_r0_4_the_display_is_public() -> None:
    position = Position("6 7", "8 9", display="3 12")
    for seat in (0, 1, None):
        view = SILVER.view(position.state, seat)
        assert [view.value[card] for card in view.display] == [3, 12]


def test_r0_4_the_amulet_its_holder_and_its_place_are_public() -> None:
    position = Position("6 7", "8 9", amulet=0, amulet_ready=True)
    for seat in (0, 1, None):
        assert SILVER.view(position.state, seat).amulet_holder == 0
    position.play(USE_AMULET[1])
    card = position.state.villages[0][1]
    for seat in (0, 1, None):
        assert SILVER.view(position.state, seat).amulet_on == card


def test_r0_4_which_card_a_bodyguard_guards_is_public() -> None:
    position = Position("3^ 7 6", "8 9").play(SET_GUARD[0], WARDS[2])
    pair = (position.state.villages[0][0], position.state.villages[0][2])
    assert [SILVER.view(position.state, seat).wards for seat in (0, 1, None)] == [pair] * 3


def test_r0_4_all_scores_are_public() -> None:
    position = Position("6 7", "8 9", lost=(20, 5))
    assert [SILVER.view(position.state, seat).lost for seat in (0, 1, None)] == [(20, 5)] * 3


# R0.5, one test for each row of its table


@EVERY_TABLE
def test_r0_5_open_cards_are_known_to_everybody(seats: int) -> None:
    position = Position(*["6^ 7"] * seats, discard="5 8", display="9")
    state = position.state
    for seat in (*range(seats), None):
        view = SILVER.view(state, seat)
        assert [[view.value[c] for c in village] for village in view.villages] == [[6, -1]] * seats
        assert [view.value[c] for c in (*view.discard, *view.display)] == [5, 8, 9]


@pytest.mark.slow
@EVERY_TABLE
def test_r0_5_whoever_turns_a_card_up_everybody_knows_it(seats: int) -> None:
    for _, _, _, after in walks(seats):
        seen = [card for card, value in enumerate(after.value) if value >= 0 and after.up[card]]
        assert {after.known[card] for card in seen} <= {(1 << seats) - 1}


@EVERY_TABLE
def test_r0_5_a_card_dealt_face_down_is_known_to_nobody(seats: int) -> None:
    position = Position(*["?"] * seats)
    for seat in (*range(seats), None):
        assert position.sees(seat) == [[-1]] * seats


def test_r0_5_a_hidden_card_that_is_drawn_and_kept_is_known_to_its_player() -> None:
    position = Position("6 7", "8 9", "3 4").play(DRAW, 10, SWAPS[1])
    assert [position.knows(seat, 0, 1) for seat in (0, 1, 2)] == [True, False, False]
    assert position.sees(1)[0] == [-1, -1]


def test_r0_5_cards_put_back_after_a_rascal_draw_are_known_with_their_order() -> None:
    position = Position("4^ 4^ 7", "8 9", deck=20).play(DRAW, 9, 12, 7, KEEPS[2])
    mine, theirs = (SILVER.view(position.state, seat) for seat in (0, 1))
    # The last of `returned` lies uppermost.
    assert [mine.value[card] for card in mine.returned] == [12, 9]
    assert [theirs.value[card] for card in theirs.returned] == [-1, -1]
    assert position.state.deck == 19


def test_r0_5_a_card_put_back_is_known_to_its_next_drawer_and_to_whoever_put_it_back() -> None:
    position = Position("4^ 7", "8 9", "3 6").play(DRAW, 9, 12, KEEPS[1], DISCARD)
    position.play(*position.options[:1])  # the Robber's power is declined
    position.play(DRAW)
    assert position.held == 9
    position.play(SWAPS[0])
    assert [position.knows(seat, 1, 0) for seat in (0, 1, 2)] == [True, True, False]


def test_r0_5_a_penalty_card_is_known_to_nobody() -> None:
    position = Position("5 6 7", "8 9")
    position.play(DRAW, 10, ANNOUNCE, *PICKS[:3], CONFIRM, ADD_RIGHT, ADD_LEFT)
    assert position.row(0) == "? 5^ 6^ 7^ 10"
    assert not position.knows(0, 0, 0)
    assert not position.knows(1, 0, 0)


def test_r0_5_a_penalty_card_put_back_in_this_very_turn_is_known_to_its_player() -> None:
    position = Position("4^ 5 6 7", "8 9").play(DRAW, 9, 12, KEEPS[1])
    position.play(ANNOUNCE, *PICKS[1:4], CONFIRM, ADD_LEFT, ADD_RIGHT)
    assert position.row(0) == "12 4^ 5^ 6^ 7^ 9"
    assert position.sees(0)[0][5] == 9
    assert position.sees(1)[0][5] == -1


def test_r0_5_a_witchs_card_is_known_to_the_witch_and_not_to_the_villages_owner() -> None:
    position = Position("6 7", "8* 9*", "3 4")
    position.play(DRAW, 11, DISCARD, USE_POWER, 2, TARGETS[1][0])
    assert [position.knows(seat, 1, 0) for seat in (0, 1, 2)] == [True, False, False]


def test_r0_5_a_witchs_card_stays_known_to_whoever_had_put_it_back() -> None:
    position = Position("6 7", "8 9", "3 4", top="11 2*2")
    position.play(DRAW, DISCARD, USE_POWER, TARGETS[1][0])
    assert [position.knows(seat, 1, 0) for seat in (0, 1, 2)] == [True, False, True]


def test_r0_5_a_card_received_with_a_robber_is_known_to_the_robber_and_who_knew_it() -> None:
    position = Position("6 7", "8*2 9", "3 4")
    position.play(DRAW, 12, DISCARD, TARGETS[1][0], PICKS[1])
    assert [position.knows(seat, 0, 1) for seat in (0, 1, 2)] == [True, False, True]


def test_r0_5_a_card_given_with_a_robber_is_known_only_to_who_knew_it() -> None:
    position = Position("6 7*02", "8 9", "3 4")
    position.play(DRAW, 12, DISCARD, TARGETS[1][0], PICKS[1])
    assert [position.knows(seat, 1, 0) for seat in (0, 1, 2)] == [True, False, True]


@pytest.mark.slow
@EVERY_TABLE
def test_r0_5_unseen_cards_of_deck_and_box_have_no_value_anybody_could_know(seats: int) -> None:
    for _, _, _, after in walks(seats):
        assert len(after.bag) + sum(value >= 0 for value in after.value) in (0, 52)
        assert all(after.known[c] == 0 for c, value in enumerate(after.value) if value < 0)


def test_r0_5_what_a_seat_knew_is_gone_when_the_round_ends() -> None:
    position = Position("6* 7*01", "8* 9^", deck=1).play(DRAW, 1, DISCARD, 5)
    assert position.state.round == 1
    for seat in (0, 1):
        assert position.sees(seat) == [[-1] * 5, [-1] * 5]


def test_r0_5_an_unaided_view_shows_a_look_until_the_seats_next_answer() -> None:
    position = Position("6* 7*", "8 9", memory="unaided")
    assert position.sees(0)[0] == [-1, -1]
    position.play(DRAW, 9, DISCARD, TARGETS[1][1])
    assert position.sees(0) == [[-1, -1], [-1, 9]]
    position.play(DRAW, 1, DISCARD)
    assert position.sees(0) == [[-1, -1], [-1, 9]]
    position.play(DRAW, 1)
    assert position.sees(0) == [[-1, -1], [-1, -1]]


def test_r0_5_an_unaided_view_shows_the_card_in_hand_also_after_another_look() -> None:
    position = Position("2^ 7", "8 9", memory="unaided").play(DRAW, 10, USE_EMPATH[1])
    card = position.state.holding
    assert [SILVER.view(position.state, seat).value[card] for seat in (0, 1)] == [10, -1]


# R0.6


def test_r0_6_the_whole_discard_pile_and_its_order_are_part_of_every_view() -> None:
    position = Position("6 7", "8 9", "3 4", discard="3 8 12").play(DRAW, 1, SWAPS[0])
    for seat in (0, 1, 2, None):
        view = SILVER.view(position.state, seat)
        assert [view.value[card] for card in view.discard] == [3, 8, 12, 6]


def test_r0_6_an_unseen_card_is_turned_up_for_everybody_when_it_is_discarded() -> None:
    position = Position("? 7", "8 9").play(DRAW, 1, SWAPS[0])
    assert position.asked == ("Reveal", CHANCE)
    assert position.decision.seen_by() == EVERYBODY
    assert position.play(10).pile == [5, 10]


def test_r0_6_take_reaches_the_top_card_only() -> None:
    position = Position("6 7", "8 9", discard="3 8 12")
    assert position.of(Take) == [TAKE]
    assert position.play(TAKE).held == 12
    assert position.pile == [3, 8]


def test_r0_6_a_master_reaches_the_deeper_cards() -> None:
    position = Position("6 7", "8 9", discard="3 8 12").play(DRAW, 10, DISCARD, FETCHES[0])
    assert position.held == 3


# R0.7


def test_r0_7_open_cards_are_no_part_of_the_deck() -> None:
    position = Position("6 7", "8 9", display="3 12", deck=1).play(DRAW, 1, DISCARD)
    assert position.ended.ended_by == "deck"


def test_r0_7_a_penalty_card_comes_from_the_hidden_pile() -> None:
    position = Position("5 6 7", "8 9", display="3 12", deck=20)
    position.play(DRAW_OPEN[0], ANNOUNCE, *PICKS[:3], CONFIRM, ADD_RIGHT, ADD_LEFT)
    assert position.row(0) == "? 5^ 6^ 7^ 3^"
    assert (position.shown, position.state.deck) == ([12], 19)


def test_r0_7_a_witch_looks_at_the_hidden_pile() -> None:
    position = Position("6 7", "8 9", display="11 3", top="2", deck=20)
    position.play(DRAW_OPEN[0], DISCARD, USE_POWER)
    assert (position.held, position.shown, position.state.deck) == (2, [3], 19)


# R0.8


def options_in(world: State) -> list[object]:
    decision = SILVER.decision(world)
    assert decision is not None
    return list(decision.options(world))


@pytest.mark.slow
@EVERY_TABLE
@pytest.mark.parametrize("several", ["action", "power"])
def test_r0_8_what_a_player_may_choose_never_depends_on_values_unknown_to_the_player(
    seats: int, several: str
) -> None:
    for n, (before, decision, _, _) in enumerate(walks(seats, several=several)):
        if decision.player != CHANCE:
            other_world = SILVER.redeal(before, decision.player, Dealer(n))
            assert options_in(other_world) == options_in(before)


def test_r0_8_a_hidden_empath_or_bodyguard_offers_nothing_even_if_its_owner_knows_it() -> None:
    plain = [DRAW, TAKE, CALL]
    assert Position("2* 7", "8 9").options == plain
    assert Position("3* 7", "8 9").options == plain
    assert USE_EMPATH[1] in Position("2^ 7", "8 9").options
