"""A table that is being played: one writer, everything saved before anybody sees it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from time import time
from typing import Any, Final

import msgspec

from meute.core.codec import to_plain
from meute.core.errors import Refused
from meute.core.record import Answer
from meute.core.table import Table
from meute.server import clock, wire
from meute.server.hub import Hub
from meute.server.metrics import Metrics
from meute.server.rebuilding import first_line, last_digest, new_table, next_lines, rebuild
from meute.server.refusal import Refusal, refusal
from meute.server.schema import Chatted, LogEntry, Plain, SeatInfo, TableInfo, Update
from meute.server.settings import Settings
from meute.server.store import CHAT_KEPT, Change, Facts, Saved, SeatRow, Store, StoreError
from meute.server.trouble import note, noted

MOST_FRAMES: Final = 12


class LiveTable:
    """A table in memory: its game, who sits there, who is connected, and its only writer."""

    def __init__(
        self,
        saved: Saved,
        store: Store,
        settings: Settings,
        metrics: Metrics,
        changed: Callable[[str], None],
    ) -> None:
        """Take up a table where the store has it; `changed` is called after every change."""
        self.hub = Hub()
        self._changed = changed
        self.settings = settings
        self._store = store
        self.metrics = metrics
        self._lock = asyncio.Lock()
        self._stale = False
        self._take_up(saved)

    def _take_up(self, saved: Saved) -> None:
        self.facts: Facts = saved.facts
        self.table: Table = rebuild(saved)
        self.notes = saved.notes
        self.said = saved.chat
        self._seed = saved.seed
        self._lines = len(saved.lines)
        self._digest = last_digest(saved.lines)
        self._written = len(self.table.record.entries) if saved.lines else 0

    @property
    def name(self) -> str:
        """The name by which everybody finds the table."""
        return self.facts.table

    @property
    def started(self) -> bool:
        """Tell whether every seat is taken and the game has begun."""
        return self.facts.status != "open"

    @asynccontextmanager
    async def alone(self) -> AsyncIterator[None]:
        """Be the table's only writer for a while.

        Whatever fails in between, the table is taken up again from the store, so that memory never
        knows more than the disk.
        """
        async with self._lock:
            if self._stale:
                await self._restore()
            try:
                yield
            except (Refusal, Refused):
                raise
            except StoreError as error:
                self._stale = True
                note(self.metrics, self.name, "could not be saved", error)
                raise refusal("try_again", 503) from error
            except Exception as error:
                self._stale = True
                note(self.metrics, self.name, "stumbled", error)
                raise refusal("trouble", 500) from error
            except BaseException:
                self._stale = True
                raise

    async def _restore(self) -> None:
        with noted(self.metrics, self.name, "could not be taken up again"):
            saved = await self._store.load(self.name)
            assert saved is not None
            self._take_up(saved)
        self._stale = False
        self.tell(0)

    async def commit(
        self,
        *,
        seats: Sequence[SeatRow] | None = None,
        rematch: str | None = None,
        sealed: Mapping[int, bytes | None] | None = None,
        notes: Sequence[LogEntry] = (),
        chat: Sequence[Chatted] = (),
    ) -> None:
        """Save what has happened; return when it is on the disk."""
        facts = self._facts_now(list(seats or self.facts.seats), rematch or self.facts.rematch)
        if facts.status != "open" and not self.started:
            self.table = new_table(facts, self._seed)
        lines, digest = self._new_lines(facts)
        change = Change(
            facts=facts,
            after=self._lines,
            lines=lines,
            sealed=sealed or {},
            notes=notes,
            chat=chat,
        )
        with self.metrics.appending(len(lines)):
            await self._store.write(change)
        self.facts, self._digest = facts, digest
        self._lines += len(lines)
        self._written = len(self.table.record.entries) if self.started else 0
        self.notes = [*self.notes, *notes]
        self.said = [*self.said, *chat][-CHAT_KEPT:]
        self._changed(self.name)

    def _new_lines(self, facts: Facts) -> tuple[list[bytes], str]:
        if facts.status == "open":
            return [], ""
        start, digest = [], self._digest
        if not self._lines:
            header, digest = first_line(self.table)
            start = [header]
        entries = self.table.record.entries[self._written :]
        lines, digest = next_lines(self.table, entries, digest)
        return [*start, *lines], digest

    def _facts_now(self, seats: list[SeatRow], rematch: str | None) -> Facts:
        return facts_now(self.facts, self.table, seats, rematch, self.settings)

    def seat_infos(self) -> list[SeatInfo]:
        """Return who sits where, and who of them is here."""
        return wire.seat_infos(self.facts, self.hub.online, self.settings.holder)

    def info(self) -> TableInfo:
        """Return the table's line in the lobby."""
        return wire.table_info(self.facts, self.hub.online, self.settings.holder)

    def tell(self, log_from: int, passed: Sequence[Any] = ()) -> None:
        """Send every seat all it may know now, with the views on the way."""
        infos = self.seat_infos()
        self.hub.tell_each(lambda seat: self.update(seat, log_from, infos, passed))

    def tell_seat(self, seat: int) -> None:
        """Send one seat all it may know now, when nothing has changed for anybody else."""
        infos = self.seat_infos()
        self.hub.tell_one(seat, lambda _: self.update(seat, self.table.events, infos))

    def tell_people(self) -> None:
        """Send everybody who is here."""
        self.hub.tell_people(self.seat_infos())

    def update(
        self, seat: int | None, log_from: int, infos: list[SeatInfo], passed: Sequence[Any] = ()
    ) -> Update:
        """Return all this seat may know now."""
        table, facts, started = self.table, self.facts, self.started
        view = to_plain(table.view(seat))
        asked = started and seat is not None
        return Update(
            n=table.events,
            game=facts.game,
            variant=facts.variant,
            seat=seat,
            seats=infos,
            view=view,
            frames=self._frames(seat, view, passed),
            waiting=facts.waiting,
            question=wire.question(table, seat) if asked and seat is not None else None,
            log=wire.log_since(table, seat, log_from, self.notes) if started else [],
            log_from=log_from,
            undo=wire.maybe_why(table.cannot_undo(seat)) if asked and seat is not None else None,
            over=facts.status == "over",
            ranks=facts.ranks,
            scores=facts.scores,
            deadline=facts.deadline,
            clock=facts.clock,
            commitment=table.commitment,
            rematch=facts.rematch,
        )

    def _frames(self, seat: int | None, last: Plain, passed: Sequence[Any]) -> list[Plain]:
        """Return the views on the way that differ from the one before and from the last."""
        frames: list[Plain] = []
        for state in passed:
            view = to_plain(self.table.game.view(state, seat))
            if view != last and (not frames or view != frames[-1]):
                frames.append(view)
        return frames[-MOST_FRAMES:]

    def passed_since(self, before: Any, entries: int) -> list[Any]:
        """Return the positions between an earlier one and the present one.

        `before` is a copy of that earlier position, when the record had so many entries.
        """
        new = self.table.record.entries[entries:]
        answers = [entry for entry in new if isinstance(entry, Answer)]
        passed = []
        for answer in answers[:-1]:
            self.table.game.play(before, answer.action)
            passed.append(before.copy())
        return passed


def facts_now(
    before: Facts, table: Table, seats: list[SeatRow], rematch: str | None, settings: Settings
) -> Facts:
    """Return the facts of a table as it stands."""
    still_open = [seat for seat, row in enumerate(seats) if row.kind == "open"]
    status = "open" if still_open else "over" if table.over else "running"
    over = status == "over"
    facts = msgspec.structs.replace(
        before,
        seats=seats,
        status=status,
        events=table.events,
        waiting=still_open or list(table.waiting),
        ranks=list(table.ranks) if over else None,
        scores=list(table.scores) if over else None,
        rematch=rematch,
    )
    return clock.timed(facts, before, table, settings.limits, time())
