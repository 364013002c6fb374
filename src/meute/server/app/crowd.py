"""Connections that have not said what they want: each has a short time, and nobody has many."""

from __future__ import annotations

import asyncio
import logging
import sys
from typing import ClassVar, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from meute.server.app.settings import Settings
from meute.server.lobby.visitor import counted

log = logging.getLogger("meute.server")

LATE: Final = b"HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
SPARE: Final = 128
"""Open files that the store, the processes that think, and the system need."""
ENOUGH: Final = 65_536
"""Open files beyond which more would not help."""


class Crowd:
    """All connections over which requests come; sockets of tables are counted elsewhere."""

    def __init__(self, settings: Settings, most: int) -> None:
        """Hold so many at once; each address has its share."""
        self.within = settings.request_within
        self._half = settings.half_requests
        self._each = settings.connections
        self._most = most
        self._here: dict[str, dict[Visit, None]] = {}
        self._waiting: dict[str, dict[Visit, None]] = {}
        self._count = 0

    def enter(self, visit: Visit) -> bool:
        """Let a connection in, unless its address has too many or the house is full."""
        here = self._here.setdefault(visit.address, {})
        here[visit] = None
        self._count += 1
        return len(here) <= self._each and self._count <= self._most

    def waits(self, visit: Visit) -> None:
        """Note that a request is to come whole; of too many half ones, the oldest goes."""
        waiting = self._waiting.setdefault(visit.address, {})
        waiting[visit] = None
        if len(waiting) > self._half:
            next(iter(waiting)).give_up()

    def has_come(self, visit: Visit) -> None:
        """Note that the request is whole, or will never be."""
        _forget(self._waiting, visit)

    def leave(self, visit: Visit) -> None:
        """Note that the connection is gone, or has become the socket of a table."""
        self.has_come(visit)
        if visit in self._here.get(visit.address, ()):
            self._count -= 1
            _forget(self._here, visit)


def _forget(groups: dict[str, dict[Visit, None]], visit: Visit) -> None:
    group = groups.get(visit.address)
    if group is not None:
        group.pop(visit, None)
        if not group:
            del groups[visit.address]


class Visit(HttpToolsProtocol):
    """A connection over which requests come, each of them whole within a time."""

    crowd: ClassVar[Crowd]
    address: str = ""
    _timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Begin to wait for the first request."""
        super().connection_made(transport)
        self.address = counted(self.client[0] if self.client else "")
        if self.crowd.enter(self):
            self._wait()
        else:
            self.give_up()

    def connection_lost(self, exc: Exception | None) -> None:
        """Make room for others."""
        self._stop()
        self.crowd.leave(self)
        super().connection_lost(exc)

    def on_message_begin(self) -> None:
        """Begin to wait for the rest."""
        super().on_message_begin()
        self._wait()

    def on_message_complete(self) -> None:
        """Wait no longer."""
        self._stop()
        self.crowd.has_come(self)
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """Become the socket of a table."""
        self._stop()
        self.crowd.leave(self)
        super().handle_websocket_upgrade()

    def give_up(self) -> None:
        """Close a connection over which no whole request came."""
        self._stop()
        self.crowd.has_come(self)
        if not self.transport.is_closing():
            self.transport.write(LATE)
            self.transport.close()

    def _wait(self) -> None:
        if self._timer is None:
            self._timer = self.loop.call_later(self.crowd.within, self.give_up)
            self.crowd.waits(self)

    def _stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


def visits(settings: Settings) -> type[Visit]:
    """Return the protocol of a server with these settings."""
    most = max(1, open_files() - SPARE)
    return type("VisitHere", (Visit,), {"crowd": Crowd(settings, most)})


def open_files() -> int:
    """Let this process open as many files as it may, and return how many that is."""
    if sys.platform == "win32":
        return ENOUGH
    import resource  # noqa: PLC0415 (not everywhere)

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = ENOUGH if hard == resource.RLIM_INFINITY else min(hard, ENOUGH)
    if 0 <= soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        return wanted
    return soft if soft >= 0 else ENOUGH
