"""What a game shows to somebody who has never seen it: a page of pictures, and an aid at the table.

A panel is one idea: a position of a real game, the part of it that shows the idea, and a sentence
or two. Positions are found and not made up: games are played from one seed after the other until
a position fits, so a panel shows nothing that the rules cannot bring about.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

from meute.core import registry, svg
from meute.core.bare import BareTable
from meute.core.errors import BrokenGame
from meute.core.message import Message
from meute.core.picture import SANS, Picture, brush_for

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from meute.core.game import Game
    from meute.core.message import Param
    from meute.core.picture import Brush

SEATS: Final = 3
"""How many play in the pictures; every game of the house can."""

MOST_GAMES: Final = 12
"""Games after which a position that nobody reached is taken for one that cannot be."""

PLAYER: Final = "greedy"
"""Who plays them: quick, and at its best where a beginner would like to be."""


@dataclass(frozen=True)
class Panel:
    """One idea: when a position shows it, what of it is drawn, and the facts of its sentence."""

    name: str
    """Its text is `<game>.guide.<name>`, its title `<game>.guide.<name>.title`."""
    fits: Callable[[Any], bool]
    """Whether a view shows the idea."""
    draw: Callable[[Any, Brush], Picture]
    """The part of the table that shows it."""
    facts: Mapping[str, Param] = field(default_factory=dict)
    """The numbers of its sentence, from the room's data."""
    rule: str = ""
    """The paragraph that says it all."""
    seat: int = 0
    """Through whose eyes it is seen."""


@dataclass(frozen=True)
class Section:
    """A part of the aid: a heading, and lines with what one does and what it costs or brings."""

    title: Message
    lines: Sequence[Message]


@dataclass(frozen=True)
class Found:
    """Where the position of a panel was found."""

    seed: int
    event: int
    view: Any
    state: Any


def positions(game: Game, panels: Sequence[Panel]) -> dict[str, Found]:
    """Find a position for each panel: the first that fits, in games played from seed 0 on."""
    found: dict[str, Found] = {}
    bot = registry.bot(PLAYER)
    seats = max(game.meta.fewest, min(SEATS, game.meta.most))
    for seed in range(MOST_GAMES):
        table = BareTable(game, seats, seed)
        while len(found) < len(panels):
            _look(table, seed, panels, found)
            if table.over:
                break
            table.let_answer(table.waiting[0], bot)
        if len(found) == len(panels):
            return found
    missing = [panel.name for panel in panels if panel.name not in found]
    raise BrokenGame(f"no game of {game.meta.name} shows {', '.join(missing)}")


def _look(table: BareTable, seed: int, panels: Sequence[Panel], found: dict[str, Found]) -> None:
    views: dict[int, Any] = {}
    for panel in panels:
        if panel.name in found:
            continue
        view = views.get(panel.seat) or table.view(panel.seat)
        views[panel.seat] = view
        if panel.fits(view):
            found[panel.name] = Found(seed, table.events, view, table.copy_state())


def drawn(game: Game, panel: Panel, view: Any, language: str, look: str) -> str:
    """Draw a panel as a picture that stands alone."""
    brush = brush_for(game, (), SEATS, language, look)
    picture = panel.draw(view, brush)
    width, height = svg.number(picture.width), svg.number(picture.height)
    return svg.tag(
        "svg",
        picture.parts,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {width} {height}",
        width=picture.width,
        height=picture.height,
        font_family=SANS,
        stroke_linecap="round",
        stroke_linejoin="round",
    )


def cropped(  # noqa: PLR0913, PLR0917 (a window: what is behind it, where it is, how large)
    parts: str, left: float, top: float, width: float, height: float, scale: float = 1
) -> Picture:
    """Show a part of something drawn."""
    inside = svg.tag(
        "svg", parts, width=width * scale, height=height * scale,
        viewBox=" ".join(svg.number(value) for value in (left, top, width, height)),
    )  # fmt: skip
    return Picture(width * scale, height * scale, inside, "")


def beside(*pictures: Picture, gap: float = 14) -> Picture:
    """Put pictures next to each other, each in the middle of the height."""
    high, x, parts = max(picture.height for picture in pictures), 0.0, []
    for picture in pictures:
        parts.append(svg.group(picture.parts, x, (high - picture.height) / 2))
        x += picture.width + gap
    return Picture(x - gap, high, "".join(parts), "")


def below(*pictures: Picture, gap: float = 10) -> Picture:
    """Put pictures one under the other."""
    y, parts = 0.0, []
    for picture in pictures:
        parts.append(svg.group(picture.parts, 0, y))
        y += picture.height + gap
    return Picture(max(picture.width for picture in pictures), y - gap, "".join(parts), "")


def ring(brush: Brush, x: float, y: float, r: float) -> str:
    """Draw a ring around what a panel is about."""
    dark = svg.circle(x, y, r, "none", stroke=brush.look.ground, stroke_width=7)
    return dark + svg.circle(x, y, r, "none", stroke=brush.look.moon, stroke_width=4)


def frame(brush: Brush, x: float, y: float, width: float, height: float) -> str:
    """Draw a frame around what a panel is about."""
    return svg.rect(x, y, width, height, "none", rx=8, stroke=brush.look.moon, stroke_width=4)


def arrow(brush: Brush, x: float, y: float, to_x: float, to_y: float) -> str:
    """Draw an arrow from one place to another."""
    long = max(1e-9, ((to_x - x) ** 2 + (to_y - y) ** 2) ** 0.5)
    dx, dy = (to_x - x) / long * 9, (to_y - y) / long * 9
    d = (
        f"M{x:.1f} {y:.1f}L{to_x:.1f} {to_y:.1f}"
        f"M{to_x - dx - dy * 0.8:.1f} {to_y - dy + dx * 0.8:.1f}L{to_x:.1f} {to_y:.1f}"
        f"L{to_x - dx + dy * 0.8:.1f} {to_y - dy - dx * 0.8:.1f}"
    )
    return svg.line(d, brush.look.ground, 7) + svg.line(d, brush.look.moon, 4)


__all__ = [
    "Found", "Panel", "Section", "arrow", "below", "beside", "cropped", "drawn", "frame",
    "positions", "ring",
]  # fmt: skip
