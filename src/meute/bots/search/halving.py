"""Sequential halving: playouts are shared out evenly, and the weaker half of the options drops out.

It spends most of the playouts on the few options that may be the best. The room's ratings are the
prior: each option counts as if it had done as rated in so many playouts before (pseudo-visits).
"""

from __future__ import annotations

from math import ceil, log2
from time import perf_counter

from meute.bots.search.playout import Playouts
from meute.bots.search.race import Question, Race
from meute.core.searches import Halving


class HalvingRace(Race):
    """A race in which the weaker half drops out again and again."""

    def __init__(self, asked: Question, playouts: Playouts, policy: Halving) -> None:
        """Line up the options."""
        super().__init__(asked, playouts)
        self.policy = policy

    def run(self, playouts: int, deadline: float | None = None) -> None:
        """Let the weaker half drop out, as often as it takes to leave one option."""
        self.racing = self.runners[: max(2, playouts // self.policy.least)]
        left = playouts
        while left > 0 and len(self.racing) > 1:
            rounds = ceil(log2(len(self.racing)))
            for _ in range(max(1, left // rounds // len(self.racing))):
                left -= self.heat(self.racing[:left])
                if left <= 0 or (deadline is not None and perf_counter() > deadline):
                    return
            self.racing.sort(key=self.score, reverse=True)
            del self.racing[ceil(len(self.racing) / 2) :]

    def score(self, option: int) -> float:
        """Return the mean over an option's playouts and over those that its rating stands for."""
        root, trust = self.root, self.policy.trust
        mean = sum(root.totals, 0.0) / max(1, sum(root.tries))
        judged = mean + root.gaps[option]
        return (root.totals[option] + trust * judged) / (root.tries[option] + trust)
