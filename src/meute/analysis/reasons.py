"""Why one line is better than another: what can be counted, and differs where it matters.

A reason is a *fact*: in the worlds that two lines shared, one left its player with so much more of
something than the other did. Which facts are told is decided by the room's estimate: its features,
times their weights, say what made the difference. What was counted is counted; no sentence is
chosen by what kind of answer a line begins with.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from meute.analysis.prospect import foresight_of
from meute.analysis.turns import SURE, Line, Outcome, mean_of
from meute.core.estimate import Estimate
from meute.core.game import Game
from meute.core.measures import Measure
from meute.core.message import Message

WORLDS: Final = 48
"""Worlds in which things are counted, at most."""

FOR: Final = 2
AGAINST: Final = 1
"""Facts that are told."""

NOTICED: Final = 0.02
"""A smaller difference of the estimate's weighted sum (a part of a logit) is not worth a word."""

SMALLEST: Final = 0.15
"""A smaller difference of what is counted is none; up to `WHOLE` it is a slight one."""

WHOLE: Final = 0.75

Pairs = Sequence[tuple[Outcome, Outcome]]
"""What became of the other line and of the first one, world by world."""


@dataclass(frozen=True)
class Fact:
    """In what a line differs from the next best: counted at the end of the turn, or right away."""

    kind: str
    """The name of the measure."""
    more: bool
    """Whether the line has more of it, or less."""
    count: int
    """How much, as a whole number; 0 for a slight difference."""
    exact: bool
    """Whether it is so in every world; else it is a mean."""
    others: bool
    """Whether it is about what the others have, all together."""
    good: bool
    """Whether it speaks for the line, or against it."""


def reasons(game: Game, seat: int, other: Line) -> list[Fact]:
    """Return what speaks for the first line and against it, compared with another."""
    foresight = foresight_of(game)
    pairs = other.pairs[:WORLDS]
    own, theirs = weights_of(foresight.estimate, seat, pairs)
    found: list[tuple[float, Fact]] = []
    taken: set[tuple[tuple[int, ...], bool]] = set()
    for measure, others in told_of(foresight.measures):
        weight = sum((theirs if others else own)[n] for n in measure.features)
        gaps = [counted(game, measure, seat, pair, others=others) for pair in pairs]
        fact = fact_of(measure, gaps, others=others)
        same = measure.features, others
        if fact is not None and same not in taken and matters(measure, fact, weight):
            taken.add(same)
            found.append((abs(weight), fact))
    found.sort(key=lambda both: -both[0])
    good = [fact for _, fact in found if fact.good]
    bad = [fact for _, fact in found if not fact.good]
    return [*good[:FOR], *bad[:AGAINST]]


def matters(measure: Measure, fact: Fact, weight: float) -> bool:
    """Tell whether a fact goes the way in which the estimate sees the difference."""
    if measure.now:  # not yet in the estimate, which is asked later; what is counted is enough
        return True
    return abs(weight) >= NOTICED and (weight > 0) == fact.good


def weights_of(estimate: Estimate, seat: int, pairs: Pairs) -> tuple[list[float], list[float]]:
    """Return what each feature adds to the first line's lead: by the seat's own, by the others'."""
    count = len(estimate.weights[0])
    own, theirs = [0.0] * count, [0.0] * count
    for other, first in pairs:
        weights = estimate.weights[estimate.stage(first.end)]
        ours, rivals = estimate.features(first.end), estimate.features(other.end)
        for n, weight in enumerate(weights):
            gaps = [a[n] - b[n] for a, b in zip(ours, rivals, strict=True)]
            mine = gaps.pop(seat)
            own[n] += weight * mine / len(pairs)
            theirs[n] -= weight * sum(gaps) / len(gaps) / len(pairs)
    return own, theirs


def told_of(measures: Sequence[Measure]) -> Iterator[tuple[Measure, bool]]:
    """Yield what is counted: of the seat's own, then of the others'."""
    for measure in measures:
        yield measure, False
    for measure in measures:
        if measure.others:
            yield measure, True


def fact_of(measure: Measure, gaps: Sequence[float], *, others: bool) -> Fact | None:
    """Return what differs from world to world as a fact; None where it is as good as nothing."""
    mean, error = mean_of(gaps)
    if abs(mean) < SMALLEST or abs(mean) < SURE * error:
        return None
    more = mean > 0
    exact = min(gaps) == max(gaps) and mean == round(mean)
    count = round(abs(mean)) if abs(mean) >= WHOLE else 0
    good = (more != measure.fewer) != others
    return Fact(measure.name, more, count, exact, others, good)


def counted(
    game: Game, measure: Measure, seat: int, pair: tuple[Outcome, Outcome], *, others: bool
) -> float:
    """Return how much more there is where the first line has led than where the other has."""
    after, first = (outcome.stop if measure.now else outcome.end for outcome in pair)
    seats = range(len(game.scores(first))) if others else (seat,)
    counting = [player for player in seats if not others or player != seat]
    return sum(measure.of(first, player) - measure.of(after, player) for player in counting)


def worded(game: Game, fact: Fact) -> Message:
    """Put a fact into words."""
    name = f"{game.meta.name}.measure.{fact.kind}"
    size = "slight" if not fact.count else "exact" if fact.exact else "about"
    whose = "others" if fact.others else "own"
    key = f"core.fact.{'more' if fact.more else 'less'}.{size}.{whose}"
    count = fact.count or 2
    return Message(key, {"count": count, "what": Message(name, {"count": count})})
