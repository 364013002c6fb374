"""What processes that serve the same tables tell each other; nothing of it is kept."""

from __future__ import annotations

from typing import Final

import msgspec

ANYTHING: Final = 2**62
"""More often than any table is written: whoever hears of it has to look."""


class Changed(msgspec.Struct, frozen=True, tag=True, omit_defaults=True):
    """Somebody has written to a table."""

    table: str
    revision: int
    by: str


class Here(msgspec.Struct, frozen=True, tag=True, omit_defaults=True):
    """Who is at a table by way of a process."""

    table: str
    by: str
    seats: list[int] = []
    spectators: int = 0


class Who(msgspec.Struct, frozen=True, tag=True, omit_defaults=True):
    """A process asks the others who is at their tables."""

    by: str


class Beat(msgspec.Struct, frozen=True, tag=True, omit_defaults=True):
    """A process lives, and how late it is there by the clock of the house."""

    by: str
    now: float


class Gone(msgspec.Struct, frozen=True, tag=True, omit_defaults=True):
    """A process has ended."""

    by: str


class Replaced(msgspec.Struct, frozen=True, tag=True, omit_defaults=True):
    """A backup was put in the place of all tables and keys."""

    by: str = ""


class Missed(msgspec.Struct, frozen=True, tag=True, omit_defaults=True):
    """Said by nobody: words may have been lost, with the connection over which they come."""

    by: str = ""


class Barred(msgspec.Struct, frozen=True, tag=True, omit_defaults=True):
    """Somebody was banned, or may come again."""

    by: str = ""


class Spent(msgspec.Struct, frozen=True, tag=True, omit_defaults=True):
    """What addresses have used up by a process, by its kind and their marks."""

    by: str
    taken: dict[str, dict[str, float]] = {}
    """Since it was last told."""
    open: dict[str, int] = {}
    """Sockets that are open now; 0: few."""


class Asked(msgspec.Struct, frozen=True, tag=True, omit_defaults=True):
    """A process asks the others for their numbers."""

    by: str


class Counted(msgspec.Struct, frozen=True, tag=True, omit_defaults=True):
    """The numbers of a process."""

    by: str
    to: str
    gauges: dict[str, float]
    counts: dict[str, float]
    times: dict[str, list[float]]


News = Changed | Here | Who | Beat | Gone | Replaced | Missed | Barred | Spent | Asked | Counted
