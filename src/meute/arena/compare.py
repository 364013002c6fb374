"""What a change of the rules changes: two series with the same deals, game by game.

Every measure is taken of each game of both series; what is estimated is the mean difference
between games with the same dice, bots and seats. Where dozens of measures are looked at, some
differ by luck alone: the intervals are widened so that all of them together hold with 95 %
(Bonferroni's correction), and a measure counts as changed only if its interval excludes zero. A
change that does nothing gives equal games, and every difference is exactly zero.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from statistics import fmean
from typing import Final

from meute.arena.figures import Cell, Figures
from meute.arena.match import Result
from meute.arena.rows import Row
from meute.arena.statistics import LEVEL, Estimate, mean
from meute.core.errors import MeuteError

FEWEST: Final = 10
"""Fewer deals say too little about how much luck there is in a difference."""

Key = tuple[str, str]
"""A group of measures, and the name of one."""


@dataclass(frozen=True)
class Example:
    """A pair of games in which a measure changed as it does on average."""

    game: int
    """The number of both games, counted from 1 as `meute replay --game-number` does."""
    seed: str
    original: float
    variant: float


@dataclass(frozen=True)
class Change:
    """One measure of the original and of the variant."""

    group: str
    name: str
    original: float
    variant: float
    difference: Estimate
    example: Example | None = None
    """A pair of games that shows it; None where nothing has changed."""
    by_deal: Mapping[int, float] = field(default_factory=dict, repr=False)
    """The mean difference within each deal."""

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
            (change for change in self.changes if change.changed),
            key=lambda change: change.difference.clearness,
            reverse=True,
        )

    @property
    def nothing(self) -> bool:
        """Tell whether all pairs of games are the same."""
        return not self.other_course and not self.other_scores


def compare(original: Sequence[Row], variant: Sequence[Row], together: int = 1) -> Comparison:
    """Compare two series game by game; intervals hold for all comparisons together (Bonferroni)."""
    pairs = list(zip(original, variant, strict=True))
    if any((one.seed, one.names) != (two.seed, two.names) for one, two in pairs):
        message = "only series with the same seeds and bots can be compared"
        raise MeuteError(message)
    both_whole = [(one, two) for one, two in pairs if one.result.whole and two.result.whole]
    whole = [(one.result, two.result) for one, two in both_whole]
    if len({one.deal for one, _ in both_whole}) < FEWEST:
        message = f"a comparison needs at least {FEWEST} deals played to the end"
        raise MeuteError(message)
    return Comparison(
        games=len(whole),
        dropped=len(pairs) - len(whole),
        other_course=sum(_course(one) != _course(two) for one, two in whole),
        other_scores=sum(one.scores != two.scores for one, two in whole),
        changes=tuple(_changes(both_whole, together)),
    )


def _course(result: Result) -> tuple[object, ...]:
    kinds = {kind: tuple(counts) for kind, counts in result.kinds.items()}
    return result.decisions, result.events, kinds


def _changes(pairs: Sequence[tuple[Row, Row]], together: int) -> Iterator[Change]:
    rows = [one for one, _ in pairs]
    deals = [row.deal for row in rows]
    measured = [(dict(measures_of(one)), dict(measures_of(two))) for one, two in pairs]
    keys = list(dict.fromkeys(key for both in measured for each in both for key in each))
    keys.sort(key=lambda key: GROUPS.index(key[0]))
    level = 1 - (1 - LEVEL) / (len(keys) * together)
    for key in keys:
        one = [before.get(key, 0.0) for before, _ in measured]
        two = [after.get(key, 0.0) for _, after in measured]
        apart = tuple(after - before for before, after in zip(one, two, strict=True))
        change = Change(
            *key, fmean(one), fmean(two), mean(apart, deals, level), by_deal=_means(deals, apart)
        )
        yield replace(change, example=_example(rows, one, two)) if change.changed else change


def _means(deals: Sequence[int], values: Sequence[float]) -> dict[int, float]:
    """Return the mean value of each deal."""
    found: dict[int, list[float]] = {}
    for deal, value in zip(deals, values, strict=True):
        found.setdefault(deal, []).append(value)
    return {deal: fmean(each) for deal, each in found.items()}


def _example(rows: Sequence[Row], one: Sequence[float], two: Sequence[float]) -> Example:
    """Return the pair whose difference is nearest to the mean one, and not none at all."""
    apart = [after - before for before, after in zip(one, two, strict=True)]
    typical = fmean(apart)
    found = min(range(len(rows)), key=lambda place: (not apart[place], abs(apart[place] - typical)))
    return Example(rows[found].index + 1, rows[found].seed, one[found], two[found])


GROUPS: Final = (
    "game", "wins by bot", "wins by seat", "score by seat", "points from", "answers"
)  # fmt: skip
"""The groups of measures, in the order in which they are shown."""


def measures_of(row: Row) -> Iterator[tuple[Key, float]]:
    """Yield all that is measured of one game, and how often each bot wins if there are several."""
    yield from measures(row.result)
    bots = sorted(set(row.bots))
    for bot in bots if len(bots) > 1 else ():
        own = [won for name, won in zip(row.bots, row.result.wins, strict=True) if name == bot]
        yield ("wins by bot", bot), fmean(own)


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


COLUMNS: Final = (
    "group", "measure", "original", "variant", "difference", "low", "high", "changed", "game",
    "seed",
)  # fmt: skip


def change_figures(changes: Iterable[Change]) -> Figures:
    """Return measures, one a line, with a pair of games that shows what has changed."""
    return Figures.of(COLUMNS, map(change_cells, changes))


def change_cells(change: Change) -> list[Cell]:
    """Return the line of a measure."""
    shown = change.example
    return [
        change.group,
        change.name,
        change.original,
        change.variant,
        *vars(change.difference).values(),
        int(change.changed),
        shown and shown.game,
        shown and shown.seed,
    ]
