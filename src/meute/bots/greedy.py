"""The bot that takes what looks best now, by the room's own judgement."""

from __future__ import annotations

from collections.abc import Sequence

from meute.bots.search.mixed import odds_of
from meute.core import registry
from meute.core.dealer import Dealer, drawn
from meute.core.decision import Action, View


class GreedyBot:
    """Picks the option its room rates highest; equal ones by chance.

    What the others must not foresee it draws, as often as the room says.

    Ratings are rounded, so that the last bit of a floating-point sum, which may differ between
    machines, never decides.
    """

    name = "greedy"

    def quick(self, room: str) -> bool:
        """Tell that it answers in a moment, in every room."""
        return True

    def choose(self, view: View, options: Sequence[Action], dealer: Dealer) -> Action:
        """Rate the options from the view and take the best."""
        if len(options) == 1:
            return options[0]
        game = registry.game(view.game)
        odds = odds_of(game, view, options)
        if odds is not None:
            return options[drawn(odds, dealer.part())]
        ratings = [round(r, 9) for r in game.rate(view, options)]
        best = max(ratings)
        return dealer.pick([o for o, r in zip(options, ratings, strict=True) if r == best])
