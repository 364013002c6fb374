"""Small positions with a way to win; the search finds it."""

from __future__ import annotations

from typing import Any

import pytest

from meute.bots.search import SearchBot
from meute.core import registry
from meute.core.dealer import Dealer
from meute.core.decision import CHANCE
from meute.games.silver.actions import DRAW
from meute.games.tracks.rules.end import CHECK_END
from meute.games.tracks.rules.scoring import SCORE_PACK
from tests.games.foxes.positions import Position as Foxes
from tests.games.silver.positions import Position as Silver
from tests.games.tracks.positions import Position as Tracks
from tests.games.wolves.positions import Position as Wolves

PLAYOUTS = 24


def rank_after(room: str, state: Any, seat: int = 0) -> int:
    """Let the search answer for a seat, and chance for everybody else, to the end of the game."""
    game, bot, dealer = registry.game(room), SearchBot(PLAYOUTS), Dealer(1)
    state = state.copy()
    while (decision := game.decision(state)) is not None:
        options = list(decision.options(state))
        if decision.player == seat:
            answer = bot.choose(game.full_view(state, seat), options, dealer)
        else:
            assert decision.player == CHANCE or len(options) == 1, "the puzzle is not forced"
            answer = dealer.pick(options)
        game.play(state, answer)
    return game.ranks(state)[seat]


@pytest.mark.parametrize(
    "position",
    [
        Silver("9*", "3^", caller=1, discard="2", rounds=1),
        Silver("9* 4*", "8^", caller=1, top="3", rounds=1).play(DRAW),
        Silver("5* 5*", "4^ 5^", caller=1, top="6", discard="13", rounds=1).play(DRAW),
    ],
    ids=["take the low card", "throw out the right one", "throw out a pair"],
)
def test_silver_in_a_last_turn(position: Silver) -> None:
    assert rank_after("silver", position.state) == 1


@pytest.mark.slow
def test_wolves_with_a_lair_in_the_last_turn() -> None:
    position = Wolves("B7: 0A", "B13: 0d", home="rfg", phase=2, dates=22)
    position.state.won[:3] = [1, 0, 1]
    assert position.twin().idle().over
    assert position.score(0) < position.score(2) < position.score(0) + 5
    assert rank_after("wolves", position.state) == 1


@pytest.mark.slow
def test_wolves_with_a_hunt_in_the_last_turn() -> None:
    position = Wolves(
        *("B2: 0p", "B4: 0A", "B7: 0p"), hunted={0: "boar raccoon hare"}, phase=2, dates=22
    )
    assert position.score(0) < position.score(2)
    assert rank_after("wolves", position.state) == 1


@pytest.mark.parametrize(("points", "rank"), [((40, 37, 0), 1), ((44, 37, 0), 1), ((30, 40, 0), 2)])
def test_tracks_with_an_attack_before_the_last_scoring(points: tuple[int, ...], rank: int) -> None:
    counters = {"0A": "- - - - 9"}
    position = Tracks("phase 5", "1C 0A", "1A 2C", counters=counters, points=points)
    assert position.asked == ("ChooseAttack", 0)
    position.state.pending[:1] = [CHECK_END, SCORE_PACK]
    assert rank_after("tracks", position.state) == rank


@pytest.mark.slow
def test_foxes_with_the_last_die() -> None:
    position = Foxes(2, round_=4).cub(0, "top", value=3, space=5).validated(0, 1).shaft(0, 3)
    position.give(0, pc=6, resources="worm egg").give(1, vp=10, pc=0).finish_round().play(6)
    assert rank_after("foxes", position.state) == 1
