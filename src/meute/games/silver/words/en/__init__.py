"""The room in English."""

from meute.games.silver.words.en.messages import MESSAGES
from meute.games.silver.words.en.names import NAMES
from meute.games.silver.words.en.rules import RULES

__all__ = ["MESSAGES", "NAMES", "RULES"]
