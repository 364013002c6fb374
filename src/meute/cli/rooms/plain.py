"""A table that nobody has drawn: what all share, a field per line, and a line for every seat."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from meute.cli.grid import quiet_table
from meute.cli.words import COLOURS, MARKS, Words
from meute.core.decision import View
from meute.core.message import Message
from meute.core.sheet import named, said, sheet_of


def draw(view: View, words: Words) -> RenderableType:
    """List what the view shows, by the names that the room gives its fields."""
    sheet = sheet_of(view, words.seats)
    grid = Table.grid(padding=(0, 2))
    for name, value in sheet.common.items():
        grid.add_row(Text(label(view, words, name), "bold"), Text(said(value)))
    table = quiet_table()
    table.add_column("")
    for name in sheet.columns:
        table.add_column(label(view, words, name), justify="right")
    for seat in range(words.seats):
        who = Text().append(f"{MARKS[seat % len(MARKS)]} ", COLOURS[seat % len(COLOURS)])
        who.append(words.name(seat), "bold")
        table.add_row(who, *(Text(said(values[seat])) for values in sheet.columns.values()))
    return Group(grid, Text(), table)


def label(view: View, words: Words, name: str) -> str:
    """Name a field."""
    return named(view.game, name, words.knows, lambda key: words.say(Message(key)))
