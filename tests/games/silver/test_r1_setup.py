"""R1 Setup of a round."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

import meute
from meute.core.decision import CHANCE
from meute.core.errors import BadVariant
from meute.core.message import Seat
from meute.games.silver import SILVER
from meute.games.silver.actions import (
    DISCARD,
    DRAW,
    LOOKS,
    USE_AMULET,
    VALUES,
    YOUNGEST,
    LookAtTwo,
    UseAmulet,
)
from meute.games.silver.rules.setup import LookAtTwoCards
from meute.games.silver.state import NOBODY, State
from tests.games.silver.positions import Position
from tests.games.silver.walks import walks

EVERY_TABLE = pytest.mark.parametrize("seats", [2, 3, 4])
EVERY_EDITION = pytest.mark.parametrize("edition", ["fr", "en"])


def new_game(seats: int, **variant: object) -> State:
    """A game before its first event."""
    return SILVER.setup(seats, SILVER.meta.variant(variant))


def dealt(seats: int, youngest: int = 0, first_discard: int = 5, **variant: object) -> State:
    """A game whose first discard has just been turned up."""
    state = new_game(seats, **variant)
    SILVER.play(state, YOUNGEST[youngest])
    SILVER.play(state, VALUES[first_discard])
    return state


def finish(state: State) -> None:
    """Give the first answer to everything: draw, discard, decline."""
    while (decision := SILVER.decision(state)) is not None:
        SILVER.play(state, decision.options(state)[0])


# R1.1


@pytest.mark.parametrize("seats", [1, 5])
def test_r1_1_one_or_five_players_cannot_play(seats: int) -> None:
    with pytest.raises(BadVariant):
        meute.Table("silver", seats=seats, seed=1)


@EVERY_TABLE
def test_r1_1_two_to_four_players_play_four_rounds(seats: int) -> None:
    state = new_game(seats)
    finish(state)
    assert state.round == 4
    assert len(state.lost) == 4 * seats


# R1.2


@EVERY_TABLE
def test_r1_2_the_first_card_may_be_any_of_all_52(seats: int) -> None:
    state = new_game(seats)
    SILVER.play(state, YOUNGEST[0])
    decision = SILVER.decision(state)
    assert decision is not None
    assert decision.player == CHANCE
    copies = Counter(option.value for option in decision.options(state))
    assert copies == {0: 2, 13: 2} | dict.fromkeys(range(1, 13), 4)


# R1.3


@pytest.mark.parametrize(("seats", "removed"), [(2, 10), (3, 5), (4, 0)])
def test_r1_3_some_cards_are_never_seen_with_fewer_players(seats: int, removed: int) -> None:
    state = new_game(seats, rounds=1)
    finish(state)
    assert state.last is not None
    assert state.last.ended_by == "deck"
    assert len(state.bag) == removed
    for seat in range(seats):
        assert len(SILVER.full_view(state, seat).unseen()) == removed


def test_r1_3_the_removed_cards_may_be_any_cards() -> None:
    state = dealt(2, first_discard=13)
    for action in (LOOKS[0], LOOKS[0], *VALUES[9:13]):
        SILVER.play(state, action)
    # Forty-seven cards are out of sight, ten of them removed; each may come up next.
    SILVER.play(state, DRAW)
    decision = SILVER.decision(state)
    assert decision is not None
    assert len(decision.options(state)) == 47


# R1.4


@EVERY_TABLE
def test_r1_4_everybody_gets_five_cards_face_down_and_nobody_has_looked(seats: int) -> None:
    state = dealt(seats)
    assert [len(village) for village in state.villages] == [5] * seats
    assert len({card for village in state.villages for card in village}) == 5 * seats
    for village in state.villages:
        assert [(state.up[card], state.known[card]) for card in village] == [(0, 0)] * 5


# R1.5


@EVERY_TABLE
def test_r1_5_one_card_starts_the_discard_pile_and_31_remain_in_the_deck(seats: int) -> None:
    state = dealt(seats, first_discard=8)
    assert [state.value[card] for card in state.discard] == [8]
    assert state.deck == 31
    for seat in (*range(seats), None):
        assert SILVER.view(state, seat).value[state.discard[0]] == 8


@pytest.mark.parametrize("value", range(14))
def test_r1_5_the_first_discard_has_no_power(value: int) -> None:
    state = dealt(3, first_discard=value)
    assert isinstance(SILVER.decision(state), LookAtTwoCards)
    assert state.display == []


def test_r1_5_a_villager_as_first_discard_does_not_count() -> None:
    position = Position("0^ 7", "8 9", discard="0").play(DRAW, 1, DISCARD)
    assert position.going_on
    assert position.asked == ("TakeTurn", 1)


# R1.6


@EVERY_EDITION
@EVERY_TABLE
def test_r1_6_nobody_holds_the_amulet_in_round_1(seats: int, edition: str) -> None:
    state = dealt(seats, youngest=1, edition=edition)
    assert state.amulet_holder == NOBODY


@pytest.mark.slow
@EVERY_EDITION
@EVERY_TABLE
def test_r1_6_nobody_can_use_the_amulet_in_round_1(seats: int, edition: str) -> None:
    assert USE_AMULET[0] in Position("6", "7", amulet=0, amulet_ready=True).options
    for before, decision, _, _ in walks(seats, edition=edition):
        if before.round == 0:
            options = decision.options(before)
            assert not any(isinstance(option, UseAmulet) for option in options)


# R1.7


def test_r1_7_every_player_chooses_one_of_the_ten_pairs() -> None:
    table = meute.Table("silver", seats=3, seed=1)
    ten = [LookAtTwo(*pair) for pair in combinations(range(5), 2)]
    for seat in range(3):
        assert list(table.options(seat)) == ten


@EVERY_TABLE
def test_r1_7_all_choose_at_the_same_time(seats: int) -> None:
    table = meute.Table("silver", seats=seats, seed=1)
    assert table.waiting == tuple(range(seats))
    for seat in reversed(range(seats)):
        assert seat in table.waiting
        table.play(seat, LOOKS[seat])
    assert len(table.waiting) == 1


def test_r1_7_all_see_the_first_discard_while_they_choose() -> None:
    table = meute.Table("silver", seats=3, seed=1)
    for seat in (0, 1, 2, None):
        view = table.view(seat)
        assert view.value[view.discard[0]] >= 0


def test_r1_7_nobody_sees_anothers_choice_before_all_have_chosen() -> None:
    table = meute.Table("silver", seats=3, seed=1)
    before = [(table.view(seat), table.log(seat)) for seat in (1, 2, None)]
    table.play(0, LOOKS[3])
    assert [(table.view(seat), table.log(seat)) for seat in (1, 2, None)] == before


def test_r1_7_a_choice_the_rules_know_already_is_in_no_other_view() -> None:
    views = []
    for choice in (LOOKS[0], LOOKS[9]):
        state = dealt(3)
        SILVER.play(state, choice)
        views.append([SILVER.view(state, seat) for seat in (1, 2, None)])
    assert views[0] == views[1]


def test_r1_7_everybody_then_knows_the_own_two_cards_and_no_others() -> None:
    state = dealt(3)
    for look in (LookAtTwo(0, 4), LookAtTwo(1, 2), LookAtTwo(3, 4)):
        SILVER.play(state, look)
    for value in (6, 7, 8, 9, 10, 11):
        SILVER.play(state, VALUES[value])
    seen = []
    for seat in range(3):
        view = SILVER.view(state, seat)
        seen.append([[view.value[card] for card in village] for village in view.villages])
    hidden = [-1] * 5
    assert seen[0] == [[6, -1, -1, -1, 7], hidden, hidden]
    assert seen[1] == [hidden, [-1, 8, 9, -1, -1], hidden]
    assert seen[2] == [hidden, hidden, [-1, -1, -1, 10, 11]]


def test_r1_7_the_places_are_public_afterwards() -> None:
    table = meute.Table("silver", seats=2, seed=1)
    table.play(0, LookAtTwo(0, 4))
    table.play(1, LookAtTwo(1, 2))
    for seat in (0, 1, None):
        places = [
            {value for value in line.message.params.values() if isinstance(value, int)}
            for player in (0, 1)
            for line in table.log(seat)
            if line.message.params.get("player") == Seat(player) and "first" in line.message.params
        ]
        assert places == [{1, 5}, {2, 3}]
        assert [k for k in table.view(seat).known[:10] if k] == [0b01, 0b01, 0b10, 0b10]


# R1.8


@EVERY_EDITION
@EVERY_TABLE
def test_r1_8_every_seat_is_equally_likely_to_be_the_youngest(seats: int, edition: str) -> None:
    state = new_game(seats, edition=edition)
    decision = SILVER.decision(state)
    assert decision is not None
    assert decision.player == CHANCE
    assert [option.seat for option in decision.options(state)] == list(range(seats))


@EVERY_EDITION
@pytest.mark.parametrize("youngest", range(3))
def test_r1_8_the_youngest_starts_round_1(youngest: int, edition: str) -> None:
    state = dealt(3, youngest=youngest, edition=edition)
    for action in (*[LOOKS[0]] * 3, *VALUES[6:12]):
        SILVER.play(state, action)
    decision = SILVER.decision(state)
    assert decision is not None
    assert (type(decision).__name__, decision.player) == ("TakeTurn", youngest)


@EVERY_EDITION
@pytest.mark.parametrize(("youngest", "starter"), [(0, 0), (1, 3), (2, 3), (3, 3)])
def test_r1_8_the_age_order_is_clockwise_from_the_youngest(
    youngest: int, starter: int, edition: str
) -> None:
    # Seats 0 and 3 lose equally few points; the younger of the two starts the next round.
    position = Position(
        "2 2", "9 9", "8 8", "1 3", deck=1, turn=2, youngest=youngest, edition=edition
    )
    position.play(DRAW, 1, DISCARD)
    assert position.ended.lost == (4, 18, 16, 4)
    assert position.state.turn == starter
