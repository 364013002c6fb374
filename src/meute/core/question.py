"""What whoever answers for a seat is told: what the seat may know, its options, and its luck."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from meute.core.decision import Action, View

LUCK: Final = range(1 << 32)
"""The numbers from which a bot's luck is drawn: small enough for every language."""


@dataclass(frozen=True)
class Question:
    """A question to a seat, complete: nobody needs to remember the one before."""

    game: str
    variant: Mapping[str, object]
    seats: int
    seat: int
    luck: int
    """A number of `LUCK`, another for every question: the first draw of the stream."""
    view: View
    """All the seat has lawfully learned."""
    options: Sequence[Action]
    stream: str = ""
    """The seed of the bot's own stream of luck, hexadecimal: what `Table.ask` gives its bot."""
