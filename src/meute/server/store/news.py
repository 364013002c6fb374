"""What processes that serve the same tables tell each other; nothing of it is kept."""

from __future__ import annotations

import msgspec


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


News = Changed | Here | Who | Beat | Gone | Replaced | Missed
