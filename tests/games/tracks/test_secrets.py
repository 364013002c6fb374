"""B0.13 What is hidden really varies, and a leak of any of it breaks a law."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from meute.core.dealer import Dealer
from meute.core.decision import EVERYBODY
from meute.core.message import Line
from meute.games.tracks import TRACKS
from meute.games.tracks.actions import ADD_CUBS, ATTACKS, BLUE_CARDS, FIGHT, LEAVES, VOTES, Hand
from meute.games.tracks.game import Tracks
from meute.games.tracks.state import State
from meute.games.tracks.view import TracksView
from meute.testing import Walk
from meute.testing.secrets import SECRET_LAWS
from tests.games.tracks.positions import Position, kind, wolf


def worlds(position: Position, seat: int | None) -> list[State]:
    return [TRACKS.redeal(position.state, seat, Dealer(n)) for n in range(12)]


def test_b0_13_counters_of_others_vary_and_the_own_do_not() -> None:
    position = Position("placement", "0A 2A", "1A").place({"0A": "- 1 - 3 4", "1A": "- 9 8 - -"})
    position.confirm()
    cells = {tuple(world.counters[:5]) for world in worlds(position, 1)}
    assert len(cells) > 4
    assert all(row[0] == row[2] == 0 and row[1] and row[3] and row[4] for row in cells)
    assert {tuple(world.counters[:5]) for world in worlds(position, 0)} == {(0, 1, 0, 3, 4)}


def test_b0_13_while_all_are_placing_even_empty_cells_vary() -> None:
    position = Position("placement", "0A 2A", "1A").place({"0A": "- 1 - 3 4"})
    assert len({world.counters[2] == 0 for world in worlds(position, 1)}) == 2


def test_b0_13_cubs_of_others_vary_in_kind_but_not_in_number() -> None:
    position = Position("births", "0A 2A", "1A").play(BLUE_CARDS[1], *[ADD_CUBS[0b010]] * 3)
    places = {tuple(world.where[:3]) for world in worlds(position, 1)}
    assert places == {(2, 0, 1), (2, 1, 0)}
    assert {tuple(world.where[:3]) for world in worlds(position, 0)} == {(2, 1, 0)}


def test_b0_13_fight_hands_of_others_vary_in_cards_but_not_in_number() -> None:
    counters = {"2C": "- - - - 5", "1A": "- - - - 4"}
    position = Position("phase 5", "0A", "1A 2C", counters=counters)
    position.play(ATTACKS[wolf("1A")], FIGHT, Hand(0b1111110), Hand(0b11111100000))
    hands = [world.fight_hands for world in worlds(position, 2)]
    assert {mine for mine, _ in hands} == {0b1111110}
    assert len({theirs for _, theirs in hands}) > 4
    assert {theirs.bit_count() for _, theirs in hands} == {6}


def test_b0_13_sealed_answers_of_others_vary() -> None:
    vote = Position("vote", "0A 2A", "1A", prey="caribou bison").play(VOTES[kind("bison")])
    assert len({world.sealed[0] for world in worlds(vote, 1)}) == 2
    leave = Position("M6", "0A 2A 0B", "1A 1B", young="0B 1B").play(LEAVES[0b010])
    assert len({world.sealed[0] for world in worlds(leave, 1)}) == 2


class ShowsCounters(Tracks):
    def view(self, state: State, player: int | None) -> TracksView:
        return replace(super().view(state, player), counters=tuple(state.counters))


class ShowsCubs(Tracks):
    def view(self, state: State, player: int | None) -> TracksView:
        return replace(super().view(state, player), where=tuple(state.where))


class ShowsHands(Tracks):
    def view(self, state: State, player: int | None) -> TracksView:
        return replace(super().view(state, player), fight_hand=state.fight_hands[0])


class ShowsSealedAnswers(Tracks):
    def view(self, state: State, player: int | None) -> TracksView:
        return replace(super().view(state, player), sealed=tuple(state.sealed))


class TellsHands(Tracks):
    def play(self, state: State, action: Any) -> None:
        super().play(state, action)
        if state.story is not None:
            state.story[:] = [Line(line.message, EVERYBODY) for line in state.story]


def breaks_a_law(game: Tracks) -> bool:
    try:
        for seed in range(40):
            for law in SECRET_LAWS[:3]:
                law(game, Walk(3, {}, seed, skip=8 * seed % 90, length=12))
    except AssertionError:
        return True
    return False


@pytest.mark.slow
@pytest.mark.parametrize(
    "leak", [ShowsCounters, ShowsCubs, ShowsHands, ShowsSealedAnswers, TellsHands]
)
def test_b0_13_a_leak_breaks_a_law(leak: type[Tracks]) -> None:
    assert breaks_a_law(leak())
