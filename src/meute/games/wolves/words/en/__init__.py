"""The Wolves in English."""

from meute.games.wolves.words.en.messages import MESSAGES
from meute.games.wolves.words.en.rules import RULES

__all__ = ["MESSAGES", "RULES"]
