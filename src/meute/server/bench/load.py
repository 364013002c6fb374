"""How quick the server is: many tables of scripted people on this machine, for a bounded time.

The server runs in a process of its own, with its real store and real sockets, on one process or on
several. First every table waits between answers so that all together give a certain number a
second: that gives the time from an answer to the new view at every seat, beside a baseline of the
same moments, the way of a word to a server that does nothing and back. Then the server is stopped
and started again, and everybody comes back. At last everybody answers at once, which gives the
events per second.
"""

from __future__ import annotations

import asyncio
import gc
import sys
import tempfile
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import quantiles
from time import perf_counter
from typing import Final

import httpx
from websockets.asyncio.client import connect
from websockets.asyncio.server import ServerConnection, serve

from meute.server.app.crowd import open_files
from meute.server.bench.people import SEATS, Measured, Table, Way
from meute.server.bench.running import Kind, Running, running

AT_ONCE: Final = 10
"""Tables that are made or come back at the same time."""

BEAT: Final = 0.05
"""Seconds between two words to the server that does nothing."""


@dataclass(frozen=True)
class Pace:
    """What was measured at one pace."""

    name: str
    seconds: float
    moves: int
    events: int
    median: float
    p99: float
    """Seconds from an answer until every seat of the table has its new view."""
    baseline: float
    """The same part of the words to a server that does nothing, in the same time."""
    cpu: float
    """CPU seconds of the server for each answer."""


@dataclass(frozen=True)
class Return:
    """How everybody came back after a restart."""

    seconds: float
    """From the end of the old server until the last has a view again."""
    cpu: float
    """CPU seconds of the new server for that, its start included."""


@dataclass(frozen=True)
class Report:
    """What the benchmark found."""

    tables: int
    seats: int
    paces: Sequence[Pace]
    back: Return
    kilobytes: float
    """Memory of the server for each table with its connections."""


class _Crowd:
    """All tables, and the server they are at."""

    def __init__(self, tables: list[Table], echo: str) -> None:
        self._tables, self._echo = tables, echo
        self._way: Way | None = None

    async def come_to(self, server: Running) -> None:
        """Let everybody know where the server is; nobody is connected yet."""
        await self.leave()
        address, stack = f"127.0.0.1:{server.port}", AsyncExitStack()
        http = httpx.AsyncClient(base_url=f"http://{address}", timeout=60)
        await stack.enter_async_context(http)
        self._way = Way(http, f"ws://{address}", stack)

    async def leave(self) -> None:
        if self._way is not None:
            await self._way.stack.aclose()

    async def sit_down(self, tables: Sequence[Table], *, new: bool) -> None:
        """Connect the people of some tables, which are made before if they are new."""
        for start in range(0, len(tables), AT_ONCE):
            await asyncio.gather(*(self._sit(t, new=new) for t in tables[start : start + AT_ONCE]))

    async def _sit(self, table: Table, *, new: bool) -> None:
        assert self._way is not None, "nobody knows where the server is"
        if new:
            await table.make(self._way)
        await table.connect(self._way)

    async def play(self, name: str, server: Running, seconds: float, pause: float) -> Pace:
        """Let all tables play; whoever connects on the way stays connected for the next pace."""
        assert self._way is not None, "nobody knows where the server is"
        found, words = Measured(), list[float]()
        start, before = perf_counter(), server.cpu()
        async with asyncio.TaskGroup() as group:
            group.create_task(_talk(self._echo, start + seconds, words))
            for table in self._tables:
                group.create_task(table.play(self._way, start + seconds, pause, found))
        took, spent = perf_counter() - start, server.cpu() - before
        cuts, idle = quantiles(found.delays, n=100), quantiles(words, n=100)
        cost = spent / max(1, found.moves)
        return Pace(name, took, found.moves, found.events, cuts[49], cuts[98], idle[98], cost)


async def _talk(echo: str, until: float, words: list[float]) -> None:
    """Say a word now and then to a server that says it back."""
    async with connect(echo, compression=None) as line:
        while perf_counter() < until:
            start = perf_counter()
            await line.send("?")
            await line.recv()
            words.append(perf_counter() - start)
            await asyncio.sleep(BEAT)


@asynccontextmanager
async def _echo() -> AsyncIterator[str]:
    """Run a server that does nothing, in a process of its own."""
    command = [sys.executable, "-m", "meute.server.bench.load"]
    pipe = asyncio.subprocess.PIPE
    process = await asyncio.create_subprocess_exec(*command, stdout=pipe)
    assert process.stdout is not None
    try:
        yield f"ws://127.0.0.1:{int(await process.stdout.readline())}"
    finally:
        process.terminate()
        await process.wait()


async def _bench(kind: Kind, count: int, seconds: float, rate: float) -> Report:
    tables = [Table(seed) for seed in range(count)]
    paces = []
    async with _echo() as echo:
        crowd = _Crowd(tables, echo)
        async with running(kind) as server:
            await crowd.come_to(server)
            await crowd.sit_down(tables[:1], new=True)
            before = server.memory()
            await crowd.sit_down(tables[1:], new=True)
            kilobytes = (server.memory() - before) / max(1, count - 1)
            name = f"{rate:g} answers a second"
            paces.append(await crowd.play(name, server, seconds, count / rate))
        start = perf_counter()
        async with running(kind) as server:
            await crowd.come_to(server)
            await crowd.sit_down(tables, new=False)
            back = Return(perf_counter() - start, server.cpu())
            paces.append(await crowd.play("all at once", server, seconds, 0.0))
            await crowd.leave()
    return Report(count, SEATS, paces, back, kilobytes)


@contextmanager
def _undisturbed() -> Iterator[None]:
    """Keep the collector of garbage of the scripted people out of what is measured."""
    gc.collect()
    gc.freeze()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def bench(
    tables: int = 100,
    seconds: float = 15.0,
    rate: float = 100.0,
    store: str = "",
    workers: int = 1,
) -> Report:
    """Measure a server with `tables` tables, for `seconds` at each of two paces."""
    open_files()
    with tempfile.TemporaryDirectory(prefix="meute-bench-") as folder, _undisturbed():
        return asyncio.run(_bench(Kind(Path(folder), store, workers), tables, seconds, rate))


async def _say_back(line: ServerConnection) -> None:
    async for word in line:
        await line.send(word)


async def main() -> None:
    """Be the server that does nothing."""
    async with serve(_say_back, "127.0.0.1", 0, compression=None) as server:
        print(next(iter(server.sockets)).getsockname()[1], flush=True)  # noqa: T201 (the parent reads it)
        await server.serve_forever()


if __name__ == "__main__":
    asyncio.run(main())
