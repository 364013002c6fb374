"""Measure how many durable appends a second both stores take, table by table and all at once.

    python -m benchmarks.store
    python -m benchmarks.store 200 postgresql://me@there/meute

Many tables (200 if nothing is said) append one line each, wait until it is on the disk, and append
the next, for some seconds and by turns with the other store, since the machine has other work too.
Without the address of a database a PostgreSQL is started that brings every commit to the disk.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from statistics import quantiles
from time import perf_counter, process_time
from typing import Final

from meute.server.store.opening import open_store
from meute.server.store.protocol import Change, Facts, SeatRow, Store
from tools.postgres import postgres

SECONDS: Final = 3.0
TURNS: Final = 3
LINE: Final = b'{"n":123,"seat":1,"action":{"type":"LookAtTwo","first":0,"second":1},"h":"%032x"}\n'


def facts_of(table: str) -> Facts:
    """Return what is said of a table of four people."""
    seats = [SeatRow(kind="person", name=f"Person {seat}", token="0" * 64) for seat in range(4)]
    return Facts(
        table=table, game="silver", variant={"rounds": 4}, clock="live", public=True, made=1.0,
        seats=seats, status="running", waiting=[1], deadline=2.0, wake=2.0, origin="house",
    )  # fmt: skip


class Table:
    """A table that appends lines, each after the last is kept."""

    def __init__(self, name: str) -> None:
        """Name a table that is not made yet."""
        self.facts = facts_of(name)
        self.lines = 0

    async def make(self, store: Store) -> None:
        """Make the table."""
        await store.write(Change(facts=self.facts, seed="0" * 64))

    async def append(self, store: Store, until: float, took: list[float]) -> None:
        """Append until a time has come; note how long each line took."""
        while (start := perf_counter()) < until:
            line = LINE % self.lines
            change = Change(facts=self.facts, follows=self.lines, after=self.lines, lines=[line])
            await store.write(change)
            self.lines += 1
            took.append(perf_counter() - start)


async def turn(store: Store, tables: list[Table]) -> str:
    """Let all tables append for a while; say what was measured."""
    took: list[float] = []
    start, cpu = perf_counter(), process_time()
    until = start + SECONDS
    await asyncio.gather(*(table.append(store, until, took) for table in tables))
    wall, spent = perf_counter() - start, process_time() - cpu
    cuts = quantiles(took, n=100)
    return (
        f"{len(took) / wall:8,.0f} appends/s   median {cuts[49] * 1000:5.1f} ms   "
        f"p99 {cuts[98] * 1000:5.1f} ms   our CPU {spent / len(took) * 1e6:5.0f} us each"
    )


@contextmanager
def database(address: str) -> Iterator[str]:
    """Give the address of a database: the one that was named, or that of one of our own."""
    if address:
        yield address
        return
    with postgres(fsync="on", synchronous_commit="on") as server:
        yield server.address()


async def measure(count: int, address: str, folder: Path) -> None:
    """Measure both stores by turns."""
    stores = {
        "SQLite": await open_store("", folder),
        "PostgreSQL": await open_store(address, folder),
    }
    try:
        for number in (1, count):
            made = {name: [Table(f"{number}-{i}") for i in range(number)] for name in stores}
            for name, store in stores.items():
                await asyncio.gather(*(table.make(store) for table in made[name]))
            for _ in range(TURNS):
                for name, store in stores.items():
                    print(f"{name:10} {number:4} tables {await turn(store, made[name])}")  # noqa: T201
    finally:
        for store in stores.values():
            await store.close()


def main(words: list[str]) -> None:
    """Measure with so many tables, at that address."""
    count = next((int(word) for word in words if word.isdigit()), 200)
    address = next((word for word in words if not word.isdigit()), "")
    with ExitStack() as opened:
        folder = Path(opened.enter_context(tempfile.TemporaryDirectory(prefix="meute-bench-")))
        asyncio.run(measure(count, opened.enter_context(database(address)), folder))


if __name__ == "__main__":
    main(sys.argv[1:])
