"""One moment of a table, told to everybody: what several seats may know is made once for all."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from meute.core.codec import Together
from meute.core.decision import View
from meute.core.game import State
from meute.core.record import may_see
from meute.core.standing import OVER
from meute.core.table import Table
from meute.server.refusal import refusal
from meute.server.schema.lobby import SeatInfo
from meute.server.schema.told import LogEntry, Question, Update
from meute.server.schema.words import Plain, Why
from meute.server.store.protocol import Facts
from meute.server.table import coaching, wire
from meute.server.table.film import Film

MOST_FRAMES: Final = 12

PRESENT: Final = -1
"""The present position, where those on the way are counted from 0."""


@dataclass(frozen=True)
class Telling:
    """A moment of a table; it lives only as long as the moment."""

    facts: Facts
    table: Table | None
    """The game, once it is dealt."""
    film: Film | None
    """The game as it was kept, where its rules are gone."""
    notes: Sequence[LogEntry]
    """What the server has noted in the log."""
    deadline: float | None
    """When time runs out, by the clock on the wall."""
    seats: list[SeatInfo]
    colours: list[int]
    promise: str
    invite: str | None
    """For somebody with a seat, while there is room for others."""
    log_from: int
    lines: Sequence[tuple[int, LogEntry]] = ()
    """The log after `log_from`, each line with the seats that may read it."""
    passed: Sequence[tuple[int, State]] = ()
    """Positions on the way from the last moment to this one, each with the number of its event."""
    together: dict[int, Together] = field(default_factory=dict)
    """What was written of each of these positions, and of the present one, for another seat."""

    def update(self, seat: int | None) -> Update:
        """Return all this seat may know now."""
        facts, table = self.facts, self.table
        if self.film is not None:
            return self._kept(self.film, seat)
        view = None if table is None else table.view(seat)
        frames = [] if table is None else self._frames(table, seat, view)
        person = None if table is None else seat
        return Update(
            n=facts.events,
            game=facts.game,
            variant=facts.variant,
            seat=seat,
            seats=self.seats,
            colours=self.colours,
            view=None if view is None else self._written(PRESENT, view),
            frames=[self._written(which, frame) for which, frame in frames],
            frames_at=[self.passed[which][0] for which, _ in frames],
            waiting=facts.waiting,
            question=self._question(person, view),
            log=[line for to, line in self.lines if may_see(to, seat)],
            log_from=self.log_from,
            undo=self._no_undo(person),
            over=facts.status == "over",
            off=facts.status == "off",
            ranks=facts.ranks,
            scores=facts.scores,
            deadline=self.deadline,
            clock=facts.clock,
            commitment=self.promise,
            rematch=facts.rematch,
            source=facts.source,
            invite=None if seat is None else self.invite,
            lesson=coaching.coached(facts, table, seat),
        )

    def _kept(self, film: Film, seat: int | None) -> Update:
        """Return all this seat may know of a game that ended under other rules."""
        facts = self.facts
        view, log = film.last(seat)
        ended = refusal("called_off").reason if facts.status == "off" else OVER
        return Update(
            n=facts.events,
            game=facts.game,
            variant=facts.variant,
            seat=seat,
            seats=self.seats,
            colours=self.colours,
            view=view,
            waiting=[],
            log=sorted([*log, *self.notes], key=lambda line: line.n),
            undo=None if seat is None else wire.why(ended),
            over=facts.status == "over",
            off=facts.status == "off",
            ranks=facts.ranks,
            scores=facts.scores,
            clock=facts.clock,
            commitment=self.promise,
            rematch=facts.rematch,
            source=facts.source,
        )

    def _written(self, which: int, view: View) -> Plain:
        """Write a view of one of the positions beside those of other seats."""
        if which not in self.together:
            self.together[which] = Together()
        plain: Plain = self.together[which].write(view)
        return plain

    def _question(self, seat: int | None, view: View | None) -> Question | None:
        """Return what a seat is asked, unless the game was called off."""
        if seat is None or view is None or self.table is None or self.facts.status == "off":
            return None
        return wire.question(self.table, seat, view)

    def _no_undo(self, seat: int | None) -> Why | None:
        """Return why a seat can take back nothing."""
        if seat is None or self.table is None:
            return None
        if self.facts.status == "off":
            return wire.why(refusal("called_off").reason)
        if coaching.goes_back(self.facts, self.table, seat):
            return None
        return wire.maybe_why(self.table.cannot_undo(seat))

    def _frames(self, table: Table, seat: int | None, last: Any) -> list[tuple[int, Any]]:
        """Return the views on the way that differ from the one before and from the last.

        Each comes with its place among the positions.
        """
        frames: list[tuple[int, Any]] = []
        for which, (_, state) in enumerate(self.passed):
            view = table.game.view(state, seat)
            if view != last and (not frames or view != frames[-1][1]):
                frames.append((which, view))
        return frames[-MOST_FRAMES:]
