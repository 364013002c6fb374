"""The prey of Wolf Tracks as pictures: large with its sums and its food, small with its gain."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from meute.core import svg
from meute.core.picture import art_of
from meute.games.tracks.drawing.pack import GREEN, RED, boxed
from meute.games.tracks.words.names import large_name, small_name

if TYPE_CHECKING:
    from meute.core.picture import Brush
    from meute.games.tracks.view import TracksView

PREY_HIGH: Final = 104
SMALL_HIGH: Final = 48
BLACK: Final = "#2a2f36"


def large(view: TracksView, brush: Brush, kind: int, width: float) -> str:
    """Draw a large prey: from which sums it is killed, hurts somebody, and escapes; its food."""
    chosen = kind == view.quarry
    edge = brush.look.moon if chosen else None
    shape = art_of(__package__)["large"][kind]
    settings = view.settings
    sums = (
        (settings.large_black[kind], BLACK),
        (settings.large_green[kind], GREEN),
        (settings.large_red[kind], RED),
    )
    parts = [
        brush.panel(0, 0, width, PREY_HIGH, edge=edge),
        brush.words(8, 17, brush.say(large_name(kind)), 12, font_weight="bold", fit=width - 16),
        svg.group(boxed(shape, 50, brush.look.ink, brush.look.surface), 8, 24),
        _food(brush, width - 26, 52, settings.large_food[kind]),
    ]
    wide = (width - 16) / len(sums)
    for n, (figure, colour) in enumerate(sums):
        x = 8 + wide * n
        parts.append(svg.rect(x + 1, 80, wide - 2, 18, colour, rx=4))
        parts.append(brush.figure(x + wide / 2, 94, figure, 13, fill="#ffffff"))
    return "".join(parts)


def _food(brush: Brush, x: float, y: float, food: int) -> str:
    """How many portions it is: a joint of meat."""
    bone = svg.line("M9 9L15 15M13 17L17 13", "#e9dfc8", 4.5)
    meat = svg.path("M-12-4C-12-13 0-15 7-8C13-2 12 9 6 11C-4 14-12 6-12-4Z", "#b8503a")
    return svg.group(bone + meat, x, y, 1.15) + brush.figure(x - 1, y + 6, food, 15, fill="#ffffff")


def small(view: TracksView, brush: Brush, kind: int, width: float) -> str:
    """Draw a small prey and the strength it gives."""
    shape = art_of(__package__)["small"][kind]
    gain = view.settings.small_strength[kind]
    return "".join(
        (
            brush.panel(0, 0, width, SMALL_HIGH),
            svg.group(boxed(shape, 27, brush.look.muted, brush.look.surface), 6, 16),
            brush.words(
                8, 13, brush.say(small_name(kind)), 10.5, fill=brush.look.muted, fit=width - 14
            ),
            brush.figure(width - 20, 37, f"+{gain}", 16),
        )
    )
