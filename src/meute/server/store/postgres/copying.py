"""Tables out of the database into the file of a backup, and back."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any, Final, LiteralString

from psycopg import sql

from meute.server.store import schema as of_files
from meute.server.store.backup import opened
from meute.server.store.news import Replaced
from meute.server.store.postgres.rows import tell
from meute.server.store.postgres.schema import Db

COLUMNS: Final[dict[LiteralString, tuple[LiteralString, ...]]] = {
    "tables": (
        "name",
        "status",
        "public",
        "made",
        "wake",
        "seed",
        "facts",
        "origin",
        "changed",
        "revision",
    ),
    "lines": ("name", "number", "line"),
    "sealed": ("name", "seat", "action"),
    "notes": ("name", "note"),
    "chat": ("name", "said"),
    "studies": ("name", "number", "piece"),
    "endings": ("name", "ending"),
    "clock": ("id", "now"),
    "bans": ("mark", "made", "until", "why"),
}
"""What a backup holds, by the names of both stores."""

IN_ORDER: Final = ("notes", "chat")
"""Where the order counts in which rows were written."""

AT_ONCE: Final = 1000
"""Rows that are on their way at the same time."""


def copy_out(db: Db, path: Path) -> dict[str, bytes]:
    """Write the tables into a new database file as they are at one moment; return the keys."""
    db.execute("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY")
    with closing(sqlite3.connect(path, isolation_level=None)) as copy:
        of_files.migrate(copy)
        copy.execute("BEGIN")
        for table, columns in COLUMNS.items():
            marks = ", ".join("?" * len(columns))
            query = f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({marks})"
            copy.executemany(query, _rows_of(db, table, columns))
        copy.execute("COMMIT")
    keys = db.cursor(binary=True).execute("SELECT name, key FROM keys").fetchall()
    return dict(keys)


def _rows_of(
    db: Db, table: LiteralString, columns: tuple[LiteralString, ...]
) -> Iterator[tuple[Any, ...]]:
    """Read a table a part at a time, however large it is."""
    query = sql.SQL("SELECT {} FROM {} ORDER BY {}").format(
        sql.SQL(", ").join(map(sql.Identifier, columns)),
        sql.Identifier(table),
        sql.SQL("id" if table in IN_ORDER else "1"),
    )
    with db.cursor(name="copying", binary=True) as cursor:
        cursor.itersize = AT_ONCE
        yield from cursor.execute(query)


def put_back(backup: Path, db: Db) -> None:
    """Replace everything in the database by what a backup holds, keys included."""
    with opened(backup) as (path, keys), closing(sqlite3.connect(path)) as found:
        db.execute("LOCK TABLE tables IN EXCLUSIVE MODE")
        # What a process still has in memory must never fit to what is restored.
        row = db.execute("SELECT coalesce(max(revision), 0) FROM tables").fetchone()
        assert row is not None
        for table, columns in COLUMNS.items():
            db.execute(sql.SQL("DELETE FROM {}").format(sql.Identifier(table)))
            order = "id" if table in IN_ORDER else "1"
            query = f"SELECT {', '.join(columns)} FROM {table} ORDER BY {order}"
            _copy_in(db, table, columns, found.execute(query))
        db.execute("UPDATE tables SET revision = revision + 1 + %s", row)
        query_lines: LiteralString = (
            "UPDATE tables AS t SET lines = n.count FROM "
            "(SELECT name, count(*) FROM lines GROUP BY name) AS n WHERE t.name = n.name"
        )
        db.execute(query_lines)
        for name, key in keys.items():
            db.execute("DELETE FROM keys WHERE name = %s", (name,))
            db.execute("INSERT INTO keys VALUES (%s, %s)", (name, key))
        tell(db, [Replaced()])


def _copy_in(
    db: Db,
    table: LiteralString,
    columns: tuple[LiteralString, ...],
    rows: Iterable[tuple[Any, ...]],
) -> None:
    command = sql.SQL("COPY {} ({}) FROM STDIN").format(
        sql.Identifier(table), sql.SQL(", ").join(map(sql.Identifier, columns))
    )
    public = columns.index("public") if "public" in columns else None
    with db.cursor().copy(command) as copy:
        for row in rows:
            if public is None:
                copy.write_row(row)
            else:
                copy.write_row((*row[:public], bool(row[public]), *row[public + 1 :]))
