"""The keys of a house, in files that only their owner can read."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Final

from meute.core.errors import MeuteError
from meute.server.store.private import close_to_others, write_private
from meute.server.store.protocol import Keys

KEY_FILE: Final = "server.key"
SEAL_FILE: Final = "signing.key"
KEY_BYTES: Final = 32

KEY_FILES: Final = {"seats": KEY_FILE, "records": SEAL_FILE}
"""In which file of a data folder, and of a backup, each key stands."""


def keys_in(folder: Path) -> Keys:
    """Read the keys of a data folder; the first time, make them."""
    return Keys(**{use: _kept(folder / name) for use, name in KEY_FILES.items()})


def new_key() -> bytes:
    """Return a key that nobody can guess."""
    return secrets.token_bytes(KEY_BYTES)


def _kept(path: Path) -> bytes:
    try:
        if not path.exists():
            write_private(path, new_key())
        close_to_others(path)
        return checked(path.read_bytes(), str(path))
    except OSError as error:
        message = f"cannot keep the server's key in {path}: {error.strerror or error}"
        raise MeuteError(message) from None


def checked(key: bytes, where: str) -> bytes:
    """Return a key if nobody can guess it: with another, anybody could write links and records."""
    if len(key) != KEY_BYTES:
        message = (
            f"the server's key in {where} has {len(key)} bytes instead of {KEY_BYTES}: restore it "
            "from a backup, or delete it to get a new one, with which all links, seats and "
            "signatures given so far stop working"
        )
        raise MeuteError(message)
    return key
