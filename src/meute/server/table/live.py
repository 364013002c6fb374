"""A table that is being played: one writer, everything saved before anybody sees it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import Final

import msgspec

from meute.core.dealer import Dealer, FairDealer
from meute.core.errors import Refused
from meute.core.game import State
from meute.core.table import Table
from meute.server.app.settings import Settings
from meute.server.app.trouble import note, noted
from meute.server.refusal import MISSING, Refusal, refusal
from meute.server.schema.lobby import SeatInfo
from meute.server.schema.told import Chatted, LogEntry
from meute.server.schema.told import Refused as ToldRefused
from meute.server.store.lines import first_line, last_digest, new_table, next_lines
from meute.server.store.protocol import (
    CHAT_KEPT,
    Change,
    Facts,
    Overtaken,
    Saved,
    SeatRow,
    StoreError,
)
from meute.server.table import clock, wire
from meute.server.table.following import followed, lost, only_sealed, still_known
from meute.server.table.hub import Hub
from meute.server.table.moment import Telling
from meute.server.table.surroundings import Surroundings
from meute.server.table.upgrade import Taken, taken_up
from meute.server.thinking.turns import Asker

AFTER: Final = 0.05
"""Seconds by which the word that somebody is gone comes later than due, never earlier."""


class LiveTable:
    """A table in memory: its game, who sits there, who is connected, and its only writer."""

    def __init__(self, saved: Saved, taken: Taken, around: Surroundings, invite: str = "") -> None:
        """Take up a table where the store has it; `invite` lets somebody in while there is room.

        `taken` is what `taken_up` makes of what was saved: a long work, so it is done beforehand.
        People are absent since the table was last written, at most since the server runs.
        """
        self.hub = Hub(around.clock.now, max(saved.facts.changed, around.clock.began))
        self.settings = around.settings
        self.metrics = around.metrics
        self.clock = around.clock
        self._around = around
        self._invite = invite
        self._watch: asyncio.TimerHandle | None = None
        self._people: asyncio.TimerHandle | None = None
        self._told = True
        self._lock = asyncio.Lock()
        self._stale = False
        self._behind = 0
        self.hinted: set[int] = set()
        """The seats for which somebody thinks about a hint."""
        self._take_up(saved, taken)

    def _take_up(self, saved: Saved, taken: Taken) -> None:
        self.facts: Facts = saved.facts
        self._game = taken.game
        self.film = taken.film
        """The game as it was kept, where its rules are gone; nobody goes on with it."""
        self._colours = wire.colours(saved.facts)
        self._promise = FairDealer(saved.seed).commitment
        self.notes = saved.notes
        self.said = saved.chat
        self._seed = saved.seed
        self._revision = saved.revision
        self._lines = len(saved.lines)
        self._digest = last_digest(saved.lines)
        self._written = 0 if self._game is None else len(self._game.record.entries)

    @property
    def revision(self) -> int:
        """How often the table was written, as far as is known here."""
        return self._revision

    @property
    def dealt(self) -> bool:
        """Tell whether the game is dealt: when the last seat is taken, and not before."""
        return self._game is not None

    @property
    def table(self) -> Table:
        """The game, once it is dealt."""
        assert self._game is not None, "nothing is dealt while seats are open"
        return self._game

    @property
    def name(self) -> str:
        """The name by which everybody finds the table."""
        return self.facts.table

    @property
    def asker(self) -> Asker:
        """For whom bots think here."""
        return Asker(self.facts.table, self.facts.origin)

    @property
    def started(self) -> bool:
        """Tell whether every seat is taken and the game has begun."""
        return self.facts.status != "open"

    @asynccontextmanager
    async def alone(self) -> AsyncIterator[None]:
        """Be the table's only writer for a while.

        Whatever fails in between, the table is taken up again from the store, so that memory never
        knows more than the disk. If another process has written meanwhile, this is `Overtaken`:
        whoever wants something at the table wants it `again`.
        """
        async with self._lock:
            if self._stale:
                await self._restore()
            elif self._behind > self._revision:
                await self._catch_up()
            try:
                yield
            except (Refusal, Refused):
                raise
            except Overtaken:
                self._behind = max(self._behind, self._revision + 1)
                self._stale = self.dealt and len(self.table.record.entries) != self._written
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
        self._behind = 0
        with noted(self.metrics, self.name, "could not be taken up again"):
            saved = await self._around.store.load(self.name)
            if saved is None:  # it was removed, or stood in what a backup has replaced
                raise refusal("unknown_table", MISSING)
            before = self.facts, self.said
            self._take_up(saved, await self._around.workshop.do(taken_up, saved))
        self._stale = False
        self._tell_words(*before)
        self.tell(0)
        self._around.changed(self.name)

    async def follow(self, revision: int) -> None:
        """Go on to where another process has brought the table, if it has."""
        self._behind = max(self._behind, revision)
        async with self.alone():
            pass

    async def _catch_up(self) -> None:
        """Go on by what another process has written; the caller is the table's only writer."""
        wanted, self._behind = self._behind, 0
        with noted(self.metrics, self.name, "could not be caught up with"):
            try:
                with self.metrics.loads.measured():
                    saved = await self._around.store.load(self.name)
            except StoreError:
                self._behind = wanted
                raise
        if saved is not None and saved.revision <= self._revision:
            return
        game, before, said = self._game, self.facts, self.said
        sealed = {} if game is None else dict(game.sealed)
        passed = None
        if saved is not None and game is not None:
            passed = followed(game, saved, self._lines, self._digest)
        if saved is None or game is None or passed is None:
            await self._restore()
            return
        noted_more = saved.notes != self.notes
        quiet = only_sealed(before, saved.facts) and not noted_more
        self._take_up(saved, Taken(game))
        self._tell_words(before, said)
        if quiet:
            for seat in range(len(saved.facts.seats)):
                if sealed.get(seat) != game.sealed.get(seat):
                    self.tell_seat(seat)
        else:
            self.tell(max(0, still_known(game, before.events) - noted_more), passed)
        self._around.changed(self.name)

    def _tell_words(self, before: Facts, said: Sequence[Chatted]) -> None:
        """Tell what was said elsewhere, and let those go whose seat is theirs no more."""
        passed, left = lost(before.seats, self.facts.seats)
        for seats, key in ((passed, "seat_passed"), (left, "left")):
            for seat in seats:
                word = ToldRefused(n=self.facts.events, why=wire.why(refusal(key).reason))
                self.hub.dismiss(seat, word)
        for line in self.said:
            if line not in said:
                self.hub.tell_all(line)
        if before.seats != self.facts.seats:
            self.tell_people()

    async def go_on_after(self, taken: Taken) -> None:
        """Write down what a change of rules has made of the table, if anything."""
        if taken.carried:
            self._lines = self._written = 0
            variant = dict(self.table.record.header.variant)
            wish = msgspec.structs.replace(self.facts, variant=variant)
            await self.commit(wish, notes=[clock.note("rules_changed", wish)], anew=True)
        elif taken.ended:
            wish = msgspec.structs.replace(self.facts, status="off")
            await self.commit(wish, notes=[clock.note("rules_gone", wish)])

    async def commit(
        self,
        wish: Facts | None = None,
        *,
        sealed: Mapping[int, bytes | None] | None = None,
        notes: Sequence[LogEntry] = (),
        chat: Sequence[Chatted] = (),
        anew: bool = False,
    ) -> None:
        """Save what has happened, with what somebody changed about the table beside its game.

        Returns when it is on the disk. With the last open seat the game is dealt.
        """
        wish = wish or self.facts
        if self._game is None and wish.status == "open" and all_taken(wish):
            self._game = new_table(wish, self._seed)
        facts = facts_now(self.facts, wish, self._game, self.settings, self.clock.now())
        lines, digest = self._new_lines()
        change = Change(
            facts=facts,
            follows=self._revision,
            after=self._lines,
            anew=anew,
            lines=lines,
            sealed=sealed or {},
            notes=notes,
            chat=chat,
        )
        with self.metrics.appending(len(lines)):
            await self._around.store.write(change)
        self.facts, self._digest = facts, digest
        self._revision += 1
        self._lines += len(lines)
        self._written = len(self.table.record.entries) if self.dealt else 0
        self.notes = [*self.notes, *notes]
        self.said = [*self.said, *chat][-CHAT_KEPT:]
        self._around.changed(self.name)

    async def begin_again(self, table: Table) -> None:
        """Let a table that was played otherwise take the place of this one, and tell everybody."""
        self._game = table
        self._lines = self._written = 0
        await self.commit(sealed=dict.fromkeys(range(table.seats)), anew=True)
        self.tell(0)

    async def claimed(self) -> bool:
        """Tell whether this process thinks for the table: of all that serve it, one does."""
        return await self._around.store.claim(self.name)

    def luck(self, label: str) -> Dealer:
        """Return luck of this table alone, from which nobody learns anything about its dice."""
        return FairDealer(self._seed).stream(label)

    def with_seats(self, seats: Sequence[SeatRow]) -> Facts:
        """Return the facts with other people in the seats, to be committed."""
        return msgspec.structs.replace(self.facts, seats=list(seats))

    def _new_lines(self) -> tuple[list[bytes], str]:
        if not self.dealt:
            return [], ""
        start, digest = [], self._digest
        if not self._lines:
            header, digest = first_line(self.table)
            start = [header]
        entries = self.table.record.entries[self._written :]
        lines, digest = next_lines(self.table, entries, digest)
        return [*start, *lines], digest

    def gone(self) -> set[int]:
        """Return the people who have been away so long that others may decide about their seats."""
        now = self.clock.now()
        return {seat for seat, when in self._absent().items() if when + self.settings.away <= now}

    def _absent(self) -> dict[int, float]:
        """Return since when each person is away who is not here."""
        people = [seat for seat, row in enumerate(self.facts.seats) if row.kind == "person"]
        since = {seat: self.hub.absent_since(seat) for seat in people}
        return {seat: when for seat, when in since.items() if when is not None}

    def seat_infos(self) -> list[SeatInfo]:
        """Return who sits where, and who of them is here."""
        return wire.seat_infos(self.facts, self.hub.online, self.gone(), self.settings.holder)

    def tell(self, log_from: int, passed: Sequence[tuple[int, State]] = ()) -> None:
        """Send every seat all it may know now, with the views on the way."""
        self.hub.tell_each(self.telling(log_from, passed).update)

    def tell_seat(self, seat: int) -> None:
        """Send one seat all it may know now, when nothing has changed for anybody else."""
        self.hub.tell_one(seat, self.telling(self.table.events).update)

    def tell_people(self) -> None:
        """Send everybody who is here: now, or with others who come in the same moment."""
        if self._people is None:
            self._tell_people()
            self._told = True
            if pause := self.settings.people_pause:
                self._people = asyncio.get_running_loop().call_later(pause, self._tell_rest)
        else:
            self._told = False

    def _tell_rest(self) -> None:
        self._people = None
        if not self._told:
            self.tell_people()

    def _tell_people(self) -> None:
        """Send everybody who is here, and again when somebody has been away for long."""
        self.hub.tell_people(self.seat_infos())
        self._around.gathered(self.name)
        if self._watch is not None:
            self._watch.cancel()
            self._watch = None
        ends = [when + self.settings.away for when in self._absent().values()]
        now = self.clock.now()
        coming = [end for end in ends if end > now]
        if coming and len(self.hub) and self.facts.status == "running":
            loop = asyncio.get_running_loop()
            self._watch = loop.call_later(min(coming) - now + AFTER, self.tell_people)

    def telling(self, log_from: int, passed: Sequence[tuple[int, State]] = ()) -> Telling:
        """Return what there is to tell now, for every seat."""
        deadline = self.facts.deadline
        return Telling(
            facts=self.facts,
            film=self.film,
            notes=self.notes,
            deadline=None if deadline is None else self.clock.on_the_wall(deadline),
            table=self._game,
            seats=self.seat_infos(),
            colours=self._colours,
            promise=self._promise,
            invite=self._invite if has_room(self.facts) else None,
            log_from=log_from,
            lines=wire.lines_since(self.table, log_from, self.notes) if self.dealt else (),
            passed=passed,
        )


def all_taken(facts: Facts) -> bool:
    """Tell whether every seat has somebody: then the game is dealt."""
    return all(row.kind != "open" for row in facts.seats)


def has_room(facts: Facts) -> bool:
    """Tell whether somebody may still sit down."""
    going = facts.status in ("open", "running")
    return going and any(row.kind == "open" or row.free for row in facts.seats)


def facts_now(
    before: Facts, facts: Facts, table: Table | None, settings: Settings, now: float
) -> Facts:
    """Return the facts of a table as it stands, from those before and what somebody changed."""
    if table is None and facts.status in ("off", "over"):
        return msgspec.structs.replace(facts, changed=now, waiting=[], deadline=None, wake=None)
    if facts.status != "off":
        status = "open" if table is None else "over" if table.over else "running"
        facts = msgspec.structs.replace(facts, status=status)
    over = facts.status == "over"
    facts = msgspec.structs.replace(
        facts,
        changed=now,
        events=0 if table is None else table.events,
        waiting=_awaited(facts, table),
        ranks=list(table.ranks) if over and table is not None else None,
        scores=list(table.scores) if over and table is not None else None,
    )
    return clock.timed(facts, before, table, settings.limits, now)


def _awaited(facts: Facts, table: Table | None) -> list[int]:
    """Return the seats that are waited for: to be taken, or to answer."""
    if facts.status == "off":
        return []
    if table is None:
        return [seat for seat, row in enumerate(facts.seats) if row.kind == "open"]
    return list(table.waiting)
