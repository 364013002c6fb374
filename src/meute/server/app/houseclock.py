"""The clock of the house: it goes on by itself, whatever becomes of the clock on the wall.

Deadlines are kept by it. It is set by the wall once, when the first server of a data folder starts;
from then on it counts the seconds in which a server ran. So a wall clock that jumps by a day
changes no deadline, and nobody's time runs out while the server is down.
"""

from __future__ import annotations

from time import monotonic, time
from typing import Final

JUMP: Final = 1.0
"""Seconds by which the wall must have moved before anybody is told another hour."""


class HouseClock:
    """How late it is in the house."""

    def __init__(self) -> None:
        """Begin with what the wall says."""
        self.go_on_from(time())

    def go_on_from(self, now: float) -> None:
        """Go on from a time."""
        self.began, self._since = now, monotonic()
        self._ahead = time() - now

    def now(self) -> float:
        """Return the time, in seconds."""
        return self.began + monotonic() - self._since

    def not_before(self, now: float) -> None:
        """Go on from a time that another process of the house has told, unless it is later here."""
        late = now - self.now()
        if late > 0:
            self._since -= late

    def on_the_wall(self, when: float) -> float:
        """Return what the wall will say at a time of the house, in seconds since 1970."""
        ahead = time() - self.now()
        if abs(ahead - self._ahead) > JUMP:
            self._ahead = ahead
        return when + self._ahead
