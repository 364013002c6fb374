"""Tables in PostgreSQL: one writing connection that commits for many tables at once."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import groupby
from pathlib import Path
from queue import SimpleQueue
from typing import Any, Final, LiteralString, TypeVar

import msgspec
from psycopg import errors

from meute.core.errors import MeuteError
from meute.server.schema.lobby import Status
from meute.server.store.keys import KEY_FILES, checked, new_key
from meute.server.store.news import Missed, News
from meute.server.store.postgres.claims import Claims
from meute.server.store.postgres.copying import put_back
from meute.server.store.postgres.ear import Ear
from meute.server.store.postgres.line import Line, place_of
from meute.server.store.postgres.rows import Written, apply, load, rounds
from meute.server.store.postgres.schema import Db
from meute.server.store.protocol import Ban, Facts, Keys, Proof, Saved, Step, StoreError
from meute.server.store.rows import facts_of
from meute.server.store.writer import Work, Writer

T = TypeVar("T")

READERS: Final = 3
"""Connections over which tables are read at the same time."""

MARKS: Final = 2**62

DAMAGED: Final = (errors.DataCorrupted, errors.IndexCorrupted)
UNFIT: Final = (errors.DataError, errors.IntegrityError)
"""What is wrong with one step and no fault of those beside it."""
UNREADABLE: Final = (msgspec.DecodeError, UnicodeDecodeError)


class PostgresStore:
    """A store in a database that is at its newest version; writes are durable once awaited."""

    def __init__(self, address: str) -> None:
        """Open a store; the event loop that calls must be running."""
        self._loop = asyncio.get_running_loop()
        self._damage = ""
        self.place = place_of(address)
        self._address = address
        self.me = secrets.token_hex(4)
        self._ear: Ear | None = None
        self._claims = Claims(address)
        self._writing = Line(address)
        self._writer = Writer(self._done, self._writing.close)
        self._readers = ThreadPoolExecutor(READERS, "store-reader")
        self._lines = [Line(address, reads=True) for _ in range(READERS)]
        self._free: SimpleQueue[Line] = SimpleQueue()
        for line in self._lines:
            self._free.put(line)

    async def keys(self) -> Keys:
        """Read the keys of the house; the first process of all makes them."""
        found = dict(await self._rows("SELECT name, key FROM keys"))
        if len(found) < len(KEY_FILES):
            found = dict(await self._loop.run_in_executor(self._readers, self._with, _make_keys))
        where = {use: f"{self.place}, table keys, {name}" for use, name in KEY_FILES.items()}
        return Keys(**{use: checked(found[name], where[use]) for use, name in KEY_FILES.items()})

    @property
    def waiting(self) -> int:
        """How many changes wait to be written."""
        return self._writer.waiting

    async def write(self, change: Step) -> None:
        """Queue a change and wait until it is on the disk."""
        await self._writer.done(change)

    async def restore(self, backup: Path) -> None:
        """Queue a backup between two changes and wait until it is on the disk."""
        await self._writer.done(backup)
        self._damage = ""

    async def load(self, table: str) -> Saved | None:
        """Read a whole table at one moment."""
        return await self._read(lambda db: load(db, table))

    async def pieces(self, table: str) -> list[bytes]:
        """Read what was found out about a game."""
        query: LiteralString = "SELECT piece FROM studies WHERE name=%s ORDER BY number"
        return [piece for (piece,) in await self._rows(query, table)]

    async def facts(self, tables: Sequence[str]) -> list[Facts]:
        """Read the facts of some tables."""
        return await self._facts("SELECT facts FROM tables WHERE name = ANY(%s)", list(tables))

    async def after(self, table: str, most: int) -> list[Facts]:
        """Read the facts of the tables that come next by their names."""
        by_name: LiteralString = 'name COLLATE "C"'
        query: LiteralString = (
            f"SELECT facts FROM tables WHERE {by_name} > %s ORDER BY {by_name} LIMIT %s"
        )
        return await self._facts(query, table, most)

    async def bans(self) -> list[Ban]:
        """Read who is banned."""
        query: LiteralString = "SELECT mark, made, until, why FROM bans ORDER BY made"
        rows = await self._rows(query)
        return [Ban(mark=mark, made=made, until=until, why=why) for mark, made, until, why in rows]

    async def public(self, most: int) -> list[Facts]:
        """Read the list of the lobby."""
        return await self._facts(
            "SELECT facts FROM (SELECT facts, made, row_number() OVER "
            "(PARTITION BY origin ORDER BY made DESC) AS place FROM tables "
            "WHERE public AND status IN ('open', 'running')) AS placed "
            "ORDER BY place, made DESC LIMIT %s",
            most,
        )

    async def standing(self, origin: str) -> int:
        """Count the tables of an address that are open or running."""
        query: LiteralString = (
            "SELECT count(*) FROM tables WHERE origin=%s AND status IN ('open', 'running')"
        )
        return int((await self._rows(query, origin))[0][0])

    async def aged(self, status: Status, before: float, most: int) -> list[str]:
        """Read which tables of a status nobody has touched since some time."""
        query: LiteralString = (
            "SELECT name FROM tables WHERE status=%s AND changed<%s ORDER BY changed LIMIT %s"
        )
        return [name for (name,) in await self._rows(query, status, before, most)]

    async def unfilmed(self, most: int) -> list[str]:
        """Read which ended games have no ending yet."""
        query: LiteralString = (
            "SELECT name FROM tables AS t WHERE status IN ('over', 'off') AND lines > 0 "
            "AND NOT EXISTS (SELECT 1 FROM endings WHERE name = t.name) LIMIT %s"
        )
        return [name for (name,) in await self._rows(query, most)]

    async def clock(self) -> float | None:
        """Read how late it was when anything was last noted."""
        query: LiteralString = (
            "SELECT greatest((SELECT max(now) FROM clock), (SELECT max(changed) FROM tables))"
        )
        return (await self._rows(query))[0][0] or None

    async def due(self) -> list[tuple[str, float]]:
        """Read when the server has to act, and where."""
        query: LiteralString = "SELECT name, wake FROM tables WHERE wake IS NOT NULL ORDER BY wake"
        return [(name, wake) for name, wake in await self._rows(query)]

    async def overdue(self, before: float, most: int) -> list[str]:
        """Read at which tables a server should have acted."""
        query: LiteralString = "SELECT name FROM tables WHERE wake < %s ORDER BY wake LIMIT %s"
        return [name for (name,) in await self._rows(query, before, most)]

    async def listen(self, hear: Callable[[News], None]) -> None:
        """Hear what other processes tell, over a connection that does nothing else."""

        def heard(news: News) -> None:
            if isinstance(news, Missed):
                self._claims.doubt()
            hear(news)

        self._ear = Ear(self._address, heard)
        await self._claims.look()
        await self._ear.begin()

    @property
    def deaf(self) -> bool:
        """Whether the connection is lost over which the others are heard."""
        return self._ear is not None and self._ear.deaf

    async def tell(self, news: News) -> None:
        """Tell the other processes something, after all that was queued before."""
        await self._writer.done(news)

    async def claim(self, table: str) -> bool:
        """Let this process think for a table until it ends, unless another does."""
        return await self._claims.take(table)

    async def release(self, table: str) -> None:
        """Let another process think for a table."""
        await self._claims.give(table)

    async def count(self) -> dict[str, int]:
        """Count the tables by status."""
        return dict(await self._rows("SELECT status, count(*) FROM tables GROUP BY status"))

    async def prove(self) -> None:
        """Write a mark over the last one and read it; what is damaged once stays damaged.

        Other processes prove too, so any mark that is there will do.
        """
        await self.write(Proof(mark=secrets.randbelow(MARKS)))
        if not await self._rows("SELECT mark FROM proof"):
            raise StoreError("what was written is not there")
        if self._damage:
            raise StoreError(self._damage)

    async def close(self) -> None:
        """Let the writer finish, then let go of every connection."""
        if self._ear is not None:
            await self._ear.end()
        await self._claims.close()
        await self._writer.close()
        await asyncio.to_thread(self._readers.shutdown)
        for line in self._lines:
            line.close()

    async def _facts(self, query: LiteralString, *values: object) -> list[Facts]:
        def read(db: Db) -> list[Facts]:
            rows = db.cursor(binary=True).execute(query, values).fetchall()
            return [facts_of(data) for (data,) in rows]

        return await self._read(read)

    async def _rows(self, query: LiteralString, *values: object) -> list[tuple[Any, ...]]:
        def read(db: Db) -> list[tuple[Any, ...]]:
            return db.cursor(binary=True).execute(query, values).fetchall()

        return await self._read(read)

    async def _read(self, query: Callable[[Db], T]) -> T:
        return await self._loop.run_in_executor(self._readers, self._with, query)

    def _with(self, query: Callable[[Db], T]) -> T:
        """Ask over one of the reading connections; as many threads ask as there are of these."""
        line = self._free.get()
        try:
            return line.do(query)
        except StoreError as error:
            self._notice(error.__cause__)
            raise
        except UNREADABLE as error:
            self._notice(error)
            raise StoreError(str(error)) from error
        finally:
            self._free.put(line)

    def _notice(self, error: BaseException | None) -> None:
        """Remember what no later success makes good."""
        if isinstance(error, DAMAGED + UNREADABLE):
            self._damage = " ".join(str(error).split())

    def _done(self, works: Sequence[Work]) -> list[Exception | None]:
        """Save changes in their order; a backup is restored between those before and after it."""
        found: list[Exception | None] = []
        for whole, group in groupby(works, lambda work: isinstance(work, Path)):
            if whole:
                found += [self._restored(each) for each in group]  # type: ignore[arg-type]
            else:
                for steps in rounds(list(group)):  # type: ignore[arg-type]
                    found += self._kept(steps)
        return found

    def _kept(self, steps: Sequence[Written]) -> list[Exception | None]:
        """Keep steps in one commit; if that fails for what one of them holds, one by one."""
        try:
            return self._writing.do(lambda db: apply(db, steps, self.me))
        except Exception as error:  # noqa: BLE001 (the thread must outlive whatever happens)
            self._notice(error.__cause__)
            if len(steps) > 1 and isinstance(error.__cause__, UNFIT):
                return [self._kept([step])[0] for step in steps]
            return [error] * len(steps)

    def _restored(self, backup: Path) -> Exception | None:
        try:
            self._writing.do(lambda db: put_back(backup, db))
        except (MeuteError, StoreError) as error:
            return error
        return None


def _make_keys(db: Db) -> list[tuple[str, bytes]]:
    """Make the keys that are missing, and read them all: of several processes one is the first."""
    for name in KEY_FILES.values():
        query: LiteralString = "INSERT INTO keys VALUES (%s, %s) ON CONFLICT DO NOTHING"
        db.execute(query, (name, new_key()))
    return db.cursor(binary=True).execute("SELECT name, key FROM keys").fetchall()
