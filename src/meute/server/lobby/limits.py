"""How much an address may have, how much a connection may send, and what the chat may hold."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from time import monotonic
from typing import Final

from meute.server.refusal import refusal

CHAT: Final = 500
BYTES: Final = 4096
"""The longest message a client may send."""


@dataclass
class Bucket:
    """Tokens that are spent by messages and come back with time."""

    size: float
    per_second: float
    left: float = field(init=False)
    at: float = field(default_factory=monotonic)

    def __post_init__(self) -> None:
        self.left = self.size

    @property
    def full(self) -> bool:
        """Tell whether every token is there."""
        self._fill()
        return self.left >= self.size

    def _fill(self) -> None:
        now = monotonic()
        self.left = min(self.size, self.left + (now - self.at) * self.per_second)
        self.at = now

    def take(self) -> bool:
        """Spend a token, if one is left."""
        self._fill()
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Buckets:
    """A bucket for every address; those that are full again are forgotten."""

    KEPT: Final = 10_000
    """With more addresses than these, the full ones go."""

    def __init__(self, size: float, per_second: float) -> None:
        """Give every address as many tokens, at first and in the long run."""
        self._size = size
        self._per_second = per_second
        self._buckets: dict[str, Bucket] = {}

    def take(self, address: str) -> bool:
        """Spend a token of an address, if it has one left."""
        if len(self._buckets) > self.KEPT:
            self._buckets = {a: b for a, b in self._buckets.items() if not b.full}
        return self._buckets.setdefault(address, Bucket(self._size, self._per_second)).take()


class Tally:
    """How many of something each address has at once."""

    def __init__(self, most: int) -> None:
        """Let every address have so many."""
        self._most = most
        self._counts: dict[str, int] = {}

    @contextmanager
    def counted(self, address: str) -> Iterator[bool]:
        """Count one more for a while; tell whether the address may have it."""
        self._counts[address] = self._counts.get(address, 0) + 1
        try:
            yield self._counts[address] <= self._most
        finally:
            self._counts[address] -= 1
            if not self._counts[address]:
                del self._counts[address]


def plain_text(text: str) -> str:
    """Return the text on one line, without characters that control, hide or reorder others."""
    seen = (c for c in text if c.isspace() or unicodedata.category(c)[0] != "C")
    return " ".join("".join(seen).split())


def chat_line(text: str) -> str:
    """Return a line that can stand in the chat."""
    line = plain_text(text)
    if not line:
        raise refusal("chat_empty")
    if len(line) > CHAT:
        raise refusal("chat_long", most=CHAT)
    return line
