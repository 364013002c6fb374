"""Whether one way of a turn stands out: clearly better than the rest, or as good as few others.

Ways are compared by their first answers, as many as tell them apart: if only what comes later in
the turn hardly matters, the puzzle ends before it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from meute.analysis.puzzles.bench import Bench, Difference
from meute.analysis.puzzles.lines import Line, Path

ALIKE: Final = 0.025
"""A way that costs less than so much of a chance is as right as the best."""


@dataclass(frozen=True)
class Bar:
    """What a way must be ahead by."""

    gap: float
    """Chance to win, over the best of the rest."""
    errors: float
    """Standard errors of that."""


GLIMPSED: Final = Bar(0.05, 1.0)
"""What a first glance must show before it is searched."""

CANDIDATE: Final = Bar(0.06, 2.0)
"""What the search must show before it is proved."""

PROVED: Final = Bar(0.08, 3.0)
"""What the longer one must show, in worlds of its own."""


@dataclass(frozen=True)
class Standout:
    """First answers that are right, and by how much the rest is behind."""

    depth: int
    """So many answers tell right from wrong."""
    right: Sequence[Path]
    """The best first; the others are as good."""
    best: Line
    """Where the best leads."""
    rest: Line
    """Where the best of all that are wrong leads."""
    lead: Difference
    """By how much the one is better than the other."""


def openings(lines: Sequence[Line], depth: int, bench: Bench) -> dict[Path, Line]:
    """Return the first answers of all ways, each with the best way behind it."""
    found: dict[Path, Line] = {}
    for line in sorted(lines, key=lambda line: -bench.mean(line)):
        for path in line.paths:
            found.setdefault(path[:depth], line)
    return found


def standout(
    lines: Sequence[Line], bench: Bench, bar: Bar, depth: int | None = None
) -> Standout | None:
    """Return what stands out, by as many answers as possible, or at this depth; None: nothing."""
    deepest = max(len(path) for line in lines for path in line.paths)
    depths = [depth] if depth is not None else range(deepest, 0, -1)
    for each in depths:
        found = _stands_out(openings(lines, each, bench), bench, bar, each)
        if found is not None:
            return found
    return None


def _stands_out(ways: Mapping[Path, Line], bench: Bench, bar: Bar, depth: int) -> Standout | None:
    order = list(ways.items())
    best = order[0][1]
    leads = [(path, line, bench.ahead(best, line)) for path, line in order]
    right = [path for path, _, lead in leads if lead.mean < ALIKE]
    rest = [(line, lead) for _, line, lead in leads if lead.mean >= ALIKE]
    if not rest or 2 * len(right) > len(order):
        return None
    nearest, lead = min(rest, key=lambda each: each[1].mean)
    if lead.mean < bar.gap or lead.mean < bar.errors * lead.error:
        return None
    return Standout(depth, right, best, nearest, lead)
