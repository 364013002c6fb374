"""Backups: a moment of all tables with the server's keys, in one file, also while people play."""

from __future__ import annotations

import os
import sqlite3
import tarfile
import tempfile
from collections.abc import Callable, Iterator, Mapping
from contextlib import closing, contextmanager
from io import BytesIO
from pathlib import Path
from typing import Final

from meute.core.errors import MeuteError
from meute.server.store.keys import KEY_FILES
from meute.server.store.private import OWNER_ONLY, make_private, write_private
from meute.server.store.schema import NEWEST, migrate, version_of

DATABASE: Final = "meute.sqlite3"
Fill = Callable[[Path], Mapping[str, bytes]]
"""Writes the tables of one moment into a new database, and returns the keys by their files."""

WAITING: Final = "restore.waiting"
"""In this file of its folder a running server finds the backup that it should restore."""


FAILED: Final = "restore.failed"
"""Why the running server could not."""

BEFORE: Final = "before-restore.backup"
"""Where the tables are that stood in a folder before a backup was restored."""


def back_up(folder: Path, to: Path) -> int:
    """Write all tables and keys of a folder into a file; return how many tables there are."""
    if not (folder / DATABASE).is_file():
        raise MeuteError(f"there are no tables in {folder}")

    def fill(copy: Path) -> Mapping[str, bytes]:
        _copy(folder / DATABASE, copy)
        files = [folder / name for name in KEY_FILES.values()]
        return {file.name: file.read_bytes() for file in files if file.is_file()}

    return pack(fill, to, str(folder))


def pack(fill: Fill, to: Path, place: str) -> int:
    """Write a backup of a place, checked and whole or not at all; return how many tables it has."""
    beside = to.with_name(f"{to.name}.new")
    try:
        with tempfile.TemporaryDirectory(dir=to.parent, prefix=".meute-backup-") as made:
            copy = Path(made) / DATABASE
            keys = fill(copy)
            count = _checked(copy)
            _write(beside, copy, keys)
            beside.replace(to)
    except (OSError, sqlite3.Error) as error:
        beside.unlink(missing_ok=True)
        raise MeuteError(f"cannot back up {place} to {to}: {error}") from None
    return count


def _copy(source: Path, target: Path) -> None:
    """Copy a database as it is at one moment, whoever else writes into it."""
    address = f"{source.absolute().as_uri()}?mode=ro"
    with (
        closing(sqlite3.connect(address, uri=True)) as read,
        closing(sqlite3.connect(target)) as written,
    ):
        read.backup(written)
        written.execute("PRAGMA journal_mode=DELETE")


def _checked(database: Path) -> int:
    """Return how many tables a database holds, or raise an error if it is damaged."""
    with closing(sqlite3.connect(database)) as db:
        (found,) = db.execute("PRAGMA integrity_check").fetchone()
        if found != "ok":
            raise sqlite3.DatabaseError(found)
        (count,) = db.execute("SELECT count(*) FROM tables").fetchone()
    return int(count)


def _write(path: Path, database: Path, keys: Mapping[str, bytes]) -> None:
    """Pack a database and its keys, for nobody's eyes but the owner's."""
    path.unlink(missing_ok=True)
    with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, OWNER_ONLY), "wb") as out:
        with tarfile.open(fileobj=out, mode="w:gz", compresslevel=6) as packed:
            packed.add(database, DATABASE)
            for name, key in keys.items():
                about = tarfile.TarInfo(name)
                about.size, about.mode = len(key), OWNER_ONLY
                packed.addfile(about, BytesIO(key))
        out.flush()
        os.fsync(out.fileno())


@contextmanager
def opened(backup: Path) -> Iterator[tuple[Path, dict[str, bytes]]]:
    """Unpack a backup for a while; give its database, at the newest version, and its keys."""
    with tempfile.TemporaryDirectory(prefix="meute-restore-") as folder:
        try:
            keys = _unpacked(backup, Path(folder))
            with closing(sqlite3.connect(Path(folder) / DATABASE, isolation_level=None)) as db:
                migrate(db)
            _checked(Path(folder) / DATABASE)
        except (OSError, EOFError, tarfile.TarError, sqlite3.Error, KeyError) as error:
            raise MeuteError(f"{backup} is no backup that can be restored: {error}") from None
        yield Path(folder) / DATABASE, keys


def _unpacked(backup: Path, folder: Path) -> dict[str, bytes]:
    """Write the database of a backup into a folder; return its keys. Nothing else is taken out."""
    with tarfile.open(backup) as packed:
        (folder / DATABASE).write_bytes(_read(packed, DATABASE))
        return {
            name: _read(packed, name) for name in KEY_FILES.values() if name in packed.getnames()
        }


def _read(packed: tarfile.TarFile, name: str) -> bytes:
    found = packed.extractfile(name)
    if found is None:
        raise KeyError(name)
    with closing(found):
        return found.read()


def put_back(backup: Path, folder: Path, db: sqlite3.Connection) -> None:
    """Replace everything in an open database and the keys of its folder by what a backup holds."""
    with opened(backup) as (database, keys), closing(sqlite3.connect(database)) as found:
        found.backup(db)
        for name, key in keys.items():
            write_private(folder / name, key)


def offer(backup: Path, folder: Path) -> Path:
    """Check a backup and lay it where a running server finds it; return where that is."""
    with opened(backup):
        data = BytesIO(backup.read_bytes())
    write_private(folder / WAITING, data.getvalue())
    return folder / WAITING


def restore_alone(backup: Path, folder: Path) -> None:
    """Restore a backup in a folder on which no server runs."""
    if (folder / DATABASE).is_file():
        back_up(folder, folder / BEFORE)
    make_private(folder / DATABASE)
    with closing(sqlite3.connect(folder / DATABASE, isolation_level=None)) as db:
        put_back(backup, folder, db)


def bring_up(folder: Path) -> tuple[int, int, Path | None]:
    """Bring the tables of a folder to the newest version of the store, with a backup beside.

    Return the version they had, the newest, and where the backup is, if one had to be made.
    """
    if not (folder / DATABASE).is_file():
        raise MeuteError(f"there are no tables in {folder}")
    with closing(sqlite3.connect(folder / DATABASE, isolation_level=None)) as db:
        had = version_of(db)
        if had >= NEWEST:
            return migrate(db), NEWEST, None
        kept = folder / f"before-version-{NEWEST}.backup"
        back_up(folder, kept)
        migrate(db)
    return had, NEWEST, kept
