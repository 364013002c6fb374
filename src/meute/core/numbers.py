"""A setting that is a row of whole numbers, so that printed values can be typed in.

A `Choice` of its default alone, it passes wherever a setting is listed, drawn at random or shown.
"""

from __future__ import annotations

from dataclasses import dataclass

from meute.core.errors import BadVariant
from meute.core.meta import WHOLE_NUMBER, Choice, Value


@dataclass(frozen=True)
class Numbers(Choice):
    """A setting of so many whole numbers between two bounds, written with spaces or commas."""

    length: int
    low: int
    high: int
    total: int | None = None
    """What the numbers must add up to, if anything."""

    def check(self, value: object) -> Value:
        """Return the numbers in the one form that is kept: decimal, single spaces between."""
        numbers = read(value)
        if (
            numbers is None
            or len(numbers) != self.length
            or not all(self.low <= number <= self.high for number in numbers)
            or self.total not in (None, sum(numbers))
        ):
            raise BadVariant(f"setting {self.name!r} cannot be {value!r}; {self.wanted()}")
        return joined(tuple(numbers))

    def wanted(self) -> str:
        """Say what the setting accepts."""
        many = "a whole number" if self.length == 1 else f"{self.length} whole numbers"
        total = "" if self.total is None else f" that add up to {self.total}"
        return f"write {many} from {self.low} to {self.high}{total}, such as {self.default!r}"


def numbers(name: str, default: tuple[int, ...], low: int, high: int) -> Numbers:
    """Make a setting of as many numbers as its default has."""
    return Numbers(name, (joined(default),), len(default), low, high)


def copies(name: str, default: tuple[int, ...]) -> Numbers:
    """Make a setting that says how many pieces there are of each kind; their sum is fixed."""
    total = sum(default)
    return Numbers(name, (joined(default),), len(default), 0, total, total)


def joined(values: tuple[int, ...]) -> str:
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
        words: list[object] = list(value.replace(",", " ").split())
    elif isinstance(value, (list, tuple)):
        words = list(value)
    else:
        words = [value]
    out = []
    for word in words:
        if isinstance(word, int) and not isinstance(word, bool):
            out.append(word)
        elif isinstance(word, str) and WHOLE_NUMBER.fullmatch(word):
            out.append(int(word))
        else:
            return None
    return out
