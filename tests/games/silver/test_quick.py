"""How playouts go on: quick answers that are legal, that know no secrets and that make sense."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from meute.core.dealer import Dealer
from meute.core.decision import CHANCE
from meute.games.silver import SILVER
from meute.games.silver.actions import (
    ANNOUNCE,
    CALL,
    DISCARD,
    DRAW,
    PICKS,
    SWAPS,
    TAKE,
)
from meute.games.silver.mind.quick import quick_answer
from meute.games.silver.state import State
from tests.games.silver.positions import Position

VARIANTS: list[dict[str, Any]] = [
    {},
    {"edition": "en", "witch": "may"},
    {"several": "power", "memory": "unaided"},
]
UNKNOWN = "? ? ? ? ?"


def answer(position: Position) -> Any:
    """What the seat now asked would answer in haste."""
    return quick_answer(position.state, position.decision, position.options, Dealer(1))


def questions(seats: int, variant: dict[str, Any], seed: int) -> Iterator[tuple[State, Any, Any]]:
    """Play a game in haste, now and then by luck; yield every question with a choice."""
    dealer = Dealer(seed)
    state = SILVER.setup(seats, SILVER.meta.variant(variant))
    while (decision := SILVER.decision(state)) is not None:
        options = list(decision.options(state))
        if decision.player == CHANCE or len(options) == 1 or dealer.pick(range(10)) == 0:
            SILVER.play(state, dealer.pick(options))
            continue
        given = quick_answer(state, decision, options, Dealer(2))
        yield state, options, given
        SILVER.play(state, given)


@pytest.mark.slow
@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_answer_is_legal_and_peeks_at_nothing(seats: int, variant: dict[str, Any]) -> None:
    kinds = set()
    for seed in range(3):
        for state, options, given in questions(seats, variant, seed):
            decision: Any = SILVER.decision(state)
            kinds.add(type(decision))
            assert given in options
            twin = SILVER.redeal(state, decision.player, Dealer(seed))
            assert quick_answer(twin, SILVER.decision(twin), options, Dealer(2)) == given
    assert len(kinds) >= 15


def test_calls_with_a_low_village() -> None:
    assert answer(Position("0* 1* 1*", UNKNOWN)) == CALL


def test_does_not_call_with_a_high_one() -> None:
    assert answer(Position("9* 10* 12* 8*", UNKNOWN)) != CALL


def test_takes_a_low_discard_and_leaves_a_high_one() -> None:
    assert answer(Position("9* 10* 12* ? ?", UNKNOWN, discard="0")) == TAKE
    assert answer(Position("9* 10* 12* ? ?", UNKNOWN, discard="8")) == DRAW


def test_a_low_card_goes_in_for_the_heaviest() -> None:
    position = Position("2* 12* 4* ? ?", UNKNOWN, top="1")
    position.play(DRAW)
    assert answer(position) == SWAPS[1]


def test_a_card_with_a_power_goes_out_at_once() -> None:
    position = Position("2* 3* 4* ? ?", UNKNOWN, top="7")
    position.play(DRAW)
    assert answer(position) == DISCARD


def test_equal_cards_go_out_together() -> None:
    position = Position("2* 9* 4* 9* ?", UNKNOWN, top="1")
    position.play(DRAW)
    assert answer(position) == ANNOUNCE
    position.play(ANNOUNCE)
    assert answer(position) == PICKS[1]
    position.play(PICKS[1])
    assert answer(position) == PICKS[3]


def test_a_doppelganger_goes_with_the_heaviest() -> None:
    position = Position("2* 13* 4* 9* 5*", UNKNOWN, top="1")
    position.play(DRAW, ANNOUNCE)
    first = answer(position)
    position.play(first)
    assert {first, answer(position)} == {PICKS[1], PICKS[3]}


def test_it_is_far_better_than_chance() -> None:
    lost = [0, 0]
    for deal in range(12):
        dealer = Dealer(deal)
        state = SILVER.setup(2, SILVER.meta.variant({"rounds": 1}))
        while (decision := SILVER.decision(state)) is not None:
            options = list(decision.options(state))
            if decision.player == deal % 2:
                SILVER.play(state, quick_answer(state, decision, options, dealer))
            else:
                SILVER.play(state, dealer.pick(options))
        lost[0] += state.lost[deal % 2]
        lost[1] += state.lost[1 - deal % 2]
    assert lost[0] < lost[1] / 2
