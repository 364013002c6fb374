"""A ladder: how much better each level of the bots is than the one below, and what it costs.

For each step one bot of the upper level plays against a table full of the lower one, every deal
once from each seat. A step tells the share of wins with its interval, the share that would be even,
by how many points the upper level is ahead of the others' mean, and the seconds it takes for an
answer, on average and at most. All steps are line-ups of one series, so they play the same deals.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from statistics import fmean
from typing import Final

from meute.arena.figures import TALLY, Cell, Figures, tally_cells
from meute.arena.match import Result
from meute.arena.rows import Row
from meute.arena.series import Plan, Series
from meute.arena.statistics import Tally
from meute.bots.outside import named
from meute.core import registry
from meute.core.errors import MeuteError

SEATS: Final = {"tracks": 4, "foxes": 3}
"""The usual number of players where it is not the fewest."""

Step = tuple[str, str]
"""The upper and the lower level."""


def usual_seats(game: str) -> int:
    """Return with how many players a room's ladder is usually measured."""
    return SEATS.get(game, registry.game(game).meta.fewest)


def steps_between(levels: Sequence[str]) -> list[Step]:
    """Return the steps of levels that are named from the weakest on.

    >>> steps_between(["easy", "medium", "hard"])
    [('medium', 'easy'), ('hard', 'medium')]
    """
    return [(upper, lower) for lower, upper in pairwise(levels)]


def ladder(plan: Plan, steps: Sequence[Step], seats: int, deals: int) -> Series:
    """Let the upper level of each step play alone against a table full of the lower one."""
    registry.game(plan.game).meta.check_seats(seats)
    if not steps:
        message = "a ladder needs two levels or more"
        raise MeuteError(message)
    for upper, lower in steps:
        if upper == lower:
            message = f"{upper} is no step above itself; name two different levels"
            raise MeuteError(message)
        if steps.count((upper, lower)) > 1:
            message = f"the step from {lower} to {upper} is named twice"
            raise MeuteError(message)
    return Series.of_deals(plan, ((up, *[low] * (seats - 1)) for up, low in steps), deals)


NAMES: Final = (
    "bot", "against", *TALLY, "even_share", "ahead", "answers", "seconds", "longest",
)  # fmt: skip


def step_figures(series: Series, rows: Sequence[Row]) -> Figures:
    """Return what each step is worth, one a line."""
    return Figures.of(NAMES, (_step(series, rows, which) for which in range(len(series.lineups))))


def _step(series: Series, rows: Sequence[Row], which: int) -> list[Cell]:
    upper, lower, *_ = (named.label(bot) for bot in series.lineups[which].bots)
    played = [(row, _seat(series, row)) for row in rows if row.lineup == which]
    tally = Tally(upper)
    for row, seat in played:
        tally.count(row, seat)
    others = series.seats - 1
    against = lower if others == 1 else f"{others} {lower}"
    lowest_wins = registry.game(series.plan.game).meta.lowest_wins
    ahead = [
        _ahead(row.result, seat, lowest_wins=lowest_wins)
        for row, seat in played
        if row.result.whole
    ]
    return [
        upper,
        against,
        *tally_cells(tally),
        1 / series.seats,
        fmean(ahead) if ahead else None,
        *_thinking([(row.result, seat) for row, seat in played]),
    ]


def _seat(series: Series, row: Row) -> int:
    """Return the seat of the upper level, which stands first in its line-up."""
    which, inner = series.place(row.index)
    return series.lineups[which].seating(inner).index(0)


def _ahead(result: Result, seat: int, *, lowest_wins: bool) -> float:
    """Return by how many points a seat is ahead of the others' mean."""
    others = [score for other, score in enumerate(result.scores) if other != seat]
    apart = result.scores[seat] - fmean(others)
    return -apart if lowest_wins else apart


def _thinking(played: Sequence[tuple[Result, int]]) -> list[Cell]:
    """Return the number of answers, the mean seconds of one, and the most."""
    thoughts = [result.times[seat] for result, seat in played]
    answers = sum(thought.answers for thought in thoughts)
    seconds = sum(thought.seconds for thought in thoughts)
    longest = max(thought.longest for thought in thoughts)
    return [answers, seconds / answers if answers else None, longest]
