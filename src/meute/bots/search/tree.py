"""What a search remembers about one situation, and which option it tries there next: UCB."""

from __future__ import annotations

from collections.abc import Sequence
from math import log, sqrt
from typing import Final

from meute.core.decision import Action

CURIOSITY: Final = 0.1
"""How much an option gains for having been tried less than others: UCB's factor of exploration."""

WIDEST_GAP: Final = 0.3
"""No judgement says more against an option than so much of a chance to win."""

FIRST_WIDTH: Final = 2
"""Options considered at once; with more visits more are (progressive widening)."""


class Node:
    """A situation: its options with the room's judgement, and what became of each in playouts."""

    __slots__ = ("gaps", "options", "order", "totals", "tries", "visits")

    def __init__(self) -> None:
        """Know nothing yet."""
        self.options: Sequence[Action] = ()
        self.gaps: list[float] = []
        """How far each option is judged behind the best, as a chance to win."""
        self.order: list[int] = []
        """The options from the best judged on."""
        self.visits = 0
        self.tries: list[int] = []
        self.totals: list[float] = []
        """The sum of chances to win of whoever decides here, by option."""

    def open(self, options: Sequence[Action], ratings: Sequence[float], point: float) -> None:
        """Learn the options and how the room rates them."""
        self.options = list(options)
        best = max(ratings)
        self.gaps = [max(point * (rating - best), -WIDEST_GAP) for rating in ratings]
        self.order = sorted(range(len(ratings)), key=lambda n: -self.gaps[n])
        self.tries = [0] * len(ratings)
        self.totals = [0.0] * len(ratings)

    def width(self) -> int:
        """Return how many options are worth a try by now."""
        return FIRST_WIDTH + int(sqrt(self.visits))

    def choose(self, trust: float) -> int:
        """Return the option to try: good so far, well judged, or hardly tried.

        That is the option with the highest upper confidence bound, of which the ratings count as
        so many visits in which it did as judged (a prior in pseudo-visits).
        """
        if not self.visits:
            return self.order[0]
        mean = sum(self.totals, 0.0) / self.visits
        doubt = CURIOSITY * sqrt(log(self.visits + 1))
        tries, totals, gaps = self.tries, self.totals, self.gaps
        best, chosen = -1.0, self.order[0]
        for n in self.order[: self.width()]:
            weight = tries[n] + trust
            score = (totals[n] + trust * (mean + gaps[n])) / weight + doubt / sqrt(weight)
            if score > best:
                best, chosen = score, n
        return chosen

    def learn(self, option: int, value: float) -> None:
        """Count one playout."""
        self.visits += 1
        self.tries[option] += 1
        self.totals[option] += value
