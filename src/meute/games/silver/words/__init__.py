"""All that a person reads of Silver, in three languages: the one door to it.

The rules tell the log what happens, and everything else here knows the rules; so whoever opens the
room opens this door before the rules.
"""

from collections.abc import Mapping
from typing import Final

from meute.games.silver.words import de, en, fr
from meute.games.silver.words.answer import rule, sentence
from meute.games.silver.words.ask import prompt
from meute.games.silver.words.hint import reason
from meute.games.silver.words.refuse import why_not

__all__ = ["CATALOGUES", "RULES", "prompt", "reason", "rule", "sentence", "why_not"]

CATALOGUES: Final[Mapping[str, Mapping[str, str]]] = {
    "en": en.MESSAGES,
    "fr": fr.MESSAGES,
    "de": de.MESSAGES,
}
RULES: Final[Mapping[str, Mapping[str, str]]] = {"en": en.RULES, "fr": fr.RULES, "de": de.RULES}
