"""All that a person reads of Silver: questions, answers, refusals, hints, the log; three languages.

The rules tell the log what happens, and the other words know the rules; so this package opens
without them, and each kind of words is fetched from its own module.
"""

from typing import Final

from meute.core.catalogue import Library, Rulebooks

CATALOGUES: Final = Library(__name__)
RULES: Final = Rulebooks(__name__)
