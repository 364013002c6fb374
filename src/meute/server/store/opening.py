"""The store that whoever runs the server has chosen."""

from __future__ import annotations

import sqlite3
from contextlib import closing, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Final

from meute.core.errors import MeuteError
from meute.server.store.backup import DATABASE, bring_up
from meute.server.store.protocol import Store
from meute.server.store.schema import NEWEST, version_of
from meute.server.store.sqlite import SqliteStore

if TYPE_CHECKING:
    from meute.server.store.postgres.database import Database

VISITOR: Final = "admin"
"""By whom a change was made that no server made."""

SCHEMES: Final = ("postgresql://", "postgres://")
"""How the address of a PostgreSQL database begins."""


async def open_store(address: str, folder: Path) -> Store:
    """Open the store at an address, or the one in a data folder; bring it to its newest version."""
    if address:
        return await postgres_at(address).open()
    return _in_folder(folder)


async def visit_store(address: str, folder: Path) -> Store:
    """Open a store beside the servers that may run on it, which hear of every change."""
    if address:
        return await postgres_at(address).visited()
    path = folder / DATABASE
    if not path.is_file():
        raise MeuteError(f"there are no tables in {folder}")
    with closing(sqlite3.connect(path)) as db:
        had = version_of(db)
    if had != NEWEST:
        message = (
            f"the tables in {folder} are of version {had} of the store, and this Meute keeps "
            f"version {NEWEST}: `meute migrate` brings older ones up, while no server runs"
        )
        raise MeuteError(message)
    return SqliteStore(folder, visitor=VISITOR)


def _in_folder(folder: Path) -> SqliteStore:
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    with suppress(sqlite3.Error):  # the store says what is wrong with it
        if (folder / DATABASE).is_file():
            bring_up(folder)
    return SqliteStore(folder)


def postgres_at(address: str) -> Database:
    """Return a database by its address, or say why there can be none."""
    if not address.startswith(SCHEMES):
        message = (
            f"a store is the address of a PostgreSQL database, such as {SCHEMES[0]}me@there/meute; "
            "for tables in a folder of this machine there is --data"
        )
        raise MeuteError(message)
    try:
        from meute.server.store.postgres.database import Database  # noqa: PLC0415 (an extra)
    except ImportError:
        message = "tables in PostgreSQL need more: pip install 'meute[postgres]'"
        raise MeuteError(message) from None
    return Database(address)
