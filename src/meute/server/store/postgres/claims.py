"""Which process thinks for a table: exactly one, and another as soon as that one is gone.

A claim is an advisory lock of a connection. PostgreSQL lets go of it when the connection ends,
however its process does. If a claim is lost with the connection and nobody knows yet, two processes
think, and the answer of the second is refused: it follows a line that another stands behind.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import LiteralString, TypeVar

from meute.server.store.postgres.line import Line
from meute.server.store.postgres.schema import Db
from meute.server.store.protocol import StoreError

T = TypeVar("T")

KEY: LiteralString = "'tables'::regclass::oid::bigint # %s::bigint"
"""Databases may hold several stores, each with tables of its own."""

SOON: LiteralString = """
    SELECT set_config('tcp_keepalives_idle', '10', false),
        set_config('tcp_keepalives_interval', '5', false),
        set_config('tcp_keepalives_count', '3', false)
"""
"""A machine that vanishes without a word loses its claims soon."""


class Claims:
    """The claims of one process, over a connection of their own."""

    def __init__(self, address: str) -> None:
        """Claim nothing yet."""
        self._line = Line(address, reads=True)
        self._thread = ThreadPoolExecutor(1, "store-claims")
        self._held: set[str] = set()
        self._connections = 0
        self._doubtful = False

    async def take(self, table: str) -> bool:
        """Claim a table; tell whether it is ours, now or already."""
        if self._doubtful:
            self._doubtful = False
            await self.look()
        return table in self._held or await self._do(lambda: self._take(table))

    def doubt(self) -> None:
        """Look before the next claim: another connection to the database was lost."""
        self._doubtful = True

    async def give(self, table: str) -> None:
        """Let another process have a table."""
        if table in self._held:
            self._held.discard(table)
            await self._do(lambda: self._give(table))

    async def close(self) -> None:
        """Let go of everything."""
        await asyncio.to_thread(self._thread.shutdown)
        self._line.close()

    async def _do(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._thread, work)

    async def look(self) -> None:
        """Notice whether the connection was lost, and every claim with it."""
        await self._do(lambda: self._asked(lambda db: db.execute("SELECT 1")))

    def _take(self, table: str) -> bool:
        found = self._asked(lambda db: _ask(db, "pg_try_advisory_lock", table))
        if found:
            self._held.add(table)
        return found

    def _asked(self, work: Callable[[Db], T]) -> T:
        try:
            found = self._line.do(work)
        except StoreError:
            self._held.clear()
            raise
        if self._line.connections != self._connections:  # what was held before is lost
            self._connections = self._line.connections
            self._held.clear()
            self._line.do(lambda db: db.execute(SOON))
        return found

    def _give(self, table: str) -> None:
        self._line.do(lambda db: _ask(db, "pg_advisory_unlock", table))


def _ask(db: Db, function: LiteralString, table: str) -> bool:
    number = int.from_bytes(hashlib.sha256(table.encode()).digest()[:8], "big", signed=True)
    row = db.execute(f"SELECT {function}({KEY})", (number,)).fetchone()
    return row == (True,)
