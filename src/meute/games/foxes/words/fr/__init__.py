"""The room in French."""

from typing import Final

from meute.games.foxes.words.fr.board import BOARD
from meute.games.foxes.words.fr.messages import ABOUT, ASK, DO, HINT, LOG, WHY
from meute.games.foxes.words.fr.names import NAMES
from meute.games.foxes.words.fr.rules import RULES
from meute.games.foxes.words.fr.settings import FIGURES, SETTINGS
from meute.games.foxes.words.keys import described, keyed

__all__ = ["MESSAGES", "RULES"]

MESSAGES: Final[dict[str, str]] = {
    **ABOUT,
    **NAMES,
    **keyed("log", LOG),
    **keyed("why", WHY),
    **keyed("ask", ASK),
    **keyed("do", DO),
    **keyed("because", HINT),
    **keyed("board", BOARD),
    **keyed("setting", described(SETTINGS)),
    **keyed("figure", FIGURES),
}
