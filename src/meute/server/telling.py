"""One moment of a table, told to everybody: what several seats may know is made once for all."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final

import msgspec

from meute.core.codec import Together
from meute.core.record import may_see
from meute.core.table import Table
from meute.server import wire
from meute.server.refusal import refusal
from meute.server.schema import LogEntry, Plain, SeatInfo, Update, Why
from meute.server.store import Facts

MOST_FRAMES: Final = 12


@dataclass(frozen=True)
class Telling:
    """A moment of a table; it lives only as long as the moment."""

    facts: Facts
    table: Table | None
    """The game, once it is dealt."""
    seats: list[SeatInfo]
    colours: list[int]
    promise: str
    notes: Sequence[LogEntry]
    invite: str | None
    """For somebody with a seat, while there is room for others."""
    log_from: int
    passed: Sequence[Any] = ()
    """Positions on the way from the last moment to this one."""

    def update(self, seat: int | None) -> Update:
        """Return all this seat may know now."""
        facts = self.facts
        update = Update(
            n=facts.events,
            game=facts.game,
            variant=facts.variant,
            seat=seat,
            seats=self.seats,
            colours=self.colours,
            view=None,
            waiting=facts.waiting,
            log=[],
            log_from=self.log_from,
            over=facts.status == "over",
            off=facts.status == "off",
            ranks=facts.ranks,
            scores=facts.scores,
            deadline=facts.deadline,
            clock=facts.clock,
            commitment=self.promise,
            rematch=facts.rematch,
            invite=None if seat is None else self.invite,
        )
        return update if self.table is None else self._of_the_game(update, self.table)

    def _of_the_game(self, update: Update, table: Table) -> Update:
        """Add what a seat may know of the game, once it is dealt."""
        seat, view = update.seat, table.view(update.seat)
        asked = None if seat is None or update.off else wire.question(table, seat, view)
        return msgspec.structs.replace(
            update,
            view=self._together.write(view),
            frames=self._frames(table, seat, view),
            question=asked,
            log=self._log(seat),
            undo=None if seat is None else self._no_undo(table, seat),
        )

    def _no_undo(self, table: Table, seat: int) -> Why | None:
        """Return why a seat can take back nothing."""
        if self.facts.status == "off":
            return wire.why(refusal("called_off").reason)
        return wire.maybe_why(table.cannot_undo(seat))

    def _frames(self, table: Table, seat: int | None, last: Any) -> list[Plain]:
        """Return the views on the way that differ from the one before and from the last."""
        frames: list[tuple[Any, Together]] = []
        for state, together in self._passed:
            view = table.game.view(state, seat)
            if view != last and (not frames or view != frames[-1][0]):
                frames.append((view, together))
        return [together.write(view) for view, together in frames[-MOST_FRAMES:]]

    @cached_property
    def _together(self) -> Together:
        return Together()

    @cached_property
    def _passed(self) -> list[tuple[Any, Together]]:
        return [(state, Together()) for state in self.passed]

    def _log(self, seat: int | None) -> list[LogEntry]:
        """Return the new lines as this seat may read them."""
        return [entry for to, entry in self._lines if may_see(to, seat)]

    @cached_property
    def _lines(self) -> list[tuple[int, LogEntry]]:
        """The new lines, written once, with the seats that may read each."""
        assert self.table is not None
        return wire.lines_since(self.table, self.log_from, self.notes)
