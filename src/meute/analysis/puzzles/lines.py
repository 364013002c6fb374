"""The ways a turn can go: rows of answers of one seat, up to what it cannot foresee.

A way ends with the first answer after which chance draws, somebody else is asked, several are asked
in secret, or somebody is shown something. Ways that end in the same position are one.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from meute.core.codec import encode
from meute.core.decision import Decision
from meute.core.game import Game

LONGEST: Final = 12
"""Answers after which a way ends, whatever is asked."""

MOST_ORDERS: Final = 48
"""Orders of the same answers that are kept of one way."""

Path = tuple[int, ...]
"""Places among the options, question by question."""


@dataclass(eq=False)
class Line:
    """A way the turn can go, by the position in which it ends."""

    answers: tuple[Any, ...]
    paths: list[Path] = field(default_factory=list)
    """All orders in which it was found, the one of `answers` first."""


Start = tuple[Any, Path, tuple[Any, ...]]
"""A position on the way: the world, and what was answered so far, by places and by options."""

Rate = Callable[[Any, Decision, Sequence[Any]], Sequence[float]]


class Lines:
    """The ways found so far."""

    def __init__(self, game: Game, world: Any, seat: int, rate: Rate) -> None:
        """Begin in a world in which the seat is asked."""
        self._game, self._world, self._seat, self._rate = game, world, seat, rate
        self._ends: dict[bytes, Line] = {}
        self._seen: set[Path] = set()

    @property
    def found(self) -> list[Line]:
        """All ways, in the order in which they were found."""
        return list(self._ends.values())

    def grow(self, most: int) -> None:
        """Look for so many ways, the more of them behind an answer the better it looks."""
        self._grow((self._world, (), ()), most)

    def follow(self, path: Path) -> Line:
        """Return the way that a row of answers is; the row may go on where a way ends."""
        world = self._world.copy()
        answers: tuple[Any, ...] = ()
        for depth, place in enumerate(path, start=1):
            shown, option = world.shown, self._game.asked(world)[0].options(world)[place]
            self._game.play(world, option)
            answers = (*answers, option)
            if self._over(world, path[:depth], shown):
                break
        return self._note(world, path[: len(answers)], answers)

    def widen(self, path: Path, most: int) -> None:
        """Look for other ways at every question of a way, so many behind each option."""
        world = self._world.copy()
        answers: tuple[Any, ...] = ()
        for depth, taken in enumerate(path):
            options = list(self._game.asked(world)[0].options(world))
            for place, option in enumerate(options):
                if place != taken:
                    self._step((world, path[:depth], answers), place, option, most)
            self._game.play(world, options[taken])
            answers = (*answers, options[taken])

    def options(self, path: Path) -> int:
        """Return how many options the question after some answers has."""
        world = self._world.copy()
        for place in path:
            self._game.play(world, self._game.asked(world)[0].options(world)[place])
        return len(self._game.asked(world)[0].options(world))

    def _step(self, start: Start, place: int, option: Any, most: int) -> None:
        """Answer with one option and go on from there."""
        world, path, answers = start
        after = world.copy()
        self._game.play(after, option)
        path, answers = (*path, place), (*answers, option)
        if self._over(after, path, world.shown):
            self._note(after, path, answers)
        else:
            self._grow((after, path, answers), most)

    def _grow(self, start: Start, most: int) -> None:
        world = start[0]
        decision = self._game.asked(world)[0]
        options = list(decision.options(world))
        ratings = self._rate(world, decision, options) if len(options) > 1 else [0.0]
        order = sorted(range(len(options)), key=lambda place: -ratings[place])[:most]
        for left, place in zip(range(len(order), 0, -1), order, strict=True):
            share = max(1, (most - left + 1) // 2) if left > 1 else most
            self._step(start, place, options[place], share)
            most -= share

    def _over(self, world: Any, path: Path, shown: int) -> bool:
        """Tell whether a way ends in a position."""
        if world.shown != shown or len(path) >= LONGEST:
            return True
        asked = self._game.asked(world)
        return not asked or asked[0].player != self._seat or asked[0].secret

    def _note(self, world: Any, path: Path, answers: tuple[Any, ...]) -> Line:
        line = self._ends.setdefault(encode(world), Line(answers))
        if path not in self._seen and len(line.paths) < MOST_ORDERS:
            self._seen.add(path)
            line.paths.append(path)
        return line
