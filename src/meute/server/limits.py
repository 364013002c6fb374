"""How much a connection may send, and what a name or a chat line may hold."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection
from dataclasses import dataclass, field
from time import monotonic
from typing import Final

from meute.server.refusal import refusal

NAME: Final = 24
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

    def take(self) -> bool:
        """Spend a token, if one is left."""
        now = monotonic()
        self.left = min(self.size, self.left + (now - self.at) * self.per_second)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


def plain_text(text: str) -> str:
    """Return the text on one line, without characters that control, hide or reorder others."""
    seen = (c for c in text if c.isspace() or unicodedata.category(c)[0] != "C")
    return " ".join("".join(seen).split())


def person_name(text: str) -> str:
    """Return a name that can stand in a log."""
    name = plain_text(text)
    if not name:
        raise refusal("name_empty")
    if len(name) > NAME:
        raise refusal("name_long", most=NAME)
    return name


def chat_line(text: str) -> str:
    """Return a line that can stand in the chat."""
    line = plain_text(text)
    if not line:
        raise refusal("chat_empty")
    if len(line) > CHAT:
        raise refusal("chat_long", most=CHAT)
    return line


def distinct(name: str, others: Collection[str]) -> str:
    """Return the name, with a number if somebody at the table is called so already."""
    number, found = 1, name
    while found in others:
        number += 1
        found = f"{name} {number}"
    return found
