"""One imagined course of events, from the question now open to an estimate of who wins."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Any, Final

from meute.bots.search.luck import Luck
from meute.bots.search.tree import Node
from meute.core.decision import CHANCE, Decision
from meute.core.foresight import Foresight, shares
from meute.core.game import Game

LONGEST: Final = 2000
"""Events after which a playout that nobody ends takes the ranks as they stand."""

UNAIDED: Final = Foresight(
    features=lambda _: (), stage=lambda _: 0, weights=((),), tempo=lambda _: (0, 0), trust=1.0
)
"""For a room that brings no foresight: playouts go to the end of the game."""

Path = list[tuple[Node, int, int]]
"""The situations a playout went through, the option taken in each, and whose it was."""


class Clock:
    """Tells when a playout has gone far enough."""

    def __init__(self, foresight: Foresight, world: Any) -> None:
        """Start with the turn that is going on in a world."""
        self._foresight = foresight
        self._now = foresight.tempo(world)
        self._turns = 0

    def over(self, world: Any) -> bool:
        """Tell whether the chapter has ended, or as many turns as the room's horizon."""
        now = self._foresight.tempo(world)
        if now != self._now:
            self._turns += 1 if now[0] == self._now[0] else self._foresight.horizon
            self._now = now
        return self._turns >= self._foresight.horizon and self._foresight.quiet(world)


class Playouts:
    """Plays imagined worlds on and remembers what the searching seat's situations led to.

    That seat decides by what earlier playouts have taught, unless the room says that only the
    question asked is worth learning about. The others follow the room's judgement,
    each from what it would know in the imagined world; where nothing is hidden from anybody, their
    situations are learned from as well.
    """

    def __init__(self, game: Game, seat: int, foresight: Foresight | None = None) -> None:
        """Begin with nothing but the root; play on as the room says, or as told here."""
        self.game = game
        self._ask: Callable[[Any], Decision | None] = game.decision
        self._play: Callable[[Any, Any], None] = game.play
        self.seat = seat
        self.root = Node()
        self.foresight = foresight or game.foresight or UNAIDED
        self._situations: dict[Hashable, Node] = {}

    def run(self, world: Any, first: int, luck: Luck) -> float:
        """Play one of the root's options in a world, go on, and learn from the outcome.

        Return the searching seat's chance to win where the playout ended.
        """
        path: Path = []
        clock = Clock(self.foresight, world)
        node = self._take(self.root, first, self.seat, world, path)
        outcome = self._follow(world, node, clock, luck, path)
        self._learn(path, outcome)
        return outcome[self.seat]

    def after(self, world: Any, outcome: Any, luck: Luck) -> list[float]:
        """Let chance answer so in a world and go on; return every player's chance to win.

        Nothing is learned from it.
        """
        clock = Clock(self.foresight, world)
        self._play(world, outcome)
        return self._follow(world, Node(), clock, luck, [])

    def _follow(self, world: Any, node: Node, clock: Clock, luck: Luck, path: Path) -> list[float]:
        """Play on as far as the clock says; return every player's chance to win there."""
        for _ in range(LONGEST):
            decision = self._ask(world)
            if decision is None:
                break
            if decision.player == CHANCE:
                node = self._roll(world, node, decision, luck)
            elif clock.over(world):
                return self.foresight.estimate(world)
            else:
                node = self._decide(world, node, decision, luck, path)
        closing = self.foresight.closing
        return shares(self.game.ranks(world)) if closing is None else closing(world)

    def _roll(self, world: Any, node: Node, decision: Decision, luck: Luck) -> Node:
        """Let chance answer."""
        outcome = luck.roll(decision, decision.options(world))
        self._play(world, outcome)
        return node if self.foresight.judge is None else node.next(outcome)

    def _decide(self, world: Any, node: Node, decision: Decision, luck: Luck, path: Path) -> Node:
        """Let whoever is asked answer."""
        options, player = decision.options(world), decision.player
        judge = self.foresight.judge
        if len(options) == 1:
            self._play(world, options[0])
            return node
        if judge is not None:
            if not node.options:
                node.open(options, judge(world, player, options), self.foresight.point)
        elif player == self.seat and not self.foresight.flat:
            node = self._situation(world, decision, options)
        else:
            self._play(world, self._quickly(world, decision, list(options), luck))
            return node
        return self._take(node, node.choose(self.foresight.trust), player, world, path)

    def _take(self, node: Node, option: int, player: int, world: Any, path: Path) -> Node:
        """Play an option of a known situation."""
        path.append((node, option, player))
        self._play(world, node.options[option])
        return node if self.foresight.judge is None else node.next(option)

    def _situation(self, world: Any, decision: Decision, options: Sequence[Any]) -> Node:
        """Return what is remembered of all worlds that look to the seat as this one does."""
        known = self.foresight.known
        view = self.game.full_view(world, self.seat) if known is None else None
        seen = view if known is None else known(world, self.seat)
        node = self._situations.get(seen)
        if node is None:
            node = self._situations[seen] = Node()
            node.open(options, self._ratings(world, decision, options, view), self.foresight.point)
        return node

    def _ratings(
        self, world: Any, decision: Decision, options: Sequence[Any], view: Any = None
    ) -> Sequence[float]:
        """Rate options by the room's judgement, as whoever is asked would."""
        if self.foresight.rate is not None:
            return self.foresight.rate(world, decision, options)
        if view is None:
            view = self.game.full_view(world, decision.player)
        return self.game.rate(view, options)

    def _quickly(self, world: Any, decision: Decision, options: list[Any], luck: Luck) -> Any:
        """Answer without a search: in haste if the room can, else by its judgement."""
        if self.foresight.hasty is not None:
            answer = self.foresight.hasty(world, decision, options, luck.dealer)
            if answer is not None:
                return answer
        ratings = self._ratings(world, decision, options)
        best = max(ratings) - 1e-9
        return luck.dealer.pick([options[n] for n, rating in enumerate(ratings) if rating >= best])

    def _learn(self, path: Path, outcome: list[float]) -> None:
        """Count a playout for every situation on its way."""
        if self.foresight.certain:
            for node, option, player in reversed(path):
                outcome = node.settle(option, outcome, player)
            return
        for node, option, player in path:
            node.learn(option, outcome[player])
