"""What a server does for its tables beside serving them: keeping, removing, telling the time."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from time import monotonic
from typing import TYPE_CHECKING, Final

from meute.core.errors import MeuteError
from meute.server.app.trouble import log
from meute.server.refusal import Refusal
from meute.server.schema.lobby import Status
from meute.server.store.backup import WAITING
from meute.server.store.protocol import Ending, Removal, StoreError, Tick
from meute.server.thinking.kinds import Filming

if TYPE_CHECKING:
    from meute.server.app.service import Service

TICK: Final = 5.0
"""Seconds between two notes of how late it is, while any time runs."""

OLD: Final = 3600.0
"""Seconds between two looks for tables that are kept no longer."""

AT_ONCE: Final = 200
"""Old tables that are removed in one step."""

GLANCE: Final = 0.5
"""Seconds between two looks whether a backup waits to be restored."""

TRIES: Final = 3
"""How often a game is kept anew because its table changed meanwhile; then a start does it."""


class Upkeep:
    """The work of a server that nobody asks for."""

    def __init__(self, service: Service) -> None:
        """Look after the tables of a service."""
        self._service, self._store, self._settings = service, service.store, service.settings
        self._kept: set[str] = set()

    def forget(self) -> None:
        """Forget which games were kept: they may be others."""
        self._kept.clear()

    async def keep(self, name: str) -> None:
        """Keep an ended game as it was seen, once, in a process aside."""
        if name in self._kept:
            return
        self._kept.add(name)
        try:
            if await self._store.claim(name):  # else another process does
                await self._keep(name)
                if not self._service.looked_at(name):
                    await self._store.release(name)
        except (StoreError, Refusal) as error:
            self._kept.discard(name)  # the next start of the server tries again
            log.warning("table %s could not be kept as it was seen: %s", name, error)

    async def _keep(self, name: str) -> None:
        for _ in range(TRIES):
            saved = await self._store.load(name)
            if saved is None or saved.ending is not None or not saved.lines:
                return
            record = b"".join(saved.lines).decode()
            asked = Filming(table=name, record=record, seed=saved.seed)
            film = await self._service.student.film(asked)
            if film is None:
                return
            await self._store.write(Ending(table=name, data=film, follows=saved.revision))

    async def keep_all(self) -> None:
        """Keep what ended before and was not kept yet: a server may have been stopped meanwhile."""
        tried: set[str] = set()
        with suppress(StoreError):
            while more := set(await self._store.unfilmed(len(tried) + AT_ONCE)) - tried:
                for name in sorted(more):
                    await self.keep(name)
                tried |= more

    async def tick(self) -> None:
        """Note how late it is: often while any time runs, and now and then in any case."""
        noted_at = monotonic()
        while True:
            await asyncio.sleep(TICK)
            if self._service.waits_for_time or monotonic() - noted_at >= OLD:
                noted_at = monotonic()
                with suppress(StoreError):  # the next one will do, and health tells of it
                    await self._store.write(Tick(now=self._service.clock.now()))

    async def remove_all_old(self) -> None:
        """Remove tables that are kept no longer, as whoever runs the server has settled."""
        settings = self._settings
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
            found = await self._store.aged(status, self._service.clock.now() - seconds, AT_ONCE)
            old = [name for name in found if not self._service.looked_at(name)]
            if old:
                await self._store.write(Removal(tables=old))
                log.info("removed %d old tables (%s)", len(old), status)
        except StoreError as error:
            log.warning("old tables cannot be removed: %s", error)

    async def watch_for_backup(self) -> None:
        """Restore a backup when `meute restore` has laid one into the folder."""
        data = self._settings.data
        waiting = data / WAITING
        while True:
            await asyncio.sleep(GLANCE)
            if waiting.exists():
                try:
                    await self._service.restore(waiting)
                except (StoreError, MeuteError, OSError) as error:
                    log.error("the backup cannot be restored: %s", error)
                waiting.unlink(missing_ok=True)
