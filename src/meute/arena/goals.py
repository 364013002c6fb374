"""What a designer wants of a game, as something that can be measured and missed.

decisions=120    a game takes about so many decisions: within a tenth
decisions=120:5  within 5
minutes=60       about an hour, at so many seconds for a decision
seats=3          no seat wins more or less than its even share by more than 3 points in 100
"""

from __future__ import annotations

import math
import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal

from meute.arena.rows import Row
from meute.arena.statistics import LEVEL, Estimate, mean
from meute.core.errors import MeuteError
from meute.core.names import offered, quoted

DECISIONS: Final = "decisions"
MINUTES: Final = "minutes"
SEATS: Final = "seats"
NAMES: Final = (DECISIONS, MINUTES, SEATS)

ABOUT: Final = 0.1
"""How far a length may be off if nobody says."""

MINUTE: Final = 60.0
POINTS: Final = 100.0

FORM: Final = re.compile(r"(\w+)=(\d+(?:\.\d+)?)(?::(\d+(?:\.\d+)?))?")

Verdict = Literal["reached", "missed", "open"]


@dataclass(frozen=True)
class Measure:
    """A figure of some games with its interval, and where it should lie."""

    name: str
    found: Estimate
    low: float
    high: float

    @property
    def verdict(self) -> Verdict:
        """Reached if the whole interval lies where it should, missed if none of it does."""
        if self.low <= self.found.low and self.found.high <= self.high:
            return "reached"
        if self.found.high < self.low or self.found.low > self.high:
            return "missed"
        return "open"

    @property
    def off(self) -> float:
        """How far the figure lies from the middle of where it should be: 1 is just allowed."""
        half = (self.high - self.low) / 2
        return abs(self.found.value - (self.low + self.high) / 2) / half


@dataclass(frozen=True)
class Goal:
    """One thing that is wanted."""

    name: str
    wanted: float
    slack: float
    pace: float
    """Seconds that a person takes for a decision."""

    def intervals(self, seats: int) -> int:
        """Return how many intervals it needs."""
        return seats if self.name == SEATS else 1

    def measures(self, rows: Sequence[Row], level: float) -> list[Measure]:
        """Measure it in games that were played to their end."""
        whole = [row for row in rows if row.result.whole]
        if not whole:
            return []
        deals = [row.deal for row in whole]
        if self.name == SEATS:
            return self._by_seat(whole, deals, level)
        each = self.pace / MINUTE if self.name == MINUTES else 1.0
        found = mean([row.result.decisions * each for row in whole], deals, level)
        return [Measure(self.name, found, self.wanted - self.slack, self.wanted + self.slack)]

    def _by_seat(self, rows: Sequence[Row], deals: Sequence[int], level: float) -> list[Measure]:
        seats = len(rows[0].bots)
        return [
            Measure(
                f"seat {seat + 1}",
                mean([POINTS * (r.result.wins[seat] - 1 / seats) for r in rows], deals, level),
                -self.wanted,
                self.wanted,
            )
            for seat in range(seats)
        ]


def goal_of(text: str, pace: float) -> Goal:
    """Read a goal as a person writes it."""
    found = FORM.fullmatch(text.replace(" ", ""))
    if found is None:
        raise MeuteError(f"{quoted(text)} is no target; write minutes=60, decisions=120 or seats=3")
    name, wanted, slack = found[1], float(found[2]), found[3]
    if name not in NAMES:
        known = offered(name, NAMES, "the targets are")
        raise MeuteError(f"no target is called {quoted(name)}{known}")
    if not wanted or slack in ("0", "0.0") or (name == SEATS and slack):
        hint = "; seats=3 says already how far they may be apart" if slack and wanted else ""
        raise MeuteError(f"{quoted(text)} leaves no room to reach it{hint}")
    return Goal(name, wanted, wanted * ABOUT if slack is None else float(slack), pace)


def measured(goals: Sequence[Goal], rows: Sequence[Row], seats: int) -> list[Measure]:
    """Measure all goals, with intervals that hold together with 95 % (Bonferroni)."""
    count = sum(goal.intervals(seats) for goal in goals)
    level = 1 - (1 - LEVEL) / count
    return [each for goal in goals for each in goal.measures(rows, level)]


def distance(measures: Sequence[Measure]) -> float:
    """Return how far the worst of these is off; without any game it is infinitely far."""
    return max((each.off for each in measures), default=math.inf)


def verdict_of(measures: Sequence[Measure]) -> Verdict:
    """Return what is shown of all together: missed if one is, reached if all are."""
    verdicts = {each.verdict for each in measures} or {"open"}
    if "missed" in verdicts:
        return "missed"
    return "reached" if verdicts == {"reached"} else "open"
