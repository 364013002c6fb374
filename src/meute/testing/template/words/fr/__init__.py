"""Hush in French."""

from meute.testing.template.words.fr.messages import MESSAGES
from meute.testing.template.words.fr.rules import RULES

__all__ = ["MESSAGES", "RULES"]
