"""The search of rooms with secrets: an information-set tree over the seat's own situations.

A situation stands for all worlds that look to the searching seat alike, so that it never decides by
what it could not know. What playouts brought is remembered for each; what the other seats do there
is not, they follow the room's judgement.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from meute.bots.search.playout import Clock, Players, Playouts
from meute.bots.search.tree import Node
from meute.bots.search.worlds import Luck
from meute.core.decision import Action, Decision
from meute.core.foresight import Foresight
from meute.core.game import Game, State
from meute.core.searches import OwnTree


class OwnPlayouts(Playouts):
    """Plays worlds on and remembers what the searching seat's situations led to."""

    def __init__(self, game: Game, seat: int, foresight: Foresight, search: OwnTree) -> None:
        """Know no situation yet but the root."""
        super().__init__(game, seat, foresight, Node())
        self.players = Players(game, search.quick, search.rate)
        self.known = search.known
        self.habit = search.habit
        self.trust = search.trust
        self._situations: dict[Hashable, Node] = {}
        self._path: list[tuple[Node, int]] = []
        """The situations this playout went through, and the option taken in each."""

    def run(self, world: State, first: int, luck: Luck) -> float:
        """Play one of the root's options, go on, and count the outcome for the whole way."""
        clock = Clock(self.pace, world)
        self._path = [(self.root, first)]
        self.game.play(world, self.root.options[first])
        chance = self.follow(world, clock, luck)[self.seat]
        for node, option in self._path:
            node.learn(option, chance)
        return chance

    def answer(
        self, world: State, decision: Decision, options: Sequence[Action], luck: Luck
    ) -> Action:
        """Try an option if this is the searching seat's question; others answer unsearched."""
        if decision.player != self.seat or self.habit(decision):
            return self.players.answer(world, decision, list(options), luck)
        node = self._situation(world, decision, options)
        option = node.choose(self.trust)
        self._path.append((node, option))
        return node.options[option]

    def _situation(self, world: State, decision: Decision, options: Sequence[Action]) -> Node:
        """Return what is remembered of all worlds that look to the seat as this one does."""
        view = self.game.full_view(world, self.seat) if self.known is None else None
        seen = view if self.known is None else self.known(world, self.seat)
        node = self._situations.get(seen)
        if node is None:
            node = self._situations[seen] = Node()
            node.open(options, self.players.ratings(world, decision, options, view), self.point)
        return node
