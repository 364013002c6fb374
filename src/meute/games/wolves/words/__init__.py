"""All that a person reads: questions, answers, refusals, the log and hints, in three languages.

A translator needs one folder: `en`, `fr` or `de`.
"""

from typing import Final

from meute.games.wolves.words import de, en, fr

CATALOGUES: Final = {"en": en.MESSAGES, "fr": fr.MESSAGES, "de": de.MESSAGES}
RULES: Final = {"en": en.RULES, "fr": fr.RULES, "de": de.RULES}
