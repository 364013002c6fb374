"""All that a person reads: questions, answers, refusals, the log and hints, in three languages.

A translator needs one folder: `en`, `fr` or `de`.
"""

from typing import Final

from meute.core.catalogue import Library, Rulebooks

CATALOGUES: Final = Library(__name__)
RULES: Final = Rulebooks(__name__)
