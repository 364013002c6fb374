"""What the search remembers about the situations one seat may find itself in."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from math import log, sqrt
from typing import Any, Final

CURIOSITY: Final = 0.1
"""How much an option gains for having been tried less than others."""

WIDEST_GAP: Final = 0.3
"""No judgement says more against an option than so much of a chance to win."""

FIRST_WIDTH: Final = 2
"""Options considered at once; with more visits more are."""


class Node:
    """A situation: its options with the room's judgement, and what became of each in playouts."""

    __slots__ = ("after", "gaps", "options", "order", "totals", "tries", "values", "visits")

    def __init__(self) -> None:
        """Know nothing yet."""
        self.options: Sequence[Any] = ()
        self.gaps: list[float] = []
        """How far each option is judged behind the best, as a chance to win."""
        self.order: list[int] = []
        """The options from the best judged on."""
        self.visits = 0
        self.tries: list[int] = []
        self.totals: list[float] = []
        """The sum of chances to win of whoever decides here, by option."""
        self.values: list[list[float] | None] = []
        """The best outcome found behind each option, for all players: where nothing is luck."""
        self.after: dict[Hashable, Node] = {}

    def open(self, options: Sequence[Any], ratings: Sequence[float], point: float) -> None:
        """Learn the options and how the room rates them."""
        self.options = list(options)
        best = max(ratings)
        self.gaps = [max(point * (rating - best), -WIDEST_GAP) for rating in ratings]
        self.order = sorted(range(len(ratings)), key=lambda n: -self.gaps[n])
        self.tries = [0] * len(ratings)
        self.totals = [0.0] * len(ratings)
        self.values = [None] * len(ratings)

    def next(self, event: Hashable) -> Node:
        """Return what follows when this seat has seen an event."""
        node = self.after.get(event)
        if node is None:
            node = self.after[event] = Node()
        return node

    def width(self) -> int:
        """Return how many options are worth a try by now."""
        return FIRST_WIDTH + int(sqrt(self.visits))

    def choose(self, trust: float) -> int:
        """Return the option to try: good so far, well judged, or hardly tried."""
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

    def settle(self, option: int, outcome: list[float], player: int) -> list[float]:
        """Note what was found behind an option; return the best that the player can have here."""
        self.values[option] = outcome
        found = [value for value in self.values if value is not None]
        best = max(found, key=lambda value: value[player])
        self.visits += 1
        self.tries[option] += 1
        self.totals[option] = self.tries[option] * outcome[player]
        return best
