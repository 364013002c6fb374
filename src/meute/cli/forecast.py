"""What a long series will take, told once its first games are played."""

from __future__ import annotations

import os
from typing import Final

ENOUGH: Final = 1.0
"""CPU seconds of play after which the rest is foretold."""

LONG: Final = 60.0
"""CPU seconds from which on it is worth a word."""


class Forecast:
    """Foretells the cost of games from the CPU time of the first."""

    def __init__(self, games: int, jobs: int, processors: int | None = None) -> None:
        """Remember how many games are to come, and how many are played side by side."""
        self._games = games
        self._side_by_side = max(1, min(jobs, processors or os.cpu_count() or jobs))
        self._played = 0
        self._spent = 0.0
        self._told = False

    def after(self, cost: float) -> str | None:
        """Hear what one more game has cost; return the sentence to say, at most once.

        >>> [Forecast(10, 1).after(1.5), Forecast(9999, 1).after(0.5)]
        [None, None]
        """
        if self._told:
            return None
        self._played += 1
        self._spent += cost
        if self._spent < ENOUGH:
            return None
        self._told = True
        each = self._spent / self._played
        if each * self._games < LONG:
            return None
        return self._sentence(each)

    def _sentence(self, each: float) -> str:
        whole, several = each * self._games, self._side_by_side
        shared = f", {span(whole / several)} on {several} free processors" if several > 1 else ""
        return (
            f"{self._games} games take about {span(whole)} of CPU time{shared}, "
            f"judging by the first {self._played} at {each:.2g} s each"
        )


def span(seconds: float) -> str:
    """Write a length of time in the unit that people would use.

    >>> span(80), span(1800), span(9000), span(400_000)
    ('80 seconds', '30 minutes', '2.5 hours', '4.6 days')
    """
    for unit, size in (("day", 86400), ("hour", 3600), ("minute", 60)):
        if seconds >= 2 * size:
            number = seconds / size
            return f"{number:.0f} {unit}s" if unit == "minute" else f"{number:.2g} {unit}s"
    return f"{seconds:.0f} seconds"
