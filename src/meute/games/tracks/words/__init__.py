"""All that a person reads: questions, answers, refusals, hints and the log, in three languages.

The rules tell the log what happens, so this package must not import them as it opens: each kind of
words is fetched from its own module.
"""

from collections.abc import Mapping
from typing import Final

from meute.games.tracks.words import de, en, fr

CATALOGUES: Final[Mapping[str, Mapping[str, str]]] = {
    "en": en.MESSAGES,
    "fr": fr.MESSAGES,
    "de": de.MESSAGES,
}
RULES: Final[Mapping[str, Mapping[str, str]]] = {"en": en.RULES, "fr": fr.RULES, "de": de.RULES}
