"""All tables of the server: found in memory or in the store, woken by the clock."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from time import monotonic
from typing import Any, Final

from meute.core.errors import MeuteError
from meute.server.app.garbage import Tidying
from meute.server.app.health import Health
from meute.server.app.houseclock import HouseClock
from meute.server.app.metrics import Metrics
from meute.server.app.settings import Settings
from meute.server.app.trouble import log, noted
from meute.server.app.workshop import Workshop
from meute.server.lobby.limits import Buckets, Tally
from meute.server.lobby.seals import Sealer
from meute.server.lobby.tokens import Signer
from meute.server.refusal import MISSING, TROUBLE, Refusal, refusal
from meute.server.schema.lobby import Status
from meute.server.store.backup import BEFORE, WAITING, back_up
from meute.server.store.protocol import Ending, Keys, Removal, Store, StoreError, Tick
from meute.server.table import acts
from meute.server.table.live import LiveTable, Surroundings
from meute.server.table.replays import Cinema
from meute.server.table.upgrade import taken_up
from meute.server.thinking.analyst import Analyst
from meute.server.thinking.bots import BotPlay
from meute.server.thinking.kinds import Filming
from meute.server.thinking.pool import Thinkers

STUDY_TIMEOUT: Final = 120.0
"""Seconds after which a process that studies a game is given up."""

RETRY: Final = 30.0
"""Seconds after which a table that could not be woken is tried again."""

TICK: Final = 5.0
"""Seconds between two notes of how late it is, while any time runs."""

OLD: Final = 3600.0
"""Seconds between two looks for tables that are kept no longer."""
AT_ONCE: Final = 200
"""Old tables that are removed in one step."""

GLANCE: Final = 0.5
"""Seconds between two looks whether a backup waits to be restored."""

SWEEP: Final = 30.0
"""Seconds between two looks for tables that nobody needs in memory."""


@dataclass
class _Entry:
    """A table in memory, its bots, and since when nobody looks at it."""

    live: LiveTable
    bots: BotPlay
    idle_since: float | None = None


@dataclass
class Service:
    """Finds a table by its name, from memory or from the store."""

    store: Store
    thinkers: Thinkers
    keys: Keys
    settings: Settings
    page: str = ""
    """The script that the page of this server runs."""
    metrics: Metrics = field(default_factory=Metrics)
    cinema: Cinema = field(default_factory=Cinema)

    def __post_init__(self) -> None:
        wishes = self.settings
        self.makers = Buckets(wishes.tables_burst, wishes.tables_per_minute / 60)
        self.joiners = Buckets(wishes.joins_burst, wishes.joins_per_minute / 60)
        self.words = Buckets(wishes.words_burst, wishes.words_per_second)
        self.sockets = Tally(wishes.sockets)
        self._entries: dict[str, _Entry] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._student = Thinkers(1, STUDY_TIMEOUT, self.settings.modules)
        self._kept: set[str] = set()
        self.analyst = Analyst(self.store, self._student)
        self.health = Health(self.store)
        self._stopped = False
        self.clock = HouseClock()
        self.signer, self.sealer = Signer(self.keys.seats), Sealer(self.keys.records)
        self._workshop = Workshop("tables")
        self._tidying = Tidying(lambda: self.metrics.messages)
        self._around = Surroundings(
            self.store, self.settings, self.metrics, self.go_on, self.clock, self._workshop
        )

    @property
    def in_memory(self) -> int:
        """How many tables are in memory."""
        return len(self._entries)

    async def start(self) -> None:
        """Take up what was due when the server stopped; other tables wait until they are asked."""
        await self._take_up()
        for work in (self._keep_all, self._tick, self._remove_old):
            self._spawn(work())
        if not self.settings.store:
            self._spawn(self._watch_for_backup())
        self._spawn(self._sweep())
        self._spawn(self.thinkers.warm())
        self._tidying.begin()
        self._spawn(self._tidying.run())

    async def _take_up(self) -> None:
        """Let the clock go on from where it stood, and set every alarm."""
        last = await self.store.clock()
        if last is not None:
            self.clock.go_on_from(last)
        for name, wake in await self.store.due():
            self._wake_at(name, wake)

    async def stop(self) -> None:
        """Stop bots and clocks, and send everybody off."""
        self._stopped = True
        for timer in self._timers.values():
            timer.cancel()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.analyst.stop()
        for entry in list(self._entries.values()):
            await entry.bots.stop()
            entry.live.hub.stop()
        self._workshop.close()
        self.cinema.close()
        self._tidying.end()

    async def live(self, name: str) -> LiveTable:
        """Return a table, or refuse if there is none of this name."""
        return (await self._entry(name)).live

    async def _entry(self, name: str) -> _Entry:
        if name in self._entries:
            self._entries[name].idle_since = None
            return self._entries[name]
        async with self._loading.setdefault(name, asyncio.Lock()):
            if name not in self._entries:
                with noted(self.metrics, name, "could not be loaded"):
                    live = await self._loaded(name)
                self._entries[name] = _Entry(live, BotPlay(live, self.thinkers))
        self._loading.pop(name, None)
        self.go_on(name)
        return self._entries[name]

    async def _loaded(self, name: str) -> LiveTable:
        saved = await self.store.load(name)
        if saved is None:
            self._loading.pop(name, None)
            raise refusal("unknown_table", MISSING)
        taken = await self._workshop.do(taken_up, saved)
        live = LiveTable(saved, taken, self._around, self.signer.invite(name))
        await live.go_on_after(taken)
        return live

    def online(self, name: str) -> set[int]:
        """Return the seats of a table whose people are connected."""
        entry = self._entries.get(name)
        return entry.live.hub.online if entry else set()

    def gone(self, name: str) -> set[int]:
        """Return the seats of a table whose people have been away for long."""
        entry = self._entries.get(name)
        return entry.live.gone() if entry else set()

    def go_on(self, name: str) -> None:
        """Let bots answer and set the alarm, after anything has happened at a table."""
        entry = self._entries.get(name)
        if entry is not None and not self._stopped:
            entry.bots.go_on()
            self._wake_at(name, entry.live.facts.deadline)
            if entry.live.dealt and entry.live.facts.status in ("over", "off"):
                self._spawn(self.keep(name))

    def _wake_at(self, name: str, when: float | None) -> None:
        timer = self._timers.pop(name, None)
        if timer is not None:
            timer.cancel()
        if when is not None:
            wait = max(0.0, when - self.clock.now())
            loop = asyncio.get_running_loop()
            self._timers[name] = loop.call_later(wait, lambda: self._spawn(self._wake(name)))

    async def _wake(self, name: str) -> None:
        try:
            with noted(self.metrics, name, "could not be woken"):
                await acts.run_out(await self.live(name))
        except Refusal as error:
            if error.status >= TROUBLE:
                self._wake_at(
                    name,
                    self.clock.now() + RETRY,
                    # Its time is over, so it is due at once again.
                )
        else:
            self.go_on(name)

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _sweep(self) -> None:
        """Let tables leave the memory when nobody has looked at them for long."""
        while True:
            await asyncio.sleep(min(SWEEP, self.settings.idle))
            now = monotonic()
            for name, entry in list(self._entries.items()):
                if len(entry.live.hub) or entry.bots.busy:
                    entry.idle_since = None
                elif entry.idle_since is None:
                    entry.idle_since = now
                elif now - entry.idle_since >= self.settings.idle:
                    del self._entries[name]

    async def keep(self, name: str) -> None:
        """Keep an ended game as it was seen, once, in a process aside."""
        if name in self._kept:
            return
        self._kept.add(name)
        try:
            saved = await self.store.load(name)
            if saved is None or saved.ending is not None or not saved.lines:
                return
            record = b"".join(saved.lines).decode()
            film = await self._student.film(Filming(table=name, record=record, seed=saved.seed))
            if film is not None:
                await self.store.write(Ending(table=name, data=film))
        except (StoreError, Refusal) as error:
            self._kept.discard(name)  # the next start of the server tries again
            log.warning("table %s could not be kept as it was seen: %s", name, error)

    async def _keep_all(self) -> None:
        """Keep what ended before and was not kept yet: a server may have been stopped meanwhile."""
        tried: set[str] = set()
        with suppress(StoreError):
            while more := set(await self.store.unfilmed(len(tried) + AT_ONCE)) - tried:
                for name in sorted(more):
                    await self.keep(name)
                tried |= more

    async def _tick(self) -> None:
        """Note how late it is: often while any time runs, and now and then in any case."""
        noted_at = monotonic()
        while True:
            await asyncio.sleep(TICK)
            if self._timers or monotonic() - noted_at >= OLD:
                noted_at = monotonic()
                with suppress(StoreError):  # the next one will do, and health tells of it
                    await self.store.write(Tick(now=self.clock.now()))

    async def _remove_old(self) -> None:
        """Remove tables that are kept no longer, as whoever runs the server has settled."""
        settings = self.settings
        kept: dict[Status, float] = {
            "open": settings.keep_open,
            "off": settings.keep_off,
            "running": settings.keep_running,
            "over": settings.keep_over,
        }
        while True:
            for status, seconds in kept.items():
                if seconds > 0:
                    await self.remove_old(status, seconds)
            await asyncio.sleep(OLD)

    async def remove_old(self, status: Status, seconds: float) -> None:
        """Remove the tables of a status that nobody has touched for so long, and does not now."""
        try:
            found = await self.store.aged(status, self.clock.now() - seconds, AT_ONCE)
            old = [name for name in found if name not in self._entries]
            if old:
                await self.store.write(Removal(tables=old))
                log.info("removed %d old tables (%s)", len(old), status)
        except StoreError as error:
            log.warning("old tables cannot be removed: %s", error)

    async def _watch_for_backup(self) -> None:
        """Restore a backup when `meute restore` has laid one into the folder."""
        data = self.settings.data
        waiting = data / WAITING
        while True:
            await asyncio.sleep(GLANCE)
            if waiting.exists():
                try:
                    await self.restore(waiting)
                except (StoreError, MeuteError, OSError) as error:
                    log.error("the backup cannot be restored: %s", error)
                waiting.unlink(missing_ok=True)

    async def _forget_all(self) -> None:
        """Let go of every table in memory and its alarm, and send its people off."""
        for timer in self._timers.values():
            timer.cancel()
        self._timers.clear()
        entries, self._entries = list(self._entries.values()), {}
        for entry in entries:
            await entry.bots.stop()
            entry.live.hub.stop()

    async def restore(self, backup: Path) -> None:
        """Put the tables of a backup in the place of all others; people come back to them."""
        data = self.settings.data
        await asyncio.to_thread(back_up, data, data / BEFORE)
        await self._forget_all()
        await self.store.restore(backup)
        self.keys = await self.store.keys()
        self.signer, self.sealer = Signer(self.keys.seats), Sealer(self.keys.records)
        self._kept.clear()
        await self._forget_all()  # and what was loaded meanwhile
        await self._take_up()
        log.warning("a backup was restored; what stood here before is in %s", data / BEFORE)
