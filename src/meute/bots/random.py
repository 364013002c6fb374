"""The bot that knows nothing: every option is as good as another."""

from __future__ import annotations

from collections.abc import Sequence

from meute.core.dealer import Dealer
from meute.core.decision import Action, View


class RandomBot:
    """Picks any option, all equally likely."""

    name = "random"
    blind = True

    def quick(self, room: str) -> bool:
        """Tell that it answers in a moment, in every room."""
        return True

    def choose(self, view: View, options: Sequence[Action], dealer: Dealer) -> Action:
        """Pick blindly."""
        return dealer.pick(options)
