"""How a game's table is drawn in a terminal: a room may bring a drawing, the rest is plain."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from rich.console import RenderableType

from meute.cli.rooms import foxes, plain, silver, tracks, wolves
from meute.cli.words import Words

Draw = Callable[[Any, Words], RenderableType]
"""Draws a view; the view says whose it is."""

Reference = Callable[[Words], RenderableType]
"""Lists what the components do."""


@dataclass(frozen=True)
class Room:
    """What a room brings for the terminal."""

    draw: Draw
    reference: Reference | None = None


ROOMS: Final = {
    "foxes": Room(foxes.draw, foxes.reference),
    "silver": Room(silver.draw, silver.reference),
    "tracks": Room(tracks.draw),
    "wolves": Room(wolves.draw),
}


def room(game: str) -> Room:
    """Return what this game brings, or the plain way."""
    return ROOMS.get(game, Room(plain.draw))
