"""Bots try puzzles: what each solves, by theme and by level."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from meute.analysis.puzzles.puzzle import Fork, Puzzle
from meute.analysis.puzzles.themes import own_question
from meute.core.dealer import Dealer
from meute.core.registry import Bot


@dataclass(frozen=True)
class Attempt:
    """How a bot fared with a puzzle."""

    puzzle: Puzzle
    solved: bool
    cost: float
    """What its first wrong answer cost, as a chance to win; nothing if it solved."""


def attempt(puzzle: Puzzle, bot: Bot, luck: str = "") -> Attempt:
    """Let a bot answer question by question until it is wrong or all is solved.

    It is given what it would be given at a table: the seat's view, the options and luck of its own.
    """
    game, seat = puzzle.rulebook, puzzle.seat
    table = puzzle.table()
    world = (
        table.copy_state() if not table.in_run else game.imagine(table.full_view(seat), Dealer(0))
    )
    fork: Fork | None = puzzle.root
    step = 0
    while fork is not None:
        options = own_question(puzzle, world).options(world)
        view: Any = None if getattr(bot, "blind", False) else game.full_view(world, seat)
        answer = bot.choose(view, options, Dealer(f"{puzzle.name} {step} {luck}"))
        place = options.index(answer)
        if place not in fork.good:
            best = fork.chances[fork.best]
            return Attempt(puzzle, solved=False, cost=(best - max(0, fork.chances[place])) / 1000)
        fork = fork.good[place]
        if fork is not None:
            game.play(world, options[place])
        step += 1
    return Attempt(puzzle, solved=True, cost=0.0)


def attempts(many: Iterable[Puzzle], bot: Bot, luck: str = "") -> Sequence[Attempt]:
    """Let a bot try many puzzles."""
    return [attempt(puzzle, bot, luck) for puzzle in many]


def share(tries: Sequence[Attempt]) -> float:
    """Return which part was solved."""
    return sum(each.solved for each in tries) / max(1, len(tries))
