"""The room in French."""

from meute.games.tracks.words.fr.messages import MESSAGES
from meute.games.tracks.words.fr.names import NAMES
from meute.games.tracks.words.fr.rules import RULES

__all__ = ["MESSAGES", "NAMES", "RULES"]
