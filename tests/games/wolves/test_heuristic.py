"""The room's judgement: sensible, the same every time, and good enough to beat chance."""

from __future__ import annotations

import pytest

from meute.bots.greedy import GreedyBot
from meute.core.dealer import Dealer
from meute.core.decision import CHANCE, Action
from meute.core.registry import lent
from meute.games.wolves import WOLVES
from meute.games.wolves import actions as a
from meute.games.wolves.state import State
from tests.games.wolves.positions import Position


def best(position: Position) -> Action:
    view = WOLVES.full_view(position.state, position.decision.player)
    ratings = WOLVES.rate(view, position.options)
    answer: Action = position.options[ratings.index(max(ratings))]
    return answer


def match(seats: int, greedy: int, seed: int) -> State:
    """Play a greedy seat, or -1 for all, against chance."""
    bot, dealer = GreedyBot(), Dealer(seed)
    state = WOLVES.setup(seats, WOLVES.meta.variant({}))
    for _ in range(6000):
        decision = WOLVES.decision(state)
        if decision is None:
            return state
        options = decision.options(state)
        if decision.player != CHANCE and greedy in (decision.player, -1):
            answer = bot.choose(WOLVES.full_view(state, decision.player), options, dealer)
        else:
            answer = dealer.pick(options)
        WOLVES.play(state, answer)
    raise AssertionError("the game does not end")


def act(position: Position) -> Position:
    """Let the best-rated answers play one turn up to its end."""
    while position.asked[0] != "TakeAction" or a.END_TURN not in position.options:
        position.play(best(position))
    return position


def test_it_takes_a_lair() -> None:
    position = act(Position("B7: 0A", "B13: 0d", home="rfg"))
    assert position.at("B13").startswith("0L")


def test_it_completes_a_hunt() -> None:
    position = Position("B2: 0p", "B4: 0A", "B7: 0p", hunted={0: "boar raccoon hare"})
    assert act(position).state.hunted[0].bit_count() == 4


def test_it_ends_the_turn_when_nothing_is_left_to_gain() -> None:
    position = Position().play(a.MOVE, a.FLIPS[1], a.STOP, a.MOVE, a.FLIPS[1], a.STOP)
    assert best(position) == a.END_TURN


def test_ratings_are_stable() -> None:
    position = Position("B7: 0A", "B13: 1p", tokens={0: 3})
    view = WOLVES.full_view(position.state, 0)
    assert WOLVES.rate(view, position.options) == WOLVES.rate(view, position.options)


@pytest.mark.parametrize("seats", [2, 4])
def test_it_beats_chance(seats: int) -> None:
    with lent(WOLVES):
        ranks = [WOLVES.ranks(match(seats, seat, seed=seat))[seat] for seat in range(seats)]
    assert ranks.count(1) >= seats - 1


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_games_among_equals_end(seats: int) -> None:
    with lent(WOLVES):
        state = match(seats, -1, seed=seats)
    assert state.phase == 3
