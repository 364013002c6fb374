"""The room in German."""

from meute.games.tracks.words.de.messages import MESSAGES
from meute.games.tracks.words.de.names import NAMES
from meute.games.tracks.words.de.rules import RULES

__all__ = ["MESSAGES", "NAMES", "RULES"]
