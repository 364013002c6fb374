"""Who may sit where: signed tokens that nobody can guess, and nothing else; there are no accounts.

A token is `<table>.<seat>.<nonce>.<signature>`. It travels in a header, a body or the first
message of a socket, never in an address, and the store keeps only its digest. A private link
carries it behind the `#`, which browsers do not send.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
from dataclasses import dataclass
from typing import Final

from meute.server.refusal import UNKNOWN_PERSON, refusal

MARK_BYTES: Final = 16
"""Bytes of a nonce and of a signature: nobody guesses 128 bits."""

ADDRESS_BYTES: Final = 9
"""Bytes of the mark of an address."""

NO_SEAT: Final = "x"
"""Stands for the seat in the token of somebody who made a table for others."""

ANY_SEAT: Final = "any"
"""Stands for the seat in the invite to a table: first come, first seated."""

MOST_SEATS: Final = 16
"""More than any game has."""

ID_LETTERS: Final = "23456789abcdefghjkmnpqrstvwxyz"
ID_LENGTH: Final = 10


@dataclass(frozen=True)
class Claim:
    """What a well-signed token says; the table still has to know it."""

    table: str
    seat: int | None


class Signer:
    """Makes and checks tokens and invites with the server's key."""

    def __init__(self, key: bytes) -> None:
        """Keep the key."""
        self._key = key

    def token(self, table: str, seat: int | None, instead_of: str | None = None) -> str:
        """Return a token for a seat: a new one, or always the same one instead of another."""
        nonce = secrets.token_bytes(MARK_BYTES)
        if instead_of is not None:
            nonce = self._mac(f"claim {table} {seat} {instead_of}")
        text = f"{table}.{NO_SEAT if seat is None else seat}.{_text(nonce)}"
        return f"{text}.{_text(self._mac(f'seat {text}'))}"

    def read(self, token: str) -> Claim:
        """Return what a token claims, or refuse it."""
        text, _, signature = token.rpartition(".")
        parts = text.split(".")
        if len(parts) != 3 or not _same(signature, _text(self._mac(f"seat {text}"))):  # noqa: PLR2004 (table, seat, nonce)
            raise refusal("bad_token", UNKNOWN_PERSON)
        table, seat, _ = parts
        return Claim(table, None if seat == NO_SEAT else int(seat))

    def invite(self, table: str, seat: int | None = None) -> str:
        """Return the invite to a seat, or to whichever seat of the table is open."""
        place = ANY_SEAT if seat is None else seat
        return f"{place}.{_text(self._mac(f'invite {table} {place}'))}"

    def invited(self, table: str, invite: str) -> int | None:
        """Return the seat an invite is for, None for whichever is open, or refuse it."""
        places: list[int | None] = [None, *range(MOST_SEATS)]
        for seat in places:
            if _same(invite, self.invite(table, seat)):
                return seat
        raise refusal("bad_invite", UNKNOWN_PERSON)

    def mark(self, address: str) -> str:
        """Return what the store keeps of an address: equal for equal ones, and tells nothing."""
        return _text(self._mac(f"address {address}")[:ADDRESS_BYTES])

    def _mac(self, text: str) -> bytes:
        return hmac.digest(self._key, text.encode(), "sha256")[:MARK_BYTES]


def digest(token: str) -> str:
    """Return what the store keeps of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


def table_name() -> str:
    """Return a new table's name: short enough to read out, too long to guess."""
    return "".join(secrets.choice(ID_LETTERS) for _ in range(ID_LENGTH))


def _text(mark: bytes) -> str:
    return base64.urlsafe_b64encode(mark).rstrip(b"=").decode()


def _same(one: str, other: str) -> bool:
    return hmac.compare_digest(one.encode(), other.encode())
