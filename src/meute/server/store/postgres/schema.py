"""The shape of the database, in versions: each step leads from one to the next.

Names are those of SQLite's, so that a backup of one store can be restored in the other.
"""

from __future__ import annotations

from typing import Any, Final, LiteralString

from psycopg import Connection

from meute.core.errors import MeuteError

Db = Connection[tuple[Any, ...]]

FIRST: Final = """
CREATE TABLE tables (
    name text PRIMARY KEY, status text NOT NULL, public boolean NOT NULL, made float8 NOT NULL,
    wake float8, seed text NOT NULL, facts bytea NOT NULL, origin text NOT NULL,
    changed float8 NOT NULL, revision integer NOT NULL DEFAULT 0, lines integer NOT NULL DEFAULT 0
);
CREATE INDEX tables_listed ON tables (made) WHERE public AND status IN ('open', 'running');
CREATE INDEX tables_due ON tables (wake) WHERE wake IS NOT NULL;
CREATE INDEX tables_standing ON tables (origin) WHERE status IN ('open', 'running');
CREATE INDEX tables_aged ON tables (status, changed);
CREATE TABLE lines (
    name text NOT NULL, number integer NOT NULL, line bytea NOT NULL, PRIMARY KEY (name, number)
);
CREATE TABLE sealed (
    name text NOT NULL, seat integer NOT NULL, action bytea NOT NULL, PRIMARY KEY (name, seat)
);
CREATE TABLE notes (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, name text NOT NULL, note bytea NOT NULL
);
CREATE INDEX notes_of ON notes (name, id);
CREATE TABLE chat (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, name text NOT NULL, said bytea NOT NULL
);
CREATE INDEX chat_of ON chat (name, id);
CREATE TABLE studies (
    name text NOT NULL, number integer NOT NULL, piece bytea NOT NULL, PRIMARY KEY (name, number)
);
CREATE TABLE endings (name text PRIMARY KEY, ending bytea NOT NULL);
CREATE TABLE proof (id integer PRIMARY KEY CHECK (id = 1), mark bigint NOT NULL);
CREATE TABLE clock (id integer PRIMARY KEY CHECK (id = 1), now float8 NOT NULL);
CREATE TABLE keys (name text PRIMARY KEY, key bytea NOT NULL);
CREATE TABLE store_version (id integer PRIMARY KEY CHECK (id = 1), version integer NOT NULL)
"""

BANS: Final = """
CREATE TABLE bans (
    mark text PRIMARY KEY, made float8 NOT NULL, until float8, why text NOT NULL
)
"""

STEPS: Final[tuple[LiteralString, ...]] = (FIRST, BANS)
"""What leads from each version to the next."""

PLACES: Final[tuple[LiteralString, ...]] = (
    "lines",
    "sealed",
    "notes",
    "chat",
    "studies",
    "endings",
)
"""Where the rest of a table stands, each under its name."""

TURN: Final = 6_838_835
"""The advisory lock of whoever looks after the shape: processes may start at the same time."""


def version_of(db: Db) -> int:
    """Return the version of a database; 0 for a new one."""
    if db.execute("SELECT to_regclass('store_version')").fetchone() == (None,):
        return 0
    row = db.execute("SELECT version FROM store_version").fetchone()
    return 0 if row is None else int(row[0])


def migrate(db: Db, steps: tuple[LiteralString, ...] = STEPS) -> int:
    """Bring a database to the newest version, whole or not at all; return the one it had."""
    newest = len(steps)
    with db.transaction():
        db.execute("SELECT pg_advisory_xact_lock(%s)", (TURN,))
        had = version_of(db)
        if had > newest:
            message = (
                f"these tables were kept by a newer Meute (version {had} of the store; this one "
                f"knows {newest}): run that one, or restore a backup from before"
            )
            raise MeuteError(message)
        for step in steps[had:]:
            db.execute(step)
        query = (
            "INSERT INTO store_version VALUES (1, %s) "
            "ON CONFLICT (id) DO UPDATE SET version = EXCLUDED.version"
        )
        db.execute(query, (newest,))
    return had
