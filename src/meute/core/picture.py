"""A table as a picture: what a room draws with, and the frame around what it has drawn.

A picture is made from a view and from nothing else, so it can tell no more than the view does. It
is SVG text that stands alone: nothing is fetched, nothing in it has a name that another picture on
the same page could take.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import cache
from html import escape
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final

from meute.core import svg
from meute.core.errors import UnknownName
from meute.core.message import LANGUAGES, Message, Phrasebook
from meute.core.names import offered, quoted
from meute.core.texts import CATALOGUES

if TYPE_CHECKING:
    from meute.core.decision import View
    from meute.core.game import Game
    from meute.core.message import Param

MARGIN: Final = 12
HEAD: Final = 40
"""Height of the line above a picture."""

SANS: Final = "'Segoe UI', 'Helvetica Neue', 'Noto Sans', 'DejaVu Sans', Arial, sans-serif"
SERIF: Final = "Georgia, 'Noto Serif', 'DejaVu Serif', serif"


@dataclass(frozen=True)
class Look:
    """The colours of the house by day or by night."""

    ground: str
    surface: str
    raised: str
    ink: str
    muted: str
    edge: str
    moon: str
    ember: str
    dark: bool


LOOKS: Final = {
    "day": Look(
        ground="#f5f0e6", surface="#fffaf0", raised="#ffffff", ink="#1c2228", muted="#5c6670",
        edge="#d8cfbd", moon="#8a6a12", ember="#b63a10", dark=False,
    ),
    "night": Look(
        ground="#11181f", surface="#1a242d", raised="#243240", ink="#f2ede2", muted="#a9b4bd",
        edge="#33434f", moon="#f0d58c", ember="#ff7a4d", dark=True,
    ),
}  # fmt: skip

SEATS: Final = ("#e69f00", "#56b4e9", "#009e73", "#d55e00", "#cc79a7", "#0072b2")
"""Orange, sky, green, vermilion, purple and blue of Okabe and Ito, by seat."""

PRINT: Final = "#10161b"
"""What is dark on a piece, by day and by night."""

PAPER: Final = "#f4ead2"
"""What is light on a piece."""


@cache
def art_of(package: str, name: str = "art.json") -> Any:
    """Return the shapes of a package: those of the browser, which its tests write down there."""
    return json.loads((files(package) / name).read_text("utf-8"))


@dataclass(frozen=True)
class Picture:
    """What a room has drawn: its size, its parts, and what stands above it."""

    width: float
    height: float
    parts: str
    head: str
    """How far the game is, in a few words."""


@dataclass(frozen=True)
class Brush:
    """Draws for one language, by day or by night, and knows who sits where."""

    look: Look
    book: Phrasebook
    names: Sequence[str] = ()
    seats: int = 0
    """How many sit at the table; 0 if nobody has told."""
    tints: Sequence[str] = field(default=SEATS)
    """The colour of each seat."""

    def say(self, key: str | Message, **params: Param) -> str:
        """Put a message into words, or the text of a key."""
        return self.book.say(Message(key, params) if isinstance(key, str) else key, self.names)

    def name(self, seat: int) -> str:
        """Name whoever sits there."""
        known = 0 <= seat < len(self.names) and self.names[seat]
        return known or self.say("core.seat", number=seat + 1)

    def colour(self, seat: int) -> str:
        """Return the colour of a seat."""
        return self.tints[seat % len(self.tints)]

    def mark(self, x: float, y: float, r: float, seat: int) -> str:
        """Draw the mark of a seat, which tells it apart where its colour does not."""
        marks = art_of("meute.core", "marks.json")
        drawn = svg.path(
            marks[seat % len(marks)], self.colour(seat), stroke=PRINT, stroke_width=1.6
        )
        return svg.group(drawn, x, y, r / 10)

    def words(self, x: float, y: float, said: str, size: float = 13, **more: svg.Value) -> str:
        """Write words in the ink of the look, unless `fill` says otherwise."""
        fill = more.pop("fill", None) or self.look.ink
        return svg.text(x, y, said, size, str(fill), **more)

    def figure(
        self, x: float, y: float, said: str | float, size: float = 15, **more: svg.Value
    ) -> str:
        """Write a figure: bold, in the type of titles."""
        shown = said if isinstance(said, str) else svg.number(said)
        more = {"font_family": SERIF, "font_weight": "bold", "text_anchor": "middle", **more}
        return self.words(x, y, shown, size, **more)

    def panel(  # noqa: PLR0913 (a rectangle and how it looks)
        self, x: float, y: float, width: float, height: float, *, fill: str = "",
        edge: str | None = None, rx: float = 8,
    ) -> str:  # fmt: skip
        """Draw the ground of something that belongs together; an edge of its own stands out."""
        return svg.rect(
            x, y, width, height, fill or self.look.surface, rx=rx,
            stroke=edge or self.look.edge, stroke_width=2.2 if edge else 1,
        )  # fmt: skip

    def seat_line(self, x: float, y: float, seat: int, width: float, size: float = 14) -> str:
        """Draw the mark and the name of a seat on one line."""
        return self.mark(x + 8, y - 5, 8, seat) + self.words(
            x + 22, y, self.name(seat), size, font_weight="bold", fit=width - 22
        )


def svg_of(  # noqa: PLR0913 (what is drawn, for whom, and how)
    game: Game,
    view: View,
    names: Sequence[str] = (),
    *,
    seats: int = 0,
    language: str = "en",
    look: str = "day",
) -> str:
    """Draw what a view shows, as a picture that stands alone."""
    brush = brush_for(game, names, seats or len(names), language, look)
    drawn = game.draw(view, brush)
    title = _title(game, brush)
    width, height = drawn.width + 2 * MARGIN, drawn.height + HEAD + MARGIN
    told = f"{title}, {drawn.head}" if drawn.head else title
    return svg.tag(
        "svg",
        "".join(
            (
                svg.tag("title", escape(told)),
                svg.rect(0, 0, width, height, brush.look.ground, rx=10),
                brush.words(
                    MARGIN, 27, title, 20, font_family=SERIF, font_weight="bold",
                    fill=brush.look.moon,
                ),
                _head(brush, drawn.head, width, MARGIN + 12 * len(title) + 16),
                svg.group(drawn.parts, MARGIN, HEAD),
            )
        ),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {svg.number(width)} {svg.number(height)}",
        width=width,
        height=height,
        role="img",
        font_family=SANS,
        stroke_linecap="round",
        stroke_linejoin="round",
        style="max-width:100%;height:auto",
    )  # fmt: skip


def brush_for(game: Game, names: Sequence[str], seats: int, language: str, look: str) -> Brush:
    """Return what draws in this language and look."""
    for chosen, known, kind in ((language, LANGUAGES, "language"), (look, LOOKS, "look")):
        if chosen not in known:
            others = offered(chosen, [*known], f"the {kind}s are")
            raise UnknownName(f"no {kind} is called {quoted(chosen)}{others}")
    book = Phrasebook(language, CATALOGUES[language], game.catalogue(language))
    return Brush(LOOKS[look], book, names, seats)


def _head(brush: Brush, said: str, width: float, left: float) -> str:
    """How far the game is, on the right of its title."""
    right = width - MARGIN
    return brush.words(right, 27, said, 14, text_anchor="end", fit=right - left) if said else ""


def _title(game: Game, brush: Brush) -> str:
    key = f"{game.meta.name}.title"
    return brush.say(key) if brush.book.knows(key) else game.meta.title


def strokes(
    shapes: Iterable[dict[str, Any]], body: str, inks: dict[str, str], width: float = 1.4
) -> str:
    """Draw the strokes of a shape: its body in one colour, the rest by what each ink is here.

    An ink that `inks` does not name has the colour of the body; `lines` and `rope` are lines.
    """
    parts = []
    for shape in shapes:
        ink, own = shape["ink"], shape.get("fill")
        colour = inks.get(ink) or (own if own and body == "" else body) or own or PRINT
        place = shape.get("transform")
        if ink in ("lines", "rope"):
            wide = shape.get("width") or (2.6 if ink == "rope" else width)
            parts.append(svg.line(shape["d"], colour, wide, transform=place))
        else:
            parts.append(svg.path(shape["d"], colour, transform=place))
    return "".join(parts)
