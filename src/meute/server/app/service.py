"""All tables of the server: found in memory or in the store, woken by the clock."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from dataclasses import dataclass, field
from time import monotonic, time
from typing import Any, Final

from meute.server.app.garbage import Tidying
from meute.server.app.health import Health
from meute.server.app.metrics import Metrics
from meute.server.app.settings import Settings
from meute.server.app.trouble import noted
from meute.server.app.workshop import Workshop
from meute.server.lobby.limits import Buckets
from meute.server.lobby.tokens import Signer
from meute.server.refusal import MISSING, TROUBLE, Refusal, refusal
from meute.server.store.lines import rebuild
from meute.server.store.protocol import Store
from meute.server.table import acts
from meute.server.table.live import LiveTable, Surroundings
from meute.server.table.replays import Cinema
from meute.server.thinking.analyst import Analyst
from meute.server.thinking.bots import BotPlay
from meute.server.thinking.pool import Thinkers

STUDY_TIMEOUT: Final = 120.0
"""Seconds after which a process that studies a game is given up."""

RETRY: Final = 30.0
"""Seconds after which a table that could not be woken is tried again."""

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
    signer: Signer
    settings: Settings
    metrics: Metrics = field(default_factory=Metrics)
    cinema: Cinema = field(default_factory=Cinema)

    def __post_init__(self) -> None:
        wishes = self.settings
        self.makers = Buckets(wishes.tables_burst, wishes.tables_per_minute / 60)
        self._entries: dict[str, _Entry] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        student = Thinkers(1, STUDY_TIMEOUT, self.settings.modules)
        self.analyst = Analyst(self.store, student)
        self.health = Health(self.store)
        self._stopped = False
        self._workshop = Workshop("tables")
        self._tidying = Tidying(lambda: self.metrics.messages)
        self._around = Surroundings(
            self.store, self.settings, self.metrics, self.go_on, time(), self._workshop
        )

    @property
    def in_memory(self) -> int:
        """How many tables are in memory."""
        return len(self._entries)

    async def start(self) -> None:
        """Take up what was due when the server stopped; other tables wait until they are asked."""
        for name, wake in await self.store.due():
            self._wake_at(name, wake)
        self._spawn(self._sweep())
        self._spawn(self.thinkers.warm())
        self._tidying.begin()
        self._spawn(self._tidying.run())

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
        game = await self._workshop.do(rebuild, saved)
        return LiveTable(saved, game, self._around, self.signer.invite(name))

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

    def _wake_at(self, name: str, when: float | None) -> None:
        timer = self._timers.pop(name, None)
        if timer is not None:
            timer.cancel()
        if when is not None:
            wait = max(0.0, when - time())
            loop = asyncio.get_running_loop()
            self._timers[name] = loop.call_later(wait, lambda: self._spawn(self._wake(name)))

    async def _wake(self, name: str) -> None:
        try:
            with noted(self.metrics, name, "could not be woken"):
                await acts.run_out(await self.live(name))
        except Refusal as error:
            if error.status >= TROUBLE:
                self._wake_at(name, time() + RETRY)  # its time is over, so it is due at once again
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
