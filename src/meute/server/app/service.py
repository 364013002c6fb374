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
from meute.server.app.census import Census
from meute.server.app.company import BEAT, Company
from meute.server.app.garbage import Tidying
from meute.server.app.health import Health
from meute.server.app.houseclock import HouseClock
from meute.server.app.metrics import Metrics, Numbers
from meute.server.app.settings import Settings
from meute.server.app.trouble import log, noted
from meute.server.app.upkeep import Upkeep
from meute.server.app.workshop import Workshop
from meute.server.lobby.house import House
from meute.server.lobby.seals import Sealer
from meute.server.lobby.tokens import Signer
from meute.server.puzzles.desk import Desk
from meute.server.refusal import MISSING, TROUBLE, Refusal, refusal
from meute.server.store.backup import BEFORE, back_up
from meute.server.store.news import (
    ANYTHING,
    Asked,
    Barred,
    Changed,
    Counted,
    Gone,
    Missed,
    News,
    Replaced,
    Spent,
)
from meute.server.store.protocol import Keys, Overtaken, Store, StoreError
from meute.server.table import acts
from meute.server.table.again import TRIES
from meute.server.table.live import LiveTable
from meute.server.table.replays import Cinema
from meute.server.table.surroundings import Surroundings
from meute.server.table.upgrade import taken_up
from meute.server.thinking.analyst import Analyst
from meute.server.thinking.bots import BotPlay
from meute.server.thinking.pool import Thinkers

STUDY_TIMEOUT: Final = 120.0
"""Seconds after which a process that studies a game is given up."""

RETRY: Final = 30.0
"""Seconds after which a table that could not be woken is tried again."""

AT_ONCE: Final = 200
"""Tables that are woken in one step."""

LATE: Final = 1.0
"""Seconds after which any process may do what another should have done."""

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
    house: House
    page: str = ""
    """The script that the page of this server runs."""
    metrics: Metrics = field(default_factory=Metrics)
    cinema: Cinema = field(default_factory=Cinema)
    puzzles: Desk = field(default_factory=Desk)

    def __post_init__(self) -> None:
        self.shares = self.house.shares
        self._entries: dict[str, _Entry] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self.student = Thinkers(1, STUDY_TIMEOUT, self.settings.modules)
        self.analyst = Analyst(self.store, self.student)
        self.health = Health(self.store, lost=self.thinkers.lost)
        self._stopped = False
        self.clock = HouseClock()
        self._use_keys()
        self._workshop = Workshop("tables")
        self._tidying = Tidying(lambda: self.metrics.messages)
        self._around = Surroundings(
            self.store,
            self.settings,
            self.metrics,
            self.go_on,
            self.clock,
            self._workshop,
            self._gathered,
        )
        me, forget = self.store.me, self.shares.forget
        self._company = Company(me, self.clock, self._tell, self._moved, forget)
        self.census = Census(me, self._tell, self._numbers, lambda: self._company.others)
        self.upkeep = Upkeep(self)

    @property
    def waits_for_time(self) -> bool:
        """Whether anything will happen by itself after some time."""
        return bool(self._timers)

    def looked_at(self, name: str) -> bool:
        """Tell whether a table is in somebody's sight, here or by another process."""
        return name in self._entries or bool(self._company.at(name))

    async def start(self) -> None:
        """Take up what was due when the server stopped; other tables wait until they are asked."""
        await self.store.listen(self._hear)
        await self._take_up()
        if self.store.me:
            self._company.ask()
            self._spawn(self._live_with_others())
        for work in (self.upkeep.keep_all, self.upkeep.tick, self.upkeep.remove_all_old):
            self._spawn(work())
        if not self.settings.store:
            self._spawn(self.upkeep.watch_for_backup())
        self._spawn(self._sweep())
        self._spawn(self.metrics.watch_loop())
        self._spawn(self.thinkers.warm())
        self._tidying.begin()
        self._spawn(self._tidying.run())
        log.info("serves the tables in %s", self.store.place)

    def _numbers(self) -> Numbers:
        """Return what this process has counted, and how it stands now."""
        gauges: dict[str, float] = {
            "tables_in_memory": len(self._entries),
            "bot_thoughts": self.thinkers.thoughts,
            "bot_failures": self.thinkers.failures,
            "store_waiting": self.store.waiting,
        }
        waiting = self.thinkers.waiting.items()
        gauges |= {f"thinkers_waiting_{kind}": count for kind, count in waiting}
        return self.metrics.numbers(gauges, self.thinkers.failures + self.analyst.failures)

    async def _take_up(self) -> None:
        """Let the clock go on from where it stood, and set every alarm."""
        self.house.bans.settle(await self.store.bans())
        last = await self.store.clock()
        if last is not None:
            self.clock.go_on_from(last)
        due = await self.store.due()
        if not self.store.me:  # else whoever comes first takes up what is due; see `_overdue`
            for name, wake in due:
                self._wake_at(name, wake)

    async def stop(self) -> None:
        """Stop bots and clocks, and send everybody off."""
        self._stopped = True
        log.info("serves no more")
        for timer in self._timers.values():
            timer.cancel()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with suppress(StoreError):
            await self.store.tell(Gone(self.store.me))
        await self.analyst.stop()
        for entry in list(self._entries.values()):
            await entry.bots.stop()
            entry.live.hub.stop()
        self._workshop.close()
        self.cinema.close()
        self.puzzles.close()
        self._tidying.end()

    async def live(self, name: str) -> LiveTable:
        """Return a table, or refuse if there is none of this name."""
        return (await self._entry(name)).live

    async def fresh(self, name: str) -> LiveTable:
        """Return a table as it stands now, whichever process has written to it last."""
        known = name in self._entries
        live = await self.live(name)
        if known and self.store.me:
            await live.follow(live.revision + 1)
        return live

    async def _entry(self, name: str) -> _Entry:
        if name in self._entries:
            self._entries[name].idle_since = None
            return self._entries[name]
        async with self._loading.setdefault(name, asyncio.Lock()):
            if name not in self._entries:
                with noted(self.metrics, name, "could not be loaded"):
                    live = await self._loaded(name)
                self._entries[name] = _Entry(live, BotPlay(live, self.thinkers))
                for process, (seats, spectators) in self._company.at(name).items():
                    live.hub.hear_of(process, seats, spectators)
        self._loading.pop(name, None)
        self.go_on(name)
        return self._entries[name]

    async def _loaded(self, name: str) -> LiveTable:
        for _ in range(TRIES):
            with self.metrics.loads.measured():
                saved = await self.store.load(name)
            if saved is None:
                self._loading.pop(name, None)
                raise refusal("unknown_table", MISSING)
            taken = await self._workshop.do(taken_up, saved)
            live = LiveTable(saved, taken, self._around, self.signer.invite(name))
            with suppress(Overtaken):  # another process has written the same
                await live.go_on_after(taken)
                return live
        raise refusal("try_again", 503)

    def online(self, name: str) -> set[int]:
        """Return the seats of a table whose people are connected."""
        entry = self._entries.get(name)
        if entry is not None:
            return entry.live.hub.online
        return set().union(*(seats for seats, _ in self._company.at(name).values()))

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
                self._spawn(self.upkeep.keep(name))

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
                    await self._let_go(name)

    async def _let_go(self, name: str) -> None:
        """Let a table leave the memory; another process may think for it."""
        entry = self._entries.pop(name, None)
        if entry is not None:
            await entry.bots.stop()
        with suppress(StoreError):
            await self.store.release(name)

    async def _forget_all(self) -> None:
        """Let go of every table in memory and its alarm, and send its people off."""
        for timer in self._timers.values():
            timer.cancel()
        self._timers.clear()
        entries, self._entries = self._entries, {}
        for name, entry in entries.items():
            await entry.bots.stop()
            entry.live.hub.stop()
            with suppress(StoreError):
                await self.store.release(name)

    async def restore(self, backup: Path) -> None:
        """Put the tables of a backup in the place of all others; people come back to them."""
        data = self.settings.data
        await asyncio.to_thread(back_up, data, data / BEFORE)
        await self._forget_all()
        await self.store.restore(backup)
        await self._take_keys()
        await self._forget_all()  # and what was loaded meanwhile
        await self._take_up()
        log.warning("a backup was restored; what stood here before is in %s", data / BEFORE)

    async def _take_keys(self) -> None:
        """Take up the keys of other tables than were here before."""
        self.keys = await self.store.keys()
        self._use_keys()
        self.upkeep.forget()

    def _use_keys(self) -> None:
        self.signer, self.sealer = Signer(self.keys.seats), Sealer(self.keys.records)
        self.shares.mark_by(self.signer.mark)

    def _gathered(self, name: str) -> None:
        """Tell other processes who is at a table by this one."""
        entry = self._entries.get(name)
        if entry is not None:
            self._company.say(name, entry.live.hub.here, entry.live.hub.watching)

    def _moved(self, process: str, name: str) -> None:
        """Show at a table who is there by another process."""
        entry = self._entries.get(name)
        if entry is not None:
            seats, spectators = self._company.at(name).get(process, (frozenset(), 0))
            entry.live.hub.hear_of(process, seats, spectators)
            entry.live.tell_people()

    def _tell(self, news: News) -> None:
        if not self._stopped:
            self._spawn(self._told(news))

    async def _told(self, news: News) -> None:
        with suppress(StoreError):  # while the database is lost, nobody hears anything
            await self.store.tell(news)

    def _hear(self, news: News) -> None:
        """Heed what another process tells."""
        if self._stopped or (self.store.me and news.by == self.store.me):
            return
        if isinstance(news, Changed):
            self._spawn(self._follow(news.table, news.revision))
        elif isinstance(news, Replaced):
            self._spawn(self._replaced())
        elif isinstance(news, Barred):
            self._spawn(self._settle_bans())
        elif isinstance(news, Spent):
            self.shares.hear(news)
        elif isinstance(news, Asked | Counted):
            self.census.hear(news)
        elif isinstance(news, Missed):
            self._company.ask()
            self._spawn(self._settle_bans())
            for name in list(self._entries):
                self._spawn(self._follow(name, ANYTHING))
        else:
            self._company.hear(news)

    async def _settle_bans(self) -> None:
        with suppress(StoreError):  # a database that is lost and found makes itself heard
            self.house.bans.settle(await self.store.bans())

    async def _follow(self, name: str, revision: int) -> None:
        """Go on at a table to where another process has brought it."""
        entry = self._entries.get(name)
        if entry is None:
            return
        if not len(entry.live.hub) and not entry.bots.busy:  # whoever comes reads it anew
            await self._let_go(name)
            return
        try:
            await entry.live.follow(revision)
        except Refusal as error:
            if error.status == MISSING:
                await self._let_go(name)
                entry.live.hub.stop()

    async def _replaced(self) -> None:
        try:
            await self._take_keys()
            await self._forget_all()
            await self._take_up()
        except (StoreError, MeuteError) as error:
            log.error("the backup that was restored cannot be read: %s", error)
        else:
            log.warning("a backup was restored; people come back to its tables")

    async def _live_with_others(self) -> None:
        """Say now and then that this process lives; do what nobody has done in time."""
        beaten = 0.0
        while True:
            if monotonic() - beaten >= BEAT:
                beaten = monotonic()
                self._company.beat()
            if spent := self.shares.spent(self.store.me):
                self._tell(spent)
            with suppress(StoreError):
                await self._overdue()
            await asyncio.sleep(LATE)

    async def _overdue(self) -> None:
        """Wake tables at which nobody has acted in time: their process may be gone."""
        for name in await self.store.overdue(self.clock.now() - LATE, AT_ONCE):
            idle = name not in self._entries and name not in self._timers
            if idle and await self.store.claim(name):
                self._wake_at(name, self.clock.now())
