"""The room in English."""

from meute.games.tracks.words.en.messages import MESSAGES
from meute.games.tracks.words.en.names import NAMES
from meute.games.tracks.words.en.rules import RULES

__all__ = ["MESSAGES", "NAMES", "RULES"]
