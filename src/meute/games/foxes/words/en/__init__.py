"""The room in English."""

from typing import Final

from meute.games.foxes.words.en.board import BOARD
from meute.games.foxes.words.en.messages import ABOUT, ASK, DO, HINT, LOG, WHY
from meute.games.foxes.words.en.names import NAMES
from meute.games.foxes.words.en.rules import RULES
from meute.games.foxes.words.en.settings import FIGURES, SETTINGS
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
