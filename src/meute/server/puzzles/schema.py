"""What the server says about puzzles, and what is asked of it."""

from __future__ import annotations

from typing import Literal

import msgspec

from meute.server.schema.told import Question
from meute.server.schema.words import Plain, Told, Why

Verdict = Literal["open", "right", "wrong", "impossible", "solved"]
"""What became of the last answers: none yet, right so far, wrong, against the rules, all solved."""


class PuzzleInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A line of the list of puzzles."""

    name: str
    game: str
    seats: int
    themes: list[str]
    level: int
    """From 1 to 4; see docs/reference/puzzles.md."""


class PuzzleList(msgspec.Struct, frozen=True, kw_only=True):
    """All puzzles, and the one of the day."""

    date: str
    """The day by UTC, such as 2026-11-19."""
    daily: PuzzleInfo | None
    puzzles: list[PuzzleInfo]


class PuzzleTry(msgspec.Struct, frozen=True, kw_only=True):
    """Answers to a puzzle from its beginning: those that were right, then new ones."""

    given: list[Plain] = []
    show: bool = False
    """Show the solution from there instead."""


class PuzzleStep(msgspec.Struct, frozen=True, kw_only=True):
    """An answer of the solution."""

    action: Plain
    sentence: Told
    view: Plain
    """What the seat sees after it."""
    chance: float | None
    """The chance to win with it; None where no other answer was possible, or none was worse."""
    other: Told | None
    """The best of the wrong answers at this point."""
    other_chance: float | None


class PuzzleMoment(msgspec.Struct, frozen=True, kw_only=True):
    """A puzzle after some right answers, and what became of the last ones."""

    puzzle: PuzzleInfo
    variant: dict[str, int | str]
    seat: int
    colours: list[int]
    view: Plain
    question: Question | None
    """None once it is solved."""
    given: list[Plain]
    """The answers that were right."""
    verdict: Verdict
    cost: float | None = None
    """What the wrong answer costs, as a chance to win; None where it is too bad to be known."""
    why: Why | None = None
    """Why the answer is impossible."""
    way: list[PuzzleStep] = []
    """The solution, once it is found or shown."""
    chance: float | None = None
    other: float | None = None
    """The chance with the solution, and with the best of what is wrong, once it is solved."""
    worlds: int = 0
    """In how many imagined worlds that was measured."""
