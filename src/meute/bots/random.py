"""The bot that knows nothing: every option is as good as another."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from meute.core.dealer import Dealer


class RandomBot:
    """Picks any option, all equally likely."""

    name = "random"
    blind = True

    def choose(self, view: Any, options: Sequence[Any], dealer: Dealer) -> Any:
        """Pick blindly."""
        return dealer.pick(options)
