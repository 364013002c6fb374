"""Figures with their uncertainty: win rates, mean scores, and 95 % intervals around them.

Games of one deal share their dice, so they are not independent: intervals treat the deal as what
was drawn, not the game.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from statistics import NormalDist, fmean
from typing import Final

from meute.arena.rows import Row

LEVEL: Final = 0.95
Z: Final = NormalDist().inv_cdf(0.5 + LEVEL / 2)
"""How many standard deviations around the middle hold 95 % of a normal distribution: 1.96."""


@dataclass(frozen=True)
class Estimate:
    """A figure and the interval that holds the true one in 95 of 100 cases."""

    value: float
    low: float
    high: float

    @property
    def known(self) -> bool:
        """Tell whether there is an interval at all."""
        return not math.isinf(self.low)

    @property
    def clearness(self) -> float:
        """How many half-widths of its interval the figure lies from zero."""
        half = (self.high - self.low) / 2
        return abs(self.value) / half if half else math.inf


def wilson(wins: float, games: float) -> Estimate:
    """Estimate a win rate by Wilson's interval; it stays within 0 and 1 and holds for few games."""
    rate = wins / games
    square = Z * Z / games
    middle = (rate + square / 2) / (1 + square)
    half = Z / (1 + square) * math.sqrt(rate * (1 - rate) / games + square / (4 * games))
    return Estimate(rate, max(0.0, middle - half), min(1.0, middle + half))


def win_rate(shares: Sequence[float], deals: Sequence[int]) -> Estimate:
    """Estimate a win rate from shares of wins: Wilson's interval for as many games as they weigh.

    Where games of one deal resemble each other, they weigh less than their number; they never
    weigh more.
    """
    games = len(shares)
    rate = fmean(shares)
    alone = rate * (1 - rate) / games
    together = _variance_of_mean(shares, deals)
    alike = together / alone if alone and together is not None else 1.0
    weight = games / max(1.0, alike)
    found = wilson(rate * weight, weight)
    return Estimate(rate, min(rate, found.low), max(rate, found.high))


def mean(
    values: Sequence[float], deals: Sequence[int] | None = None, level: float = LEVEL
) -> Estimate:
    """Estimate a mean by Student's interval over deals; one deal says nothing about the spread."""
    middle = fmean(values)
    deals = range(len(values)) if deals is None else deals
    variance = _variance_of_mean(values, deals)
    if variance is None:
        return Estimate(middle, -math.inf, math.inf)
    half = student(len(set(deals)) - 1, level) * math.sqrt(variance)
    return Estimate(middle, middle - half, middle + half)


def _variance_of_mean(values: Sequence[float], deals: Sequence[int]) -> float | None:
    """Return the variance of the mean if deals are what varies; None for a single deal."""
    middle = fmean(values)
    sums: dict[int, float] = {}
    for value, deal in zip(values, deals, strict=True):
        sums[deal] = sums.get(deal, 0.0) + value - middle
    count = len(sums)
    if count == 1:
        return None
    total = math.fsum(each * each for each in sums.values())
    return total / len(values) ** 2 * count / (count - 1)


def student(freedom: int, level: float = LEVEL) -> float:
    """Return how far Student's distribution reaches to hold this share; exact to 0.004 at 95 %.

    One and two degrees of freedom have closed forms; from three on, the first terms of the
    expansion around the normal distribution (Abramowitz and Stegun 26.7.5) are enough.
    """
    if freedom == 1:
        return math.tan(math.pi * level / 2)
    if freedom == 2:  # noqa: PLR2004 (degrees of freedom)
        return level * math.sqrt(2 / (1 - level**2))
    z = NormalDist().inv_cdf(0.5 + level / 2)
    terms = (
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    )
    return z + sum(term / float(freedom) ** power for power, term in enumerate(terms, start=1))


@dataclass
class Tally:
    """What one bot, or one seat, achieved in many matches."""

    name: str
    shares: list[float] = field(default_factory=list)
    """The share of the win in each match: 1/k where k have won."""
    deals: list[int] = field(default_factory=list)
    lucks: list[float] = field(default_factory=list)
    """What luck gave in each match, in wins; empty if nobody asked."""
    scores: list[float] = field(default_factory=list)
    """The scores of the matches played to the end."""
    scored_deals: list[int] = field(default_factory=list)
    forfeits: int = 0
    """Matches lost by a fault of the bot."""

    @property
    def games(self) -> int:
        """The number of matches counted."""
        return len(self.shares)

    @property
    def wins(self) -> float:
        """The wins; one shared by k counts 1/k."""
        return math.fsum(self.shares)

    @property
    def win_rate(self) -> Estimate:
        """The share of matches won."""
        return win_rate(self.shares, self.deals)

    @property
    def less_luck(self) -> Estimate | None:
        """The share of matches won less what luck gave; None if nobody asked.

        Luck is even in the long run, so this estimates the same share with a smaller spread. In a
        short series it may lie below 0 or above 1.
        """
        if not self.lucks:
            return None
        pairs = zip(self.shares, self.lucks, strict=True)
        return mean([share - luck for share, luck in pairs], self.deals)

    @property
    def score(self) -> Estimate | None:
        """The mean score; None if no match was played to its end."""
        return mean(self.scores, self.scored_deals) if self.scores else None

    def count(self, row: Row, seat: int) -> None:
        """Count what happened on one seat of a match."""
        result = row.result
        self.shares.append(result.wins[seat])
        self.deals.append(row.deal)
        if result.luck:
            self.lucks.append(result.luck[seat])
        if result.forfeit is None:
            self.scores.append(result.scores[seat])
            self.scored_deals.append(row.deal)
        elif result.forfeit.seat == seat:
            self.forfeits += 1


@dataclass
class Summary:
    """The figures of a series, by bot and by seat."""

    bots: list[Tally] = field(default_factory=list)
    seats: list[Tally] = field(default_factory=list)
    games: int = 0
    decisions: int = 0
    events: int = 0

    def count(self, row: Row, names: Sequence[str]) -> None:
        """Count one match for its bots, under these names, and for its seats."""
        for seat, name in enumerate(names):
            _tally(self.bots, name).count(row, seat)
            _tally(self.seats, f"seat {seat + 1}").count(row, seat)
        self.games += 1
        self.decisions += row.result.decisions
        self.events += row.result.events


def _tally(tallies: list[Tally], name: str) -> Tally:
    """Return the tally of this name; a new one if there is none."""
    for tally in tallies:
        if tally.name == name:
            return tally
    tallies.append(Tally(name))
    return tallies[-1]


def summary_of(rows: Iterable[Row], *, by_name: bool = False) -> Summary:
    """Count all games of a series; bots of one name as one, unless told apart."""
    summary = Summary()
    for row in rows:
        summary.count(row, row.names if by_name else row.bots)
    return summary
