"""A table at which somebody learns: what the teacher says, refuses, and lets the others do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from meute.core import registry
from meute.core.codec import to_plain
from meute.core.decision import Action
from meute.core.errors import MeuteError
from meute.core.lesson import LEARNER, Course, FirstGame, Lesson, Place, Say
from meute.core.message import Message, Reason
from meute.core.table import Table
from meute.server.refusal import Refusal
from meute.server.schema.lesson import Bubble, Coached, NextGame
from meute.server.store.protocol import Facts
from meute.server.table.wire import told


def course(facts: Facts, table: Table) -> Course | None:
    """Return the lesson of a table as it stands; None at any other table."""
    lesson = lesson_of(facts.game) if facts.lesson else None
    return None if lesson is None else Course(lesson, table)


def lesson_of(game: str) -> Lesson | None:
    """Return the lesson of a game, if the game is here and has one."""
    try:
        return registry.game(game).lesson
    except MeuteError:
        return None


def check(
    facts: Facts, table: Table, seat: int, answers: Sequence[Action], *, whole: bool = False
) -> None:
    """Refuse answers with which a lesson does not go on, with what the teacher says to them.

    `whole`: they take the place of all sealed answers.
    """
    at = course(facts, table) if seat == LEARNER else None
    if at is None:
        return
    sealed = len(table.sealed.get(seat, ())) if whole else 0
    said = at.refused(answers, sealed)
    if said is not None:
        raise Refusal(Reason("", said))


def goes_back(facts: Facts, table: Table, seat: int) -> bool:
    """Tell whether a seat learns here and can go back a step, whatever has happened since."""
    at = course(facts, table) if seat == LEARNER and not table.over else None
    return at is not None and at.place != Place(0)


def scripted(facts: Facts, table: Table, seat: int) -> Any:
    """Return what the script lets a bot answer now; None where there is no script for it."""
    at = course(facts, table)
    return None if at is None else at.scripted(seat)


def coached(facts: Facts, table: Table | None, seat: int | None) -> Coached | None:
    """Return what the teacher says to a seat now."""
    if table is None or seat != LEARNER or facts.status not in ("running", "over"):
        return None
    at = course(facts, table)
    if at is None:
        return None
    lesson = at.lesson
    says = lesson.free if at.step is None else at.step.say
    return Coached(
        step=at.place.step,
        steps=len(lesson.steps),
        said=[_bubble(facts.game, say) for say in says],
        wanted=[[to_plain(action) for action in row] for row in at.wanted],
        notes={asked: _bubble(facts.game, say) for asked, say in lesson.notes.items()}
        if at.free
        else {},
        first=_next_game(lesson.first) if at.free else None,
    )


def _bubble(game: str, say: Say) -> Bubble:
    return Bubble(text=told(Message(f"{game}.lesson.{say.text}")), at=say.at.split())


def _next_game(first: FirstGame) -> NextGame:
    return NextGame(seats=first.seats, bot=first.bot, variant=dict(first.variant))
