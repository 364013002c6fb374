"""The Wolves in French."""

from meute.games.wolves.words.fr.messages import MESSAGES
from meute.games.wolves.words.fr.rules import RULES

__all__ = ["MESSAGES", "RULES"]
