"""One imagined course of events: what all searches share, from a world to an estimate of who wins.

A search says which options it tries and what it remembers: see `open`, `own` and `flat`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from meute.bots.search.tree import Node
from meute.bots.search.worlds import Luck
from meute.core.decision import CHANCE, Action, Decision, View
from meute.core.estimate import Pace, shares
from meute.core.foresight import Foresight
from meute.core.game import Game, State
from meute.core.searches import Quick, Rate

LONGEST: Final = 2000
"""Events after which a playout that nobody ends takes the ranks as they stand."""


class Clock:
    """Tells when a playout has gone far enough."""

    def __init__(self, pace: Pace, world: State) -> None:
        """Start with the turn that is going on in a world."""
        self._pace = pace
        self._now = pace.tempo(world)
        self._turns = 0

    def over(self, world: State) -> bool:
        """Tell whether the chapter has ended, or as many turns as the room's horizon."""
        now = self._pace.tempo(world)
        if now != self._now:
            self._turns += 1 if now[0] == self._now[0] else self._pace.horizon
            self._now = now
        return self._turns >= self._pace.horizon and self._pace.quiet(world)


class Players:
    """How seats answer where nothing is searched: the playout policy."""

    def __init__(self, game: Game, quick: Quick | None, rate: Rate | None) -> None:
        """Answer as the room says; without its help, by its judgement from views."""
        self._game, self._quick, self._rate = game, quick, rate

    def answer(self, world: State, decision: Decision, options: list[Action], luck: Luck) -> Action:
        """Answer quickly if the room can, else by its judgement."""
        if self._quick is not None:
            answer: Action | None = self._quick(world, decision, options, luck.dealer)
            if answer is not None:
                return answer
        ratings = self.ratings(world, decision, options)
        best = max(ratings) - 1e-9
        return luck.dealer.pick([options[n] for n, rating in enumerate(ratings) if rating >= best])

    def ratings(
        self, world: State, decision: Decision, options: Sequence[Action], view: View | None = None
    ) -> Sequence[float]:
        """Rate options by the room's judgement, as whoever is asked would."""
        if self._rate is not None:
            return self._rate(world, decision, options)
        if view is None:
            view = self._game.full_view(world, decision.player)
        return self._game.rate(view, options)


class Playouts:
    """Plays imagined worlds on for one seat; its subclasses are the searches."""

    def __init__(self, game: Game, seat: int, foresight: Foresight, root: Node) -> None:
        """Begin with nothing but the root, the question asked."""
        self.game = game
        self._ask: Callable[[State], Decision | None] = game.decision
        self._play: Callable[[State, Action], None] = game.play
        self.seat = seat
        self.root = root
        self.pace = foresight.pace
        self.estimate = foresight.estimate
        self.point = foresight.ratings.point

    def worth_a_try(self, options: list[int]) -> list[int]:
        """Return which of the root's options are compared at all."""
        return options

    def run(self, world: State, first: int, luck: Luck) -> float:
        """Play one of the root's options in a world, go on, and learn from the outcome.

        Return the searching seat's chance to win where the playout ended.
        """
        raise NotImplementedError

    def answer(
        self, world: State, decision: Decision, options: Sequence[Action], luck: Luck
    ) -> Action:
        """Return what whoever is asked answers in a playout; there is a choice."""
        raise NotImplementedError

    def rolled(self, outcome: Action) -> None:
        """Notice what chance has answered."""

    def after(self, world: State, outcome: Action, luck: Luck) -> list[float]:
        """Let chance answer so in a world and go on; return every player's chance to win.

        Nothing is learned from it.
        """
        clock = Clock(self.pace, world)
        self._play(world, outcome)
        return self.follow(world, clock, luck)

    def follow(self, world: State, clock: Clock, luck: Luck) -> list[float]:
        """Play on as far as the clock says; return every player's chance to win there."""
        for _ in range(LONGEST):
            decision = self._ask(world)
            if decision is None:
                break
            if decision.player == CHANCE:
                outcome = luck.roll(decision, decision.options(world))
                self._play(world, outcome)
                self.rolled(outcome)
            elif clock.over(world):
                return self.estimate(world)
            else:
                options = decision.options(world)
                single = len(options) == 1
                answer = options[0] if single else self.answer(world, decision, options, luck)
                self._play(world, answer)
        closing = self.pace.closing
        return shares(self.game.ranks(world)) if closing is None else closing(world)
