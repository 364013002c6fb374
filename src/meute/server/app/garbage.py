"""Python's collector of garbage, kept from stopping the loop while people play.

Most objects go at once when nobody holds them. The collector looks for the rest, those that hold
each other, and when it looks through everything it stops the loop for half a second at a thousand
tables. So it looks by itself only through what is new, and is sent through that ten times a second:
of itself it waits until more has come than gone, and where views and lines of a log replace each
other that may be a hundred thousand objects later. All the rest it is sent through when nobody has
said a word for a while; if that never happens, now and then through what has come since.
"""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable
from time import monotonic
from typing import Final

NEW: Final = 1_000
"""Objects made, less those gone, after which the collector looks through the new ones."""
ROUNDS: Final = 5
"""Such looks after which it looks once more through those that were left."""
NEVER: Final = 2**31 - 1

BEAT: Final = 0.1
"""Seconds between two looks through what is new."""

QUIET: Final = 2.0
"""Seconds without a word after which nobody is thought to wait."""
SELDOM: Final = 300.0
"""Seconds between two looks through everything."""
AT_LAST: Final = 1800.0
"""Seconds after which what has come since is looked through, quiet or not."""

_usual: Final = gc.get_threshold()


class Tidying:
    """Sends the collector through when it disturbs nobody."""

    def __init__(self, heard: Callable[[], int]) -> None:
        """Remember how to ask how many words were heard so far."""
        self._heard = heard
        self._last = monotonic()

    def begin(self) -> None:
        """Take what stands at the start for lasting, and end long looks at any moment."""
        gc.collect()
        gc.freeze()
        gc.set_threshold(NEW, ROUNDS, NEVER)

    def end(self) -> None:
        """Leave the collector as it was."""
        gc.set_threshold(*_usual)
        gc.unfreeze()

    async def run(self) -> None:
        """Look through what is new at every beat, and wait for quiet moments, for ever."""
        while True:
            heard = self._heard()
            for _ in range(round(QUIET / BEAT)):
                await asyncio.sleep(BEAT)
                gc.collect(1)
            self.look(quiet=heard == self._heard())

    def look(self, *, quiet: bool) -> None:
        """Look through everything, or through what has come since, if it is time for that."""
        since = monotonic() - self._last
        if since < (SELDOM if quiet else AT_LAST):
            return
        if quiet:
            gc.unfreeze()
        gc.collect()
        gc.freeze()
        self._last = monotonic()
