"""Hush in German."""

from meute.testing.template.words.de.messages import MESSAGES
from meute.testing.template.words.de.rules import RULES

__all__ = ["MESSAGES", "RULES"]
