"""What each number of a setting stands for, so that whoever types it in finds its place."""

from __future__ import annotations

from typing import Final

from meute.core.message import Message
from meute.games.tracks import data

Labels = tuple[Message, ...]


def _names(kind: str, names: tuple[str, ...]) -> Labels:
    return tuple(Message(f"tracks.name.{kind}.{name}") for name in names)


def _counted(last: int) -> Labels:
    numbers = range(1, last + 1)
    return tuple(Message("tracks.figure.number", {"number": number}) for number in numbers)


COUNTERS: Final = _counted(data.COUNTERS)
SMALL: Final = _names("small", data.SMALL_KINDS[1:])
"""All small prey cards but those that show none."""
LARGE: Final = _names("large", data.LARGE_KINDS)
BIRTHS: Final = _counted(data.FIGHT_CARDS)
"""The values of the blue cards."""
WOLVES: Final = tuple(
    Message("tracks.figure.letter", {"letter": letter}) for letter in data.LETTERS
)
COLOURS: Final = _names("colour", data.COLOURS)
