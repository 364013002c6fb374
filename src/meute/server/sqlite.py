"""Tables in one SQLite file: one writer thread that commits for many tables at once."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import Final, TypeVar

import msgspec

from meute.server.schema import Chatted, LogEntry
from meute.server.store import CHAT_KEPT, Change, Facts, Piece, Saved, StoreError

T = TypeVar("T")

FILE: Final = "meute.sqlite3"
BATCH: Final = 500
"""The most changes in one commit."""

SCHEMA: Final = """
CREATE TABLE IF NOT EXISTS tables (
    name TEXT PRIMARY KEY, status TEXT NOT NULL, public INTEGER NOT NULL, made REAL NOT NULL,
    wake REAL, seed TEXT NOT NULL, facts BLOB NOT NULL
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS listed ON tables (made) WHERE public AND status <> 'over';
CREATE INDEX IF NOT EXISTS due ON tables (wake) WHERE wake IS NOT NULL;
CREATE TABLE IF NOT EXISTS lines (
    name TEXT NOT NULL, number INTEGER NOT NULL, line BLOB NOT NULL, PRIMARY KEY (name, number)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS sealed (
    name TEXT NOT NULL, seat INTEGER NOT NULL, action BLOB NOT NULL, PRIMARY KEY (name, seat)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS notes (id INTEGER PRIMARY KEY, name TEXT NOT NULL, note BLOB NOT NULL);
CREATE INDEX IF NOT EXISTS notes_of ON notes (name, id);
CREATE TABLE IF NOT EXISTS chat (id INTEGER PRIMARY KEY, name TEXT NOT NULL, said BLOB NOT NULL);
CREATE INDEX IF NOT EXISTS chat_of ON chat (name, id);
CREATE TABLE IF NOT EXISTS studies (
    name TEXT NOT NULL, number INTEGER NOT NULL, piece BLOB NOT NULL, PRIMARY KEY (name, number)
) WITHOUT ROWID;
"""

_Job = tuple[Change | Piece, "asyncio.Future[None]"]


class SqliteStore:
    """A store in a file; writes are durable once awaited."""

    def __init__(self, folder: Path) -> None:
        """Open or make the file; the event loop that calls must be running."""
        self._path = folder / FILE
        self._loop = asyncio.get_running_loop()
        self._jobs: SimpleQueue[_Job | None] = SimpleQueue()
        writer = _connect(self._path)
        writer.executescript(SCHEMA)
        self._reader = _connect(self._path)
        self._readers = ThreadPoolExecutor(1, "store-reader")
        self._writer = Thread(target=self._write_all, args=(writer,), name="store-writer")
        self._writer.start()

    async def write(self, change: Change | Piece) -> None:
        """Queue a change and wait until it is on the disk."""
        done: asyncio.Future[None] = self._loop.create_future()
        self._jobs.put((change, done))
        await asyncio.shield(done)

    async def load(self, table: str) -> Saved | None:
        """Read a whole table at one moment."""
        return await self._read(lambda db: _load(db, table))

    async def pieces(self, table: str) -> list[bytes]:
        """Read what was found out about a game."""
        query = "SELECT piece FROM studies WHERE name=? ORDER BY number"
        rows = await self._read(lambda db: db.execute(query, (table,)).fetchall())
        return [piece for (piece,) in rows]

    async def facts(self, tables: Sequence[str]) -> list[Facts]:
        """Read the facts of some tables."""
        marks = ",".join("?" * len(tables))
        return await self._facts(f"WHERE name IN ({marks})", *tables)

    async def public(self, most: int) -> list[Facts]:
        """Read the list of the lobby."""
        return await self._facts(
            "WHERE public AND status <> 'over' AND status <> 'off' ORDER BY made DESC LIMIT ?", most
        )

    async def due(self) -> list[tuple[str, float]]:
        """Read when the server has to act, and where."""
        query = "SELECT name, wake FROM tables WHERE wake IS NOT NULL ORDER BY wake"
        return await self._read(lambda db: db.execute(query).fetchall())

    async def count(self) -> dict[str, int]:
        """Count the tables by status."""
        query = "SELECT status, count(*) FROM tables GROUP BY status"
        return await self._read(lambda db: dict(db.execute(query).fetchall()))

    async def close(self) -> None:
        """Let the writer finish, then close the file."""
        self._jobs.put(None)
        await asyncio.to_thread(self._writer.join)
        self._readers.shutdown()
        self._reader.close()

    async def _facts(self, where: str, *values: object) -> list[Facts]:
        query = f"SELECT facts FROM tables {where}"  # noqa: S608 (`where` is ours, values are bound)
        rows = await self._read(lambda db: db.execute(query, values).fetchall())
        return [msgspec.json.decode(row[0], type=Facts) for row in rows]

    async def _read(self, query: Callable[[sqlite3.Connection], T]) -> T:
        try:
            return await self._loop.run_in_executor(self._readers, query, self._reader)
        except sqlite3.Error as error:
            raise StoreError(str(error)) from error

    def _write_all(self, db: sqlite3.Connection) -> None:
        """Run the writer thread: commit whatever has gathered during the last commit."""
        while (job := self._jobs.get()) is not None:
            batch = [job]
            last = False
            while len(batch) < BATCH and not self._jobs.empty():
                more = self._jobs.get()
                if more is None:
                    last = True
                    break
                batch.append(more)
            errors = _commit(db, [change for change, _ in batch])
            self._loop.call_soon_threadsafe(_resolve, batch, errors)
            if last:
                break
        db.close()


def _connect(path: Path) -> sqlite3.Connection:
    db = sqlite3.connect(path, check_same_thread=False, isolation_level=None, timeout=10)
    db.execute("PRAGMA journal_mode=WAL")
    db.execute("PRAGMA synchronous=FULL")
    return db


def _resolve(batch: Sequence[_Job], errors: Sequence[Exception | None]) -> None:
    for (_, done), error in zip(batch, errors, strict=True):
        if done.cancelled():
            continue
        if error is None:
            done.set_result(None)
        else:
            done.set_exception(StoreError(str(error)))


def _commit(db: sqlite3.Connection, changes: Sequence[Change | Piece]) -> list[Exception | None]:
    """Save many changes in one transaction; one that fails leaves the others alone."""
    try:
        db.execute("BEGIN IMMEDIATE")
        errors = [_apply_whole(db, change) for change in changes]
        db.execute("COMMIT")
    except Exception as error:  # noqa: BLE001 (the thread must outlive a full disk)
        if db.in_transaction:
            db.execute("ROLLBACK")
        return [error] * len(changes)
    return errors


def _apply_whole(db: sqlite3.Connection, change: Change | Piece) -> Exception | None:
    db.execute("SAVEPOINT step")
    try:
        if isinstance(change, Piece):
            _keep(db, change)
        else:
            _apply(db, change)
    except Exception as error:  # noqa: BLE001 (told to whoever waits for this change)
        db.execute("ROLLBACK TO step")
        return error
    finally:
        db.execute("RELEASE step")
    return None


def _keep(db: sqlite3.Connection, piece: Piece) -> None:
    row = (piece.table, piece.number, piece.data)
    db.execute("INSERT OR IGNORE INTO studies VALUES (?, ?, ?)", row)


def _apply(db: sqlite3.Connection, change: Change) -> None:
    facts, name = change.facts, change.facts.table
    columns = (facts.status, facts.public, facts.wake, msgspec.json.encode(facts), name)
    if change.seed is not None:
        db.execute(
            "INSERT INTO tables (status, public, wake, facts, name, made, seed) "
            "VALUES (?, ?, ?, ?, ?, ?, ?)",
            (*columns, facts.made, change.seed),
        )
    else:
        db.execute("UPDATE tables SET status=?, public=?, wake=?, facts=? WHERE name=?", columns)
    if change.lines and change.after:
        query = "SELECT max(number) FROM lines WHERE name=?"
        (last,) = db.execute(query, (name,)).fetchone()
        if last != change.after - 1:
            raise StoreError(f"another line stands where line {change.after} should")
    db.executemany(
        "INSERT INTO lines VALUES (?, ?, ?)",
        [(name, number, line) for number, line in enumerate(change.lines, change.after)],
    )
    for seat, action in change.sealed.items():
        db.execute("DELETE FROM sealed WHERE name=? AND seat=?", (name, seat))
        if action is not None:
            db.execute("INSERT INTO sealed VALUES (?, ?, ?)", (name, seat, action))
    for note in change.notes:
        data = msgspec.json.encode(note)
        db.execute("INSERT INTO notes (name, note) VALUES (?, ?)", (name, data))
    for said in change.chat:
        data = msgspec.json.encode(said)
        db.execute("INSERT INTO chat (name, said) VALUES (?, ?)", (name, data))
        db.execute(
            "DELETE FROM chat WHERE name=?1 AND id NOT IN "
            "(SELECT id FROM chat WHERE name=?1 ORDER BY id DESC LIMIT ?2)",
            (name, CHAT_KEPT),
        )


def _load(db: sqlite3.Connection, name: str) -> Saved | None:
    db.execute("BEGIN")
    try:
        row = db.execute("SELECT facts, seed FROM tables WHERE name=?", (name,)).fetchone()
        if row is None:
            return None

        def column(query: str) -> list[bytes]:
            return [found for (found,) in db.execute(query, (name,))]

        return Saved(
            facts=msgspec.json.decode(row[0], type=Facts),
            seed=row[1],
            lines=column("SELECT line FROM lines WHERE name=? ORDER BY number"),
            sealed=dict(
                db.execute("SELECT seat, action FROM sealed WHERE name=?", (name,)).fetchall()
            ),
            notes=[
                msgspec.json.decode(note, type=LogEntry)
                for note in column("SELECT note FROM notes WHERE name=? ORDER BY id")
            ],
            chat=[
                msgspec.json.decode(said, type=Chatted)
                for said in column("SELECT said FROM chat WHERE name=? ORDER BY id")
            ],
        )
    finally:
        db.execute("COMMIT")
