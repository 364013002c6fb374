"""Where matches are played: in this process, or in several; the results are the same."""

from __future__ import annotations

import _thread
import multiprocessing
import signal
import threading
import time
from collections import deque
from collections.abc import Generator, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import islice
from multiprocessing.synchronize import Event
from types import FrameType
from typing import Final, Protocol

from meute.arena.match import Match, Result, play
from meute.core.errors import MeuteError

CHUNK: Final = 8
"""Matches sent to a worker at once: enough to hide the cost of sending."""

AHEAD: Final = 4
"""Chunks per worker that wait or run while earlier ones are fetched: back-pressure, so that results
nobody has fetched do not fill the memory."""


Results = Generator[Result, None, None]
"""Results in the order of their matches; closing it early ends the work."""


PATIENCE: Final = 0.05
"""Seconds after which a worker that was told to stop is told again."""


class Executor(Protocol):
    """Plays matches somewhere and yields their results in order."""

    @property
    def workers(self) -> int:
        """How many matches are played side by side."""
        ...

    def run(self, matches: Iterable[Match], *, keep_records: bool) -> Results:
        """Play the matches; the first that fails raises `MatchFailed`."""
        ...


@dataclass(frozen=True)
class InProcess:
    """Plays one match after the other, here."""

    @property
    def workers(self) -> int:
        """How many matches are played side by side: one."""
        return 1

    def run(self, matches: Iterable[Match], *, keep_records: bool) -> Results:
        """Play each match when its result is asked for."""
        for match in matches:
            yield play(match, keep_record=keep_records)


@dataclass(frozen=True)
class ProcessPool:
    """Plays on several processors of this machine.

    Workers are told games and bots by name, so these must be installed: what `registry.add_game`
    or `registry.add_bot` adds to one process is known to `InProcess` alone.
    """

    workers: int
    chunk: int = CHUNK

    def run(self, matches: Iterable[Match], *, keep_records: bool) -> Results:
        """Play chunks side by side; an interrupt stops the workers in the middle of their games."""
        context = multiprocessing.get_context("spawn")
        stop = context.Event()
        pool = ProcessPoolExecutor(
            self.workers, mp_context=context, initializer=_begin_work, initargs=(stop,)
        )
        try:
            yield from self._in_order(pool, matches, keep_records=keep_records)
        except BrokenProcessPool:
            message = "a worker process ended unexpectedly; try again with --jobs 1 to learn more"
            raise MeuteError(message) from None
        finally:
            stop.set()
            pool.shutdown(wait=True, cancel_futures=True)

    def _in_order(
        self, pool: ProcessPoolExecutor, matches: Iterable[Match], *, keep_records: bool
    ) -> Iterator[Result]:
        waiting: deque[Future[list[Result]]] = deque()
        coming = iter(matches)
        with _interrupts_spare_new_workers():
            for chunk in _chunks(coming, self.chunk, self.workers * AHEAD):
                waiting.append(pool.submit(_play_chunk, chunk, keep_records=keep_records))
        while waiting:
            yield from waiting.popleft().result()
            for chunk in _chunks(coming, self.chunk, 1):
                waiting.append(pool.submit(_play_chunk, chunk, keep_records=keep_records))


def executor(jobs: int, chunk: int = CHUNK) -> Executor:
    """Return an executor that keeps `jobs` processors busy; long matches go in small chunks."""
    if jobs < 1:
        message = f"the number of jobs must be 1 or more, not {jobs}"
        raise MeuteError(message)
    return InProcess() if jobs == 1 else ProcessPool(jobs, chunk)


def on_processes(address: str, jobs: int | None, chunk: int) -> Executor:
    """Return the executor behind `--on processes`, which is this machine."""
    if address:
        raise MeuteError("processes are those of this machine, and have no address")
    return executor(1 if jobs is None else jobs, chunk)


class _Worker:
    """What a worker process remembers.

    It is stopped by an exception in the middle of a match, never by being killed: a worker that
    dies while it sends a result leaves half a message, for whose rest the pool waits forever.
    """

    playing = False


def _begin_work(stop: Event) -> None:
    """Let this worker be stopped, by its parent or by Ctrl-C, while it plays."""
    signal.signal(signal.SIGINT, _interrupted)
    threading.Thread(target=_stop_when_told, args=(stop,), daemon=True).start()


def _stop_when_told(stop: Event) -> None:
    while stop.wait():
        _thread.interrupt_main()
        time.sleep(PATIENCE)


def _interrupted(_signal: int, _frame: FrameType | None) -> None:
    if _Worker.playing:
        raise KeyboardInterrupt


def _play_chunk(chunk: list[Match], *, keep_records: bool) -> list[Result]:
    """Play a chunk inside a worker."""
    _Worker.playing = True
    try:
        return [play(match, keep_record=keep_records) for match in chunk]
    finally:
        _Worker.playing = False


def _chunks(matches: Iterator[Match], size: int, count: int) -> Iterator[list[Match]]:
    """Yield at most `count` more chunks."""
    for _ in range(count):
        chunk = list(islice(matches, size))
        if not chunk:
            return
        yield chunk


@contextmanager
def _interrupts_spare_new_workers() -> Iterator[None]:
    """Let processes started here ignore Ctrl-C until they have begun their work."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
