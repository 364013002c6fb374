"""A table that nobody has drawn: the fields of the view, one per line."""

from __future__ import annotations

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from meute.cli.words import Words
from meute.core.codec import to_json, to_plain
from meute.core.decision import View


def draw(view: View, words: Words) -> RenderableType:
    """List what the view shows."""
    del words
    grid = Table.grid(padding=(0, 2))
    for name, value in to_plain(view).items():
        if name != "type":
            grid.add_row(Text(name, "bold"), Text(to_json(value).decode()))
    return grid
