"""The wolves of the pack as pictures: rank, strength, recognition, counters; cubs and fights."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from meute.core import svg
from meute.core.message import Message
from meute.core.picture import PRINT, art_of
from meute.games.tracks.data import (
    COLUMNS,
    FIGHT_CARDS,
    GREEN_ZONE,
    LETTERS,
    MOST_CHIPS,
    STRONGEST,
    YELLOW_ZONE,
)
from meute.games.tracks.state import EMPTY, NOBODY, UNASKED, letter_of, owner_of
from meute.games.tracks.view import FACE_DOWN, SEALED
from meute.games.tracks.words.names import sexed_name

if TYPE_CHECKING:
    from collections.abc import Iterator

    from meute.core.picture import Brush
    from meute.games.tracks.view import TracksView

WOLF_WIDE: Final = 256
ROW_HIGH: Final = 84
CELL: Final = 25
GREEN: Final = "#2f9e6e"
YELLOW: Final = "#d9a420"
RED: Final = "#c8502f"
CHIP: Final = "#f0c34e"


def rows(view: TracksView) -> Iterator[tuple[str, int, int]]:
    """B0.8 The rows from the top, with a male and a female or NOBODY: alphas, beta, the others."""
    males, females = list(view.males), list(view.females)
    longest = max(len(males), len(females) + 1 if len(females) > 1 else len(females), 0)
    for row in range(longest):
        male = males[row] if row < len(males) else NOBODY
        at = row if row == 0 else row - 1
        female = females[at] if (row != 1 and 0 <= at < len(females)) else NOBODY
        yield ("alpha" if row == 0 else "beta" if row == 1 else "wolf"), male, female


def boxed(shape: dict[str, Any], size: float, body: str, cut: str, rim: str | None = None) -> str:
    """Draw an animal as high as `size`; what is cut has the colour of the ground."""
    left, top, _, high = (float(part) for part in shape["box"].split())
    scale = size / high
    parts = []
    for stroke in shape["strokes"]:
        if stroke["ink"] == "lines":
            if rim:
                parts.append(svg.line(stroke["d"], rim, 7))
            parts.append(svg.line(stroke["d"], body, 3.6))
        else:
            fill = cut if stroke["ink"] == "cut" else body
            edge = rim if stroke["ink"] == "body" else None
            parts.append(svg.path(stroke["d"], fill, stroke=edge, stroke_width=3 if edge else None))
    return svg.group("".join(parts), -left * scale, -top * scale, scale)


def wolf_card(view: TracksView, brush: Brush, rank: str, wolf: int) -> str:
    """Draw a wolf: its figure, name and rank, then strength, recognition and counters."""
    female = bool(view.settings.female[wolf])
    seat = owner_of(wolf)
    shape = art_of(__package__)["female" if female else "male"]
    fill = brush.look.raised if seat == view.player else brush.look.surface
    fights = wolf in (view.attacker, view.defender)
    edge = brush.look.ember if fights else None
    name = "alpha_female" if rank == "alpha" and female else rank
    name = "alpha_male" if rank == "alpha" and not female else name
    return "".join(
        (
            brush.panel(0, 0, WOLF_WIDE, ROW_HIGH, fill=fill, edge=edge),
            svg.group(boxed(shape, 54, brush.colour(seat), fill, PRINT), 8, 20),
            brush.mark(16, 15, 7.5, seat),
            brush.figure(31, 20, LETTERS[letter_of(wolf)], 14),
            brush.words(
                84, 19, brush.say(Message(f"tracks.name.rank.{name}")), 13, font_weight="bold",
                fit=WOLF_WIDE - 84 - 66,
            ),
            _chips(view.chips[wolf]),
            _strength(brush, view.strength[wolf]),
            *(_cell(view, brush, wolf, n) for n in range(COLUMNS)),
        )
    )  # fmt: skip


def _chips(count: int) -> str:
    """Recognition: so many chips of four."""
    return "".join(
        svg.circle(
            WOLF_WIDE - 58 + 14 * n, 15, 5, CHIP if n < count else "none", stroke="#8a7440",
            stroke_width=1.2,
        )
        for n in range(MOST_CHIPS)
    )  # fmt: skip


def _strength(brush: Brush, strength: int) -> str:
    """Strength as steps up to twelve, green, yellow or red, and as a figure."""
    colour = GREEN if strength >= GREEN_ZONE else YELLOW if strength >= YELLOW_ZONE else RED
    step = 11.4
    bars = "".join(
        svg.rect(
            84 + step * n, 29, step - 2.2, 11, colour if n < strength else brush.look.edge, rx=2
        )
        for n in range(STRONGEST)
    )
    return bars + brush.figure(WOLF_WIDE - 16, 40, strength, 14)


def _cell(view: TracksView, brush: Brush, wolf: int, column: int) -> str:
    """A cell of the tableau: a counter seen, one face down, one still secret, or none."""
    counter = view.counters[COLUMNS * wolf + column]
    x, y = 84 + (CELL + 6) * column, 49
    empty = counter in (UNASKED, EMPTY)
    edge = {"stroke": brush.look.edge, "stroke_dasharray": "3 3"} if empty else {"stroke": PRINT}
    hidden = counter in (FACE_DOWN, SEALED)
    fill = "none" if empty else brush.look.muted if hidden else brush.colour(owner_of(wolf))
    drawn = svg.rect(x, y, CELL, CELL, fill, rx=4, **edge)
    if counter == SEALED:
        return drawn + brush.figure(x + CELL / 2, y + 18, "?", 15, fill=brush.look.surface)
    if empty or hidden:
        return drawn
    return (
        drawn
        + svg.circle(x + CELL / 2, y + CELL / 2, 10, "#fffaf0")
        + brush.figure(x + CELL / 2, y + 18, counter, 14, fill=PRINT)
    )


def cub(brush: Brush) -> str:
    """Draw a cub; whose it is, its shape does not tell."""
    return boxed_cub(brush, 26)


def boxed_cub(brush: Brush, size: float) -> str:
    """Draw a cub as high as `size`."""
    return boxed(art_of(__package__)["cub"], size, brush.look.muted, brush.look.ground)


def fight(view: TracksView, brush: Brush, width: float) -> tuple[str, float]:
    """Draw a fight for rank: who fights, the score, and the cards this seat may see."""
    high = 76.0
    parts = [brush.panel(0, 0, width, high, edge=brush.look.ember)]
    parts.append(brush.words(12, 20, brush.say("tracks.board.duel"), 12, fill=brush.look.muted))
    for side, wolf in enumerate((view.attacker, view.defender)):
        if wolf == NOBODY:
            continue
        x = 12 + side * width / 2
        parts.append(brush.mark(x + 8, 40, 8, owner_of(wolf)))
        said = brush.say(sexed_name(view.settings, wolf))
        parts.append(brush.words(x + 22, 45, said, 12.5, fit=width / 2 - 64))
        parts.append(brush.figure(x + width / 2 - 30, 46, view.fight_scores[side], 17))
        sizes = "▮" * view.fight_sizes[side]
        parts.append(brush.words(x + 22, 64, sizes, 12, fill=brush.look.muted, fit=110))
    cards = [str(n) for n in range(1, FIGHT_CARDS + 1) if view.fight_hand >> n & 1]
    if cards:
        said = " ".join(cards)
        parts.append(brush.figure(width - 12, 66, said, 13, text_anchor="end"))
    return "".join(parts), high
