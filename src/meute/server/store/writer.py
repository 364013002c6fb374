"""One thread that writes: whatever gathers during one commit goes into the next together."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import Final

from meute.server.store.news import News
from meute.server.store.protocol import Step, StoreError

BATCH: Final = 500
"""The most changes in one commit."""

Work = Step | Path | News
"""A change, the backup that is to be restored, or what other processes are told."""

_Job = tuple[Work, "asyncio.Future[None]"]

Write = Callable[[Sequence[Work]], list[Exception | None]]
"""Writes some work in its order; returns for each why it failed, if it did."""


class Writer:
    """A thread through which everything goes that is written."""

    def __init__(self, write: Write, close: Callable[[], None]) -> None:
        """Start the thread; `close` is called in it, after the last work."""
        self._loop = asyncio.get_running_loop()
        self._jobs: SimpleQueue[_Job | None] = SimpleQueue()
        self._write, self._close = write, close
        self._thread = Thread(target=self._run, name="store-writer")
        self._thread.start()

    @property
    def waiting(self) -> int:
        """How much work has not begun."""
        return self._jobs.qsize()

    async def done(self, work: Work) -> None:
        """Queue some work and wait until it is on the disk."""
        done: asyncio.Future[None] = self._loop.create_future()
        self._jobs.put((work, done))
        await asyncio.shield(done)

    async def close(self) -> None:
        """Let the thread finish what is queued."""
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        last = False
        while not last and (job := self._jobs.get()) is not None:
            batch = [job]
            while len(batch) < BATCH and not self._jobs.empty():
                more = self._jobs.get()
                if more is None:
                    last = True
                    break
                batch.append(more)
            errors = self._write([work for work, _ in batch])
            self._loop.call_soon_threadsafe(_resolve, batch, errors)
        self._close()


def _resolve(batch: Sequence[_Job], errors: Sequence[Exception | None]) -> None:
    for (_, done), error in zip(batch, errors, strict=True):
        if done.cancelled():
            continue
        if error is None:
            done.set_result(None)
        else:
            done.set_exception(error if isinstance(error, StoreError) else StoreError(str(error)))
