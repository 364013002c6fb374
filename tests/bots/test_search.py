"""The search keeps to its budget and to its seat's view, and finds what there is to find."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

import meute
from meute.bots.search import SearchBot
from meute.bots.search.mixed import whole_of
from meute.core import registry
from meute.core.codec import encode
from meute.core.dealer import Dealer
from meute.core.decision import CHANCE
from meute.core.errors import UnknownName
from meute.core.table import Table
from meute.testing.template import HUSH

ROOMS = [("silver", 2), ("silver", 4), ("wolves", 3), ("tracks", 4), ("foxes", 3)]
STRIDE = 29
"""Answers between two positions that are looked at."""


def positions(room: str, seats: int, count: int) -> Iterator[Table]:
    """Walk through a game by its room's judgement and stop at positions with a choice."""
    table = Table(room, seats, seed=11)
    greedy = registry.bot("greedy")
    answers = 0
    while count and not table.over:
        seat = table.waiting[0]
        if answers >= STRIDE and len(table.options(seat)) > 1:
            yield table
            answers = 0
            count -= 1
        table.play(seat, table.ask(seat, greedy))
        answers += 1


@pytest.mark.parametrize("name", ["search(playouts=50)", "search(seconds=0.5)"])
def test_a_name_gives_the_same_bot_again(name: str) -> None:
    assert meute.bot(name).name == name
    assert meute.bot("search").name == "search(playouts=200)"
    both = "search(playouts=9, seconds=2)"
    assert meute.bot(both).name == both


@pytest.mark.parametrize("settings", ["playouts=0", "playouts=2.5", "seconds=0", "seconds='x'"])
def test_a_budget_that_is_none_is_refused(settings: str) -> None:
    with pytest.raises(UnknownName, match="must be a"):
        meute.bot(f"search({settings})")


@pytest.mark.slow
@pytest.mark.parametrize(("room", "seats"), ROOMS)
def test_it_never_peeks(room: str, seats: int) -> None:
    bot = SearchBot(playouts=6)
    game = registry.game(room)
    for table in positions(room, seats, 3):
        seat = table.waiting[0]
        twin = game.redeal(table.copy_state(), seat, Dealer(5))
        other = Table.from_state(game, encode(twin), seed=3)
        same = Table.from_state(game, table.state_json(), seed=3)
        assert same.ask(seat, bot) == other.ask(seat, bot)


@pytest.mark.slow
@pytest.mark.parametrize(("room", "seats"), ROOMS)
def test_the_same_playouts_give_the_same_answer(room: str, seats: int) -> None:
    for table in positions(room, seats, 2):
        seat = table.waiting[0]
        view, options = table.game.full_view(table.copy_state(), seat), table.options(seat)
        first, again = (SearchBot(10).analyse(view, options, Dealer(4)) for _ in range(2))
        assert first == again


@pytest.mark.slow
@pytest.mark.parametrize(("room", "seats"), ROOMS)
def test_it_plays_no_more_than_its_playouts(room: str, seats: int) -> None:
    for table in positions(room, seats, 3):
        seat = table.waiting[0]
        view, options = table.game.full_view(table.copy_state(), seat), table.options(seat)
        verdicts = SearchBot(17, seconds=1000).analyse(view, options, Dealer(4))
        assert sorted(map(repr, options)) == sorted(repr(verdict.option) for verdict in verdicts)
        whole = whole_of(table.game, view)  # a whole run, played on for many questions at once
        most = 17 * (whole.worth if whole else 1)
        assert sum(verdict.visits for verdict in verdicts) <= most
        assert all(0 <= verdict.chance <= 1 for verdict in verdicts)


def test_time_alone_is_a_budget() -> None:
    table = next(positions("silver", 2, 1))
    seat = table.waiting[0]
    assert table.ask(seat, SearchBot(seconds=0.02)) in table.options(seat)


def test_a_single_option_needs_no_search() -> None:
    table = next(positions("silver", 2, 1))
    seat = table.waiting[0]
    view, options = table.game.full_view(table.copy_state(), seat), table.options(seat)[:1]
    [verdict] = SearchBot(50).analyse(view, options, Dealer(1))
    assert (verdict.option, verdict.visits) == (options[0], 0)


@pytest.mark.slow
def test_a_room_without_an_estimate_is_played_to_its_end() -> None:
    with registry.lent(HUSH):
        table = Table(HUSH, 3, seed=2)
        bot = SearchBot(playouts=12)
        while not table.over:
            for seat in table.waiting:
                table.play(seat, table.ask(seat, bot))
    assert 1 in table.ranks


def test_secret_questions_are_searched_from_every_seat() -> None:
    table = Table("silver", 3, seed=2)
    assert table.waiting == (0, 1, 2)
    bot = SearchBot(playouts=8)
    for seat in (2, 0, 1):
        table.play(seat, table.ask(seat, bot))
    assert len(table.waiting) == 1


@pytest.mark.slow
def test_it_beats_chance_clearly() -> None:
    wins = 0
    for seed in range(6):
        bots: list[Any] = [SearchBot(playouts=6), registry.bot("random")]
        table = Table("silver", 2, seed=seed, variant={"rounds": 1})
        while not table.over:
            for seat in table.waiting:
                table.play(seat, table.ask(seat, bots[(seat + seed) % 2]))
        wins += table.ranks[seed % 2] == 1
    assert wins >= 5


@pytest.mark.slow
@pytest.mark.parametrize(("room", "seats"), ROOMS)
def test_estimates_are_chances(room: str, seats: int) -> None:
    foresight = registry.game(room).foresight
    assert foresight is not None
    for table in positions(room, seats, 4):
        chances = foresight.estimate(table.copy_state())
        assert len(chances) == seats
        assert sum(chances) == pytest.approx(1)
        assert min(chances) > 0


@pytest.mark.parametrize("room", ["silver", "tracks"])
def test_believed_worlds_look_like_the_view(room: str) -> None:
    game = registry.game(room)
    assert game.foresight is not None
    believe = game.foresight.believe or game.imagine
    for table in positions(room, game.meta.most, 4):
        seat = table.waiting[0]
        view = game.full_view(table.copy_state(), seat)
        world = believe(view, Dealer(8))
        assert game.full_view(world, seat) == view
        assert not game.faults(world)
        decision = game.decision(world)
        assert decision is not None
        assert decision.player != CHANCE


@pytest.mark.slow
def test_a_room_may_say_what_an_end_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    table = next(positions("foxes", 3, 1))
    game, seat = table.game, table.waiting[0]
    view, options = game.full_view(table.copy_state(), seat), table.options(seat)
    assert game.foresight is not None
    ends = []

    def closing(state: Any) -> list[float]:
        ends.append(game.decision(state))
        return [0.5, 0.25, 0.25]

    pace = replace(game.foresight.pace, closing=closing)
    foresight = replace(game.foresight, pace=pace, matters=lambda _, __: True)
    monkeypatch.setattr(game, "foresight", foresight)
    verdicts = SearchBot(8).analyse(view, options, Dealer(4))
    assert sum(verdict.visits for verdict in verdicts) == len(ends) > 0
    assert set(ends) == {None}
