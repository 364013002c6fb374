"""A database by its address: opened as a store, saved, restored, and brought up to date."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, LiteralString, TypeVar

from meute.core.errors import MeuteError
from meute.server.store.backup import pack
from meute.server.store.postgres.copying import copy_out, put_back
from meute.server.store.postgres.line import Line, patient, place_of
from meute.server.store.postgres.schema import STEPS, Db, migrate, version_of
from meute.server.store.postgres.store import PostgresStore
from meute.server.store.protocol import StoreError

T = TypeVar("T")


class Database:
    """What whoever runs the server does with a database."""

    def __init__(self, address: str) -> None:
        """Read an address; nothing is asked of the database yet."""
        self._address = patient(address)
        self.place = place_of(self._address)

    async def open(self) -> PostgresStore:
        """Open the store, at its newest version."""
        await asyncio.to_thread(self.bring_up)
        return PostgresStore(self._address)

    async def visited(self) -> PostgresStore:
        """Open the store as it is."""
        await asyncio.to_thread(self._checked)
        return PostgresStore(self._address)

    def bring_up(self) -> tuple[int, int]:
        """Bring the tables to the newest version; return the one they had, and the newest."""
        return self._do(migrate), len(STEPS)

    def back_up(self, to: Path) -> int:
        """Write all tables and keys into a file; return how many tables there are."""

        def fill(copy: Path) -> Mapping[str, bytes]:
            return self._do(lambda db: copy_out(db, copy))

        self._checked()
        return pack(fill, to, self.place)

    def restore(self, backup: Path, before: Path) -> None:
        """Put a backup in the place of everything, and what stood there before into a file."""
        self.bring_up()
        self.back_up(before)
        self._do(lambda db: put_back(backup, db))

    def told(self) -> list[str]:
        """Tell what is there, and what would be wrong with it; nothing is changed."""
        return self._do(self._told)

    def _told(self, db: Db) -> list[str]:
        def ask(query: LiteralString) -> Any:
            row = db.execute(query).fetchone()
            return None if row is None else row[0]

        had = version_of(db)
        if had > len(STEPS):
            raise MeuteError(f"the tables in {self.place} were kept by a newer Meute")
        if not had and not ask("SELECT has_schema_privilege(current_schema(), 'CREATE')"):
            raise MeuteError(f"{self.place} lets nobody of this role make tables")
        server = f"PostgreSQL {ask('SHOW server_version')}"
        count = ask("SELECT count(*) FROM tables") if had else "none yet"
        older = f", of version {had}, which the start brings to {len(STEPS)}"
        found = [f"tables: {count} in {self.place}, {server}{older * (0 < had < len(STEPS))}"]
        if ask("SHOW fsync") == "off":
            found.append("warning: fsync is off there; a power cut may lose what people have seen")
        return found

    def _checked(self) -> None:
        """Make sure that there are tables of this version."""
        had = self._do(version_of)
        if had == 0:
            raise MeuteError(f"there are no tables in {self.place}")
        if had != len(STEPS):
            message = (
                f"the tables in {self.place} are of version {had} of the store, and this Meute "
                f"keeps version {len(STEPS)}: `meute migrate` brings older ones up"
            )
            raise MeuteError(message)

    def _do(self, work: Callable[[Db], T]) -> T:
        line = Line(self._address)
        try:
            return line.do(work)
        except StoreError as error:
            raise MeuteError(f"cannot use {self.place}: {error}") from None
        finally:
            line.close()
