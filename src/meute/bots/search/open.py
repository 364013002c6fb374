"""The search of rooms without secrets and luck: a tree over open positions, max^n by UCB.

Each playout goes down the tree, everybody choosing by the highest upper confidence bound, until
the pace of the room ends it. Since nothing is left to chance, what was found behind an option holds
whenever it is taken: a position is worth its best answer, not the mean of all that were tried.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from meute.bots.search.playout import Clock, Playouts
from meute.bots.search.tree import Node
from meute.bots.search.worlds import Luck
from meute.core.decision import Action, Decision
from meute.core.foresight import Foresight
from meute.core.game import Game, State
from meute.core.searches import OpenTree


class OpenNode(Node):
    """A position, whoever is asked in it."""

    __slots__ = ("after", "values")

    def __init__(self) -> None:
        """Know nothing yet."""
        super().__init__()
        self.values: list[list[float] | None] = []
        """The best outcome found behind each option tried, for all players."""
        self.after: dict[Hashable, OpenNode] = {}

    def open(self, options: Sequence[Action], ratings: Sequence[float], point: float) -> None:
        """Learn the options and how the room rates them."""
        super().open(options, ratings, point)
        self.values = [None] * len(ratings)

    def next(self, event: Hashable) -> OpenNode:
        """Return the position that follows an event."""
        node = self.after.get(event)
        if node is None:
            node = self.after[event] = OpenNode()
        return node

    def settle(self, option: int, outcome: list[float], player: int) -> list[float]:
        """Note what was found behind an option; return the best that the player can have here."""
        self.values[option] = outcome
        self.visits += 1
        self.tries[option] += 1
        self.totals[option] = self.tries[option] * outcome[player]
        found = [value for value in self.values if value is not None]
        return max(found, key=lambda value: value[player])


class OpenPlayouts(Playouts):
    """Plays on and remembers every position on the way."""

    def __init__(self, game: Game, seat: int, foresight: Foresight, search: OpenTree) -> None:
        """Know no position yet but the root."""
        self._top = OpenNode()
        super().__init__(game, seat, foresight, self._top)
        self.judge = search.judge
        self.trust = search.trust
        self._here = self._top
        """The position this playout has reached."""
        self._path: list[tuple[OpenNode, int, int]] = []
        """The positions it went through, the option taken in each, and whose it was."""

    @property
    def top(self) -> OpenNode:
        """The position in which the search began."""
        return self._top

    def run(self, world: State, first: int, luck: Luck) -> float:
        """Play one of the root's options, go on, and settle the whole way from its end."""
        clock = Clock(self.pace, world)
        self._path = []
        self._here = self._top
        self.game.play(world, self._take(first, self.seat))
        outcome = best = self.follow(world, clock, luck)
        for node, option, player in reversed(self._path):
            best = node.settle(option, best, player)
        return outcome[self.seat]

    def after(self, world: State, outcome: Action, luck: Luck) -> list[float]:
        """Let chance answer so and go on beside the tree."""
        self._path = []
        self._here = OpenNode()
        return super().after(world, outcome, luck)

    def answer(
        self, world: State, decision: Decision, options: Sequence[Action], luck: Luck
    ) -> Action:
        """Try an option, whoever is asked."""
        node, player = self._here, decision.player
        if not node.options:
            node.open(options, self.judge(world, player, options), self.point)
        return self._take(node.choose(self.trust), player)

    def rolled(self, outcome: Action) -> None:
        """Go on to the position that follows what chance has answered."""
        self._here = self._here.next(outcome)

    def _take(self, option: int, player: int) -> Action:
        """Go on to the position that follows an option; return the option's action."""
        node = self._here
        self._path.append((node, option, player))
        self._here = node.next(option)
        return node.options[option]
