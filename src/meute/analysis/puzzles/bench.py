"""Ways of a turn played on in shared worlds: what each is worth to whoever takes it.

All ways meet in the same imagined worlds with the same luck, so that two of them are compared by
their differences, world by world.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import sqrt
from typing import Any, Final

from meute.analysis.prospect import foresight_of
from meute.analysis.puzzles.lines import Line
from meute.bots.search.flat import FlatPlayouts
from meute.bots.search.playout import Clock
from meute.bots.search.worlds import Luck, Worlds
from meute.core.dealer import Dealer
from meute.core.decision import Decision
from meute.core.foresight import FlatRace, Foresight, OpenTree, Pace
from meute.core.game import Game

OVERLOOKED: Final = 0.12
"""How often an option is not seen by whoever plays on where nothing else is left to chance."""


@dataclass(frozen=True)
class Difference:
    """By how much one way is better than another, and the standard error of that."""

    mean: float
    error: float


class Bench:
    """Plays ways on and remembers the outcomes, world by world."""

    def __init__(self, game: Game, view: Any, dealer: Dealer, *, far: bool) -> None:
        """Imagine what fits a view; `far` goes on beyond the search, to say what it promises."""
        foresight = foresight_of(game)
        self.seat: int = view.player
        self._pace = farther(foresight, game, view) if far else foresight.pace
        self._playouts = FlatPlayouts(
            game, self.seat, replace(foresight, pace=self._pace), policy(foresight, far=far)
        )
        self._game = game
        self._worlds = Worlds(game, view, foresight.believe, dealer)
        self._kept: list[tuple[Any, Luck]] = []
        self._outcomes: dict[Line, list[float]] = {}

    def world(self) -> Any:
        """Return the first of the worlds."""
        return self._at(0)[0].copy()

    def estimate(self) -> float:
        """Return the chance to win before anything is answered, as far as one world tells."""
        chances: list[float] = foresight_of(self._game).estimate(self._at(0)[0])
        return chances[self.seat]

    def rate(self, world: Any, decision: Decision, options: Sequence[Any]) -> Sequence[float]:
        """Rate options as whoever plays on does."""
        return self._playouts.players.ratings(world, decision, list(options))

    def run(self, lines: Sequence[Line], worlds: int) -> None:
        """Play ways on until each was in so many worlds."""
        for line in lines:
            outcomes = self._outcomes.setdefault(line, [])
            for n in range(len(outcomes), worlds):
                outcomes.append(self._outcome(line, n))

    def mean(self, line: Line) -> float:
        """Return the chance to win after a way."""
        outcomes = self._outcomes[line]
        return sum(outcomes, 0.0) / len(outcomes)

    def tried(self, line: Line) -> int:
        """Return in how many worlds a way was played on."""
        return len(self._outcomes.get(line, ()))

    def ahead(self, one: Line, other: Line) -> Difference:
        """Compare two ways in the worlds in which both were."""
        pairs = zip(self._outcomes[one], self._outcomes[other], strict=False)
        found = [a - b for a, b in pairs]
        count = len(found)
        mean = sum(found, 0.0) / count
        if count == 1:  # for a glance where nothing is left to chance
            return Difference(mean, 0.0)
        spread = sum(((each - mean) ** 2 for each in found), 0.0) / (count - 1)
        return Difference(mean, sqrt(spread / count))

    def _at(self, n: int) -> tuple[Any, Luck]:
        while len(self._kept) <= n:
            self._kept.append(self._worlds.next())
        return self._kept[n]

    def _outcome(self, line: Line, n: int) -> float:
        world, luck = self._at(n)
        course = world.copy()
        clock = Clock(self._pace, course)
        for answer in line.answers:
            self._game.play(course, answer)
        chances: list[float] = self._playouts.follow(course, clock, luck.again())
        return chances[self.seat]


def farther(foresight: Foresight, game: Game, view: Any) -> Pace:
    """Return how far a proof goes: wins are counted, and no estimate follows the turn at once."""
    pace = foresight.pace
    closing = None if pace.margins else pace.closing
    horizon = pace.horizon
    if isinstance(foresight.search, OpenTree):
        horizon = 1 + len(game.scores(game.imagine(view, Dealer(0))))
    return replace(pace, closing=closing, horizon=horizon)


def policy(foresight: Foresight, *, far: bool) -> FlatRace:
    """Return how everybody plays on: as the room says; beyond the search, not always at best."""
    search = foresight.search
    if not isinstance(search, OpenTree):
        return FlatRace(quick=search.quick, rate=search.rate)
    judge = search.judge

    def rate(world: Any, decision: Decision, options: Sequence[Any]) -> Sequence[float]:
        return judge(world, decision.player, options)

    def distracted(world: Any, decision: Decision, options: Sequence[Any], dealer: Dealer) -> Any:
        ratings = judge(world, decision.player, options)
        seen = [n for n in range(len(options)) if dealer.part() >= OVERLOOKED]
        return options[max(seen or range(len(options)), key=lambda n: ratings[n])]

    return FlatRace(quick=distracted if far else None, rate=rate)
