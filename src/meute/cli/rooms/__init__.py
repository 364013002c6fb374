"""How a game's table is drawn in a terminal: a room may bring a drawing, the rest is plain."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Any, Final

from rich.console import RenderableType

from meute.cli.words import Words

Draw = Callable[[Any, Words], RenderableType]
"""Draws a view; the view says whose it is."""

Reference = Callable[[Words], RenderableType]
"""Lists what the components do."""

Ahead = Callable[[Any, Any, Words], Sequence[str]]
"""Says what an answer would do, from a view and the room's preview of it."""


@dataclass(frozen=True)
class Room:
    """What a room brings for the terminal."""

    draw: Draw
    reference: Reference | None = None
    ahead: Ahead | None = None


DRAWN: Final = ("foxes", "silver", "tracks", "wolves")
"""The games with a drawing: a module of that name in this package, imported when it is needed."""


def room(game: str) -> Room:
    """Return what this game brings, or the plain way."""
    drawing = import_module(f"meute.cli.rooms.{game if game in DRAWN else 'plain'}")
    return Room(drawing.draw, getattr(drawing, "reference", None), getattr(drawing, "ahead", None))
