"""What a search of Foxes goes by: quick answers, a close end, and what is worth a search."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from meute.core.dealer import Dealer
from meute.core.decision import CHANCE
from meute.games.foxes import FOXES
from meute.games.foxes.actions import Place
from meute.games.foxes.data import CELLS, EXITS
from meute.games.foxes.mind.den import drawn, missing, with_tile
from meute.games.foxes.mind.estimate import FEATURES, GUESS, closing, features, matters
from meute.games.foxes.mind.eye import Eye
from meute.games.foxes.mind.leanings import BALANCED
from meute.games.foxes.mind.quick import quick_answer
from meute.games.foxes.mind.turn import place_worth
from meute.games.foxes.mind.weights.estimate import WEIGHTS
from meute.games.foxes.mind.worth import growth_left, pc_worth
from meute.games.foxes.rules.den import LayPath
from meute.games.foxes.rules.growth import GrowCubs
from meute.games.foxes.rules.paths import connected
from meute.games.foxes.rules.place import ChoosePlace
from meute.games.foxes.rules.territory import ActHere
from meute.games.foxes.state import State
from tests.games.foxes.positions import Position


def questions(seed: int) -> Iterator[tuple[State, Any, list[Any]]]:
    """Play a game in haste, and stop at every question with a choice."""
    state = FOXES.setup(3, FOXES.meta.variant({}))
    dealer = Dealer(seed)
    while (decision := FOXES.decision(state)) is not None:
        options = list(decision.options(state))
        if decision.player == CHANCE or len(options) == 1:
            FOXES.play(state, dealer.pick(options))
            continue
        yield state, decision, options
        FOXES.play(state, quick_answer(state, decision, options, dealer))


@pytest.mark.slow
def test_a_quick_answer_is_one_that_the_judgement_likes_best() -> None:
    for state, decision, options in questions(1):
        before = state.copy()
        answer = quick_answer(state, decision, options, Dealer(0))
        assert state == before
        ratings = FOXES.rate(FOXES.full_view(state, decision.player), options)
        assert ratings[options.index(answer)] == pytest.approx(max(ratings))


@pytest.mark.slow
def test_a_quick_answer_does_not_know_the_hands_of_others() -> None:
    for state, decision, options in questions(2):
        twin = FOXES.redeal(state, decision.player, Dealer(7))
        answers = [quick_answer(world, decision, options, Dealer(0)) for world in (state, twin)]
        assert answers[0] == answers[1]


def test_a_close_loss_counts_more_than_a_clear_one() -> None:
    state = Position(3).state
    state.vp = [90, 88, 60]
    first, second, third = closing(state)
    assert first + second + third == pytest.approx(1)
    assert first > second > 3 * third
    state.vp = [70, 70, 70]
    assert closing(state) == pytest.approx([1 / 3] * 3)


def test_a_search_is_for_places_and_for_the_last_round() -> None:
    found: dict[tuple[type, bool], set[bool]] = {}
    for state, decision, options in questions(3):
        key = type(decision), state.round == 4
        view = FOXES.full_view(state, decision.player)
        found.setdefault(key, set()).add(matters(view, options))
    assert found[ChoosePlace, False] == found[ChoosePlace, True] == {True}
    assert found[ActHere, False] == found[GrowCubs, False] == {False}
    assert found[ActHere, True] == {True}
    assert found[GrowCubs, True] == {False, True}
    assert found[LayPath, False] == found[LayPath, True] == {False}


def test_an_exit_that_lacks_no_tile_is_connected() -> None:
    seen = set()
    for state, _, _ in questions(4):
        for player in range(3):
            exits = connected(state, player)
            for exit_, lack in enumerate(missing(state, player)):
                seen.add(lack)
                assert (lack == 0) == bool(exits >> exit_ & 1)
    assert {0, 1, 2, 3, 4, 5, 6} <= seen


def test_an_empty_den_lacks_the_shortest_ways() -> None:
    assert missing(Position(2).state, 1) == (6, 5, 4, 5, 6)


def test_a_tile_can_be_imagined_on_a_cell() -> None:
    laid = 0
    for state, decision, options in questions(5):
        if not isinstance(decision, LayPath):
            continue
        player = decision.player
        for lay in options:
            tile = 4 * decision.path + lay.turn
            boards = with_tile(drawn(state, player), lay.cell, tile)
            state.dens[CELLS * player + lay.cell] = tile
            assert boards == drawn(state, player)
            state.dens[CELLS * player + lay.cell] = -1
            laid += 1
    assert laid > EXITS


def test_a_place_is_worth_the_same_whichever_was_weighed_before() -> None:
    weighed = 0
    for state, decision, options in questions(2):
        if isinstance(decision, ChoosePlace):
            player = decision.player
            places = [option.place for option in options if isinstance(option, Place)]
            alone = [place_worth(Eye(BALANCED, state, player), place) for place in places]
            eye = Eye(BALANCED, state, player)
            assert [place_worth(eye, place) for place in reversed(places)] == alone[::-1]
            weighed += 1
    assert weighed > 30


def test_growth_points_are_worth_less_once_all_steps_can_be_paid() -> None:
    for state, decision, _ in questions(3):
        need = growth_left(state, decision.player)
        for pc, worth in ((need - 1, 0.55), (need, 0.22)):
            world = state.copy()
            world.pc[decision.player] = pc
            assert not need or pc_worth(world, decision.player) == worth


def test_every_feature_has_a_name_and_a_weight() -> None:
    rows = (*features(Position(3).state), *WEIGHTS, *GUESS)
    assert {len(row) for row in rows} == {len(FEATURES)}
