"""Tables in one SQLite file: one writer thread that commits for many tables at once."""

from __future__ import annotations

import asyncio
import secrets
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from itertools import groupby
from pathlib import Path
from typing import Final, TypeVar

import msgspec

from meute.core.errors import MeuteError
from meute.server.schema.lobby import Status
from meute.server.store.backup import put_back
from meute.server.store.keys import keys_in
from meute.server.store.news import News
from meute.server.store.private import close_to_others, make_private
from meute.server.store.protocol import Ban, Facts, Keys, Proof, Saved, Step, StoreError
from meute.server.store.rows import apply_whole, facts_of, load
from meute.server.store.schema import migrate
from meute.server.store.writer import Work, Writer

T = TypeVar("T")

FILE: Final = "meute.sqlite3"
BESIDE: Final = ("-wal", "-shm")
"""Endings of the files that SQLite keeps beside; it makes them as private as the first."""

DAMAGED: Final = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
UNREADABLE: Final = (msgspec.DecodeError, UnicodeDecodeError)
MARKS: Final = 2**62

GLANCE: Final = 0.5
"""Seconds between two looks whether a visitor has changed anything."""


class SqliteStore:
    """A store in a file; writes are durable once awaited."""

    def __init__(self, folder: Path, *, visitor: str = "") -> None:
        """Open or make the file; the event loop that calls must be running.

        A `visitor` is no server: it changes tables beside one that may run, which hears of it.
        """
        self._loop = asyncio.get_running_loop()
        self._visitor = visitor
        self._ear: asyncio.Task[None] | None = None
        self._heard = 0
        self._damage = ""
        self._folder = folder
        self.place = str(folder)
        db = _opened(folder / FILE)
        # What is replaced or taken out leaves no bytes behind: a person may ask to be forgotten.
        db.execute("PRAGMA secure_delete=ON")
        if not visitor:
            db.execute("DELETE FROM news")
        self._reader = _connect(folder / FILE)
        self._readers = ThreadPoolExecutor(1, "store-reader")
        self._writer = Writer(lambda works: self._done(db, works), lambda: self._let_go(db))

    async def keys(self) -> Keys:
        """Read the keys beside the file; the first time, make them."""
        return keys_in(self._folder)

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
        self._damage, self._heard = "", 0

    async def load(self, table: str) -> Saved | None:
        """Read a whole table at one moment."""
        return await self._read(lambda db: load(db, table))

    async def pieces(self, table: str) -> list[bytes]:
        """Read what was found out about a game."""
        query = "SELECT piece FROM studies WHERE name=? ORDER BY number"
        rows = await self._read(lambda db: db.execute(query, (table,)).fetchall())
        return [piece for (piece,) in rows]

    async def facts(self, tables: Sequence[str]) -> list[Facts]:
        """Read the facts of some tables."""
        marks = ",".join("?" * len(tables))
        return await self._facts(f"WHERE name IN ({marks})", *tables)

    async def after(self, table: str, most: int) -> list[Facts]:
        """Read the facts of the tables that come next by their names."""
        return await self._facts("WHERE name > ? ORDER BY name LIMIT ?", table, most)

    async def bans(self) -> list[Ban]:
        """Read who is banned."""
        query = "SELECT mark, made, until, why FROM bans ORDER BY made"
        rows = await self._read(lambda db: db.execute(query).fetchall())
        return [Ban(mark=mark, made=made, until=until, why=why) for mark, made, until, why in rows]

    async def public(self, most: int) -> list[Facts]:
        """Read the list of the lobby."""
        query = (
            "SELECT facts FROM (SELECT facts, made, row_number() OVER "
            "(PARTITION BY origin ORDER BY made DESC) AS place FROM tables "
            "WHERE public AND status IN ('open', 'running')) ORDER BY place, made DESC LIMIT ?"
        )
        return await self._read(
            lambda db: [facts_of(data) for (data,) in db.execute(query, (most,)).fetchall()]
        )

    async def standing(self, origin: str) -> int:
        """Count the tables of an address that are open or running."""
        query = "SELECT count(*) FROM tables WHERE origin=? AND status IN ('open', 'running')"
        rows = await self._read(lambda db: db.execute(query, (origin,)).fetchall())
        return int(rows[0][0])

    async def aged(self, status: Status, before: float, most: int) -> list[str]:
        """Read which tables of a status nobody has touched since some time."""
        query = "SELECT name FROM tables WHERE status=? AND changed<? ORDER BY changed LIMIT ?"
        rows = await self._read(lambda db: db.execute(query, (status, before, most)).fetchall())
        return [name for (name,) in rows]

    async def unfilmed(self, most: int) -> list[str]:
        """Read which ended games have no ending yet."""
        query = (
            "SELECT name FROM tables AS t WHERE status IN ('over', 'off') "
            "AND NOT EXISTS (SELECT 1 FROM endings WHERE name = t.name) "
            "AND EXISTS (SELECT 1 FROM lines WHERE name = t.name) LIMIT ?"
        )
        rows = await self._read(lambda db: db.execute(query, (most,)).fetchall())
        return [name for (name,) in rows]

    async def clock(self) -> float | None:
        """Read how late it was when anything was last noted."""
        notes = "SELECT now AS at FROM clock UNION ALL SELECT changed FROM tables"
        query = f"SELECT max(at) FROM ({notes})"  # noqa: S608 (nothing of it comes from elsewhere)
        rows = await self._read(lambda db: db.execute(query).fetchall())
        return rows[0][0] or None

    async def due(self) -> list[tuple[str, float]]:
        """Read when the server has to act, and where."""
        await self._read(_check)
        query = "SELECT name, wake FROM tables WHERE wake IS NOT NULL ORDER BY wake"
        return await self._read(lambda db: db.execute(query).fetchall())

    async def count(self) -> dict[str, int]:
        """Count the tables by status."""
        query = "SELECT status, count(*) FROM tables GROUP BY status"
        return await self._read(lambda db: dict(db.execute(query).fetchall()))

    async def prove(self) -> None:
        """Write a new mark over the last one and read it; what is damaged once stays damaged."""
        mark = secrets.randbelow(MARKS)
        await self.write(Proof(mark=mark))
        query = "SELECT mark FROM proof"
        found = await self._read(lambda db: db.execute(query).fetchall())
        if found != [(mark,)]:
            raise StoreError("what was written is not what was read")
        if self._damage:
            raise StoreError(self._damage)

    async def overdue(self, before: float, most: int) -> list[str]:
        """Read at which tables the server should have acted."""
        query = "SELECT name FROM tables WHERE wake<? ORDER BY wake LIMIT ?"
        rows = await self._read(lambda db: db.execute(query, (before, most)).fetchall())
        return [name for (name,) in rows]

    me = ""
    """A folder has one server."""

    async def listen(self, hear: Callable[[News], None]) -> None:
        """Hear visitors: there is no other server."""
        self._ear = asyncio.create_task(self._hear_visitors(hear))

    async def _hear_visitors(self, hear: Callable[[News], None]) -> None:
        query = "SELECT id, word FROM news WHERE id > ? ORDER BY id"
        while True:
            await asyncio.sleep(GLANCE)
            with suppress(StoreError, msgspec.DecodeError):  # health tells of it
                last = self._heard
                rows = await self._read(lambda db, last=last: db.execute(query, (last,)).fetchall())  # type: ignore[misc]
                for number, word in rows:
                    self._heard = number
                    hear(msgspec.json.decode(word, type=News))

    deaf = False
    """A visitor is heard late at worst, and `prove` tells when nothing can be read."""

    async def tell(self, news: News) -> None:
        """Tell the server, if this is a visitor; a server has nobody to tell."""
        if self._visitor:
            await self._writer.done(news)

    async def claim(self, table: str) -> bool:
        """Let this process think: there is no other."""
        del table
        return True

    async def release(self, table: str) -> None:
        """Go on being alone."""

    async def close(self) -> None:
        """Let the writer finish, then close the file."""
        if self._ear is not None:
            self._ear.cancel()
            with suppress(asyncio.CancelledError):
                await self._ear
        await self._writer.close()
        self._readers.shutdown()
        self._reader.close()

    def _let_go(self, db: sqlite3.Connection) -> None:
        if self._visitor:
            with suppress(sqlite3.Error):  # a reader is in the way; the server's own will do it
                db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        db.close()

    async def _facts(self, where: str, *values: object) -> list[Facts]:
        query = f"SELECT facts FROM tables {where}"  # noqa: S608 (`where` is ours, values are bound)
        return await self._read(
            lambda db: [facts_of(data) for (data,) in db.execute(query, values).fetchall()]
        )

    async def _read(self, query: Callable[[sqlite3.Connection], T]) -> T:
        try:
            return await self._loop.run_in_executor(self._readers, query, self._reader)
        except (sqlite3.Error, *UNREADABLE) as error:
            self._notice(error)
            raise StoreError(str(error)) from error

    def _notice(self, error: Exception) -> None:
        """Remember what no later success makes good."""
        code = getattr(error, "sqlite_errorcode", 0) & 0xFF
        if code in DAMAGED or isinstance(error, UNREADABLE):
            self._damage = str(error)

    def _done(self, db: sqlite3.Connection, changes: Sequence[Work]) -> list[Exception | None]:
        """Save changes in their order; a backup is restored between those before and after it."""
        errors: list[Exception | None] = []
        for whole, group in groupby(changes, lambda change: isinstance(change, Path)):
            if whole:
                errors += [_restored(db, self._folder, each) for each in group]  # type: ignore[arg-type]
            else:
                errors += _commit(db, list(group), self._visitor)  # type: ignore[arg-type]
        for error in filter(None, errors):
            self._notice(error)
        return errors


def _restored(db: sqlite3.Connection, folder: Path, backup: Path) -> Exception | None:
    """Restore a backup into an open database, or return why that failed."""
    try:
        put_back(backup, folder, db)
        db.execute("PRAGMA journal_mode=WAL")
        db.execute("DELETE FROM news")
        db.execute("DELETE FROM sqlite_sequence WHERE name='news'")
    except Exception as error:  # noqa: BLE001 (told to whoever waits for it)
        return error
    return None


def _opened(path: Path) -> sqlite3.Connection:
    """Open a database for writing, or say in one sentence why that cannot be."""
    try:
        make_private(path)
        for ending in BESIDE:
            close_to_others(path.with_name(path.name + ending))
        return _newest(_connect(path))
    except OSError as error:
        message = f"cannot keep tables in {path}: {error.strerror or error}"
        raise MeuteError(message) from None
    except sqlite3.Error as error:
        message = f"cannot keep tables in {path}: {error}"
        if getattr(error, "sqlite_errorcode", 0) & 0xFF in DAMAGED:
            message += "; restore it from a backup, or move it away to begin without tables"
        raise MeuteError(message) from None


def _check(db: sqlite3.Connection) -> None:
    """Look through what is said of every table: an index may answer for what is damaged."""
    (found,) = db.execute("PRAGMA quick_check(tables)").fetchone()
    if found != "ok":
        raise sqlite3.DatabaseError(f"the database is malformed: {found}")


def _newest(db: sqlite3.Connection) -> sqlite3.Connection:
    """Bring an open database to the newest version, or close it."""
    try:
        migrate(db)
    except BaseException:
        db.close()
        raise
    return db


def _connect(path: Path) -> sqlite3.Connection:
    db = sqlite3.connect(path, check_same_thread=False, isolation_level=None, timeout=10)
    try:
        db.execute("PRAGMA journal_mode=WAL")
        db.execute("PRAGMA synchronous=FULL")
    except sqlite3.Error:
        db.close()
        raise
    return db


def _commit(
    db: sqlite3.Connection, changes: Sequence[Step | News], visitor: str
) -> list[Exception | None]:
    """Save many changes in one transaction; one that fails leaves the others alone."""
    try:
        db.execute("BEGIN IMMEDIATE")
        errors = [apply_whole(db, change, visitor) for change in changes]
        db.execute("COMMIT")
    except Exception as error:  # noqa: BLE001 (the thread must outlive a full disk)
        with suppress(sqlite3.Error):
            db.rollback()
        return [error] * len(changes)
    return errors
