"""The pieces of Foxes as pictures, each around 0, 0 in a square of 24."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from meute.core import svg
from meute.core.picture import PAPER, PRINT, art_of, strokes
from meute.games.foxes.data import CHEESE, CUB, PC, RESOURCE, TILE, VP

if TYPE_CHECKING:
    from meute.core.picture import Brush

EARTH: Final = "#5b432f"
TUNNEL: Final = "#d9b98a"
GAIN_ICONS: Final = {
    PC: "pc", VP: "vp", RESOURCE: "resource", CUB: "cub", TILE: "tile", CHEESE: "cheese",
}  # fmt: skip


def icon(name: str) -> str:
    """An icon of the room in its own colours."""
    shapes = art_of(__package__)["icons"][name]
    return strokes(shapes, "", {"dark": PRINT, "light": PAPER, "lines": PRINT}, 1.5)


def fox(brush: Brush, seat: int) -> str:
    """A fox in the colour of its seat, in a box of 100 by 72, with the seat's mark."""
    art = art_of(__package__)
    body = svg.path(
        art["fox"], brush.colour(seat), stroke=PRINT, stroke_width=5, stroke_linejoin="round"
    )
    return body + svg.path(art["tail"], PAPER) + brush.mark(50, 37, 13, seat)


def die(brush: Brush, seat: int, value: int, size: float = 22) -> str:
    """A die in the colour of a seat, with its value; an exhausted one is faded."""
    half = size / 2
    drawn = svg.rect(-half, -half, size, size, brush.colour(seat), rx=4, stroke=PRINT)
    inner = svg.circle(0, 0, size * 0.38, PAPER)
    said = "-" if value <= 0 else str(value)
    return drawn + inner + brush.figure(0, size * 0.21, said, size * 0.62, fill=PRINT)
