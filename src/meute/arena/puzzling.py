"""Puzzles in series: found in many games of self-play, and tried by bots of any kind."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, Final, TypeVar

from meute.analysis.puzzles import Puzzle, shelf
from meute.analysis.puzzles.finder import search
from meute.analysis.puzzles.score import Attempt, attempt
from meute.arena import guests
from meute.bots.outside import named
from meute.bots.outside.faults import BotLost
from meute.bots.outside.program import Limits
from meute.core.codec import from_json, to_json
from meute.core.errors import BadData

LAP: Final = 8
"""Games that each process is given at once."""

T = TypeVar("T")
U = TypeVar("U")


@dataclass(frozen=True)
class Score:
    """How a bot fared with puzzles."""

    bot: str
    attempts: Sequence[Attempt]

    def rows(self) -> Iterator[tuple[str, int, int]]:
        """Yield how many were solved of how many: of all, by level, by theme."""
        tries = self.attempts
        yield _row("all", tries)
        for level in sorted({each.puzzle.level for each in tries}):
            yield _row(f"level {level}", [each for each in tries if each.puzzle.level == level])
        for theme in sorted({theme for each in tries for theme in each.puzzle.themes}):
            yield _row(theme, [each for each in tries if theme in each.puzzle.themes])

    def plain(self) -> Mapping[str, Any]:
        """Return it as JSON has it."""
        rows = [
            {"puzzles": n, "solved": solved, "tried": tried} for n, solved, tried in self.rows()
        ]
        lost = sum(each.cost for each in self.attempts) / len(self.attempts)
        solved = {each.puzzle.name: each.solved for each in self.attempts}
        return {"bot": self.bot, "rows": rows, "cost": round(lost, 4), "solved": solved}


def _row(name: str, tries: Sequence[Attempt]) -> tuple[str, int, int]:
    return name, sum(each.solved for each in tries), len(tries)


def scored(bot: str, many: Sequence[Puzzle], jobs: int = 1) -> Score:
    """Let a bot try puzzles; the same for any number of processes."""
    named.check(bot)
    return Score(bot, list(_in_order(partial(_tried, bot), many, jobs)))


def _tried(name: str, puzzle: Puzzle) -> Attempt:
    """Let a bot try one puzzle; one from outside that fails has not solved it."""
    variant = puzzle.rulebook.meta.variant(puzzle.variant)
    known = {"game": puzzle.game, "variant": variant, "seats": puzzle.seats, "seat": puzzle.seat}
    try:
        with guests.seated(name, Limits(), known) as bot:
            return attempt(puzzle, bot)
    except BotLost:
        return Attempt(puzzle, solved=False, cost=puzzle.chance)


class Notebook:
    """A file of puzzles that grows game by game, with a line beside it on how far it has come."""

    def __init__(self, target: Path, game: str, seed: str) -> None:
        """Go on where an earlier search for the same stopped."""
        self.game, self.seed = game, seed
        self._target, self._beside = target, target.with_name(f"{target.name}.games")
        self.found: list[Puzzle] = []
        self.games = 0
        if self._beside.exists():
            self._go_on()
        elif target.exists() and target.read_bytes():
            raise BadData(f"{target} holds something else; choose another file")

    def _go_on(self) -> None:
        told = from_json(self._beside.read_bytes())
        if told["game"] != self.game or told["seed"] != self.seed:
            raise BadData(f"{self._target} belongs to another search; choose another file")
        self.games = told["games"]
        kept = shelf.read(self._target) if self._target.exists() else ()
        self.found = list(kept[: told["found"]])

    def note(self, found: Sequence[Puzzle]) -> None:
        """Write down what one more game has given."""
        self.found += found
        self.games += 1
        self._target.write_bytes(shelf.written(self.found))
        told = {"game": self.game, "seed": self.seed, "games": self.games, "found": len(self.found)}
        self._beside.write_bytes(to_json(told) + b"\n")


def hunt(notes: Notebook, wanted: int, jobs: int = 1) -> Iterator[tuple[int, Sequence[Puzzle]]]:
    """Go through games until so many puzzles are noted; yield what each has given."""
    while len(notes.found) < wanted:
        numbers = range(notes.games, notes.games + LAP * jobs)
        found = _in_order(partial(search, notes.game, notes.seed), numbers, jobs)
        for number, puzzles in zip(numbers, found, strict=True):
            if len(notes.found) >= wanted:
                return
            notes.note(puzzles)
            yield number, puzzles


def _in_order(work: Callable[[T], U], items: Iterable[T], jobs: int) -> Iterator[U]:
    """Do work in so many processes; what comes of it comes in the order of the items."""
    if jobs == 1:
        yield from map(work, items)
        return
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(jobs, mp_context=context) as pool:
        yield from pool.map(work, items)
