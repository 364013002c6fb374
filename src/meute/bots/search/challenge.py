"""Paired comparison: every option is measured by its difference to the favourite, world by world.

In one world with one luck two options differ less than their outcomes vary between worlds, so the
mean of the differences has a small standard error. The favourite, the option that the room rates
highest, is left only for one whose lead is beyond that error.
"""

from __future__ import annotations

from math import copysign, inf, sqrt
from time import perf_counter
from typing import Final

from meute.bots.search.flat import HOPELESS
from meute.bots.search.playout import Playouts
from meute.bots.search.race import Question, Race
from meute.core.searches import Challenge

SETTLING: Final = 16
"""Worlds before the first option may drop out: a standard error of fewer means little."""

REVIEW: Final = 8
"""Worlds between two looks at which options that are behind for good drop out."""


class Difference:
    """How far an option is ahead of another one in the same worlds, and how sure that is."""

    def __init__(self) -> None:
        """Know nothing yet."""
        self.worlds = 0
        self._total = self._squares = 0.0

    def note(self, difference: float) -> None:
        """Count one world."""
        self.worlds += 1
        self._total += difference
        self._squares += difference * difference

    @property
    def mean(self) -> float:
        """The lead on average; none before the first world."""
        return self._total / self.worlds if self.worlds else 0.0

    @property
    def error(self) -> float:
        """The standard error of that mean."""
        if self.worlds < 2:  # noqa: PLR2004 (one world tells nothing about the spread)
            return inf
        variance = max(0.0, self._squares / self.worlds - self.mean**2)
        return sqrt(variance / (self.worlds - 1))


class ChallengeRace(Race):
    """A race of all options against the favourite."""

    def __init__(self, asked: Question, playouts: Playouts, policy: Challenge) -> None:
        """Line up the options."""
        super().__init__(asked, playouts)
        self.policy = policy
        self.ahead = [Difference() for _ in self.root.options]
        """How far each option is ahead of the favourite."""

    def run(self, playouts: int, deadline: float | None = None) -> None:
        """Compare the favourite with the others until they are behind for good."""
        left = playouts
        favourite, *others = self.runners[: max(2, playouts // self.policy.least)]
        while others and len(others) < left:
            left -= self.heat([favourite, *others])
            worlds = self.ahead[favourite].worlds
            if worlds >= SETTLING and worlds % REVIEW == 0:
                others = [n for n in others if self.ahead[n].mean + self.ahead[n].error > 0]
            if deadline is not None and perf_counter() > deadline:
                break
        self.racing = sorted([favourite, *others], key=self.score, reverse=True)

    def note(self, outcomes: dict[int, float]) -> None:
        """Note the differences to the favourite, if it ran in this world."""
        first = outcomes.get(self.runners[0])
        if first is not None:
            for n, outcome in outcomes.items():
                self.ahead[n].note(outcome - first)

    def score(self, option: int) -> float:
        """Return the chance after the favourite, and the lead that is beyond doubt."""
        root, ahead, first = self.root, self.ahead[option], self.runners[0]
        mean = root.totals[first] / max(1, root.tries[first])
        if not ahead.worlds:
            return mean + root.gaps[option] - HOPELESS
        beyond = max(0.0, abs(ahead.mean) - self.policy.caution * ahead.error)
        return mean + copysign(beyond, ahead.mean)
