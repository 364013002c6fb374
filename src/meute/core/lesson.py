"""A first game that teaches: a fixed deal, what is said at each step, and which answers go on.

A lesson is data beside a room. Its table is an ordinary one; how far somebody has come follows from
the answers in its record, so that a lesson can be left, taken up again, and gone back in.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

from meute.core.decision import CHANCE
from meute.core.message import Message
from meute.core.record import Answer
from meute.core.run import find

if TYPE_CHECKING:
    from meute.core.decision import Action
    from meute.core.meta import Value
    from meute.core.table import Table

LEARNER: Final = 0
"""The seat of whoever learns."""

Answers = tuple["Action", ...]
"""Answers that belong together, one after the other."""


@dataclass(frozen=True)
class Say:
    """Something that is said, and the pieces it is about."""

    text: str
    """Its key in the room's `lesson.ftl`, after `<game>.lesson.`."""
    at: str = ""
    """Pieces and places as the board names them, with spaces between.

    The last bubble of a step points at what gives the answer instead.
    """


@dataclass(frozen=True)
class Step:
    """One question to whoever learns: what is said, and which answers go on."""

    say: tuple[Say, ...]
    """One after the other; the last one stays until the answer is given."""
    answers: tuple[Answers, ...]
    """Answers that go on, each a row of one or more; whoever learns may give a row in parts."""
    other: str = "other"
    """What is said to any other answer."""
    others: tuple[tuple[Action | type[Action], str], ...] = ()
    """What is said instead to some answers or kinds of answer; the first that fits."""
    then: tuple[tuple[int, Action], ...] = ()
    """What the other seats answer before the next step, each in the order in which it is asked."""


@dataclass(frozen=True)
class FirstGame:
    """The game that is proposed after the lesson, with everything chosen."""

    seats: int
    bot: str = "easy"
    variant: Mapping[str, Value] = field(default_factory=dict)


@dataclass(frozen=True)
class Lesson:
    """The coached first game of a room."""

    seed: str
    """What all dice come from: the same deal for everybody who learns."""
    seats: int
    steps: tuple[Step, ...]
    first: FirstGame
    free: tuple[Say, ...]
    """What is said when the last step is done, and everybody plays on as they like."""
    notes: Mapping[str, Say] = field(default_factory=dict)
    """What is said in free play when a kind of question, by its name, first comes."""
    variant: Mapping[str, Value] = field(default_factory=dict)
    bot: str = "easy"
    """Who answers for the other seats when the script has nothing more for them."""

    @property
    def texts(self) -> list[str]:
        """Every text that the lesson says, by its key after `<game>.lesson.`."""
        steps = [
            text
            for step in self.steps
            for text in (*(said.text for said in step.say), step.other, *dict(step.others).values())
        ]
        after = [said.text for said in (*self.free, *self.notes.values())]
        return list(dict.fromkeys([*steps, *after]))


@dataclass(frozen=True)
class Place:
    """How far somebody has come in a lesson."""

    step: int
    """The number of the step, from 0; as many as there are steps: play is free."""
    given: Answers = ()
    """What of the step's answer is given already."""


class Course:
    """A lesson at a table, as it stands now."""

    def __init__(self, lesson: Lesson, table: Table) -> None:
        """Find out how far the learner has come."""
        self.lesson = lesson
        self._table = table
        self.place = self._reached(self._given(LEARNER)) or Place(len(lesson.steps))

    @property
    def free(self) -> bool:
        """Tell whether the last step is done, or the script no longer fits what was played."""
        return self.place.step == len(self.lesson.steps)

    @property
    def step(self) -> Step | None:
        """The step that waits for its answer."""
        return None if self.free else self.lesson.steps[self.place.step]

    @property
    def wanted(self) -> list[Answers]:
        """What goes on now: the rest of each answer of the step; nothing when play is free."""
        given = self.place.given
        return [] if self.step is None else _rests(self.step, given)

    def refused(self, answers: Sequence[Action], sealed: int = 0) -> Message | None:
        """Return what is said to answers that do not go on; None if they do.

        A plan takes the place of so many sealed answers.
        """
        if self.step is None:
            return None
        before = self._given(LEARNER)
        if self._reached([*before[: len(before) - sealed], *answers]) is not None:
            return None
        return self._said(_objection(self.step, answers))

    def scripted(self, seat: int) -> Any:
        """Return what the script lets another seat answer now; None: it plays as it likes."""
        lines = [action for step in self.lesson.steps for who, action in step.then if who == seat]
        given = self._given(seat)
        if len(given) >= len(lines) or given != lines[: len(given)]:
            return None
        return find(self._table.options(seat), lines[len(given)])

    def back(self) -> Table:
        """Return the table as it stood before the learner's last step, or as it began."""
        count = len(self._given(LEARNER))
        start = sum(len(self._taken(n)) for n in range(self.place.step))
        if self.free:
            target = max(0, count - 1)
        elif self.place.given:
            target = start
        else:
            target = start - len(self._taken(self.place.step - 1)) if self.place.step else 0
        return _played(self._table, target)

    def table_again(self) -> Table:
        """Return a table of its own that stands as this one does."""
        return _played(self._table, len(self._given(LEARNER)))

    def _said(self, text: str) -> Message:
        return Message(f"{self._table.game.meta.name}.lesson.{text}")

    def _given(self, seat: int) -> list[Action]:
        """Return what a seat has answered so far, with what is sealed."""
        entries = self._table.record.entries
        played = [e.action for e in entries if isinstance(e, Answer) and e.seat == seat]
        return [*played, *self._table.sealed.get(seat, ())]

    def _taken(self, number: int) -> Answers:
        """Return with which answers the learner did a step that is done."""
        given = self._given(LEARNER)
        for step in self.lesson.steps[:number]:
            given = given[len(_done(step, given)) :]
        return _done(self.lesson.steps[number], given)

    def _reached(self, answers: Sequence[Action]) -> Place | None:
        """Return how far answers lead; None if they leave the script."""
        left = tuple(answers)
        for number, step in enumerate(self.lesson.steps):
            done = _done(step, left)
            if not done:
                return Place(number, left) if _rests(step, left) else None
            left = left[len(done) :]
        return Place(len(self.lesson.steps))


def _rests(step: Step, given: Answers) -> list[Answers]:
    """Return what is left of each answer of a step that begins with what is given."""
    return [row[len(given) :] for row in step.answers if row[: len(given)] == given]


def _done(step: Step, given: Sequence[Action]) -> Answers:
    """Return the answer of a step that stands at the beginning; nothing if none does."""
    rows = [row for row in step.answers if tuple(given[: len(row)]) == row]
    return max(rows, key=len, default=())


def _objection(step: Step, answers: Sequence[Action]) -> str:
    """Return what a step says to answers it does not want."""
    for about, text in step.others:
        if any(a == about or (isinstance(about, type) and isinstance(a, about)) for a in answers):
            return text
    return step.other


def _played(table: Table, count: int) -> Table:
    """Return a new table of the same deal, played until the learner has given so many answers."""
    header = table.record.header
    again = type(table)(table.game, header.seats, table.seed, header.variant, names=header.names)
    sealed = table.sealed.get(LEARNER, ())
    answers = [(e.seat, e.action) for e in table.record.entries if isinstance(e, Answer)]
    for seat, action in [*answers, *((LEARNER, action) for action in sealed)]:
        count -= seat == LEARNER
        if count < 0:
            break
        if seat != CHANCE:
            again.play(seat, action)
    return again
