"""The room in German."""

from meute.games.silver.words.de.messages import MESSAGES
from meute.games.silver.words.de.names import NAMES
from meute.games.silver.words.de.rules import RULES

__all__ = ["MESSAGES", "NAMES", "RULES"]
