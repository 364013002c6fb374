"""Where tables of a test are kept: in a folder, or in a part of a PostgreSQL database."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, LiteralString

import psycopg

from meute.server.app.settings import Settings
from meute.server.store.backup import DATABASE
from meute.server.store.keys import keys_in
from meute.server.store.lock import alone_in
from meute.server.store.opening import open_store
from meute.server.store.protocol import Store
from tests.server.kit import Process, Site, serving

TABLES = ("tables", "lines", "sealed", "notes", "chat", "studies", "endings", "keys")


@dataclass(frozen=True)
class Place:
    """A place for tables that no other test uses."""

    folder: Path
    address: str = ""
    """The database; without one the folder keeps the tables."""

    @property
    def settings(self) -> Settings:
        return Settings(data=self.folder, store=self.address)

    async def open(self) -> Store:
        return await open_store(self.address, self.folder)

    @contextmanager
    def serving(self, **settings: Any) -> Iterator[Site]:
        """Serve the place in a thread; a folder is held, as `meute serve` does."""
        self.folder.mkdir(exist_ok=True)
        with ExitStack() as held:
            if not self.address:
                held.enter_context(alone_in(self.folder))
            yield held.enter_context(serving(self.folder, store=self.address, **settings))

    def process(self, log: Path | None = None, **settings: Any) -> Process:
        """Prepare a server of the place in a process of its own."""
        return Process(self.folder, log, store=self.address, **settings)

    def words(self) -> list[str]:
        """Return how a command is told of the place."""
        where = ["--store", self.address] if self.address else []
        return [*where, "--data", str(self.folder)]

    def run(self, query: LiteralString) -> list[tuple[Any, ...]]:
        """Change or read what is kept, past the store."""
        if self.address:
            with psycopg.connect(self.address) as there:
                done = there.execute(query)
                return done.fetchall() if done.description else []
        with closing(sqlite3.connect(self.folder / DATABASE)) as db, db:
            return db.execute(query).fetchall()

    def everything(self) -> bytes:
        """Return all bytes that are kept, but for the keys."""
        if not self.address:
            return b"".join(path.read_bytes() for path in self.folder.glob(f"{DATABASE}*"))
        keys = keys_of(self)
        with psycopg.connect(self.address) as db:
            found = b""
            for table in TABLES:
                with db.cursor().copy(f"COPY {table} TO STDOUT (FORMAT binary)") as copy:
                    found += b"".join(bytes(part) for part in copy)
        for key in keys:
            found = found.replace(key, b"")
        return found


def keys_of(place: Place) -> list[bytes]:
    """Return the secret keys of a place."""
    if place.address:
        with psycopg.connect(place.address) as db:
            return [bytes(key) for (key,) in db.execute("SELECT key FROM keys").fetchall()]
    keys = keys_in(place.folder)
    return [keys.seats, keys.records]
