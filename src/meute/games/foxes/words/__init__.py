"""All that a person reads: questions, answers, refusals, hints and the log, in three languages.

The rules tell the log what happens, so this package must not import them as it opens: each kind of
words is fetched from its own module.
"""

from typing import Final

from meute.core.catalogue import Library, Rulebooks

CATALOGUES: Final = Library(__name__)
RULES: Final = Rulebooks(__name__)
