"""What a change writes into the database, and what a table is read from."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence

import msgspec

from meute.server.schema.told import Chatted, LogEntry
from meute.server.store.news import ANYTHING, Barred, Changed, News
from meute.server.store.protocol import (
    CHAT_KEPT,
    Ban,
    Change,
    Ending,
    Facts,
    Overtaken,
    Pardon,
    Piece,
    Proof,
    Removal,
    Rewritten,
    Saved,
    Step,
    StoreError,
    Tick,
)
from meute.server.store.schema import PLACES


def apply_whole(db: sqlite3.Connection, change: Step | News, visitor: str = "") -> Exception | None:
    """Write a change whole, or nothing of it and return why.

    What a `visitor` changes the server hears: whoever writes to its tables and is not the server.
    """
    db.execute("SAVEPOINT step")
    try:
        if isinstance(change, News):
            _tell(db, change)
        else:
            _write(db, change)
            for news in _news(change, visitor) if visitor else ():
                _tell(db, news)
    except Exception as error:  # noqa: BLE001 (told to whoever waits for this change)
        db.execute("ROLLBACK TO step")
        return error
    finally:
        db.execute("RELEASE step")
    return None


def news_of(step: Step, by: str) -> Sequence[News]:
    """Return what others have to hear of a step, beside the changes of a game."""
    if isinstance(step, Ban | Pardon):
        return [Barred(by)]
    if isinstance(step, Removal):
        return [Changed(table, ANYTHING, by) for table in step.tables]
    return [Changed(step.facts.table, ANYTHING, by)] if isinstance(step, Rewritten) else []


def _news(change: Step, visitor: str) -> Sequence[News]:
    if isinstance(change, Change):
        return [Changed(change.facts.table, ANYTHING, visitor)]
    return news_of(change, visitor)


def _tell(db: sqlite3.Connection, news: News) -> None:
    db.execute("INSERT INTO news (word) VALUES (?)", (msgspec.json.encode(news),))


def _write(db: sqlite3.Connection, change: Step) -> None:
    match change:
        case Piece():
            _keep(db, change)
        case Proof():
            db.execute("INSERT OR REPLACE INTO proof VALUES (1, ?)", (change.mark,))
        case Tick():
            db.execute("INSERT OR REPLACE INTO clock VALUES (1, ?)", (change.now,))
        case Ending():
            db.execute(
                "INSERT OR IGNORE INTO endings SELECT ?1, ?2 WHERE EXISTS "
                "(SELECT 1 FROM tables WHERE name = ?1 AND revision = coalesce(?3, revision))",
                (change.table, change.data, change.follows),
            )
        case Removal():
            _remove(db, change.tables)
        case Rewritten():
            _rewrite(db, change)
        case Ban():
            ban = (change.mark, change.made, change.until, change.why)
            db.execute("INSERT OR REPLACE INTO bans VALUES (?, ?, ?, ?)", ban)
        case Pardon():
            db.execute("DELETE FROM bans WHERE mark=?", (change.mark,))
        case Change():
            _apply(db, change)


def _rewrite(db: sqlite3.Connection, change: Rewritten) -> None:
    """Let a table without something take the place of the one that had it."""
    name = change.facts.table
    whole = Change(
        facts=change.facts,
        follows=change.follows,
        anew=True,
        lines=change.lines,
        notes=change.notes,
        chat=change.chat,
    )
    for place in ("notes", "chat", "studies"):
        db.execute(f"DELETE FROM {place} WHERE name=?", (name,))  # noqa: S608 (the place is ours)
    _apply(db, whole)
    db.execute("UPDATE tables SET origin=? WHERE name=?", (change.facts.origin or name, name))
    db.execute("DELETE FROM endings WHERE name=?", (name,))
    if change.ending is not None:
        db.execute("INSERT INTO endings VALUES (?, ?)", (name, change.ending))


def _keep(db: sqlite3.Connection, piece: Piece) -> None:
    row = (piece.table, piece.number, piece.data)
    db.execute("INSERT OR IGNORE INTO studies VALUES (?, ?, ?)", row)


def _remove(db: sqlite3.Connection, tables: Sequence[str]) -> None:
    names = [(table,) for table in tables]
    db.executemany("DELETE FROM tables WHERE name=?", names)
    for place in PLACES:
        db.executemany(f"DELETE FROM {place} WHERE name=?", names)  # noqa: S608 (the place is ours)


def _apply(db: sqlite3.Connection, change: Change) -> None:
    facts, name = change.facts, change.facts.table
    data = msgspec.json.encode(facts)
    columns = (facts.status, facts.public, facts.wake, data, facts.changed, name)
    if change.seed is not None:
        db.execute(
            "INSERT INTO tables (status, public, wake, facts, changed, name, made, seed, origin) "
            "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
            (*columns, facts.made, change.seed, facts.origin or name),
        )
    else:
        query = (
            "UPDATE tables SET status=?, public=?, wake=?, facts=?, changed=?, "
            "revision=revision+1 WHERE name=? AND revision=coalesce(?, revision)"
        )
        if not db.execute(query, (*columns, change.follows)).rowcount:
            raise _overtaken(db, name)
    if change.anew:
        db.execute("DELETE FROM lines WHERE name=?", (name,))
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


def _overtaken(db: sqlite3.Connection, name: str) -> StoreError:
    """Say why a table cannot be written to: it is gone, or others have written to it meanwhile."""
    if db.execute("SELECT 1 FROM tables WHERE name=?", (name,)).fetchone() is None:
        return StoreError(f"there is no table {name} any more")
    return Overtaken(f"table {name} was written to elsewhere")


def facts_of(data: bytes) -> Facts:
    """Read the facts of a table."""
    return msgspec.json.decode(data, type=Facts)


def load(db: sqlite3.Connection, name: str) -> Saved | None:
    """Read a whole table at one moment."""
    db.execute("BEGIN")
    try:
        row = db.execute(
            "SELECT facts, seed, revision FROM tables WHERE name=?", (name,)
        ).fetchone()
        if row is None:
            return None

        def column(query: str) -> list[bytes]:
            return [found for (found,) in db.execute(query, (name,))]

        return Saved(
            facts=facts_of(row[0]),
            seed=row[1],
            revision=row[2],
            ending=next(iter(column("SELECT ending FROM endings WHERE name=?")), None),
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
