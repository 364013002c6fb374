"""Hush in English."""

from meute.testing.template.words.en.messages import MESSAGES
from meute.testing.template.words.en.rules import RULES

__all__ = ["MESSAGES", "RULES"]
