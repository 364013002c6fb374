"""What the command line itself says, in the languages of the house."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final
from unicodedata import category

from meute.cli.texts import CATALOGUES
from meute.core.message import Message, Param, Phrasebook, Seat
from meute.core.texts import CATALOGUES as CORE

if TYPE_CHECKING:  # listing games needs no table
    from collections.abc import Mapping

    from meute.core.game import Game
    from meute.core.table import Table

MARKS: Final = "●▲■◆★✚"
"""The seats' marks: a colour alone is not enough."""

COLOURS: Final = ("#e69f00", "#56b4e9", "#009e73", "#d55e00", "#cc79a7", "#0072b2")
"""The seats' colours, from the palette of Okabe and Ito."""


class Words:
    """Says messages of the engine, of a room and of the command line at one table."""

    def __init__(self, table: Table, language: str, more: Mapping[str, str] | None = None) -> None:
        """Join the three catalogues, and those of a lesson."""
        self.names = table.names
        self.seats = table.seats
        self.language = language
        self._book = Phrasebook(
            language,
            CORE[language],
            table.game.catalogue(language),
            CATALOGUES[language],
            more or {},
        )

    def say(self, message: Message) -> str:
        """Put a message into words; nothing in a name can reach the terminal as a command."""
        return printable(self._book.say(message, self.names))

    def knows(self, key: str) -> bool:
        """Tell whether there is a text for a key."""
        return self._book.knows(key)

    def __call__(self, key: str, **params: Param) -> str:
        """Say something of the command line's own."""
        return self.say(Message(f"cli.{key}", params))

    def name(self, seat: int) -> str:
        """Name whoever sits there."""
        return self("name", player=Seat(seat))


def said(game: Game, language: str, key: str) -> str:
    """Say a text of a room that has no gaps; nothing if the room has none."""
    book = Phrasebook(language, game.catalogue(language))
    return book.say(Message(key), ()) if book.knows(key) else ""


def printable(text: str) -> str:
    """Replace every letter a terminal might obey or cannot show, but keep line breaks."""
    return "".join(
        "\N{REPLACEMENT CHARACTER}" if category(letter)[0] == "C" and letter != "\n" else letter
        for letter in text
    )
