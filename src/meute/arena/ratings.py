"""Ratings of bots from the ranks of their matches: the model of Plackett and Luce.

Everybody begins at 25; only differences mean something. The interval comes from drawing deals
again with replacement (the bootstrap), not from the model's own sigma: sigma knows nothing of
deals that share their dice, and stays far too wide after many games. Each draw also holds one
invented game with ranks by chance, as Wilson's interval adds invented wins, so that a bot that has
won every game does not look certain.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from statistics import fmean, pstdev
from typing import Any, Final

from openskill.models import PlackettLuce

from meute.arena.rows import Row
from meute.arena.statistics import Estimate, Z
from meute.core.dealer import Dealer

WORK: Final = 40_000
"""Games rated for all draws together; more games mean fewer draws."""

FEWEST_DRAWS: Final = 40
MOST_DRAWS: Final = 100


@dataclass(frozen=True)
class Placed:
    """A match as the model sees it: who came where."""

    deal: int
    bots: tuple[str, ...]
    ranks: tuple[int, ...]


def ratings(rows: Iterable[Row]) -> dict[str, Estimate]:
    """Rate every bot of a series; bots of one name are one bot."""
    return ratings_of([Placed(row.deal, row.bots, row.result.ranks) for row in rows])


def ratings_of(placed: Iterable[Placed]) -> dict[str, Estimate]:
    """Rate every bot that comes up in some matches, in their order."""
    games = list(placed)
    games = [game for game in games if len(set(game.bots)) > 1]
    if not games:
        return {}
    found = _rated(games)
    draws = [_rated(draw) for draw in _draws(games)]
    return {
        bot: _estimate(value, [draw.get(bot, value) for draw in draws])
        for bot, value in found.items()
    }


def _estimate(value: float, draws: Sequence[float]) -> Estimate:
    half = Z * pstdev(draws)
    return Estimate(value, value - half, value + half)


def _draws(games: Sequence[Placed]) -> Iterable[list[Placed]]:
    """Yield deals drawn with replacement, each time with one invented game."""
    deals: dict[int, list[Placed]] = {}
    for game in games:
        deals.setdefault(game.deal, []).append(game)
    by_deal = list(deals.values())
    dealer = Dealer("bootstrap")
    for _ in range(max(FEWEST_DRAWS, min(MOST_DRAWS, WORK // len(games)))):
        drawn = [dealer.pick(by_deal) for _ in by_deal]
        model = dealer.pick(games)
        invented = Placed(-1, model.bots, tuple(dealer.shuffled(range(1, len(model.ranks) + 1))))
        drawn.insert(dealer.pick(range(len(drawn) + 1)), [invented])
        yield [game for deal in drawn for game in deal]


def _rated(games: Iterable[Placed]) -> dict[str, float]:
    """Rate the bots by going through the games in order."""
    model = PlackettLuce(tau=0)
    found: dict[str, Any] = {}
    for game in games:
        for bot in game.bots:
            if bot not in found:
                found[bot] = model.rating()
        teams = [[found[bot]] for bot in game.bots]
        after = model.rate(teams, ranks=[float(rank) for rank in game.ranks])
        for bot in set(game.bots):
            own = [team[0] for team, name in zip(after, game.bots, strict=True) if name == bot]
            found[bot] = model.create_rating(
                [fmean(each.mu for each in own), fmean(each.sigma for each in own)]
            )
    return {bot: rating.mu for bot, rating in found.items()}
