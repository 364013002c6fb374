"""What the room's own judgement chooses on small positions, and what it may not depend on."""

from __future__ import annotations

from math import isfinite
from typing import Any

import pytest

from meute.core.dealer import Dealer
from meute.core.decision import CHANCE
from meute.games.silver import SILVER
from meute.games.silver.actions import (
    ADD_LEFT,
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
    SET_GUARD,
    SWAPS,
    TAKE,
    TARGETS,
    USE_AMULET,
    USE_EMPATH,
    USE_POWER,
    WARDS,
    Draw,
    DrawOpen,
)
from tests.games.silver.positions import Position

UNKNOWN = "? ? ? ? ?"


def ratings(position: Position) -> dict[Any, float]:
    """What the seat to answer thinks of its options."""
    view = SILVER.full_view(position.state, position.decision.player)
    return dict(zip(position.options, SILVER.rate(view, position.options), strict=True))


def best(position: Position) -> list[Any]:
    """The options rated highest."""
    rated = ratings(position)
    top = max(rated.values())
    return [option for option, rating in rated.items() if rating == top]


def test_calls_with_a_low_village() -> None:
    assert best(Position("0* 1* 1*", UNKNOWN, UNKNOWN, UNKNOWN)) == [CALL]


@pytest.mark.parametrize("village", ["9* 10* 12* 8*", "? ? ? ?", "2* 2* 2* 12*"])
def test_does_not_call_with_a_high_village(village: str) -> None:
    assert CALL not in best(Position(village, UNKNOWN, "1^ 2^ 1^ 0^"))


def test_does_not_call_when_an_opponent_is_known_to_be_lower() -> None:
    assert CALL not in best(Position("2* 3* 1*", "1^ 1^"))


def test_takes_a_low_discard_and_leaves_a_high_one() -> None:
    assert best(Position("12* 9* 7* 6* 5*", UNKNOWN, discard="0")) == [TAKE]
    assert best(Position("12* 9* 7* 6* 5*", UNKNOWN, discard="11")) == [DRAW]


def test_swaps_a_drawn_villager_for_a_known_robber() -> None:
    assert best(Position("3* 12* 4* ? ?", UNKNOWN).play(DRAW, 0)) == [SWAPS[1]]


def test_discards_a_high_card_rather_than_keep_it() -> None:
    assert best(Position("3* 2* 4* 1* 5*", UNKNOWN).play(DRAW, 8)) == [DISCARD]


def test_announces_a_known_pair_and_nothing_else() -> None:
    position = Position("2* 9* 3* 9* ?", UNKNOWN).play(DRAW, 4)
    assert best(position) == [ANNOUNCE]
    position.play(ANNOUNCE)
    assert best(position) == [PICKS[1], PICKS[3]]
    position.play(PICKS[3])
    assert best(position) == [PICKS[1]]
    position.play(PICKS[1])
    assert best(position) == [CONFIRM]


def test_announces_a_doppelganger_with_the_heaviest_card() -> None:
    position = Position("2* 13* 1* 10* 3*", UNKNOWN).play(DRAW, 4)
    assert best(position) == [ANNOUNCE]
    position.play(ANNOUNCE, PICKS[1])
    assert best(position) == [PICKS[3]]


def test_a_doppelganger_takes_an_unknown_card_along() -> None:
    position = Position("2* 13* 1* ? 3*", UNKNOWN).play(DRAW, 4, ANNOUNCE, PICKS[1])
    assert best(position) == [PICKS[3]]


def test_leaves_the_doppelganger_on_top_rather_than_a_low_card() -> None:
    position = Position("2* 13* 9* 10* 3*", UNKNOWN)
    position.play(DRAW, 4, ANNOUNCE, PICKS[0], PICKS[1], CONFIRM)
    assert best(position) == [ON_TOP[13]]


def test_does_not_mind_where_a_card_lies() -> None:
    position = Position("2* 9* 3* 9* ?", UNKNOWN).play(DRAW, 4, ANNOUNCE, PICKS[1], PICKS[3])
    position.play(CONFIRM)
    assert len(best(position)) == 2
    position = Position("2* 9*", UNKNOWN).play(DRAW, 4, ANNOUNCE, PICKS[0], PICKS[1], CONFIRM)
    assert ADD_LEFT in best(position)
    assert len(best(position)) == 2


def test_looks_at_own_unknown_cards_first() -> None:
    position = Position("2* 3* 4* ? ?", UNKNOWN).play(DRAW, 7, DISCARD)
    assert best(position) == [PICKS[3], PICKS[4]]
    position.play(PICKS[3], 6)
    assert best(position) == [PICKS[4]]


def test_a_seer_prefers_an_own_unknown_card_and_else_spies() -> None:
    position = Position("2* ? 4* 3*", UNKNOWN).play(DRAW, 9, DISCARD)
    assert best(position) == [TARGETS[0][1]]
    position = Position("2* 1* 4* 3*", UNKNOWN).play(DRAW, 9, DISCARD)
    assert DECLINE not in best(position)


def test_uses_an_empath_before_it_acts() -> None:
    position = Position("2^ 3* 4* 7* ?", UNKNOWN)
    assert best(position) == [USE_EMPATH[4]]


def test_steals_a_known_villager_for_the_worst_card() -> None:
    position = Position("3* 11* 4* 5*", "? 0*01 ? ? ?").play(DRAW, 12)
    assert best(position) == [DISCARD]
    position.play(DISCARD)
    assert best(position) == [TARGETS[1][1]]
    position.play(TARGETS[1][1])
    assert best(position) == [PICKS[1]]


def test_a_witch_keeps_a_low_card_and_gives_a_high_one_away() -> None:
    position = Position("3* 12* 4* 5*", "? 0^ ? ? ?").play(DRAW, 11, DISCARD)
    assert best(position) == [USE_POWER]
    assert best(position.play(USE_POWER, 0)) == [TARGETS[0][1]]
    position = Position("3* 1* 4* 5*", "? 0^ ? ? ?").play(DRAW, 11, DISCARD, USE_POWER, 13)
    assert best(position) == [TARGETS[1][1]]


def test_attacks_the_caller_before_anybody_else() -> None:
    villages = "3* 2* 4* 2*", "1^ 2^ 1^", "1^ 9^ 8^ 7^"
    position = Position(*villages, caller=1).play(DRAW, 11, DISCARD, USE_POWER, 12)
    chosen = best(position)
    assert all(option.seat == 1 for option in chosen)


def test_after_a_call_only_the_sum_counts() -> None:
    position = Position("9* 9* 3* 2*", "1^ 1^ 1^", caller=1).play(DRAW, 8)
    assert best(position) == [ANNOUNCE]


def test_a_master_fetches_the_lowest_card_for_the_highest() -> None:
    position = Position("3* 12* 9* 4* 5*", UNKNOWN, discard="6 1 8").play(DRAW, 10, DISCARD)
    assert best(position) == [FETCHES[1]]
    assert best(position.play(FETCHES[1])) == [SWAPS[1]]


def test_lays_the_amulet_on_the_lowest_card_at_the_end_of_the_turn() -> None:
    position = Position("6* 0* 12* 8* 9*", UNKNOWN, amulet=0, amulet_ready=True)
    assert USE_AMULET[1] not in best(position)
    position.play(DRAW, 8, DISCARD, DECLINE)
    assert best(position) == [USE_AMULET[1]]


def test_a_bodyguard_guards_the_lowest_card_and_stays_there() -> None:
    position = Position("3^ 0* 12* 8* 9*", UNKNOWN).play(DRAW, 8, DISCARD, DECLINE)
    assert best(position) == [SET_GUARD[0]]
    position.play(SET_GUARD[0])
    assert best(position) == [WARDS[1]]
    position.play(WARDS[1], DRAW, 8, DISCARD, DECLINE, DRAW, 9, DISCARD, DECLINE)
    assert position.asked == ("FinishTurn", 0)
    assert best(position) == [END_TURN]


def test_keeps_the_better_card_of_a_rascal_draw() -> None:
    position = Position("4^ 12* 8* 7* 9*", UNKNOWN).play(DRAW, 8, 0)
    assert best(position) == [KEEPS[1]]


def test_draws_a_low_open_card() -> None:
    assert best(Position("12* 8* 7* 9* 6*", "1^ ? ?", display="0")) == [DRAW_OPEN[0]]


def test_draws_a_card_it_has_put_back_if_it_is_low() -> None:
    known_top = Position("12* 8* 7* 9* 6*", "? ? ?", top="0*0", discard="7")
    unknown_top = Position("12* 8* 7* 9* 6*", "? ? ?", top="0*1", discard="7")
    assert ratings(known_top)[DRAW] > ratings(unknown_top)[DRAW]


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(
    "variant", [{}, {"memory": "unaided", "edition": "en"}, {"several": "power", "witch": "may"}]
)
def test_rates_every_option_and_only_by_what_the_seat_knows(
    seats: int, variant: dict[str, str]
) -> None:
    dealer = Dealer(seats)
    state = SILVER.setup(seats, SILVER.meta.variant(variant))
    while asked := SILVER.asked(state):
        player = asked[0].player
        options = list(asked[0].options(state))
        if player != CHANCE:
            view = SILVER.full_view(state, player)
            rated = SILVER.rate(view, options)
            assert len(rated) == len(options)
            assert all(isfinite(rating) for rating in rated)
            other = SILVER.redeal(state, player, dealer)
            assert SILVER.rate(SILVER.full_view(other, player), options) == rated
            shown = SILVER.rate(SILVER.view(state, player), options)
            assert all(isfinite(rating) for rating in shown)
        SILVER.play(state, dealer.pick(options))


def test_a_draw_is_rated_whatever_its_source() -> None:
    position = Position("4^ 12* 8* 7* 9*", UNKNOWN, UNKNOWN, display="0").play(DRAW, 6)
    assert position.asked == ("DrawNext", 0)
    assert all(isinstance(option, (Draw, DrawOpen)) for option in position.options)
    assert best(position) == [DRAW_OPEN[0]]
