"""Puzzles: those that ship mean what they say, and finding them comes to the same every time."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from importlib.resources import files

import pytest

import meute
from meute.analysis.puzzles import Fork, Puzzle, puzzles
from meute.analysis.puzzles.finder import EFFORTS, GUESSED, apart, search
from meute.analysis.puzzles.proof import PROVED
from meute.analysis.puzzles.score import attempt, attempts, share
from meute.analysis.puzzles.setting import Setting
from meute.analysis.puzzles.themes import themes_of
from meute.bots.levels import HardBot
from meute.bots.random import RandomBot
from meute.core.dealer import Dealer
from meute.core.errors import BadData

ROOMS = ("silver", "wolves", "tracks", "foxes")
MOST_BYTES = 300_000


def forks(fork: Fork | None, path: tuple[int, ...] = ()) -> Iterator[tuple[tuple[int, ...], Fork]]:
    """All questions of a puzzle, with the right answers that lead to them."""
    if fork is not None:
        yield path, fork
        for place, following in fork.good.items():
            yield from forks(following, (*path, place))


@pytest.mark.slow
@pytest.mark.parametrize("room", ROOMS)
def test_every_puzzle_that_ships_can_be_played_to_its_solution(room: str) -> None:
    many = puzzles(room)
    assert many
    assert len({puzzle.name for puzzle in many}) == len(many)
    for puzzle in many:
        setting, game = Setting(puzzle), puzzle.rulebook
        table = setting.after(())
        assert table is not None
        assert puzzle.seat in table.waiting
        assert not game.faults(table.copy_state())
        for path, fork in forks(puzzle.root):
            here = setting.after(path)
            assert here is not None
            assert len(here.options(puzzle.seat)) == len(fork.chances), puzzle.name
            assert fork.good
            assert game.view(here.copy_state(), puzzle.seat) is not None
            wrong = [chance for n, chance in enumerate(fork.chances) if n not in fork.good]
            assert all(fork.chances[fork.best] > chance for chance in wrong), puzzle.name
        assert setting.ended(setting.best_from(())) is not None


@pytest.mark.parametrize("room", ROOMS)
def test_puzzles_that_ship_were_proved_and_are_no_gifts(room: str) -> None:
    many = puzzles(room)
    for puzzle in many:
        assert puzzle.gap >= PROVED.gap
        assert puzzle.gap >= PROVED.errors * puzzle.error - 1e-3
        assert puzzle.worlds == EFFORTS[room].proof
        assert puzzle.steps
        assert puzzle.themes
        assert puzzle.root.guessed <= GUESSED
    assert sum(puzzle.solved["medium"] < 0.6 for puzzle in many) >= len(many) / 3
    assert (
        len(files("meute.analysis.puzzles").joinpath(f"data/{room}.jsonl").read_bytes())
        < MOST_BYTES
    )


@pytest.mark.parametrize("room", ROOMS)
def test_a_puzzle_shows_its_seat_nothing_that_it_cannot_know(room: str) -> None:
    puzzle = puzzles(room)[0]
    table, game, seat = puzzle.table(), puzzle.rulebook, puzzle.seat
    if not table.in_run:
        other = game.redeal(table.copy_state(), seat, Dealer("another deal"))
        assert game.view(other, seat) == table.view(seat)
        assert list(game.asked(other)[0].options(other)) == list(table.options(seat))
    told = meute.encode(table.view(seat))
    assert puzzle.seed.encode() not in told


def test_themes_follow_from_a_puzzle() -> None:
    for room in ROOMS:
        for puzzle in puzzles(room)[:3]:
            assert themes_of(puzzle) == puzzle.themes


def test_a_puzzle_is_read_as_it_was_written_and_knows_its_rules() -> None:
    puzzle = puzzles("silver")[0]
    assert Puzzle.read(puzzle.plain()) == puzzle
    with pytest.raises(BadData, match="this is no puzzle"):
        Puzzle.read({"name": "x"})
    with pytest.raises(BadData, match="is for rules 99 of silver"):
        replace(puzzle, rules=99).table()
    with pytest.raises(BadData, match="does not go on so"):
        puzzle.fork((len(puzzle.root.chances),))


@pytest.mark.slow
def test_the_same_seed_finds_the_same_puzzles() -> None:
    little = replace(
        EFFORTS["tracks"], glance=6, search=12, proof=24, lines=4, easy=1, late=30, seats=(3,)
    )
    once, again = (search("tracks", "the same", 11, little) for _ in range(2))
    assert once
    assert once == again
    for puzzle in once:
        assert puzzle.worlds == little.proof
        Setting(puzzle).best_from(())


def test_of_one_game_the_clearest_are_kept_and_none_soon_after_another() -> None:
    first = puzzles("silver")[0]
    found = [
        replace(first, answers=first.answers * k, gap=gap)
        for k, gap in ((1, 0.1), (2, 0.3), (3, 0.2), (4, 0.4), (5, 0.1))
    ]
    kept = apart(found)
    assert [puzzle.gap for puzzle in kept] == [0.3, 0.2, 0.4]
    near = [first, replace(first, answers=(*first.answers, 0), gap=first.gap + 0.1)]
    assert apart(near) == near[1:]


@pytest.mark.slow
def test_a_bot_that_searches_solves_more_than_one_that_guesses() -> None:
    some = [puzzle for puzzle in puzzles("tracks") if puzzle.level < 3][:12]
    assert share(attempts(some, HardBot())) > share(attempts(some, RandomBot())) + 0.2
    once, again = (attempt(some[0], HardBot()) for _ in range(2))
    assert once == again
    wrong = [each for each in attempts(some, RandomBot()) if not each.solved]
    assert wrong
    assert all(each.cost > 0 for each in wrong)
