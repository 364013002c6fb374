"""What the server itself says, in every language of the house."""

from typing import Final

from meute.server.texts.de import CATALOGUE as DE
from meute.server.texts.en import CATALOGUE as EN
from meute.server.texts.fr import CATALOGUE as FR

CATALOGUES: Final = {"en": EN, "fr": FR, "de": DE}
