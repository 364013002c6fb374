"""A trial of many variants by players of several skills, all with the same deals.

Every variant is compared with the original, game by game, once for each line-up. The intervals
hold for all comparisons of a trial together. Where there are several line-ups, a contrast tells
whether a change does more to one than to the first: it is the mean, over the deals that both have
played, of how much the difference of the one exceeds the difference of the other.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from meute.arena.compare import COLUMNS, Change, Comparison, change_cells, compare
from meute.arena.figures import Figures
from meute.arena.lineup import Lineup
from meute.arena.rows import Row
from meute.arena.series import Plan, Series
from meute.arena.statistics import LEVEL, Estimate, mean
from meute.arena.sweep import Cell
from meute.bots.outside import named
from meute.core import registry
from meute.core.errors import MeuteError
from meute.core.meta import Value

ORIGINAL: Final = "original"


@dataclass(frozen=True)
class Finding:
    """One variant, played by one line-up and compared with the original."""

    bots: str
    cell: Cell
    comparison: Comparison
    folders: tuple[str, str]
    """Where the original and the variant are kept, below the folder of results."""


@dataclass(frozen=True)
class Contrast:
    """How much more a change does to one line-up than to the first one."""

    bots: str
    first: str
    cell: Cell
    group: str
    name: str
    difference: Estimate

    @property
    def sure(self) -> bool:
        """Tell whether the interval excludes zero."""
        return self.difference.low > 0 or self.difference.high < 0


@dataclass(frozen=True)
class Trial:
    """Which variants are played, by whom, and for how many deals; it holds no result."""

    plan: Plan
    """The original."""
    lineups: tuple[tuple[str, ...], ...]
    cells: tuple[Cell, ...]
    games: int

    @property
    def alone(self) -> bool:
        """Tell whether one variant is played by one line-up: a plain comparison."""
        return len(self.lineups) == len(self.cells) == 1

    @property
    def original(self) -> dict[str, Value]:
        """The settings of the original, all of them."""
        return registry.game(self.plan.game).meta.variant(self.plan.variant)

    def check(self) -> None:
        """Raise what is wrong, before anything is played."""
        if len({len(bots) for bots in self.lineups}) > 1:
            message = "all line-ups of one run need the same number of bots"
            raise MeuteError(message)
        twice = [bots for bots in self.lineups if self.lineups.count(bots) > 1]
        if twice:
            message = f"the line-up {','.join(twice[0])} is named twice"
            raise MeuteError(message)
        if not self._changed():
            message = "all of these variants are the original; name another value"
            raise MeuteError(message)
        for series, _ in self.tasks():
            series.check()

    def tasks(self) -> list[tuple[Series, str]]:
        """Return the series to be played, each with its folder; what is the original stands once.

        The original comes first, then the variants; then the same for the next line-up.
        """
        return [
            (Series(replace(self.plan, variant=variant), (Lineup(bots),), self.games), folder)
            for bots in self.lineups
            for folder, variant in self._folders(bots).items()
        ]

    def _folders(self, bots: tuple[str, ...]) -> dict[str, Mapping[str, Value]]:
        """Return the variants that a line-up plays, by folder."""
        if self.alone:
            return {ORIGINAL: self.original, "variant": self.cells[0].variant}
        above = "" if len(self.lineups) == 1 else f"{folder_of(bots)}/"
        changed = {cell.folder: cell.variant for cell in self._changed()}
        return {f"{above}{name}": v for name, v in {ORIGINAL: self.original, **changed}.items()}

    def _changed(self) -> list[Cell]:
        """Return the variants that differ from the original."""
        return [cell for cell in self.cells if self.alone or dict(cell.variant) != self.original]

    def findings(self, rows: Sequence[Sequence[Row]]) -> list[Finding]:
        """Compare the rows of all tasks."""
        names = [folder for _, folder in self.tasks()]
        each, cells = len(names) // len(self.lineups), self._changed()
        together = len(self.lineups) * len(cells)
        found = []
        for which, bots in enumerate(self.lineups):
            start = which * each
            for place, cell in enumerate(cells, start=start + 1):
                comparison = compare(rows[start], rows[place], together)
                folders = names[start], names[place]
                found.append(Finding(label_of(bots), cell, comparison, folders))
        return found


def label_of(bots: Sequence[str]) -> str:
    """Name a line-up in one line.

    >>> label_of(["greedy", "greedy", "random"])
    '2 greedy, random'
    """
    labels = [named.label(bot) for bot in bots]
    counted = ((label, labels.count(label)) for label in dict.fromkeys(labels))
    return ", ".join(label if count == 1 else f"{count} {label}" for label, count in counted)


def folder_of(bots: Sequence[str]) -> str:
    """Return the name of a folder for a line-up."""
    return Cell(label_of(bots), {}).folder


def contrasts(findings: Sequence[Finding]) -> list[Contrast]:
    """Tell how much more every change does to other line-ups than to the first."""
    first = findings[0].bots
    base = {each.cell: each for each in findings if each.bots == first}
    pairs = [(base[each.cell], each) for each in findings if each.bots != first]
    tried = [(one, two, pair) for one, two in pairs for pair in _shared(one, two)]
    return [
        Contrast(two.bots, one.bots, two.cell, pair[1].group, pair[1].name, _apart(*pair, tried))
        for one, two, pair in tried
    ]


def _shared(one: Finding, two: Finding) -> Iterator[tuple[Change, Change]]:
    """Yield the measures that both have, of each line-up's own bots apart."""
    known = {(change.group, change.name): change for change in one.comparison.changes}
    for change in two.comparison.changes:
        same = known.get((change.group, change.name))
        if same is not None and change.group != "wins by bot":
            yield same, change


def _apart(one: Change, two: Change, tried: Sequence[object]) -> Estimate:
    """Estimate by how much the second difference exceeds the first, over deals of both."""
    deals = [deal for deal in one.by_deal if deal in two.by_deal]
    level = 1 - (1 - LEVEL) / len(tried)
    return mean([two.by_deal[deal] - one.by_deal[deal] for deal in deals], deals, level)


def finding_figures(findings: Sequence[Finding]) -> Figures:
    """Return every measure of every variant and line-up, one a line."""
    return Figures.of(
        ("bots", "settings", *COLUMNS),
        (
            [each.bots, each.cell.name, *change_cells(change)]
            for each in findings
            for change in each.comparison.changes
        ),
    )


def contrast_figures(found: Sequence[Contrast]) -> Figures:
    """Return every contrast, one a line."""
    names = ("bots", "than", "settings", "group", "measure", "more", "low", "high", "sure")
    return Figures.of(
        names,
        (
            [
                each.bots,
                each.first,
                each.cell.name,
                each.group,
                each.name,
                *vars(each.difference).values(),
                int(each.sure),
            ]
            for each in found
        ),
    )
