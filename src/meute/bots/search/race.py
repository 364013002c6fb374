"""How playouts are shared out among the options: a race in which the weaker ones drop out."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil, copysign, inf, log2, sqrt
from time import perf_counter
from typing import Any, Final

from meute.bots.search.luck import Luck
from meute.bots.search.playout import Playouts
from meute.bots.search.tree import WIDEST_GAP
from meute.core.dealer import Dealer
from meute.core.game import Game

HOPELESS: Final = 0.1
"""Options rated further behind are left out where only the question asked is learned about."""

SETTLING: Final = 16
"""Worlds after which a cautious search begins to drop options."""

REVIEW: Final = 8
"""Worlds between two looks at which options to drop."""

SEEDS: Final = range(1 << 48)


@dataclass(frozen=True)
class Verdict:
    """What the search thinks of an option."""

    option: Any
    visits: int
    """In how many playouts it was tried."""
    chance: float
    """The estimated chance to win after it."""


class Lead:
    """How far an option is ahead of another one in the same worlds, and how sure that is."""

    def __init__(self) -> None:
        """Know nothing yet."""
        self.worlds = 0
        self._total = self._squares = 0.0

    def note(self, difference: float) -> None:
        """Count one world."""
        self.worlds += 1
        self._total += difference
        self._squares += difference * difference

    @property
    def mean(self) -> float:
        """The lead on average; none before the first world."""
        return self._total / self.worlds if self.worlds else 0.0

    @property
    def error(self) -> float:
        """The standard error of that mean."""
        if self.worlds < 2:  # noqa: PLR2004 (one world tells nothing about the spread)
            return inf
        variance = max(0.0, self._squares / self.worlds - self.mean**2)
        return sqrt(variance / (self.worlds - 1))


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
        self.matters = self.foresight.matters(view, options)
        self.leads = [Lead() for _ in root.options]
        """How far each option is ahead of the one rated highest."""

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
        """Spend so many playouts; less when time is over."""
        self.racing = self.runners[: max(2, playouts // self.foresight.least)]
        if self.foresight.caution:
            self._challenge(playouts, deadline)
        else:
            self._halve(playouts, deadline)

    def _halve(self, playouts: int, deadline: float | None) -> None:
        """Let the weaker half drop out again and again."""
        left = playouts
        while left > 0 and len(self.racing) > 1:
            rounds = ceil(log2(len(self.racing)))
            for _ in range(max(1, left // rounds // len(self.racing))):
                left -= self._heat(self.racing[:left])
                if left <= 0 or (deadline is not None and perf_counter() > deadline):
                    return
            self.racing.sort(key=self.score, reverse=True)
            del self.racing[ceil(len(self.racing) / 2) :]

    def _challenge(self, playouts: int, deadline: float | None) -> None:
        """Compare the option rated highest with others until they are behind for good."""
        left = playouts
        favourite, *others = self.racing
        while others and len(others) < left:
            left -= self._heat([favourite, *others])
            worlds = self.leads[favourite].worlds
            if worlds >= SETTLING and worlds % REVIEW == 0:
                others = [n for n in others if self.leads[n].mean + self.leads[n].error > 0]
            if deadline is not None and perf_counter() > deadline:
                break
        self.racing = sorted([favourite, *others], key=self.score, reverse=True)

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
        outcomes = {n: self.playouts.run(world.copy(), n, luck.again()) for n in racing}
        first = outcomes.get(self.runners[0])
        if first is not None:
            for n, outcome in outcomes.items():
                self.leads[n].note(outcome - first)
        return len(outcomes)

    def score(self, option: int) -> float:
        """Return the chance to win after an option, as playouts and judgement say together."""
        root, trust = self.root, self.foresight.trust
        if self.foresight.caution:
            return self._proven(option)
        mean = sum(root.totals, 0.0) / max(1, sum(root.tries))
        judged = mean + root.gaps[option]
        return (root.totals[option] + trust * judged) / (root.tries[option] + trust)

    def _proven(self, option: int) -> float:
        """Return the chance after the option rated highest, and the lead that is beyond doubt."""
        root, lead, first = self.root, self.leads[option], self.runners[0]
        mean = root.totals[first] / max(1, root.tries[first])
        if not lead.worlds:
            return mean + root.gaps[option] - HOPELESS
        beyond = max(0.0, abs(lead.mean) - self.foresight.caution * lead.error)
        return mean + copysign(beyond, lead.mean)

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
