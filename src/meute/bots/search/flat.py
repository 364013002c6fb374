"""The search of rooms with much luck: flat Monte Carlo.

Nothing is learned but how well each option of the question asked does. After it all seats play on
by the room's judgement, each from what it would know in the imagined world.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from meute.bots.search.playout import Clock, Players, Playouts
from meute.bots.search.tree import Node
from meute.bots.search.worlds import Luck
from meute.core.decision import Action, Decision
from meute.core.foresight import Foresight
from meute.core.game import Game, State
from meute.core.searches import FlatRace

HOPELESS: Final = 0.1
"""Options rated further behind, as a chance to win, are left out."""


class FlatPlayouts(Playouts):
    """Plays worlds on and remembers the outcomes of the root's options alone."""

    def __init__(self, game: Game, seat: int, foresight: Foresight, search: FlatRace) -> None:
        """Let everybody play as the room says."""
        super().__init__(game, seat, foresight, Node())
        self.players = Players(game, search.quick, search.rate)

    def worth_a_try(self, options: list[int]) -> list[int]:
        """Leave out what is rated far behind: luck would bring up some of it."""
        return [n for n in options if self.root.gaps[n] > -HOPELESS]

    def run(self, world: State, first: int, luck: Luck) -> float:
        """Play one of the root's options, let everybody play on, and count the outcome for it."""
        clock = Clock(self.pace, world)
        self.game.play(world, self.root.options[first])
        chance = self.follow(world, clock, luck)[self.seat]
        self.root.learn(first, chance)
        return chance

    def answer(
        self, world: State, decision: Decision, options: Sequence[Action], luck: Luck
    ) -> Action:
        """Answer without a search."""
        return self.players.answer(world, decision, list(options), luck)
