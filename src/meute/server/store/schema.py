"""The shape of the database, version by version: every older one is brought up to the newest.

The version stands in the file (`PRAGMA user_version`). A step is never changed once it was
released; what comes after it is another step.
"""

from __future__ import annotations

import sqlite3
from typing import Final

from meute.core.errors import MeuteError

FIRST: Final = """
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

ORIGINS_AND_AGES: Final = """
ALTER TABLE tables ADD COLUMN origin TEXT NOT NULL DEFAULT '';
ALTER TABLE tables ADD COLUMN changed REAL NOT NULL DEFAULT 0;
UPDATE tables SET origin = name,
    changed = coalesce(json_extract(CAST(facts AS TEXT), '$.changed'), made);
DROP INDEX listed;
CREATE INDEX listed ON tables (made) WHERE public AND status IN ('open', 'running');
CREATE INDEX standing ON tables (origin) WHERE status IN ('open', 'running');
CREATE INDEX aged ON tables (status, changed);
CREATE TABLE endings (name TEXT PRIMARY KEY, ending BLOB NOT NULL) WITHOUT ROWID;
CREATE TABLE clock (id INTEGER PRIMARY KEY CHECK (id = 1), now REAL NOT NULL)
"""

REVISIONS: Final = "ALTER TABLE tables ADD COLUMN revision INTEGER NOT NULL DEFAULT 0"

VISITS_AND_BANS: Final = """
CREATE TABLE bans (
    mark TEXT PRIMARY KEY, made REAL NOT NULL, until REAL, why TEXT NOT NULL
) WITHOUT ROWID;
CREATE TABLE news (id INTEGER PRIMARY KEY AUTOINCREMENT, word BLOB NOT NULL)
"""

STEPS: Final = (FIRST, ORIGINS_AND_AGES, REVISIONS, VISITS_AND_BANS)
"""What leads from each version to the next."""

NEWEST: Final = len(STEPS)

PLACES: Final = ("lines", "sealed", "notes", "chat", "studies", "endings")
"""Where the rest of a table stands, each under its name."""


def version_of(db: sqlite3.Connection) -> int:
    """Return the version of a database; 0 for a new one, and for those before versions."""
    (found,) = db.execute("PRAGMA user_version").fetchone()
    return int(found)


def migrate(db: sqlite3.Connection) -> int:
    """Bring a database to the newest version, whole or not at all; return the one it had."""
    had = version_of(db)
    if had > NEWEST:
        message = (
            f"these tables were kept by a newer Meute (version {had} of the store; this one knows "
            f"{NEWEST}): run that one, or restore a backup from before"
        )
        raise MeuteError(message)
    if had == NEWEST:
        return had
    db.execute("BEGIN IMMEDIATE")
    try:
        for step in STEPS[version_of(db) :]:
            for statement in filter(str.strip, step.split(";")):
                db.execute(statement)
        db.execute(f"PRAGMA user_version = {NEWEST}")
        db.execute("COMMIT")
    except BaseException:
        db.execute("ROLLBACK")
        raise
    return had
