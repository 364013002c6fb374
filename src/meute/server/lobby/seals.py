"""Signatures under records: a server vouches that a game was played there.

A record proves by itself that nothing in it was changed and that its dice are those promised; it
cannot prove that anybody ever sat at the table. A signature (Ed25519, over all lines before it)
does, for whoever trusts the server whose key made it.
"""

from __future__ import annotations

import base64
from dataclasses import replace

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey

from meute.core.codec import from_json, to_json
from meute.core.errors import MeuteError
from meute.core.record import Record, link


class Sealer:
    """Signs records with the server's key."""

    def __init__(self, key: bytes) -> None:
        """Take the secret key."""
        self._key = Ed25519PrivateKey.from_private_bytes(key)

    @property
    def name(self) -> str:
        """The public key, by which everybody can check a signature."""
        return _text(self._key.public_key().public_bytes_raw())

    def sealed(self, record: bytes) -> bytes:
        """Return a whole record with the line that signs it."""
        last = from_json(record.rstrip().rpartition(b"\n")[2])["h"]
        plain = {"signed": {"key": self.name, "signature": _text(self._key.sign(record))}}
        return record + to_json({**plain, "h": link(last, plain)}) + b"\n"


def signed_by(record: Record) -> str | None:
    """Return the key that has signed a record, if any; raise an error if that does not fit."""
    if record.seal is None:
        return None
    try:
        key, signature = record.seal["key"], record.seal["signature"]
        public = Ed25519PublicKey.from_public_bytes(_bytes(key))
        public.verify(_bytes(signature), replace(record, seal=None).to_bytes())
    except (InvalidSignature, KeyError, TypeError, ValueError):
        raise MeuteError("the signature does not fit this record") from None
    return str(key)


def _text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def _bytes(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
