"""What the room says, in every language."""

from collections.abc import Mapping
from typing import Final

from meute.games.foxes.texts.de import CATALOGUE as DE
from meute.games.foxes.texts.en import CATALOGUE as EN
from meute.games.foxes.texts.fr import CATALOGUE as FR
from meute.games.foxes.texts.rules_de import RULES as RULES_DE
from meute.games.foxes.texts.rules_en import RULES as RULES_EN
from meute.games.foxes.texts.rules_fr import RULES as RULES_FR

CATALOGUES: Final[Mapping[str, Mapping[str, str]]] = {"en": EN, "fr": FR, "de": DE}
RULES: Final[Mapping[str, Mapping[str, str]]] = {"en": RULES_EN, "fr": RULES_FR, "de": RULES_DE}
