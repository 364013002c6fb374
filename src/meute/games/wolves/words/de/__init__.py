"""The Wolves in German."""

from meute.games.wolves.words.de.messages import MESSAGES
from meute.games.wolves.words.de.rules import RULES

__all__ = ["MESSAGES", "RULES"]
