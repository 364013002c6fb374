"""What the room says, in every language of the house: its sentences and its rules."""

from collections.abc import Mapping
from typing import Final

from meute.games.tracks.texts.de import CATALOGUE as DE
from meute.games.tracks.texts.en import CATALOGUE as EN
from meute.games.tracks.texts.fr import CATALOGUE as FR
from meute.games.tracks.texts.rules_de import RULES as RULES_DE
from meute.games.tracks.texts.rules_en import RULES as RULES_EN
from meute.games.tracks.texts.rules_fr import RULES as RULES_FR

CATALOGUES: Final[Mapping[str, Mapping[str, str]]] = {"en": EN, "fr": FR, "de": DE}
RULES: Final[Mapping[str, Mapping[str, str]]] = {"en": RULES_EN, "fr": RULES_FR, "de": RULES_DE}
