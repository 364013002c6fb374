"""How a game's table is drawn in a terminal: a room may bring a drawing, the rest is plain."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from rich.console import RenderableType

from meute.cli.rooms import plain, silver
from meute.cli.words import Words

Drawing = Callable[[Any, Words], RenderableType]
"""Draws a view; the view says whose it is."""

DRAWINGS: Final[dict[str, Drawing]] = {"silver": silver.draw}


def drawing(game: str) -> Drawing:
    """Return the drawing of a game's table."""
    return DRAWINGS.get(game, plain.draw)
