"""Figures with their uncertainty: win rates, mean scores, and 95 % intervals around them."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from statistics import NormalDist, fmean, stdev
from typing import Final

from meute.arena.tournament import Played, Tournament

Z: Final = NormalDist().inv_cdf(0.975)
"""How many standard deviations around the middle hold 95 % of a normal distribution: 1.96."""


@dataclass(frozen=True)
class Estimate:
    """A figure and the interval that holds the true one in 95 of 100 cases."""

    value: float
    low: float
    high: float


def wilson(wins: float, games: int) -> Estimate:
    """Estimate a win rate by Wilson's interval; it stays within 0 and 1 and holds for few games."""
    rate = wins / games
    square = Z * Z / games
    middle = (rate + square / 2) / (1 + square)
    half = Z / (1 + square) * math.sqrt(rate * (1 - rate) / games + square / (4 * games))
    return Estimate(rate, max(0.0, middle - half), min(1.0, middle + half))


def mean(values: Sequence[float]) -> Estimate:
    """Estimate a mean by Student's interval; one value alone says nothing about the spread."""
    middle = fmean(values)
    if len(values) == 1:
        return Estimate(middle, -math.inf, math.inf)
    half = student(len(values) - 1) * stdev(values) / math.sqrt(len(values))
    return Estimate(middle, middle - half, middle + half)


def student(freedom: int) -> float:
    """Return the 97.5 % point of Student's distribution, exact to 0.004.

    One and two degrees of freedom have closed forms; from three on, the first terms of the
    expansion around the normal distribution (Abramowitz and Stegun 26.7.5) are enough.
    """
    if freedom == 1:
        return math.tan(math.pi * 0.475)
    if freedom == 2:  # noqa: PLR2004 (degrees of freedom)
        return 0.95 * math.sqrt(2 / (1 - 0.95**2))
    terms = (
        (Z**3 + Z) / 4,
        (5 * Z**5 + 16 * Z**3 + 3 * Z) / 96,
        (3 * Z**7 + 19 * Z**5 + 17 * Z**3 - 15 * Z) / 384,
        (79 * Z**9 + 776 * Z**7 + 1482 * Z**5 - 1920 * Z**3 - 945 * Z) / 92160,
    )
    return Z + sum(term / float(freedom) ** power for power, term in enumerate(terms, start=1))


@dataclass
class Tally:
    """What one bot, or one seat, achieved in many matches."""

    name: str
    wins: float = 0.0
    """A win shared by k counts 1/k."""
    scores: list[float] = field(default_factory=list)

    @property
    def games(self) -> int:
        """The number of matches counted."""
        return len(self.scores)

    @property
    def win_rate(self) -> Estimate:
        """The share of matches won."""
        return wilson(self.wins, self.games)

    @property
    def score(self) -> Estimate:
        """The mean score."""
        return mean(self.scores)

    def count(self, wins: float, score: float) -> None:
        """Count one match."""
        self.wins += wins
        self.scores.append(score)


@dataclass
class Summary:
    """The figures of a tournament, by bot and by seat."""

    bots: list[Tally]
    seats: list[Tally]
    decisions: int = 0
    events: int = 0

    @property
    def games(self) -> int:
        """The number of matches counted."""
        return self.seats[0].games

    def count(self, played: Played) -> None:
        """Count one match for its bots and its seats."""
        result = played.result
        winners = result.ranks.count(1)
        for seat, position in enumerate(played.seating):
            wins = 1 / winners if result.ranks[seat] == 1 else 0.0
            self.bots[position].count(wins, result.scores[seat])
            self.seats[seat].count(wins, result.scores[seat])
        self.decisions += result.decisions
        self.events += result.events


def blank(tournament: Tournament) -> Summary:
    """Return a summary that has counted nothing yet."""
    return Summary(
        bots=[Tally(label) for label in tournament.labels],
        seats=[Tally(f"seat {seat}") for seat in range(1, len(tournament.bots) + 1)],
    )


def summarise(tournament: Tournament, results: Iterable[Played]) -> Summary:
    """Count all matches of a tournament."""
    summary = blank(tournament)
    for played in results:
        summary.count(played)
    return summary
