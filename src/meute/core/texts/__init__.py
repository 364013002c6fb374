"""What the engine itself says, in every language of the house."""

from typing import Final

from meute.core.texts.de import CATALOGUE as DE
from meute.core.texts.en import CATALOGUE as EN
from meute.core.texts.fr import CATALOGUE as FR

CATALOGUES: Final = {"en": EN, "fr": FR, "de": DE}
