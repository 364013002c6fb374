"""More kinds of question for our own workers: a hint; a game that ended, to study or to keep.

The server's workers import this module; `meute.bots.outside.worker` then answers these kinds too.
"""

from __future__ import annotations

import os
from base64 import b64encode
from collections.abc import Mapping, Sequence
from functools import lru_cache
from time import perf_counter
from typing import Final

import msgspec

from meute.analysis import hints
from meute.analysis.prospect import foresight_of
from meute.analysis.reasons import worded
from meute.analysis.study import Study
from meute.analysis.turns import Budget, Line
from meute.bots.outside import worker
from meute.bots.outside.question import dealer_of, question_of
from meute.core import registry
from meute.core.codec import Plain, to_plain
from meute.core.decision import View
from meute.core.game import Game
from meute.core.replay import parse, replay
from meute.server.schema.told import Advice, Ground, HintStep
from meute.server.schema.words import Told
from meute.server.table.film import archived
from meute.server.table.wire import told
from meute.server.thinking.said import steps_said
from meute.server.thinking.schema import Chance, Moment, Verdict

CONSULT: Final = "consult"
STUDY: Final = "study"
FILM: Final = "film"

GENTLE: Final = 10
"""How far a process steps back behind others while it studies games."""


class Lesson(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag=STUDY):
    """A finished game to study from some part on, for about `seconds`."""

    table: str
    record: str
    people: list[int]
    start: int
    seconds: float


class Studied(msgspec.Struct, frozen=True, kw_only=True):
    """What was found out about a game in one slice of time."""

    done: int = 0
    """The number of parts that are done after it."""
    total: int = 0
    moments: list[Moment] = []
    gifts: list[tuple[int, list[float]]] = []
    """What an answer of chance gave each seat, by its event."""
    verdicts: list[Verdict] = []
    form: int = 0
    """How this is to be read: what was found in an earlier way is found again."""


FORM: Final = 1
"""How games are studied today."""


def consult(said: Mapping[str, Plain]) -> Plain:
    """Return the best plan for the rest of a turn, in words, with its reasons."""
    question = question_of(said)
    game = registry.game(question.game)
    budget = Budget(foresight_of(game).levels["expert"], perf_counter() + said["seconds"])
    options = list(question.options)
    advice = hints.advise(game, question.view, options, dealer_of(question), budget)
    other = advice.next
    found = Advice(
        steps=hint_steps(hints.steps_of(game, question.view, advice.best.steps)),
        grounds=[Ground(text=told(text), good=good) for text, good in hints.grounds(game, advice)],
        standing=told(hints.standing(advice, question.seats)),
        percent=hints.percent(advice),
        next=next_steps(game, question.view, other),
        lead=told(hints.lead(other)) if other else None,
    )
    return msgspec.to_builtins(found)


def hint_steps(steps: Sequence[hints.Step]) -> list[HintStep]:
    """Put the steps of a plan on the wire, each with what will have changed by then."""
    views = [to_plain(step.view) for step in steps]
    now = views[0]
    later = [{name: at for name, at in view.items() if now.get(name) != at} for view in views]
    return [
        HintStep(action=to_plain(step.action), sentence=told(step.sentence), later=changes)
        for step, changes in zip(steps, later, strict=True)
    ]


def next_steps(game: Game, view: View, other: Line | None) -> list[Told]:
    """Put the next best plan on the wire: where it goes another way is enough."""
    steps = other.steps if other else ()
    return [told(step.sentence) for step in hints.steps_of(game, view, steps)]


@lru_cache(maxsize=1)
def _opened(table: str, record: str, people: tuple[int, ...]) -> Study:
    """Return the study of a game; the next slice is about the same one."""
    if hasattr(os, "nice"):
        os.nice(max(0, GENTLE - os.nice(0)))
    [(_, parsed)] = parse(record.encode())
    return Study(parsed, table, people)


def study(lesson: Lesson) -> Studied:
    """Do one part after the other until the time is over."""
    opened = _opened(lesson.table, lesson.record, tuple(lesson.people))
    deadline = perf_counter() + lesson.seconds
    moments: list[Moment] = []
    gifts: list[tuple[int, list[float]]] = []
    judged: list[Verdict] = []
    done = lesson.start
    while done < opened.total and (done == lesson.start or perf_counter() < deadline):
        if done < len(opened.moments):
            moments.append(_moment(opened, done))
        elif done < len(opened.moments) + len(opened.draws):
            gifts += [(gift.n, list(gift.seats)) for gift in opened.gifts(done)]
        else:
            judged.append(_verdict(opened, done))
        done += 1
    total = opened.total
    return Studied(done=done, total=total, moments=moments, gifts=gifts, verdicts=judged, form=FORM)


def _moment(opened: Study, part: int) -> Moment:
    seats = [Chance(chance=p.chance, low=p.low, high=p.high) for p in opened.chances(part)]
    return Moment(n=opened.moments[part].n, seats=seats)


def _verdict(opened: Study, part: int) -> Verdict:
    found = opened.verdict(part)
    choice = found.choice
    return Verdict(
        n=choice.n,
        until=choice.events[-1],
        seat=choice.seat,
        quality=found.quality,
        chance=found.chance,
        best=found.best,
        doubt=found.doubt,
        played=steps_said(opened.game, choice, choice.steps),
        better=[] if found.quality == "best" else steps_said(opened.game, choice, found.better),
        grounds=[told(worded(opened.game, fact)) for fact in found.facts if fact.good],
        opened=found.opened,
    )


def studied(said: Mapping[str, Plain]) -> Plain:
    """Study as a line asks for it."""
    return msgspec.to_builtins(study(msgspec.convert(said, Lesson)))


class Filming(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag=FILM):
    """An ended game that is to be kept as it was seen."""

    table: str
    record: str
    seed: str


def filmed(said: Mapping[str, Plain]) -> Plain:
    """Play a game again and return what everybody saw of it, as text."""
    if hasattr(os, "nice"):
        os.nice(max(0, GENTLE - os.nice(0)))
    asked = msgspec.convert(said, Filming)
    [(_, record)] = parse(asked.record.encode())
    return b64encode(archived(asked.table, replay(record, asked.seed))).decode()


worker.KINDS.update({CONSULT: consult, STUDY: studied, FILM: filmed})
