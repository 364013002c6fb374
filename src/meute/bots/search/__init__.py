"""The bot that imagines what may come: information-set Monte Carlo search over imagined worlds."""

from meute.bots.search.bot import SearchBot
from meute.bots.search.race import Verdict

__all__ = ["SearchBot", "Verdict"]
