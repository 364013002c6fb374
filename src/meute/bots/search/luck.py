"""Luck that several courses of events share, so that they differ by what was decided."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import TypeVar

from meute.core.dealer import Dealer

T = TypeVar("T")


class Luck:
    """Chance's answers in one imagined world, the same for every course of events played in it.

    The third roll of the red player's die comes out alike whatever was decided before: an answer
    depends on the question and on how often it was asked. Where the outcomes to pick from differ a
    little, the answer is the one at the same part of the list.
    """

    def __init__(self, seed: int) -> None:
        """Know of no question yet."""
        self._seed = seed
        self._stream = Dealer(seed)
        self._answers: dict[tuple[Hashable, int], float] = {}
        self._asked: dict[Hashable, int] = {}
        self._dealer: Dealer | None = None

    def again(self) -> Luck:
        """Start a new course of events in the same world."""
        self._asked.clear()
        self._dealer = None
        return self

    @property
    def dealer(self) -> Dealer:
        """For choices of players that are all the same to them; made when the first comes up."""
        if self._dealer is None:
            self._dealer = Dealer(self._seed)
        return self._dealer

    def roll(self, question: Hashable, outcomes: Sequence[T]) -> T:
        """Answer a question of chance."""
        times = self._asked.get(question, 0)
        self._asked[question] = times + 1
        part = self._answers.get((question, times))
        if part is None:
            part = self._answers[question, times] = self._stream.part()
        return outcomes[int(part * len(outcomes))]
