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


NOTABLE: Final = 0.05
"""The part of a share from which on other processes are told of it."""


class Buckets:
    """A bucket for every address; those that are full again are forgotten."""

    KEPT: Final = 10_000
    """With more addresses than these, the full ones go."""

    def __init__(self, size: float, per_second: float) -> None:
        """Give every address as many tokens, at first and in the long run."""
        self._size = size
        self._per_second = per_second
        self._buckets: dict[str, Bucket] = {}
        self._untold: dict[str, float] = {}

    def take(self, address: str) -> bool:
        """Spend a token of an address, if it has one left."""
        if not self._bucket(address).take():
            return False
        self._untold[address] = self._untold.get(address, 0) + 1
        return True

    def spend(self, address: str, count: float) -> None:
        """Spend tokens that another process has taken; a debt is a share at most."""
        bucket = self._bucket(address)
        bucket.left = max(bucket.left - count, -self._size)

    def notable(self, most: int) -> dict[str, float]:
        """Return what some addresses have taken since they were last returned, if that is much."""
        least = max(1.0, self._size * NOTABLE)
        found = {a: n for a, n in self._untold.items() if n >= least}
        told = dict(sorted(found.items(), key=lambda pair: -pair[1])[:most])
        self._untold = {a: n for a, n in self._untold.items() if a not in told}
        return told

    def _bucket(self, address: str) -> Bucket:
        if len(self._buckets) > self.KEPT:
            self._buckets = {a: b for a, b in self._buckets.items() if not b.full}
            self._untold = {a: n for a, n in self._untold.items() if a in self._buckets}
        return self._buckets.setdefault(address, Bucket(self._size, self._per_second))


class Tally:
    """How many of something each address has at once, by whatever process."""

    def __init__(self, most: int) -> None:
        """Let every address have so many."""
        self._most = most
        self._counts: dict[str, int] = {}
        self._told: dict[str, int] = {}
        self._elsewhere: dict[str, dict[str, int]] = {}

    @contextmanager
    def counted(self, address: str) -> Iterator[bool]:
        """Count one more for a while; tell whether the address may have it."""
        self._counts[address] = self._counts.get(address, 0) + 1
        elsewhere = sum(counts.get(address, 0) for counts in self._elsewhere.values())
        try:
            yield self._counts[address] + elsewhere <= self._most
        finally:
            self._counts[address] -= 1
            if not self._counts[address]:
                del self._counts[address]

    def notable(self, most: int) -> dict[str, int]:
        """Return the counts of some addresses of which others know a count that is far off."""
        far = max(1.0, self._most * NOTABLE)
        moved = {
            address: self._counts.get(address, 0)
            for address in {*self._counts, *self._told}
            if abs(self._counts.get(address, 0) - self._told.get(address, 0)) >= far
        }
        told = dict(sorted(moved.items(), key=lambda pair: -pair[1])[:most])
        self._told = {a: n for a, n in {**self._told, **told}.items() if n}
        return told

    def hear(self, process: str, counts: dict[str, int]) -> None:
        """Count what is open by another process."""
        known = {**self._elsewhere.get(process, {}), **counts}
        self._elsewhere[process] = {address: count for address, count in known.items() if count}

    def forget(self, process: str) -> None:
        """Count nothing more of a process that is gone."""
        self._elsewhere.pop(process, None)


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
