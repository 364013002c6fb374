"""What a change writes into the database, and what a table is read from."""

from __future__ import annotations

import sqlite3
from typing import Final

import msgspec

from meute.server.schema import Chatted, LogEntry
from meute.server.store.protocol import CHAT_KEPT, Change, Facts, Piece, Proof, Saved, StoreError

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
CREATE TABLE IF NOT EXISTS proof (id INTEGER PRIMARY KEY CHECK (id = 1), mark INTEGER NOT NULL);
"""


def apply_whole(db: sqlite3.Connection, change: Change | Piece | Proof) -> Exception | None:
    """Write a change whole, or nothing of it and return why."""
    db.execute("SAVEPOINT step")
    try:
        if isinstance(change, Piece):
            _keep(db, change)
        elif isinstance(change, Proof):
            db.execute("INSERT OR REPLACE INTO proof VALUES (1, ?)", (change.mark,))
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


def facts_of(data: bytes) -> Facts:
    """Read the facts of a table."""
    return msgspec.json.decode(data, type=Facts)


def load(db: sqlite3.Connection, name: str) -> Saved | None:
    """Read a whole table at one moment."""
    db.execute("BEGIN")
    try:
        row = db.execute("SELECT facts, seed FROM tables WHERE name=?", (name,)).fetchone()
        if row is None:
            return None

        def column(query: str) -> list[bytes]:
            return [found for (found,) in db.execute(query, (name,))]

        return Saved(
            facts=facts_of(row[0]),
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
        db.rollback()  # nothing was written; unlike COMMIT it never leaves a transaction open
