"""One server per data folder: two would write over each other's tables."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Final

from meute.core.errors import MeuteError
from meute.server.store.private import make_private

FILE: Final = "meute.lock"


class HeldElsewhere(MeuteError):
    """A server runs on this folder."""


@contextmanager
def alone_in(folder: Path) -> Iterator[None]:
    """Hold a data folder for this process; the system lets go of it even after a kill."""
    with _opened(folder) as file:
        try:
            _lock(file)
        except OSError:
            message = (
                f"another Meute server keeps its tables in {folder}: "
                "stop it, or choose another folder with --data"
            )
            raise HeldElsewhere(message) from None
        yield


def _opened(folder: Path) -> IO[bytes]:
    try:
        make_private(folder / FILE)
        return (folder / FILE).open("a+b")
    except OSError as error:
        message = (
            f"cannot keep tables in {folder}: {error.strerror or error}; "
            "make the folder writable, or choose another with --data"
        )
        raise MeuteError(message) from None


if sys.platform == "win32":
    import msvcrt

    def _lock(file: IO[bytes]) -> None:
        file.seek(0)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(file: IO[bytes]) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
