"""Why a bot from outside lost a match before its end, and what it said."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Forfeit:
    """The end of a match that a bot lost by its own fault."""

    seat: int
    bot: str
    fault: str
    event: int
    """The number of the event it was to answer."""
    said: str
    trace: tuple[str, ...] = ()

    def __str__(self) -> str:
        return f"{self.bot} ({self.fault}) at event {self.event}: {self.said}"

    def plain(self) -> dict[str, Any]:
        """Return it as plain data."""
        return {**vars(self), "trace": list(self.trace)}


def read_forfeit(data: Any) -> Forfeit | None:
    """Read what `plain` wrote; None stands for a match without a fault."""
    return None if data is None else Forfeit(**{**data, "trace": tuple(data["trace"])})


def ranks_after(forfeiter: int, seats: int) -> tuple[int, ...]:
    """Rank the bot at fault last; the others share the first place, whatever the score was.

    >>> ranks_after(1, 3)
    (1, 3, 1)
    """
    return tuple(seats if seat == forfeiter else 1 for seat in range(seats))
