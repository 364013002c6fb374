"""How playouts are shared out among the options: a race in which the weaker half drops out."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil, log2
from time import perf_counter
from typing import Any, Final

from meute.bots.search.luck import Luck
from meute.bots.search.playout import Playouts
from meute.bots.search.tree import WIDEST_GAP
from meute.core.dealer import Dealer
from meute.core.game import Game

HOPELESS: Final = 0.1
"""Options rated further behind are left out where only the question asked is learned about."""

SEEDS: Final = range(1 << 48)


@dataclass(frozen=True)
class Verdict:
    """What the search thinks of an option."""

    option: Any
    visits: int
    """In how many playouts it was tried."""
    chance: float
    """The estimated chance to win after it."""


class Race:
    """Compares options over the same imagined worlds and the same luck."""

    def __init__(self, game: Game, view: Any, options: Sequence[Any], dealer: Dealer) -> None:
        """Line up the options by the room's judgement, equal ones by chance."""
        self.game, self.view, self.dealer = game, view, dealer
        self.playouts = Playouts(game, view.player)
        self.foresight = self.playouts.foresight
        self.root = root = self.playouts.root
        root.open(options, game.rate(view, options), self.foresight.point)
        root.order = sorted(dealer.shuffled(root.order), key=lambda n: -root.gaps[n])
        self.runners = self._different() if self.foresight.mirrors else root.order
        if self.foresight.flat:
            self.runners = [n for n in self.runners if root.gaps[n] > -HOPELESS]
        self.racing = self.runners[:]

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
        return self.foresight.matters(self.view, self.root.options)

    def run(self, playouts: int, deadline: float | None = None) -> None:
        """Spend so many playouts, or less when the time is over."""
        left = playouts
        self.racing = self.runners[: max(2, playouts // self.foresight.least)]
        while left > 0 and len(self.racing) > 1:
            rounds = ceil(log2(len(self.racing)))
            for _ in range(max(1, left // rounds // len(self.racing))):
                left -= self._heat(self.racing[:left])
                if left <= 0 or (deadline is not None and perf_counter() > deadline):
                    return
            self.racing.sort(key=self.score, reverse=True)
            del self.racing[ceil(len(self.racing) / 2) :]

    def compare(self, playouts: int) -> list[float]:
        """Play all options on in the same worlds, and return the chance to win after each."""
        options = range(len(self.root.options))
        for _ in range(playouts // len(options)):
            self._heat(options)
        return [self.chance(n) for n in options]

    def _heat(self, racing: Sequence[int]) -> int:
        """Play one imagined world on with each option; return how many playouts that took."""
        believe = self.foresight.believe or self.game.imagine
        world = believe(self.view, self.dealer)
        lift(self.game, world, self.playouts.seat)
        luck = Luck(self.dealer.pick(SEEDS))
        for n in racing:
            self.playouts.run(world.copy(), n, luck.again())
        return len(racing)

    def score(self, option: int) -> float:
        """Return the chance to win after an option, as playouts and judgement say together."""
        root, trust = self.root, self.foresight.trust
        mean = sum(root.totals) / max(1, sum(root.tries))
        judged = mean + root.gaps[option]
        return (root.totals[option] + trust * judged) / (root.tries[option] + trust)

    def chance(self, option: int) -> float:
        """Return the score of an option as a chance."""
        return min(1.0, max(0.0, self.score(option)))

    def verdicts(self) -> list[Verdict]:
        """Return all options, the best first: those that ended the race, then the others."""
        root = self.root
        order = sorted(root.order, key=lambda n: (n not in self.racing, -self.score(n)))
        return [Verdict(root.options[n], root.tries[n], self.chance(n)) for n in order]


def lift(game: Game, world: Any, seat: int) -> None:
    """Bring the seat's own question to the top of a run of secret ones."""
    decision = game.decision(world)
    if decision is None or decision.player == seat:
        return
    own = next(asked for asked in game.asked(world) if asked.player == seat)
    world.pending.remove(own)
    world.pending.append(own)
