"""The best lines of a turn: what to answer to its end, and how likely that wins.

A *line* is the row of a seat's own answers from now to the end of its turn, or to where chance,
somebody else or something hidden comes first. Lines are compared in the same imagined worlds with
the same luck, and judged on one scale: at the end of the seat's own turn, or as far beyond it as
the room's bots look. No number here comes from a position in the middle of a turn, so chances told
within one turn differ by what was found out, and by what chance did.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import sqrt
from time import perf_counter
from typing import Final

from meute.analysis.judges import Judge, Outcome, Row, judge_of, told_by
from meute.analysis.rows import Budget, rows_of
from meute.bots.search.race import Question
from meute.core.dealer import Dealer
from meute.core.decision import Action, View
from meute.core.game import Game

__all__ = ["SURE", "Budget", "Line", "Outcome", "best_lines", "mean_of", "weighed", "weighed_by"]

LEAST: Final = 12
"""Worlds in which the lines that are told were judged, where chance or secrets make them differ."""

SURE: Final = 2.0
"""Standard errors by which a line must be ahead of another to be called better."""

KEPT: Final = 3
"""Lines that meet those which leave the best one at one of its steps."""

CERTAIN: Final = 0.01
"""A smaller difference of chances is none, whatever all worlds agree on: estimates err too."""

ENOUGH: Final = 48
"""Worlds after which a clear answer is one."""

KNOWN: Final = 0.006
"""A chance, or a difference of two, whose standard error is smaller is known well enough."""

Heat = dict[int, Outcome]
"""What became of rows in one world, by their numbers."""


@dataclass(frozen=True)
class Line:
    """A row of answers, and the chance to win at the end of the turn if they are given."""

    steps: tuple[Action, ...]
    """The seat's own answers, in order; never empty."""
    chance: float
    """The chance to win, from 0 to 1."""
    error: float
    """The standard error of that mean over worlds; 0 where nothing is hidden."""
    behind: float = 0.0
    """How far the first line is ahead of it in the same worlds; 0 for the first itself."""
    doubt: float = 0.0
    """The standard error of that difference."""
    odds: float = 0.0
    """How often it is taken, where answers are drawn so that nobody foresees them."""
    pairs: tuple[tuple[Outcome, Outcome], ...] = field(default=(), repr=False, compare=False)
    """What became of it and of the first line, in each world that they shared."""

    @property
    def worse(self) -> bool:
        """Tell whether the first line is better than this one beyond doubt."""
        return self.behind > max(CERTAIN, SURE * self.doubt)


def best_lines(
    game: Game,
    view: View,
    options: Sequence[Action],
    dealer: Dealer,
    budget: Budget,
) -> list[Line]:
    """Return the best line and the best of those that lead elsewhere, if there is one.

    The same position, luck and number of playouts give the same lines; a limit of seconds may not.
    Where answers are drawn, the first line is the one drawn, and need not have the best chance.
    """
    asked = Question(game, view, options, told_by(game), dealer)
    sought = rows_of(asked, budget)
    judge = judge_of(game, view, dealer)
    playouts = budget.playouts * judge.brevity // 2
    rows = sought.rows
    race = Race(judge, rows)
    if sought.wider and len(rows) > 1:
        race.run(playouts, budget.deadline)
        best, *others = (rows[n] for n in race.order[: 1 + KEPT])
        rows = sought.besides(best, others)
        race = Race(judge, rows)
    race.run(playouts, budget.deadline)
    return told(lines_of(rows, race.order, race.heats))


def told(lines: Sequence[Line]) -> list[Line]:
    """Return the first line, and the next that did not come out alike in every world."""
    first, *others = lines
    return [first, *[line for line in others if line.behind or line.doubt][:1]]


def weighed(
    game: Game, view: View, rows: Sequence[Sequence[Action]], dealer: Dealer, worlds: int
) -> list[Line]:
    """Return given rows of answers as lines, in their order, judged in the same worlds.

    `behind` is measured from the first of them. A row that stops in mid-turn is played on quickly.
    """
    return weighed_by(judge_of(game, view, dealer), rows, worlds)


def weighed_by(judge: Judge, rows: Sequence[Sequence[Action]], worlds: int) -> list[Line]:
    """Return given rows of answers as lines, in their order, as somebody judges them."""
    given = [judge.row(tuple(row)) for row in rows]
    numbers = range(len(given))
    heats: list[Heat] = []
    while not heats or (judge.varies and len(heats) < worlds):
        heats.append(dict(zip(numbers, judge.heat(given), strict=True)))
    return lines_of(given, numbers, heats)


class Race:
    """Sequential halving over rows of answers; the judgement counts as some worlds seen before."""

    def __init__(self, judge: Judge, rows: Sequence[Row]) -> None:
        """Line up the rows."""
        self._judge, self._rows = judge, rows
        self._racing = list(range(len(rows)))
        self._out: list[int] = []
        self.heats: list[Heat] = []

    @property
    def order(self) -> list[int]:
        """The rows from the best on; where they are drawn, from the one that was drawn."""
        found = [*self._racing, *self._out]
        if not self._rows[0].odds:
            return found
        return [0, *[row for row in found if row]]

    def run(self, playouts: int, deadline: float | None) -> None:
        """Spend a budget; the last two share what is left, so that their difference is known."""
        left = playouts - self._lap(1, deadline)
        if not self._judge.varies:
            return
        while len(self._racing) > 2:  # noqa: PLR2004 (the best and the next best)
            laps = len(self._racing).bit_length()
            left -= self._lap(max(2, left // laps // len(self._racing)), deadline)
            self._halve()
        self._lap(max(LEAST, left // len(self._racing)), deadline)

    def _halve(self) -> None:
        kept = max(2, (len(self._racing) + 1) // 2)
        if self._rows[0].odds and 0 in self._racing[kept:]:  # the one drawn runs to the end
            self._racing.remove(0)
            self._racing.insert(0, 0)
        self._out[:0] = self._racing[kept:]
        del self._racing[kept:]

    def _lap(self, worlds: int, deadline: float | None) -> int:
        """Judge those that race in so many worlds, then order them; return what that took."""
        rows, before = [self._rows[n] for n in self._racing], len(self.heats)
        for _ in range(worlds):
            found = self._judge.heat(rows)
            self.heats.append(dict(zip(self._racing, found, strict=True)))
            late = deadline is not None and perf_counter() > deadline
            if (late and len(self.heats) >= LEAST) or (
                len(self.heats) % ENOUGH == 0 and self._settled()
            ):
                break
        self._racing.sort(key=lambda row: (-self._score(row), len(self._rows[row].steps)))
        return (len(self.heats) - before) * len(rows)

    def _settled(self) -> bool:
        """Tell whether the best chance is known well, and so is who is ahead of whom."""
        if len(self._racing) > 2:  # noqa: PLR2004 (the best and the next best)
            return False
        first, last = self._racing[0], self._racing[-1]
        both = [heat for heat in self.heats if first in heat and last in heat]
        _, error = mean_of([heat[first].chance for heat in both])
        ahead, doubt = mean_of([heat[first].chance - heat[last].chance for heat in both])
        return error < KNOWN and (abs(ahead) > 2 * SURE * doubt or doubt < KNOWN / 2)

    def _score(self, row: int) -> float:
        """Return how far a row is ahead of the field, in worlds and by the judgement."""
        ahead = [heat[row].chance - field_of(heat) for heat in self.heats if row in heat]
        trust = self._judge.trust
        return (sum(ahead) - trust * self._rows[row].loss) / (len(ahead) + trust)


def field_of(heat: Heat) -> float:
    """Return how those who ran in a world did on average."""
    return sum(outcome.chance for outcome in heat.values()) / len(heat)


def lines_of(rows: Sequence[Row], order: Sequence[int], heats: Sequence[Heat]) -> list[Line]:
    """Return rows as lines, from what became of them in worlds that they shared with the first."""
    first = order[0]
    best, error = mean_of([heat[first].chance for heat in heats])
    out = []
    for n in order:
        shared = [heat for heat in heats if n in heat]
        behind, doubt = mean_of([heat[first].chance - heat[n].chance for heat in shared])
        pairs = tuple((heat[n], heat[first]) for heat in shared)
        chance = min(1.0, max(0.0, best - behind))
        out.append(Line(rows[n].steps, chance, error, behind, doubt, rows[n].odds, pairs))
    return out


def mean_of(values: Sequence[float]) -> tuple[float, float]:
    """Return a mean and its standard error.

    >>> mean_of([0.5])
    (0.5, 0.0)
    >>> mean_of([0.25, 0.75])
    (0.5, 0.25)
    """
    count = len(values)
    mean = sum(values) / count
    if count == 1:
        return mean, 0.0
    variance = sum((value - mean) ** 2 for value in values) / (count - 1)
    return mean, sqrt(variance / count)
