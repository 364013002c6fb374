"""A setting that is a row of whole numbers, so that printed values can be typed in."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from meute.core.errors import BadVariant

if TYPE_CHECKING:
    from collections.abc import Sequence

    from meute.core.message import Message

    Labels = tuple[Message, ...]

WHOLE_NUMBER: Final = re.compile(r"-?[0-9]{1,9}")
"""A number as somebody may type it."""


@dataclass(frozen=True)
class Numbers:
    """A setting of several whole numbers between two bounds, typed with spaces or commas."""

    name: str
    """How a variant names it."""
    usual: tuple[int, ...]
    """The numbers taken when nobody types others."""
    low: int
    """The smallest value of each number."""
    high: int
    """The largest value of each number."""
    total: int | None = None
    """What the numbers must add up to, if anything."""
    columns: Labels = ()
    """What each number stands for; with `rows`, what each column of a table stands for."""
    rows: Labels = ()
    """What the rows stand for if the numbers are a table, written row by row."""
    printed: bool = True
    """Whether the numbers stand on components, where our values are reconstructed."""

    @property
    def default(self) -> str:
        """The usual numbers as they are written."""
        return joined(self.usual)

    @property
    def length(self) -> int:
        """How many numbers there are."""
        return len(self.usual)

    def labelled(self, columns: Labels, rows: Labels = ()) -> Numbers:
        """Return the same setting with the names of its numbers."""
        return replace(self, columns=columns, rows=rows)

    def check(self, value: object) -> str:
        """Return the numbers in the one form that is kept: decimal, single spaces between."""
        typed = read(value)
        fault = "these are not" if typed is None else self.fault(typed)
        if typed is None or fault:
            message = f"setting {self.name!r} wants {self.wanted()}; {fault}"
            raise BadVariant(message)
        return joined(typed)

    def fault(self, typed: list[int]) -> str:
        """Say what is wrong with typed numbers; nothing if they are as wanted."""
        if len(typed) != self.length:
            return f"{len(typed)} {'is' if len(typed) == 1 else 'are'} given"
        for place, number in enumerate(typed, start=1):
            if not self.low <= number <= self.high:
                return f"{number} in place {place} is outside"
        if self.total not in (None, sum(typed)):
            return f"these add up to {sum(typed)}"
        return ""

    def wanted(self) -> str:
        """Say what the setting accepts.

        >>> numbers("spirals", (0, 1, 3), 0, 12).wanted()
        '3 whole numbers from 0 to 12'
        """
        many = "a whole number" if self.length == 1 else f"{self.length} whole numbers"
        total = "" if self.total is None else f" that add up to {self.total}"
        return f"{many} from {self.low} to {self.high}{total}"


def numbers(name: str, usual: tuple[int, ...], low: int, high: int) -> Numbers:
    """Make a setting of as many printed numbers as there usually are."""
    return Numbers(name, usual, low, high)


def copies(name: str, usual: tuple[int, ...]) -> Numbers:
    """Make a setting that says how many pieces there are of each kind; their sum is fixed."""
    total = sum(usual)
    return Numbers(name, usual, 0, total, total)


def joined(values: tuple[int, ...] | list[int]) -> str:
    """Write numbers as `check` would.

    >>> joined((2, 3, 4))
    '2 3 4'
    """
    return " ".join(str(value) for value in values)


def read(value: object) -> list[int] | None:
    """Read numbers from text or from a list; None if it is neither.

    >>> read("2, 3 4"), read([5]), read("two")
    ([2, 3, 4], [5], None)
    """
    if isinstance(value, str):
        typed = _read_text(value)
        return None if typed is None else list(typed)
    return _read_words(value if isinstance(value, (list, tuple)) else (value,))


@lru_cache(maxsize=1024)
def _read_text(text: str) -> tuple[int, ...] | None:
    """Read numbers from text; every game of a series reads the same ones."""
    read_so = _read_words(text.replace(",", " ").split())
    return None if read_so is None else tuple(read_so)


def _read_words(words: Sequence[object]) -> list[int] | None:
    out = []
    for word in words:
        if isinstance(word, int) and not isinstance(word, bool):
            out.append(word)
        elif isinstance(word, str) and WHOLE_NUMBER.fullmatch(word):
            out.append(int(word))
        else:
            return None
    return out
