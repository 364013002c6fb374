"""How quick the server is: many tables of scripted people on this machine, for a bounded time.

The server runs in a process of its own, with its real store and real sockets. People answer at
random from the options they are sent. First everybody answers at once, which gives the events per
second; then every table waits a little between answers, which gives the time from a move to the
new view at every seat when the server is not swamped.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from statistics import quantiles
from time import perf_counter
from typing import Final

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from meute.core.errors import MeuteError
from meute.server.app.process import listen, server
from meute.server.app.settings import WITHOUT_LIMITS, Settings

SEATS: Final = 3
PAUSE: Final = 1.0
"""Seconds between two answers at a table in the unhurried part."""

AT_ONCE: Final = 10
"""Tables that are made at the same time."""


@dataclass(frozen=True)
class Pace:
    """What was measured at one pace."""

    seconds: float
    moves: int
    events: int
    median: float
    p99: float
    """Seconds from a move until every seat of the table has its new view."""


@dataclass(frozen=True)
class Report:
    """What the benchmark found."""

    tables: int
    seats: int
    full_speed: Pace
    unhurried: Pace
    kilobytes: float
    """Memory of the server for each table with its connections."""


class _Asked(msgspec.Struct):
    options: list[dict[str, msgspec.Raw]]
    left: int = 1


class _Heard(msgspec.Struct):
    """What a scripted person reads of a message."""

    type: str
    n: int = 0
    over: bool = False
    question: _Asked | None = None


_reader = msgspec.json.Decoder(_Heard)


@dataclass
class _Measured:
    moves: int = 0
    events: int = 0
    delays: list[float] = field(default_factory=list)


class _Table:
    """A table and its scripted people."""

    def __init__(self, http: httpx.AsyncClient, sockets: str, seed: int) -> None:
        self._http, self._sockets = http, sockets
        self._luck = Random(seed)  # noqa: S311 (scripted people need no secrets)
        self._people: list[ClientConnection] = []
        self._now: list[_Heard] = []

    async def open(self, stack: AsyncExitStack) -> None:
        """Make the table, let everybody join, and connect them."""
        wish = {
            "game": "silver",
            "name": "A",
            "seats": [{"kind": "me"}, *[{"kind": "open"}] * (SEATS - 1)],
        }
        made = (await self._http.post("/api/tables", json=wish)).raise_for_status().json()
        tokens = [made["token"]]
        for invite in made["invites"].values():
            body = {"name": "B", "invite": invite}
            joined = await self._http.post(f"/api/tables/{made['table']}/join", json=body)
            tokens.append(joined.raise_for_status().json()["token"])
        self._people, self._now = [], []
        for token in tokens:
            dialled = connect(f"{self._sockets}/ws/{made['table']}", compression=None)
            person = await stack.enter_async_context(dialled)
            await person.send(msgspec.json.encode({"type": "hello", "token": token}).decode())
            self._people.append(person)
        for person in self._people:
            self._now.append(await _update(person))

    async def play(
        self, until: float, pause: float, found: _Measured, stack: AsyncExitStack
    ) -> None:
        """Answer again and again; a finished game is followed by another."""
        while perf_counter() < until:
            if pause:
                await asyncio.sleep(pause * (0.5 + self._luck.random()))
            if self._now[0].over:
                await self.open(stack)
            await self._answer(found)

    async def _answer(self, found: _Measured) -> None:
        seat, asked = next(
            (seat, now.question)
            for seat, now in enumerate(self._now)
            if now.question and now.question.left
        )
        before = self._now[seat].n
        action = self._luck.choice(asked.options)["action"]
        start = perf_counter()
        await self._people[seat].send(
            f'{{"type":"play","n":{before},"action":{bytes(action).decode()}}}'
        )
        self._now = [await _update(person) for person in self._people]
        found.delays.append(perf_counter() - start)
        found.moves += 1
        found.events += self._now[seat].n - before


async def _update(person: ClientConnection) -> _Heard:
    """Wait for the next view."""
    while True:
        heard = _reader.decode(await person.recv())
        if heard.type == "update":
            return heard
        if heard.type == "refused":
            raise MeuteError("the server refused a scripted person")


async def _measure(
    tables: list[_Table], seconds: float, pause: float, stack: AsyncExitStack
) -> Pace:
    """Let all tables play; whoever connects on the way stays connected for the next pace."""
    found = _Measured()
    start = perf_counter()
    async with asyncio.TaskGroup() as group:
        for table in tables:
            group.create_task(table.play(start + seconds, pause, found, stack))
    took = perf_counter() - start
    cuts = quantiles(found.delays, n=100)
    return Pace(took, found.moves, found.events, cuts[49], cuts[98])


@asynccontextmanager
async def _server(folder: Path) -> AsyncIterator[tuple[Process, int]]:
    command = [sys.executable, "-m", "meute.server.bench.load", str(folder)]
    process = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE)
    assert process.stdout is not None
    try:
        line = await process.stdout.readline()
        if not line:
            raise MeuteError("the server of the benchmark did not start")
        yield process, int(line)
    finally:
        process.terminate()
        await process.wait()


def _memory(process: int) -> float:
    """Return the kilobytes a process occupies; not a number where the system does not tell."""
    try:
        status = Path(f"/proc/{process}/status").read_text("utf-8")
    except OSError:
        return float("nan")
    return next((float(x.split()[1]) for x in status.splitlines() if x.startswith("VmRSS")), 0.0)


async def _bench(count: int, seconds: float) -> Report:
    with tempfile.TemporaryDirectory(prefix="meute-bench-") as folder:
        async with _server(Path(folder)) as (process, port), AsyncExitStack() as stack:
            http = httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60)
            await stack.enter_async_context(http)
            (await http.get("/health")).raise_for_status()
            tables = [_Table(http, f"ws://127.0.0.1:{port}", seed) for seed in range(count)]
            await tables[0].open(stack)
            before = _memory(process.pid)
            for start in range(1, count, AT_ONCE):
                await asyncio.gather(*(t.open(stack) for t in tables[start : start + AT_ONCE]))
            full_speed = await _measure(tables, seconds, 0.0, stack)
            after = _memory(process.pid)
            unhurried = await _measure(tables, seconds, PAUSE, stack)
    return Report(count, SEATS, full_speed, unhurried, (after - before) / max(1, count - 1))


def bench(tables: int = 100, seconds: float = 15.0) -> Report:
    """Measure the server with `tables` tables, for `seconds` at each of two paces."""
    return asyncio.run(_bench(tables, seconds))


def main(folder: str) -> None:
    """Run the server that is measured: without limits for each visitor."""
    listening = listen("127.0.0.1", 0)
    print(listening.getsockname()[1], flush=True)  # noqa: T201 (the parent reads it)
    server(Settings(data=Path(folder), **WITHOUT_LIMITS)).run(sockets=[listening])


if __name__ == "__main__":
    main(sys.argv[1])
