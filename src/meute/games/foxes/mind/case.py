"""One question, and what several answers to it need to know alike."""

from __future__ import annotations

from typing import Any

from meute.games.foxes.mind.acts import best_here, best_on_mountain
from meute.games.foxes.mind.den import drawn, exit_values
from meute.games.foxes.mind.eye import Eye
from meute.games.foxes.mind.leanings import Leaning
from meute.games.foxes.rules.mountain import ActOnMountain
from meute.games.foxes.state import State


class Case:
    """One question and the table it is asked at."""

    def __init__(self, leaning: Leaning, state: State, decision: Any) -> None:
        self.leaning: Leaning = leaning
        self.state: State = state
        self.decision: Any = decision
        self.player: int = decision.player
        self.eye = Eye(leaning, state, self.player)
        self._best: tuple[float, tuple[Any, ...]] | None = None
        self._den: tuple[tuple[float, ...], int] | None = None

    def best(self) -> tuple[float, tuple[Any, ...]]:
        """Return the best set of actions now; found once."""
        if self._best is None:
            find = best_on_mountain if isinstance(self.decision, ActOnMountain) else best_here
            self._best = find(self.eye)
        return self._best

    def den(self) -> tuple[tuple[float, ...], int]:
        """Return what the exits of the den are worth, and its boards; found once."""
        if self._den is None:
            state, player = self.state, self.player
            self._den = exit_values(state, player), drawn(state, player)
        return self._den
