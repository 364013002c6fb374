"""A turn of a finished game tried once more, as an exercise: laid out, answered, judged.

Nothing of it is stored: every try names all answers from the beginning of the turn.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import lru_cache
from typing import Any, Final

import msgspec

from meute.analysis.course import OwnTurn
from meute.analysis.played import Choice, Course
from meute.analysis.prospect import foresight_of
from meute.analysis.reasons import worded
from meute.analysis.verdicts import verdict_of
from meute.bots.outside import worker
from meute.core.bare import BareTable
from meute.core.codec import Plain, action_from_plain, to_plain
from meute.core.errors import BadData
from meute.core.replay import parse
from meute.core.standing import NOT_AN_OPTION
from meute.server.schema.words import Why
from meute.server.table import wire
from meute.server.thinking.said import steps_said
from meute.server.thinking.schema import Tried

EXERCISE: Final = "exercise"

MOST_GIVEN: Final = 100
"""Answers of one turn; no turn is as long."""


class Exercise(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag=EXERCISE):
    """What somebody would rather have played."""

    table: str
    record: str
    n: int
    seat: int
    given: list[Any]


@lru_cache(maxsize=4)
def _course(table: str, record: str) -> Course:
    """Return a game played once more; the next try is about the same one."""
    del table
    [(_, parsed)] = parse(record.encode())
    return Course(parsed)


@lru_cache(maxsize=64)
def _played(name: str, course: Course, n: int, seat: int) -> float:
    """Return the chance to win after what was played then."""
    choice = next(c for c in course.choices if (c.n, c.seat) == (n, seat))
    return verdict_of(course.table.game, choice, name).chance


def tried(said: Mapping[str, Plain]) -> Plain:
    """Lay out a turn, give the answers, and judge them once it is over; None: no such turn."""
    asked = msgspec.convert(said, Exercise)
    course = _course(asked.table, asked.record)
    choice = next((c for c in course.choices if (c.n, c.seat) == (asked.n, asked.seat)), None)
    if choice is None:
        return None
    return msgspec.to_builtins(Board(course, choice, asked.table).after(asked))


class Board:
    """A turn of a finished game on the table."""

    def __init__(self, course: Course, choice: Choice, name: str) -> None:
        """Lay it out; the name is that of the table, as for the verdicts on the whole game."""
        self._course, self._name = course, name
        self._game = course.table.game
        self._choice = choice
        self._turn = OwnTurn(
            self._game, foresight_of(self._game).pace, choice.seat, choice.state.copy()
        )
        self._table = BareTable.at(self._game, course.table.header, choice.state.copy())
        self._given: list[Any] = []

    def after(self, asked: Exercise) -> Tried:
        """Give the answers one after the other; one that is not possible ends it, with a reason."""
        seat, why = asked.seat, None
        self._forced()
        for plain in asked.given[:MOST_GIVEN]:
            if self._turn.question() is None:
                break
            why = self._give(plain)
            if why is not None:
                break
            self._forced()
        if self._turn.question() is not None:
            view = self._table.view(seat)
            question = wire.question(self._table, seat, view)
            return Tried(view=to_plain(view), question=question, given=self._plain(), why=why)
        return self._judged()

    def _give(self, plain: Plain) -> Why | None:
        """Give an answer; return why it is not possible."""
        seat = self._choice.seat
        try:
            action = action_from_plain(self._game, plain)
        except BadData:
            return wire.why(NOT_AN_OPTION)
        if action not in self._turn.options():
            return wire.maybe_why(self._table.why_not(seat, action)) or wire.why(NOT_AN_OPTION)
        self._play(action)
        return None

    def _play(self, action: Any) -> None:
        self._given.append(action)
        self._turn.play(action)
        if self._turn.question() is not None:
            self._table.play(self._choice.seat, action)

    def _forced(self) -> None:
        """Give the answers that leave no choice."""
        while len(options := self._turn.options()) == 1:
            self._play(options[0])

    def _judged(self) -> Tried:
        """Tell what the answers are worth beside the best line and what was played."""
        game, choice = self._game, self._choice
        found = verdict_of(game, replace(choice, steps=self._given), self._name)
        better = [] if found.quality == "best" else steps_said(game, choice, found.better)
        return Tried(
            view=to_plain(game.view(self._turn.world, choice.seat)),
            question=None,
            given=self._plain(),
            quality=found.quality,
            chance=found.chance,
            best=found.best,
            better=better,
            grounds=[wire.told(worded(game, fact)) for fact in found.facts if fact.good],
            played=_played(self._name, self._course, choice.n, choice.seat),
        )

    def _plain(self) -> list[Plain]:
        return [to_plain(action) for action in self._given]


worker.KINDS[EXERCISE] = tried
