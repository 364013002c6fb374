"""Records of a tournament into a file, whole or not at all."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import BinaryIO

from meute.core.errors import BadData


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
    except OSError as error:
        why = error.strerror or str(error)
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
