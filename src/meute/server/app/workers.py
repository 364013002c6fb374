"""Several processes behind one address, each replaced when it ends, all renewed one by one.

All accept from the same socket, which this process keeps: while one of them stops, the others take
its visitors.
"""

from __future__ import annotations

import logging.config
import signal
import socket
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from selectors import EVENT_READ, DefaultSelector
from time import sleep
from types import FrameType
from typing import Final

from meute.core.errors import MeuteError
from meute.server.app.settings import Settings
from meute.server.app.trouble import logging_as
from meute.server.app.worker import READY, Order, write

log = logging.getLogger("meute.server")

START: Final = 60.0
"""Seconds within which a process has to be ready."""

STOP: Final = 15.0
"""Seconds after which a process that should stop is killed."""

GLANCE: Final = 0.1
"""Seconds between two looks at the processes."""

PAUSE: Final = 1.0
"""Seconds before a process that could not start is started again."""

COMMAND: Final = (sys.executable, "-m", "meute.server.app.worker")


class Worker:
    """One of the processes."""

    def __init__(self, settings: Settings, listening: socket.socket) -> None:
        """Start it; it is not ready yet."""
        self.process = subprocess.Popen(  # noqa: S603 (our own module)
            COMMAND,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            pass_fds=[listening.fileno()],
            start_new_session=True,
        )
        assert self.process.stdin is not None
        self.process.stdin.write(write(Order(settings=settings, listening=listening.fileno())))
        self.process.stdin.flush()

    @property
    def alive(self) -> bool:
        """Whether the process runs."""
        return self.process.poll() is None

    def await_ready(self) -> bool:
        """Wait until it serves; False if it ends before, or takes too long."""
        out = self.process.stdout
        assert out is not None
        with DefaultSelector() as wait:
            wait.register(out, EVENT_READ)
            return bool(wait.select(START)) and out.readline() == READY

    def dismiss(self) -> None:
        """Let it send its visitors off and end."""
        if self.process.stdin is not None and not self.process.stdin.closed:
            self.process.stdin.close()

    def bury(self) -> None:
        """Wait until it has ended."""
        try:
            self.process.wait(STOP)
        except subprocess.TimeoutExpired:
            log.warning("process %d does not stop and is killed", self.process.pid)
            self.process.kill()
            self.process.wait()
        if self.process.stdout is not None:
            self.process.stdout.close()


class Workers:
    """Processes that serve until somebody stops them all."""

    def __init__(self, settings: Settings, listening: socket.socket, count: int) -> None:
        """Prepare; each process gets its share of those in which bots think."""
        thinkers = max(1, -(-settings.thinkers // count))
        self._settings = replace(settings, thinkers=thinkers)
        self._listening = listening
        self._count = count
        self._all: list[Worker] = []
        self._stop = False
        self._renew = False

    def run(self, ready: Callable[[], None]) -> None:
        """Serve until SIGTERM or Ctrl-C; SIGHUP renews the processes one after the other."""
        logging.config.dictConfig(logging_as(self._settings.log))
        before = [signal.signal(each, self._heard) for each in SIGNALS]
        try:
            self._begin()
            if not self._stop:
                ready()
            while not self._stop:
                self._look()
                sleep(GLANCE)
        finally:
            self._end()
            for each, handler in zip(SIGNALS, before, strict=True):
                signal.signal(each, handler)

    def _heard(self, number: int, _: FrameType | None) -> None:
        if number == signal.SIGHUP:
            self._renew = True
        else:
            self._stop = True

    def _begin(self) -> None:
        self._all = [Worker(self._settings, self._listening) for _ in range(self._count)]
        for worker in self._all:
            if not worker.await_ready() and not self._stop:
                raise MeuteError("the processes that should serve cannot start")

    def _look(self) -> None:
        """Replace what has ended; renew all if somebody wishes it."""
        for place, worker in enumerate(self._all):
            if not worker.alive:
                log.error("process %d has ended; another takes its place", worker.process.pid)
                self._replace(place)
        if self._renew:
            self._renew = False
            for place in range(self._count):
                self._replace(place)

    def _replace(self, place: int) -> None:
        """Let another process take a place; the one that has it stops when the other serves."""
        new = Worker(self._settings, self._listening)
        if not new.await_ready():
            new.dismiss()
            new.bury()
            log.error("a new process could not start")
            sleep(PAUSE)
            return
        old, self._all[place] = self._all[place], new
        old.dismiss()
        old.bury()

    def _end(self) -> None:
        for worker in self._all:
            worker.dismiss()
        for worker in self._all:
            worker.bury()


SIGNALS: Final = tuple(
    getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)
)
