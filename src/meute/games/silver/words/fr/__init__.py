"""The room in French."""

from meute.games.silver.words.fr.messages import MESSAGES
from meute.games.silver.words.fr.names import NAMES
from meute.games.silver.words.fr.rules import RULES

__all__ = ["MESSAGES", "NAMES", "RULES"]
