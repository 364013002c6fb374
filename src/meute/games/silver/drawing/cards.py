"""One card of Silver as a picture: its figure, its value in two corners, its back."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from meute.core import svg
from meute.core.picture import PAPER, PRINT, art_of
from meute.games.silver.data import DOPPELGANGER, EXPOSER
from meute.games.silver.state import UNSEEN

if TYPE_CHECKING:
    from meute.core.picture import Brush
    from meute.games.silver.view import SilverView

CARD_WIDE: Final = 70
CARD_HIGH: Final = 98
GAP: Final = 10
SILVER: Final = "#c9d3d9"
BACK: Final = "#1c2c3a"
HILLS: Final = "#2d4252"
TWO_DIGITS: Final = 9

STARS: Final = (
    "M20 44l1.8 4 4 1.2-3 2.8 0.6 4.2-3.6-2-3.6 2 0.6-4.2-3-2.8 4-1.2zM88 52l1.2 2.7 2.7 0.8-2 "
    "1.9 0.4 2.8-2.4-1.4-2.4 1.4 0.4-2.8-2-1.9 2.7-0.8z"
)
PLATE: Final = "M6 0H30V22Q30 33 19 33H0V6Q0 0 6 0Z"


@dataclass(frozen=True)
class Face:
    """What a seat sees of a card."""

    value: int
    """UNSEEN where the seat is not shown it."""
    up: bool


def face_of(view: SilverView, number: int) -> Face:
    """Return what the seat of a view sees of a card."""
    return Face(view.value[number], bool(view.up[number]))


def card(brush: Brush, face: Face | None) -> str:
    """Draw a card; one that nobody shows is its back."""
    if face is None or face.value == UNSEEN:
        drawn = _back()
    elif face.up:
        drawn = _front(brush, face.value)
    else:
        drawn = _back() + _corner(brush, face.value)
    edge = svg.rect(1.5, 1.5, 97, 137, "none", rx=6, stroke="#0b1117", stroke_width=3)
    # An element of its own, since it cuts off what stands over its edge.
    return svg.tag("svg", drawn + edge, width=CARD_WIDE, height=CARD_HIGH, viewBox="0 0 100 140")


def _front(brush: Brush, value: int) -> str:
    art = art_of(__package__)
    figure = art["figures"][value]
    sky = svg.rect(0, 0, 100, 140, figure["sky"], rx=6) + svg.circle(50, 66, 38, PAPER)
    plates = _plate(brush, value) + svg.tag(
        "g", _plate(brush, value), transform="rotate(180 50 70)"
    )
    power = svg.path("M94 0H76V14Q76 25 87 25H100V6Q100 0 94 0Z", PAPER) + svg.group(
        svg.line(art["powers"][_power(value)], PRINT, 2.4), 79.5, 3.5, 0.72
    )
    return sky + _woodcut(figure["strokes"], figure["spot"]) + plates + power


def _power(value: int) -> str:
    """How a power works: while face up, when discarded, in a set."""
    if value < EXPOSER:
        return "up"
    return "set" if value == DOPPELGANGER else "discard"


def _plate(brush: Brush, value: int) -> str:
    size = 20 if value > TWO_DIGITS else 27
    return svg.path(PLATE, PAPER) + brush.figure(14.5, 25, value, size, fill=PRINT)


def _woodcut(shapes: list[dict[str, Any]], spot: str) -> str:
    """Print a figure in its few inks."""
    faces = {"ink": PRINT, "paper": PAPER, "spot": spot, "skin": PAPER, "rim": PRINT}
    outlines = {"skin": PRINT, "rim": PAPER}
    lines = {"cut": PAPER, "line": PRINT, "glow": spot}
    parts = []
    for shape in shapes:
        ink, d, width = shape["ink"], shape["d"], shape.get("width")
        if ink in lines:
            parts.append(svg.line(d, lines[ink], width or 1.8))
        else:
            rim = outlines.get(ink)
            parts.append(svg.path(d, faces[ink], stroke=rim, stroke_width=width if rim else None))
    return "".join(parts)


def _back() -> str:
    """The howling wolf under the moon."""
    return "".join(
        (
            svg.rect(0, 0, 100, 140, BACK, rx=6),
            svg.circle(54, 54, 31, "#e6ebee"),
            svg.path("M54 23A31 31 0 0 1 54 85A40 40 0 0 0 54 23Z", "#b9c4cc"),
            svg.path("M5 104Q28 92 52 101T95 98V129Q95 135 89 135H11Q5 135 5 129Z", HILLS),
            svg.path("M10 104l6-22 6 22zM20 102l5-17 5 17zM76 100l7-25 7 25z", HILLS),
            svg.path(art_of(__package__)["wolf"], "#0b131a"),
            svg.path(STARS, SILVER),
            svg.rect(5, 5, 90, 130, "none", rx=6, stroke=SILVER, stroke_width=1.8),
        )
    )


def _corner(brush: Brush, value: int) -> str:
    """A folded corner with the value: face down, but this seat knows it."""
    size = 22 if value > TWO_DIGITS else 29
    return "".join(
        (
            svg.path("M34 0H94Q100 0 100 6V66Z", PAPER),
            svg.path("M34 0Q42 30 66 32Q70 58 100 66Z", HILLS),
            brush.figure(80, 29, value, size, fill=PRINT),
            svg.line("M47 6.5Q53.5 0.5 60 6.5Q53.5 12.5 47 6.5Z", PRINT, 1.6),
            svg.circle(53.5, 6.5, 2.2, PRINT),
        )
    )


def amulet(x: float, y: float, r: float) -> str:
    """Draw the amulet: a crescent of silver on its chain."""
    drawn = "".join(
        (
            svg.line("M-9-10Q0-22 9-10", "#8b98a1", 1.8),
            svg.circle(0, 0, 12, BACK, stroke=SILVER, stroke_width=2.2),
            svg.path("M3-8A8.5 8.5 0 1 0 3 8A7 7 0 1 1 3-8Z", SILVER),
        )
    )
    return svg.group(drawn, x, y, r / 12)
