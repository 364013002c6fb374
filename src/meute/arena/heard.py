"""What listeners have found: every number of every game, and their means."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from meute.arena.figures import Cell, Figures
from meute.arena.rows import Row
from meute.arena.statistics import mean

HEARD: Final = ("game", "deal", "listener", "name", "value")
MEANS: Final = ("listener", "name", "games", "mean", "low", "high")


def heard(rows: Sequence[Row]) -> Figures:
    """Return every number that a listener told, one a line."""
    lines: Iterator[list[Cell]] = (
        [row.index, row.deal, listener, name, value]
        for row in rows
        for listener, said in row.result.heard.items()
        for name, value in _numbers(said)
    )
    return Figures.of(HEARD, lines)


def heard_means(rows: Sequence[Row]) -> Figures:
    """Return the mean of every number over the games that told it, with Student's interval."""
    told: dict[tuple[str, str], tuple[list[float], list[int]]] = {}
    for line in heard(rows).lines:
        values, deals = told.setdefault((line["listener"], line["name"]), ([], []))
        values.append(line["value"])
        deals.append(line["deal"])
    lines = []
    for (listener, name), (values, deals) in told.items():
        found = mean(values, deals)
        ends = [found.low, found.high] if found.known else [None, None]
        lines.append([listener, name, len(values), found.value, *ends])
    return Figures.of(MEANS, lines)


def _numbers(said: Any) -> Iterator[tuple[str, float]]:
    """Yield the numbers in what a listener said; the rest is kept, but not counted."""
    named = said if isinstance(said, dict) else {"": said}
    for name, value in named.items():
        if isinstance(value, (bool, int, float)):
            yield name, float(value)
