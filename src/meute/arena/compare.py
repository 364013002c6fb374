"""What a change of the rules changes: two series with the same deals, game by game.

Every measure is taken of each game of both series; what is estimated is the mean difference
between games with the same dice, bots and seats. Where dozens of measures are looked at, some
differ by luck alone: the intervals are widened so that all of them together hold with 95 %
(Bonferroni's correction), and a measure counts as changed only if its interval excludes zero. A
change that does nothing gives equal games, and every difference is exactly zero.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import Final

from meute.arena.figures import Figures
from meute.arena.match import Result
from meute.arena.rows import Row
from meute.arena.statistics import LEVEL, Estimate, mean
from meute.core.errors import MeuteError

FEWEST: Final = 10
"""Fewer deals say too little about how much luck there is in a difference."""

Key = tuple[str, str]
"""A group of measures, and the name of one."""


@dataclass(frozen=True)
class Change:
    """One measure of the original and of the variant."""

    group: str
    name: str
    original: float
    variant: float
    difference: Estimate

    @property
    def changed(self) -> bool:
        """Tell whether the interval excludes zero."""
        return self.difference.low > 0 or self.difference.high < 0


@dataclass(frozen=True)
class Comparison:
    """All measures of two series."""

    games: int
    """Pairs of games compared."""
    dropped: int
    """Pairs left out because a bot lost by its own fault."""
    other_course: int
    """Pairs in which at least one answer or outcome differed in kind."""
    other_scores: int
    changes: tuple[Change, ...]

    @property
    def changed(self) -> list[Change]:
        """The measures that have changed, the clearest first."""
        return sorted(
            (change for change in self.changes if change.changed), key=_clearness, reverse=True
        )

    @property
    def nothing(self) -> bool:
        """Tell whether all pairs of games are the same."""
        return not self.other_course and not self.other_scores


def _clearness(change: Change) -> float:
    """Return how many half-widths of its interval a difference lies from zero."""
    found = change.difference
    half = (found.high - found.low) / 2
    return abs(found.value) / half if half else float("inf")


def compare(original: Sequence[Row], variant: Sequence[Row]) -> Comparison:
    """Compare two series game by game."""
    pairs = list(zip(original, variant, strict=True))
    if any((one.seed, one.names) != (two.seed, two.names) for one, two in pairs):
        message = "only series with the same seeds and bots can be compared"
        raise MeuteError(message)
    both_whole = [(one, two) for one, two in pairs if one.result.whole and two.result.whole]
    deals = [one.deal for one, _ in both_whole]
    whole = [(one.result, two.result) for one, two in both_whole]
    if len(set(deals)) < FEWEST:
        message = f"a comparison needs at least {FEWEST} deals played to the end"
        raise MeuteError(message)
    return Comparison(
        games=len(whole),
        dropped=len(pairs) - len(whole),
        other_course=sum(_course(one) != _course(two) for one, two in whole),
        other_scores=sum(one.scores != two.scores for one, two in whole),
        changes=tuple(_changes(whole, deals)),
    )


def _course(result: Result) -> tuple[object, ...]:
    kinds = {kind: tuple(counts) for kind, counts in result.kinds.items()}
    return result.decisions, result.events, kinds


def _changes(pairs: Sequence[tuple[Result, Result]], deals: Sequence[int]) -> Iterator[Change]:
    measured = [(dict(measures(one)), dict(measures(two))) for one, two in pairs]
    keys = list(dict.fromkeys(key for both in measured for each in both for key in each))
    keys.sort(key=lambda key: GROUPS.index(key[0]))
    level = 1 - (1 - LEVEL) / len(keys)
    for key in keys:
        one = [before.get(key, 0.0) for before, _ in measured]
        two = [after.get(key, 0.0) for _, after in measured]
        differences = [after - before for before, after in zip(one, two, strict=True)]
        difference = mean(differences, deals, level)
        yield Change(*key, fmean(one), fmean(two), difference)


GROUPS: Final = ("game", "wins by seat", "score by seat", "points from", "answers")
"""The groups of measures, in the order in which they are shown."""


def measures(result: Result) -> Iterator[tuple[Key, float]]:
    """Yield all that is measured of one game."""
    yield from _whole_game(result)
    average = fmean(result.scores)
    for seat, (wins, score) in enumerate(zip(result.wins, result.scores, strict=True), start=1):
        yield ("wins by seat", f"seat {seat}"), wins
        yield ("score by seat", f"seat {seat} above the table's mean"), score - average
    for part, points in result.parts.items():
        yield ("points from", part), fmean(points)
    choices = sum(taken for _, taken in result.kinds.values()) or 1
    for kind, (_, taken) in result.kinds.items():
        yield ("answers", kind), taken / choices


def _whole_game(result: Result) -> Iterator[tuple[Key, float]]:
    in_order = sorted(result.scores)
    second = in_order[1] - in_order[0] if _lowest_won(result) else in_order[-1] - in_order[-2]
    yield ("game", "mean score"), fmean(result.scores)
    yield ("game", "first to last, points"), in_order[-1] - in_order[0]
    if len(in_order) > 2:  # noqa: PLR2004 (with two players it is the same)
        yield ("game", "first to second, points"), second
    yield ("game", "decisions"), float(result.decisions)
    yield ("game", "lead changes"), float(result.leads)
    yield ("game", "winner ahead for good after"), result.settled


def _lowest_won(result: Result) -> bool:
    winner = result.scores[result.ranks.index(1)]
    return winner <= fmean(result.scores)


COLUMNS: Final = ("group", "measure", "original", "variant", "difference", "low", "high", "changed")


def change_figures(changes: Iterable[Change]) -> Figures:
    """Return measures, one a line."""
    return Figures.of(
        COLUMNS,
        (
            [c.group, c.name, c.original, c.variant, *vars(c.difference).values(), int(c.changed)]
            for c in changes
        ),
    )
