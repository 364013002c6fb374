"""The room's judgement: sensible, the same every time, and good enough to beat chance."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from meute.bots.greedy import GreedyBot
from meute.core.dealer import Dealer
from meute.core.decision import CHANCE, Action
from meute.core.registry import lent
from meute.games.wolves import WOLVES
from meute.games.wolves import actions as a
from meute.games.wolves.mind.estimate import FEATURES, GUESS, features
from meute.games.wolves.mind.rate import wolves_to_move
from meute.games.wolves.mind.sight import Sight
from meute.games.wolves.mind.weights.estimate import WEIGHTS
from meute.games.wolves.rules.board import lift, put
from meute.games.wolves.rules.move import destinations
from meute.games.wolves.rules.turn import TakeAction
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


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 4])
def test_it_beats_chance(seats: int) -> None:
    with lent(WOLVES):
        ranks = [WOLVES.ranks(match(seats, seat, seed=seat))[seat] for seat in range(seats)]
    assert ranks.count(1) >= seats - 1


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_games_among_equals_end(seats: int) -> None:
    with lent(WOLVES):
        state = match(seats, -1, seed=seats)
    assert state.phase == 3


def positions(seats: int, seed: int) -> Iterator[tuple[State, int]]:
    """Play a game at random, and stop whenever an action is chosen."""
    state, dealer = WOLVES.setup(seats, WOLVES.meta.variant({})), Dealer(seed)
    while (decision := WOLVES.decision(state)) is not None:
        if isinstance(decision, TakeAction):
            yield state, decision.player
        WOLVES.play(state, dealer.pick(decision.options(state)))


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_a_supposed_step_changes_what_is_weighed_next_and_nothing_else(seats: int) -> None:
    steps = 0
    for state, player in positions(seats, 4):
        sight = Sight(state, player)
        slots = state.land.layout.regions
        before = [(sight.region(s), sight.stalk(s, sight.spots(s))) for s in slots]
        for wolf in wolves_to_move(state, player)[:2]:
            for to in destinations(state, wolf, state.turns % 5)[:2]:
                if state.one[to]:
                    continue
                ahead = sight.twin()
                ahead.suppose(wolf, to)
                world = state.copy()
                lift(world, wolf, world.where[wolf])
                put(world, wolf, to)
                after, anew = Sight(world, player), Sight(state, player, ahead.strength)
                for slot in slots:
                    assert ahead.strength[slot] == pytest.approx(after.strength[slot])
                    assert ahead.region(slot) == anew.region(slot)
                    assert ahead.spots(slot) == after.spots(slot)
                steps += 1
        assert [(sight.region(s), sight.stalk(s, sight.spots(s))) for s in slots] == before
    assert steps > 100


def test_ways_on_foot_are_those_of_the_map() -> None:
    state, _ = next(positions(4, 1))
    land = state.land
    for start in range(land.layout.hexes):
        for terrain, speed in ((0, 3), (4, 5), (2, 4)):
            near = [h for h in land.of_terrain[terrain] if 0 < land.walk[start][h] <= speed]
            assert (
                land.on_foot(start, terrain, speed) == near == land.on_foot(start, terrain, speed)
            )


def test_every_feature_has_a_name_and_a_weight() -> None:
    state = Position("B6: 0A", "B15: 1p").state
    assert all(len(row) == len(FEATURES) for row in (*features(state), *WEIGHTS, *GUESS))
