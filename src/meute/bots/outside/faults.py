"""What a bot in another process can do wrong."""

from __future__ import annotations

from typing import Final

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
    """A bot from outside has given no answer that counts: in a match it loses."""

    def __init__(self, fault: str, said: str, trace: tuple[str, ...] = ()) -> None:
        """Keep what happened and what the bot said."""
        super().__init__(f"{fault}: {said}")
        self.fault = fault
        self.said = quoted(said)
        self.trace = tuple(quoted(line) for line in trace[-LONGEST_TRACE:])


def quoted(text: str) -> str:
    """Shorten foreign text to one printable line.

    >>> quoted("no   way")
    'no way'
    """
    line = " ".join(text.split())
    line = "".join(c if c.isprintable() else "\N{REPLACEMENT CHARACTER}" for c in line)
    return line if len(line) <= LONGEST_QUOTE else line[:LONGEST_QUOTE] + "..."
