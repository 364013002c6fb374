"""`meute rules`: a game's rules by their numbers."""

from __future__ import annotations

import click
from rich.table import Table
from rich.text import Text

import meute
from meute.cli import options
from meute.cli.screen import console
from meute.cli.texts import CATALOGUES
from meute.cli.words import said
from meute.core.message import Message, Phrasebook


@click.command("rules")
@options.game
@options.language
def command(game: str, language: str) -> None:
    """Print the rules of GAME; the numbers are those that `?` cites at the table."""
    room = meute.game(game)
    page = console()
    page.print(Text(said(room, language, f"{game}.title") or room.meta.title, "bold"))
    credit = said(room, language, f"{game}.credit")
    if credit:
        page.print(Text(credit, "dim"))
    rules = room.rules(language)
    if not rules:
        page.print(
            Text(Phrasebook(language, CATALOGUES[language]).say(Message("cli.no_rules"), ()))
        )
    grid = Table.grid(padding=(0, 2))
    grid.add_column(no_wrap=True)
    grid.add_column(overflow="fold")
    for number, text in rules.items():
        if text.endswith("."):
            grid.add_row(number, Text(text))
        else:  # a title is no sentence
            grid.add_row("", "")
            grid.add_row(Text(number, "bold"), Text(text, "bold"))
    page.print(grid)
