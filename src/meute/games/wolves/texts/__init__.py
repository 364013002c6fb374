"""What the room says, in every language of the house: its sentences and its rules."""

from typing import Final

from meute.games.wolves.texts.de import CATALOGUE as DE
from meute.games.wolves.texts.en import CATALOGUE as EN
from meute.games.wolves.texts.fr import CATALOGUE as FR
from meute.games.wolves.texts.rules_de import RULES as RULES_DE
from meute.games.wolves.texts.rules_en import RULES as RULES_EN
from meute.games.wolves.texts.rules_fr import RULES as RULES_FR

CATALOGUES: Final = {"en": EN, "fr": FR, "de": DE}
RULES: Final = {"en": RULES_EN, "fr": RULES_FR, "de": RULES_DE}
