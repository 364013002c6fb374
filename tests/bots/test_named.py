"""A room names its search; each of the three asks and remembers what its name says."""

from __future__ import annotations

from typing import Any

import pytest

from meute.bots.search import SearchBot
from meute.bots.search.named import playouts_of, race_of
from meute.bots.search.open import OpenNode
from meute.core import registry
from meute.core.dealer import Dealer
from meute.core.decision import Action
from meute.core.foresight import (
    Challenge,
    Estimate,
    FlatRace,
    Foresight,
    Halving,
    OpenTree,
    OwnTree,
    Pace,
    Search,
)
from meute.core.table import Table
from meute.testing.template import HUSH


def foresight(search: Search) -> Foresight:
    """Return what a room might know that counts points; playouts go to the end of its game."""
    return Foresight(
        estimate=Estimate(lambda state: [[p / 10] for p in state.points], lambda _: 0, ((1.0,),)),
        pace=Pace(lambda _: (0, 0)),
        search=search,
    )


def searched(search: Search, monkeypatch: pytest.MonkeyPatch) -> tuple[int, int]:
    """Let a seat of Hush search; return which seat that was, and how many playouts it had."""
    monkeypatch.setattr(HUSH, "foresight", foresight(search))
    with registry.lent(HUSH):
        table = Table(HUSH, 3, seed=2)
        while True:
            seat = table.waiting[0]
            view, options = table.full_view(seat), table.options(seat)
            found = SearchBot(12).analyse(view, options, Dealer(4))
            if visits := sum(verdict.visits for verdict in found):
                return seat, visits
            table.play(seat, found[0].option)


class Asked:
    """Answers for players and keeps in mind who was asked."""

    def __init__(self) -> None:
        self.seats: set[int] = set()

    def quick(self, _: Any, decision: Any, options: Any, dealer: Dealer) -> Any:
        self.seats.add(decision.player)
        return dealer.pick(options)

    def judge(self, _: Any, player: int, options: Any) -> list[float]:
        self.seats.add(player)
        return [0.0 for _ in options]


@pytest.mark.parametrize("root", [Halving(), Challenge(caution=0.25)])
def test_in_a_flat_race_everybody_plays_on_quickly(
    root: Halving | Challenge, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = Asked()
    _, playouts = searched(FlatRace(root, quick=asked.quick), monkeypatch)
    assert asked.seats == {0, 1, 2}
    assert 0 < playouts <= 12


def test_in_an_own_tree_the_searching_seat_is_never_hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = Asked()
    seat, playouts = searched(OwnTree(quick=asked.quick), monkeypatch)
    assert asked.seats == {0, 1, 2} - {seat}
    assert 0 < playouts <= 12


def test_an_own_tree_tells_situations_apart_by_what_is_known(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    told: set[int] = set()

    def known(world: Any, seat: int) -> Any:
        told.add(seat)
        return HUSH.full_view(world, seat)

    seat, _ = searched(OwnTree(known=known), monkeypatch)
    assert told == {seat}


def test_in_an_open_tree_everybody_is_searched_for(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = Asked()
    searched(OpenTree(asked.judge), monkeypatch)
    assert asked.seats == {0, 1, 2}


def test_an_open_position_is_worth_its_best_answer_for_whoever_is_asked() -> None:
    node = OpenNode()
    node.open([Action()] * 3, [0.0, 0.0, 0.0], 0.01)
    assert node.settle(0, [0.7, 0.3], player=1) == [0.7, 0.3]
    assert node.settle(2, [0.2, 0.8], player=1) == [0.2, 0.8]
    assert node.settle(0, [0.6, 0.4], player=1) == [0.2, 0.8]
    assert node.settle(2, [0.9, 0.1], player=1) == [0.6, 0.4]
    assert node.choose(0.1) == 1
    node.settle(1, [1.0, 0.0], player=1)
    assert node.choose(0.1) == 0


@pytest.mark.slow
def test_ratings_that_are_trusted_beyond_all_playouts_decide(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = Table("foxes", 3, seed=1)
    game, answered = table.game, 0
    assert game.foresight is not None
    monkeypatch.setattr(game, "foresight", foresight(FlatRace(Halving(trust=1e12))))
    while answered < 3:
        seat = table.waiting[0]
        view, options = table.full_view(seat), table.options(seat)
        ratings = game.rate(view, options)
        if race_of(game, view, options, Dealer(1)).worth_running():
            best = SearchBot(6).analyse(view, options, Dealer(1))[0]
            assert ratings[options.index(best.option)] == max(ratings)
            answered += 1
        table.play(seat, options[ratings.index(max(ratings))])


def test_a_search_that_is_none_is_refused() -> None:
    nothing: Any = "deep thought"
    with pytest.raises(TypeError, match=r"Hush names a search that is none: 'deep thought'"):
        playouts_of(HUSH, 0, foresight(nothing))
