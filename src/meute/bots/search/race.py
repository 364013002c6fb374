"""The question asked: its options run a race in imagined worlds that all of them share.

How playouts are shared out among the options, and who wins, differs: see `halving`, `challenge`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from meute.bots.search.playout import Playouts
from meute.bots.search.tree import WIDEST_GAP
from meute.bots.search.worlds import Worlds
from meute.core.dealer import Dealer
from meute.core.decision import Action
from meute.core.foresight import Foresight
from meute.core.game import Game


@dataclass(frozen=True)
class Verdict:
    """What the search thinks of an option."""

    option: Action
    visits: int
    """In how many playouts it was tried."""
    chance: float
    """The estimated chance to win after it."""
    odds: float = 0.0
    """How often it is given, where answers are drawn so that nobody foresees them."""


@dataclass(frozen=True)
class Question:
    """What a seat is asked and what it sees, how its room judges, and the luck of the search."""

    game: Game
    view: Any
    options: Sequence[Action]
    foresight: Foresight
    dealer: Dealer


class Race:
    """Compares options over the same imagined worlds and the same luck."""

    def __init__(self, asked: Question, playouts: Playouts) -> None:
        """Line up the options by the room's judgement, equal ones by chance."""
        game, view, options = asked.game, asked.view, asked.options
        foresight, dealer = asked.foresight, asked.dealer
        self.game, self.view, self.playouts = game, view, playouts
        self.root = root = playouts.root
        root.open(options, game.rate(view, options), foresight.ratings.point)
        root.order = sorted(dealer.shuffled(root.order), key=lambda n: -root.gaps[n])
        different = self._different() if foresight.ratings.mirrors else root.order
        self.runners = playouts.worth_a_try(different)
        """The options that are compared; the first is the favourite, the one rated highest."""
        self.racing = self.runners[:]
        """Those that have not dropped out."""
        self.matters = foresight.matters(view, options)
        self._worlds = Worlds(game, view, foresight.believe, dealer)

    def _different(self) -> list[int]:
        """Return one of all options that mirror each other."""
        options, gaps, order = self.root.options, self.root.gaps, self.root.order
        kinds = {(type(options[n]), gaps[n]): n for n in reversed(order)}
        return [n for n in order if kinds[type(options[n]), gaps[n]] == n]

    def worth_running(self) -> bool:
        """Tell whether there is anything to find out.

        There is not where no option comes near the one that the room judges best, or where a room
        that knows who will win sees no difference at all, or says so itself.
        """
        gaps = sorted(self.root.gaps, reverse=True)
        if len(self.runners) == 1 or gaps[1] <= -WIDEST_GAP:
            return False
        if gaps[-1] == 0 and self.game.foresight is not None:
            return False
        return self.matters

    def run(self, playouts: int, deadline: float | None = None) -> None:
        """Spend a budget of playouts; less when time is over."""
        raise NotImplementedError

    def score(self, option: int) -> float:
        """Return the chance to win after an option, as playouts and judgement say together."""
        raise NotImplementedError

    def note(self, outcomes: dict[int, float]) -> None:
        """Notice how several options did in one world."""

    def heat(self, racing: Sequence[int]) -> int:
        """Play one imagined world on with each option; return how many playouts that took."""
        world, luck = self._worlds.next()
        outcomes = {n: self.playouts.run(world.copy(), n, luck.again()) for n in racing}
        self.note(outcomes)
        return len(outcomes)

    def compare(self, playouts: int) -> list[float]:
        """Play all options on in the same worlds, and return the chance to win after each."""
        options = range(len(self.root.options))
        for _ in range(playouts // len(options)):
            self.heat(options)
        return [self.chance(n) for n in options]

    def chance(self, option: int) -> float:
        """Return the score of an option as a chance."""
        return min(1.0, max(0.0, self.score(option)))

    def verdicts(self) -> list[Verdict]:
        """Return all options, the best first: those that ended the race, then the others."""
        root = self.root
        order = sorted(root.order, key=lambda n: (n not in self.racing, -self.score(n)))
        return [Verdict(root.options[n], root.tries[n], self.chance(n)) for n in order]
