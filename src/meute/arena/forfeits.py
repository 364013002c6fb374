"""Why a bot from outside lost a match before its end, and what it said."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from meute.core.errors import MeuteError

RAISED: Final = "raised"
TOO_SLOW: Final = "too slow"
NONSENSE: Final = "nonsense"
ENDED: Final = "ended"
FAULTS: Final = (RAISED, TOO_SLOW, NONSENSE, ENDED)
"""An error in its code; no answer in time; an answer that is none; a program that stopped."""

LONGEST_QUOTE: Final = 300
"""Characters of what a bot said that are repeated."""

LONGEST_TRACE: Final = 5
"""Lines of a traceback that are repeated: the last ones of the bot's own code."""


class BotLost(MeuteError):
    """A bot from outside did something for which it loses its match."""

    def __init__(self, fault: str, said: str, trace: tuple[str, ...] = ()) -> None:
        """Keep what happened and what the bot said."""
        super().__init__(f"{fault}: {said}")
        self.fault = fault
        self.said = quoted(said)
        self.trace = tuple(quoted(line) for line in trace[-LONGEST_TRACE:])


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


def quoted(text: str) -> str:
    """Shorten foreign text to one printable line.

    >>> quoted("no   way")
    'no way'
    """
    line = " ".join(text.split())
    line = "".join(c if c.isprintable() else "\N{REPLACEMENT CHARACTER}" for c in line)
    return line if len(line) <= LONGEST_QUOTE else line[:LONGEST_QUOTE] + "..."
