"""Bots by how well they play, the same names in every room."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar, Final

from meute.bots.greedy import GreedyBot
from meute.bots.search import SearchBot
from meute.bots.search.character import called, characters
from meute.core import registry, settings
from meute.core.dealer import Dealer
from meute.core.decision import Action, View

OVERLOOKED: Final = 12
"""Of a hundred options, those that an easy bot does not see."""

LEVELS: Final = ("easy", "medium", "hard", "expert")
"""The levels of every room, from the weakest on."""

UNKNOWN_ROOM: Final = {"medium": 0, "hard": 60, "expert": 300}
"""Playouts where the room does not say how many: none at all means its judgement alone."""


def lively(
    bots: Sequence[str | None], room: str, draw: Callable[[int], Dealer]
) -> list[str | None]:
    """Return the bots that sit at a table, each level that has no character with one of its own.

    It is drawn by the luck of its seat, from those that nobody has as long as there are any.
    """
    known = characters(registry.game(room))
    out = list(bots)
    for seat, bot in enumerate(bots):
        if bot in LEVELS and known:
            free = [one for one in known if not any(character_in(other) == one for other in out)]
            out[seat] = called(bot, draw(seat).pick(free or known))
    return out


def character_in(text: str | None) -> str | None:
    """Return the character that a bot's text names.

    >>> character_in("hard(character=miser)"), character_in("hard")
    ('miser', None)
    """
    if text is None or level_in(text) is None:
        return None
    found = settings.read(text, settings.cut(text)[1]).get("character")
    return found if isinstance(found, str) else None


def level_in(text: str) -> str | None:
    """Return the level that a bot's text names, if it is one with no settings but a character.

    >>> level_in("hard(character=miser)"), level_in("easy"), level_in("search(playouts=9)")
    ('hard', 'easy', None)
    """
    name, inside = settings.cut(text)
    if name not in LEVELS:
        return None
    return name if settings.read(text, inside).keys() <= {"character"} else None


class EasyBot:
    """Follows its room's judgement, but often overlooks an option."""

    def __init__(self, character: str | None = None) -> None:
        self.character = character

    @property
    def name(self) -> str:
        """The text from which an equal bot is made."""
        return called("easy", self.character)

    def quick(self, room: str) -> bool:
        """Tell that it answers in a moment, in every room."""
        return True

    def choose(self, view: View, options: Sequence[Action], dealer: Dealer) -> Action:
        seen = [option for option in options if dealer.pick(range(100)) >= OVERLOOKED]
        return GreedyBot(self.character).choose(view, seen or options, dealer)


class _Level:
    """Searches as long as its room says that a player of this level should."""

    level: ClassVar[str]

    def __init__(self, character: str | None = None) -> None:
        self.character = character

    @property
    def name(self) -> str:
        """The text from which an equal bot is made."""
        return called(self.level, self.character)

    def choose(self, view: View, options: Sequence[Action], dealer: Dealer) -> Action:
        playouts = self.playouts(view.game)
        own = self.character
        bot = SearchBot(playouts, character=own) if playouts else GreedyBot(own)
        return bot.choose(view, options, dealer)

    def quick(self, room: str) -> bool:
        """Tell whether it answers in a moment: where its room gives this level no search."""
        return not self.playouts(room)

    def playouts(self, room: str) -> int:
        """Return how many playouts this level has in a room."""
        foresight = registry.game(room).foresight
        levels = UNKNOWN_ROOM if foresight is None else foresight.levels
        return levels[self.level]


class MediumBot(_Level):
    """Takes what looks best now, by its room's judgement."""

    level = "medium"


class HardBot(_Level):
    """Imagines a little of what may come."""

    level = "hard"


class ExpertBot(_Level):
    """Imagines much of what may come."""

    level = "expert"
