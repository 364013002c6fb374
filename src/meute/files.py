"""Records as files: one or many games in a file of JSON Lines."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import BinaryIO

from meute.core.errors import BadData, BadRecord
from meute.core.record import Record
from meute.core.replay import parse


def save(record: Record, path: str | Path) -> None:
    """Write a record so that the file is either the old one or the whole new one."""
    save_all([record], path)


def save_all(records: Iterable[Record], path: str | Path) -> None:
    """Write several records into one file, whole or not at all."""
    with whole_file(path) as file:
        file.writelines(record.to_bytes() for record in records)


def load(path: str | Path) -> Record:
    """Read the only record of a file; a damaged one raises `BadRecord` with its first bad line."""
    records = load_all(path)
    if len(records) > 1:
        message = f"{path} holds {len(records)} records; load_all reads them all"
        raise BadData(message)
    return records[0]


def load_all(path: str | Path) -> list[Record]:
    """Read every record of a file."""
    with about(path):
        return [record for _, record in parse(read(path))]


@contextmanager
def about(path: str | Path) -> Iterator[None]:
    """Let whatever is wrong with data say in which file it stands."""
    try:
        yield
    except BadRecord as error:
        raise BadRecord(error.line, error.why, str(path)) from None
    except BadData as error:
        if str(path) in str(error):
            raise
        raise BadData(f"{path}: {error}") from None


def read(path: str | Path) -> bytes:
    """Read a file's bytes, or say in one sentence why not."""
    try:
        data = Path(path).read_bytes()
    except (OSError, ValueError) as error:
        message = f"cannot read {path!s}: {getattr(error, 'strerror', None) or error}"
        raise BadData(message) from None
    if not data:
        raise BadRecord(1, "the record is empty")
    return data


@contextmanager
def whole_file(path: str | Path) -> Iterator[BinaryIO]:
    """Open a file that appears under its name only when the block ends well."""
    target = writable(path)
    part = target.with_name(f".{target.name}.{os.getpid()}.part")
    try:
        with part.open("wb") as file:
            yield file
        part.replace(target)
    except BaseException as error:
        with suppress(OSError):
            part.unlink()
        if isinstance(error, OSError) and not isinstance(error, BrokenPipeError):
            message = f"cannot write {path}: {error.strerror or error}"
            raise BadData(message) from None
        raise


def writable(path: str | Path) -> Path:
    """Return the path if a file can be written there, before anybody works for it."""
    target = Path(path)
    try:
        why = _obstacle(target)
    except (OSError, ValueError) as error:
        why = getattr(error, "strerror", None) or str(error)
    if why is None:
        return target
    message = f"cannot write {path}: {why}"
    raise BadData(message)


def _obstacle(target: Path) -> str | None:
    """Return what stands in the way of a file."""
    if not target.name or target.is_dir():
        return "it is a folder"
    if not target.parent.is_dir():
        return f"there is no folder {target.parent}"
    if not os.access(target.parent, os.W_OK):
        return f"the folder {target.parent} is read-only"
    return None
