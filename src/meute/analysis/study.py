"""A finished game studied: how everybody's chances went, what luck gave, what choices cost.

The work is cut into parts that do not depend on each other or on the clock, so that it can be done
in slices, broken off and taken up again with the same result.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from meute.analysis.fortune import DIGITS, WEIGHT, After
from meute.analysis.played import Course, Drawn, spread
from meute.analysis.prospect import Prospect, prospect
from meute.analysis.verdicts import Verdict, verdict_of, worth_a_look
from meute.core.dealer import Dealer
from meute.core.foresight import shares
from meute.core.record import Record

MOMENTS: Final = 120
"""The most positions of a game that are estimated."""
WORLDS: Final = 20
"""Worlds that are imagined for each seat in each of them."""
CHOICES: Final = 120
"""The most choices of one seat that are judged, spread over the game."""
DRAWS: Final = 20
"""Answers of chance that are looked at in one part."""


@dataclass(frozen=True)
class Gift:
    """What an answer of chance gave each seat, as a chance to win, beside the mean of all."""

    n: int
    seats: tuple[float, ...]


class Study:
    """The parts into which the study of a finished game is cut: moments, luck, choices."""

    def __init__(self, record: Record, name: str, people: Sequence[int]) -> None:
        """Play the game again and choose what to look at; the name seeds the imagined worlds."""
        course = Course(record)
        self.game = course.table.game
        self.name = name
        self.moments = spread(course.moments, MOMENTS)
        self.draws = [course.draws[n : n + DRAWS] for n in range(0, len(course.draws), DRAWS)]
        self.choices = [
            choice
            for seat in people
            for choice in spread(worth_a_look(course.choices, seat), CHOICES)
        ]

    @property
    def total(self) -> int:
        """How many parts there are."""
        return len(self.moments) + len(self.draws) + len(self.choices)

    def chances(self, part: int) -> list[Prospect]:
        """Return the chance of every seat at a moment, each from what that seat could know."""
        state = self.moments[part].state
        if self.game.decision(state) is None:
            return [Prospect(won, won, won) for won in shares(self.game.ranks(state))]
        return [
            prospect(self.game, self.game.full_view(state, seat), self._luck(part, seat), WORLDS)
            for seat in range(len(self.game.scores(state)))
        ]

    def gifts(self, part: int) -> list[Gift]:
        """Return what some answers of chance gave to whom."""
        after = After(self.game)
        draws: Sequence[Drawn] = self.draws[part - len(self.moments)]
        found = []
        for draw in draws:
            luck = after.luck(draw.state.copy(), draw.decision, draw.entry)
            found.append(Gift(draw.entry.n, tuple(round(WEIGHT * gift, DIGITS) for gift in luck)))
        return [gift for gift in found if any(gift.seats)]

    def verdict(self, part: int) -> Verdict:
        """Judge one of the choices."""
        choice = self.choices[part - len(self.moments) - len(self.draws)]
        return verdict_of(self.game, choice, self.name)

    def _luck(self, part: int, seat: int) -> Dealer:
        return Dealer(f"study {self.name} {part} {seat}")
