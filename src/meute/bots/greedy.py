"""The bot that takes what looks best now, by the room's own judgement."""

from __future__ import annotations

from collections.abc import Sequence

from meute.bots.search.character import best_rated, called, character_of, liked_odds
from meute.core import registry
from meute.core.dealer import Dealer, drawn
from meute.core.decision import Action, View


class GreedyBot:
    """Picks the option its room rates highest; equal ones by chance.

    What the others must not foresee it draws, as often as the room says.

    Ratings are rounded, so that the last bit of a floating-point sum, which may differ between
    machines, never decides.
    """

    def __init__(self, character: str | None = None) -> None:
        self.character = character

    @property
    def name(self) -> str:
        """The text from which an equal bot is made."""
        return called("greedy", self.character)

    def quick(self, room: str) -> bool:
        """Tell that it answers in a moment, in every room."""
        return True

    def choose(self, view: View, options: Sequence[Action], dealer: Dealer) -> Action:
        """Rate the options from the view and take the best."""
        if len(options) == 1:
            return options[0]
        game = registry.game(view.game)
        character = character_of(game, self.character)
        odds = liked_odds(game, view, options, character)
        if odds is not None:
            return options[drawn(odds, dealer.part())]
        answer: Action = best_rated(game, view, options, character, dealer)
        return answer
