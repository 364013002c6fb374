"""Records as files: one or many games in a file of JSON Lines."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

from meute.core.errors import BadData, BadRecord
from meute.core.replay import parse

if TYPE_CHECKING:
    from collections.abc import Iterable

    from meute.core.record import Record


def save(record: Record, path: str | Path) -> None:
    """Write a record so that the file is either the old one or the whole new one."""
    save_all([record], path)


def save_all(records: Iterable[Record], path: str | Path) -> None:
    """Write several records into one file, whole or not at all."""
    target = Path(path)
    part = target.with_name(f".{target.name}.{os.getpid()}.part")
    try:
        with part.open("wb") as file:
            file.writelines(record.to_bytes() for record in records)
        part.replace(target)
    except OSError as error:
        part.unlink(missing_ok=True)
        message = f"cannot write {path}: {error.strerror or error}"
        raise BadData(message) from None
    except BaseException:
        part.unlink(missing_ok=True)
        raise


def load(path: str | Path) -> Record:
    """Read the only record of a file; a damaged one raises `BadRecord` with its first bad line."""
    records = load_all(path)
    if len(records) > 1:
        message = f"{path} holds {len(records)} records; load_all reads them all"
        raise BadData(message)
    return records[0]


def load_all(path: str | Path) -> list[Record]:
    """Read every record of a file."""
    return [record for _, record in parse(read(path))]


def read(path: str | Path) -> bytes:
    """Read a file's bytes, or say in one sentence why not."""
    try:
        data = Path(path).read_bytes()
    except OSError as error:
        message = f"cannot read {path}: {error.strerror or error}"
        raise BadData(message) from None
    if not data:
        raise BadRecord(1, "the record is empty")
    return data
