"""The greedy judgement: from the view alone, towards cubs, objectives and paths; passive loses."""

from __future__ import annotations

import pytest

from meute.bots.greedy import GreedyBot
from meute.core import registry
from meute.core.dealer import Dealer
from meute.core.decision import CHANCE
from meute.core.replay import verify
from meute.core.table import Table
from meute.games.foxes import FOXES
from meute.games.foxes.actions import END_TURN, GROW, LAYS, LEAVES, PLACES, STOP, TAKE
from meute.games.foxes.chances import DRAW_PATHS
from meute.games.foxes.mind.leanings import BALANCED, LEANINGS, Leaning
from meute.games.foxes.mind.rate import rate_by
from meute.games.foxes.state import State
from tests.games.foxes.lookup import cell
from tests.games.foxes.positions import Position


def played(leanings: list[Leaning | None], seed: int) -> State:
    """Play a game; a seat without a leaning answers at random."""
    state = FOXES.setup(len(leanings), FOXES.meta.variant({}))
    dealer = Dealer(seed)
    while (decision := FOXES.decision(state)) is not None:
        options = list(decision.options(state))
        leaning = None if decision.player == CHANCE else leanings[decision.player]
        if leaning is not None:
            view = FOXES.view(state, decision.player)
            ratings = [round(r, 9) for r in rate_by(leaning, view, options)]
            assert len(ratings) == len(options)
            best = max(ratings)
            options = [o for o, r in zip(options, ratings, strict=True) if r == best]
        FOXES.play(state, dealer.pick(options))
    return state


def best(position: Position) -> object:
    """The answer that is rated highest."""
    view = FOXES.view(position.state, position.decision.player)
    ratings = FOXES.rate(view, position.options)
    return position.options[max(range(len(ratings)), key=ratings.__getitem__)]


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_greedy_play_beats_chance(seats: int) -> None:
    for seed in range(3):
        leanings: list[Leaning | None] = [None] * seats
        leanings[seed % seats] = BALANCED
        assert FOXES.ranks(played(leanings, seed))[seed % seats] == 1


@pytest.mark.slow
def test_passive_play_loses_clearly() -> None:
    points = [played([LEANINGS["passive"], BALANCED, BALANCED], seed).vp for seed in range(6)]
    assert all(passive < min(others) for passive, *others in points)
    assert sum(min(others) - passive for passive, *others in points) / len(points) > 15


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 5])
def test_a_table_of_greedy_bots_plays_to_the_end(seats: int) -> None:
    with registry.lent(FOXES):
        table = Table(FOXES, seats, seed=3)
        while not table.over:
            [seat] = table.waiting
            table.play(seat, table.ask(seat, GreedyBot()))
        assert len(verify(table.record.to_bytes())) == 1
        assert min(table.scores) > 50


def test_ratings_rest_on_the_view_alone() -> None:
    state = FOXES.setup(4, FOXES.meta.variant({}))
    dealer = Dealer(5)
    for n in range(300):
        decision = FOXES.decision(state)
        assert decision is not None
        options = decision.options(state)
        if decision.player != CHANCE:
            twin = FOXES.redeal(state, decision.player, Dealer(n))
            views = [FOXES.view(world, decision.player) for world in (state, twin)]
            assert FOXES.rate(views[0], options) == FOXES.rate(views[1], options)
        FOXES.play(state, dealer.pick(options))


def test_a_cub_that_can_leave_leaves() -> None:
    position = Position().validated(0, 1).cub(0, "top", value=3, space=6).shaft(0)
    position.give(0, pc=9).finish_round().idle()
    assert best(position) == LEAVES[0][2]


def test_a_path_is_joined_rather_than_not() -> None:
    position = Position().path(0, *((3, row, "straight", 0) for row in (1, 2, 3)))
    position.cub(0, "top", value=3, at_exit=3).validated(0, 1).play(6, PLACES[5]).play(
        position.options[0], DRAW_PATHS[3]
    )
    assert best(position) == LAYS[cell(3, 4)][0]


def test_pc_are_spent_on_growth() -> None:
    position = Position().give(0, pc=4).finish_round().idle()
    assert best(position) == GROW[0]
    assert best(position) != STOP


def test_a_missing_kind_is_taken() -> None:
    position = Position().give(0, resources="worm worm fish berry").obstacle("bear", "river")
    position.fox(0, "river").finish_round().play(6, PLACES[5], END_TURN)
    assert best(position) == TAKE[3]
