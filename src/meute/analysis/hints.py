"""What to tell somebody who asks for a hint: the best answer, the next best, and their chances."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from meute.analysis.prospect import DIGITS, foresight_of, levelled, prospect
from meute.bots.search import SearchBot, Verdict
from meute.core.dealer import Dealer
from meute.core.decision import Action, View
from meute.core.game import Game

EQUAL: Final = 1e-9
"""A smaller difference of ratings is none."""

WORLDS: Final = 24
"""Worlds over which a position's chance is estimated where playouts do not tell it."""


def advise(
    game: Game, view: View, options: Sequence[Action], dealer: Dealer, bot: SearchBot
) -> list[Verdict]:
    """Return the best option and, if there is another that differs, the next best.

    Of options that are drawn, so that nobody foresees them, the likeliest is the best.
    """
    verdicts = bot.analyse(view, options, dealer)
    if not any(verdict.visits for verdict in verdicts):
        verdicts = judged(game, view, verdicts, dealer)
    best = verdicts[0]
    rating = dict(zip(options, game.rate(view, options), strict=True))
    others = [
        verdict
        for verdict in verdicts[1:]
        if not mirrored(
            game, (best.option, rating[best.option]), (verdict.option, rating[verdict.option])
        )
    ]
    told = [best, *others[:1]]
    if not best.visits:
        return told
    chances = levelled(game, view, [verdict.chance for verdict in told], dealer, WORLDS)
    return [replace(v, chance=chance) for v, chance in zip(told, chances, strict=True)]


def judged(game: Game, view: View, verdicts: Sequence[Verdict], dealer: Dealer) -> list[Verdict]:
    """Give options that were not played on the position's chance, less what is against them."""
    ratings = game.rate(view, [verdict.option for verdict in verdicts])
    point, highest = foresight_of(game).ratings.point, max(ratings)
    whole = prospect(game, view, dealer, WORLDS).chance
    out = [
        replace(verdict, chance=round(max(0.0, whole + point * (rating - highest)), DIGITS))
        for verdict, rating in zip(verdicts, ratings, strict=True)
    ]
    return sorted(out, key=lambda verdict: (-verdict.odds, -verdict.chance))


def mirrored(game: Game, one: tuple[Any, float], other: tuple[Any, float]) -> bool:
    """Tell whether two rated options are the same but for where things lie."""
    same_kind = type(one[0]) is type(other[0])
    return foresight_of(game).ratings.mirrors and same_kind and abs(one[1] - other[1]) < EQUAL
