"""Files that only their owner can read, also where they have long been open to others."""

from __future__ import annotations

import logging
import os
import stat
from pathlib import Path
from typing import Final

log = logging.getLogger("meute.server")

OWNER_ONLY: Final = 0o600


def make_private(path: Path) -> None:
    """Make a file if there is none, and close it to everybody but its owner."""
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, OWNER_ONLY))
    close_to_others(path)


def close_to_others(path: Path) -> None:
    """Let nobody but its owner read a file, if it exists."""
    if os.name != "posix" or not path.exists():
        return
    try:
        if stat.S_IMODE(path.stat().st_mode) != OWNER_ONLY:
            path.chmod(OWNER_ONLY)
    except OSError as error:  # a file system without owners: still good enough to play on
        log.warning("other people may be able to read %s: %s", path, error.strerror or error)


def write_private(path: Path, data: bytes) -> None:
    """Write a file that is there whole or not at all, even if the power fails meanwhile."""
    beside = path.with_name(f"{path.name}.new")
    beside.unlink(missing_ok=True)
    with os.fdopen(os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_EXCL, OWNER_ONLY), "wb") as out:
        out.write(data)
        out.flush()
        os.fsync(out.fileno())
    beside.replace(path)
    _sync(path.parent)


def _sync(folder: Path) -> None:
    """Bring a folder's names to the disk; Windows does that by itself."""
    if os.name != "posix":
        return
    opened = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(opened)
    finally:
        os.close(opened)
