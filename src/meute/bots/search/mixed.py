"""The search of answers that nobody should foresee: plans for a secret run, compared and mixed.

Each plan of the menu is played on in the same imagined worlds, in which the others carry out plans
that they are believed to have. The mixture follows the leader, but never quite: Hedge over the
worlds (exponential weights), of which the average is taken, so that plans about as good as the best
are drawn about as often.

A mixture rests on what the seat knew when the run began, and on nothing else; its luck is made from
that too. So it is the same at every question of the run, wherever it is worked out.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from math import exp, sqrt
from time import perf_counter
from typing import Any, Final

from meute.bots.search.flat import FlatPlayouts
from meute.bots.search.playout import Clock
from meute.bots.search.race import Verdict
from meute.bots.search.worlds import SEEDS, Luck
from meute.core.dealer import Dealer, drawn
from meute.core.decision import Action, View
from meute.core.foresight import Foresight
from meute.core.game import Game, State
from meute.core.searches import FlatRace, Whole
from meute.core.stack import settle

SETTLED: Final = 4
"""Worlds in which all plans did alike, as it were, before the first was imagined."""


@dataclass(frozen=True)
class Mix:
    """The plans of a menu: how often each is drawn, what it is worth, in how many worlds."""

    plans: Sequence[Any]
    odds: Sequence[float]
    chances: Sequence[float]
    worlds: int


class Outset:
    """The beginning of a secret run as one seat sees it: equal to another that looks the same."""

    __slots__ = ("facts", "foresight", "game", "seat", "state")

    def __init__(self, game: Game, foresight: Foresight, state: State, seat: int) -> None:
        """Remember the position, and compare by what the seat knows in it."""
        assert foresight.mixture is not None
        assert foresight.mixture.whole is not None
        self.game, self.foresight, self.state, self.seat = game, foresight, state, seat
        known: Hashable = foresight.mixture.whole.facts(state, seat)
        self.facts: tuple[Hashable, ...] = (game.meta.name, seat, known)

    def __hash__(self) -> int:
        return hash(self.facts)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Outset) and self.facts == other.facts


def mix_of(outset: Outset, whole: Whole, playouts: int, deadline: float | None) -> Mix:
    """Return the mixture for the beginning of a run; against the clock it is worked out anew."""
    if deadline is None:
        return _kept(outset, whole, playouts)
    return _mixed(outset, whole, playouts, deadline)


@lru_cache(maxsize=64)
def _kept(outset: Outset, whole: Whole, playouts: int) -> Mix:
    return _mixed(outset, whole, playouts, None)


def forget() -> None:
    """Forget all mixtures: whoever measures has them worked out anew."""
    _kept.cache_clear()


def _mixed(outset: Outset, whole: Whole, playouts: int, deadline: float | None) -> Mix:
    """Play plans of the menu on in shared worlds, as far as the budget goes, and mix them."""
    budget = playouts * whole.worth
    menu = whole.menu(outset.state, outset.seat)
    plans = menu[: max(2, budget // whole.least)]
    found: list[list[float]] = []
    bench = Bench(outset, whole, believed(outset, whole))
    for _ in range(max(1, budget // max(1, len(plans)))):
        found.append(bench.heat(plans))
        if deadline is not None and perf_counter() > deadline:
            break
    means = [sum(column, 0.0) / len(found) for column in zip(*found, strict=True)]
    return Mix(plans, hedged(found, whole.heat), means, len(found))


def hedged(found: Sequence[Sequence[float]], heat: float) -> list[float]:
    """Return the average of what exponential weights would have drawn from world to world.

    >>> [round(part, 2) for part in hedged([[0.5, 0.5], [0.5, 0.5]], 0.08)]
    [0.5, 0.5]
    """
    count = len(found[0])
    totals = [0.0] * count
    odds = [0.0] * count
    for world, outcomes in enumerate(found, start=1):
        totals = [total + outcome for total, outcome in zip(totals, outcomes, strict=True)]
        best = max(totals)
        doubt = heat * (world + SETTLED) / sqrt(world)
        powers = [exp((total - best) / doubt) for total in totals]
        whole = sum(powers, 0.0)
        odds = [odd + world * power / whole for odd, power in zip(odds, powers, strict=True)]
    weight = len(found) * (len(found) + 1) / 2
    return [odd / weight for odd in odds]


Field = Sequence[tuple[int, Sequence[Any], Sequence[float]]]
"""The other seats, with the plans of each and how often it takes them."""


def believed(outset: Outset, whole: Whole) -> Field:
    """Return what a seat believes of the others."""
    state, seats = outset.state, range(len(outset.game.scores(outset.state)))
    return [
        (seat, whole.menu(state, seat), whole.belief(state, seat))
        for seat in seats
        if seat != outset.seat
    ]


class Bench:
    """Plays plans on, world by world, against what the others may plan."""

    def __init__(self, outset: Outset, whole: Whole, others: Field) -> None:
        """Let everybody play on by judgement, as flat playouts do."""
        game, foresight = outset.game, outset.foresight
        search = foresight.search
        flat = FlatRace(quick=getattr(search, "quick", None), rate=getattr(search, "rate", None))
        self._playouts = FlatPlayouts(game, outset.seat, foresight, flat)
        self._game, self._seat, self._whole = game, outset.seat, whole
        self._state, self._pace = outset.state, foresight.pace
        self._dealer = Dealer(repr(outset.facts))
        self._others = others

    def heat(self, plans: Sequence[Any]) -> list[float]:
        """Imagine a world and what the others plan in it; return the chance after each plan."""
        dealer, lay = self._dealer, self._whole.lay
        world = self._game.redeal(self._state, self._seat, dealer)
        for seat, menu, belief in self._others:
            lay(world, seat, menu[drawn(belief, dealer.part())])
        luck = Luck(dealer.pick(SEEDS))
        out = []
        for plan in plans:
            course = world.copy()
            lay(course, self._seat, plan)
            clock = Clock(self._pace, course)
            settle(course)
            chance = self._playouts.follow(course, clock, luck.again())[self._seat]
            out.append(chance * self._whole.common(course))
        return out


def odds_of(game: Game, view: View, options: Sequence[Action]) -> Sequence[float] | None:
    """Return how often a room's judgement gives each answer; None if it takes what looks best."""
    mixture = None if game.foresight is None else game.foresight.mixture
    return None if mixture is None else mixture.odds(view, options)


def whole_of(game: Game, view: View) -> Whole | None:
    """Return how a room answers the run to which a question belongs as a whole, if it does."""
    mixture = None if game.foresight is None else game.foresight.mixture
    whole = None if mixture is None else mixture.whole
    return whole if whole is not None and whole.asked(view) else None


def fitting(view: View, whole: Whole, mix: Mix) -> list[float]:
    """Return how often each plan is drawn, given what the seat has answered already."""
    misfits = [whole.misfit(view, plan) for plan in mix.plans]
    least = min(misfits)
    return [odd if m == least else 0.0 for odd, m in zip(mix.odds, misfits, strict=True)]


def verdicts(view: View, options: Sequence[Action], whole: Whole, mix: Mix) -> list[Verdict]:
    """Return how often each option is given and the chance to win with it, the likeliest first."""
    odds = fitting(view, whole, mix)
    total = sum(odds, 0.0)
    parts = [0.0] * len(options)
    gains = [0.0] * len(options)
    plans = [0] * len(options)
    for plan, odd, chance in zip(mix.plans, odds, mix.chances, strict=True):
        if odd > 0.0:
            option = whole.says(view, plan, options)
            parts[option] += odd / total
            gains[option] += odd / total * chance
            plans[option] += 1
    worst = min(mix.chances)
    found = [
        Verdict(option, mix.worlds * n, gain / part if part else worst, part)
        for option, n, gain, part in zip(options, plans, gains, parts, strict=True)
    ]
    return sorted(found, key=lambda verdict: (-verdict.odds, -verdict.chance))


def with_odds(
    found: Sequence[Verdict], options: Sequence[Action], odds: Sequence[float] | None
) -> list[Verdict]:
    """Return verdicts with how often the room gives each answer, the likeliest first."""
    if odds is None:
        return list(found)
    part = dict(zip(options, odds, strict=True))
    told = [replace(verdict, odds=part[verdict.option]) for verdict in found]
    return sorted(told, key=lambda verdict: -verdict.odds)
