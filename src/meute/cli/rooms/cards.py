"""Cards in a terminal: small ones in one line, large ones in a frame, rows that fit the width."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text

HIDDEN: Final = "hidden"
KNOWN: Final = "known"
OPEN: Final = "open"

FRAMES: Final = {HIDDEN: "╭─╮││╰─╯", KNOWN: "╭┄╮┆┆╰┄╯", OPEN: "┏━┓┃┃┗━┛"}
"""Corners and edges by what the reader may know of a card, so that no colour is needed."""

STYLES: Final = {HIDDEN: "dim", KNOWN: "", OPEN: "bold"}

WIDEST: Final = 13
NARROWEST: Final = 7
"""Letters inside a large card; in the widest the longest word of a name fits."""

TALL: Final = 34
"""A terminal with fewer lines shows small cards only."""

Cell = list[Text]
"""Lines of one width that stand below each other."""


@dataclass(frozen=True)
class Card:
    """What a reader may know of a card that lies at a place."""

    place: int
    state: str
    value: str
    name: str = ""
    notes: tuple[str, str] = ("", "")
    """Said below a large card."""
    marks: str = ""
    """Stand beside a small card."""


@dataclass(frozen=True)
class Row:
    """Cards side by side, in as many lines as they need, behind a heading or below it."""

    heading: Sequence[Text]
    cards: Sequence[Card]
    indent: int
    large: bool = False

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """Break the row where the terminal ends."""
        large = self.large and (not console.is_terminal or console.height >= TALL)
        if large:
            yield Text("  ").join(self.heading)
        inside = room_inside(len(self.cards), options.max_width - 1)
        cells = [large_card(card, inside) if large else small_card(card) for card in self.cards]
        lines = joined(trimmed(cells), options.max_width - (1 if large else self.indent))
        for number, line in enumerate(lines):
            if large:
                yield Text(" ").append_text(line)
            else:
                yield beside(self.heading, number, self.indent).append_text(line)


def room_inside(cards: int, width: int) -> int:
    """Return the letters inside each of some large cards, in one line if that can be read."""
    inside = width // max(1, cards) - 2
    return min(WIDEST, inside) if inside >= NARROWEST else WIDEST


def beside(heading: Sequence[Text], number: int, indent: int) -> Text:
    """Return the part of a heading that stands beside this line."""
    text = heading[number].copy() if number < len(heading) else Text()
    text.truncate(indent - 1, overflow="ellipsis")
    text.align("left", indent)
    return text


def trimmed(cells: list[Cell]) -> list[Cell]:
    """Drop the lines in which no cell has anything."""
    kept = [
        lines for lines in zip(*cells, strict=True) if any(line.plain.strip() for line in lines)
    ]
    return [list(cell) for cell in zip(*kept, strict=True)]


def joined(cells: Sequence[Cell], width: int) -> list[Text]:
    """Set cells side by side, as many as fit, then the rest below."""
    each = max((cell[0].cell_len for cell in cells), default=1)
    fit = max(1, width // each)
    return [
        Text().join(lines)
        for first in range(0, len(cells), fit)
        for lines in zip(*cells[first : first + fit], strict=True)
    ]


def small_card(card: Card) -> Cell:
    """A card in one line below its place."""
    shown = {HIDDEN: card.value, KNOWN: f"({card.value})", OPEN: f"[{card.value}]"}[card.state]
    return [
        Text(str(card.place).center(5) + "  ", "dim"),
        Text(shown.center(5) + card.marks.ljust(2)[:2], STYLES[card.state]),
    ]


def large_card(card: Card, inside: int) -> Cell:
    """A card in a frame that holds its place; inside value and name, below what is special."""
    frame, style = FRAMES[card.state], STYLES[card.state]
    if card.state == HIDDEN:
        inner = ["░" * inside] * 2
    else:
        inner = [card.value.center(inside), shortened(card.name, inside).center(inside)]
    top = f"{frame[0]}{frame[1]} {card.place} ".ljust(inside + 1, frame[1]) + frame[2]
    bottom = f"{frame[5]}{frame[6] * inside}{frame[7]}"
    lines = [top, *(f"{frame[3]}{line}{frame[4]}" for line in inner), bottom]
    below = [note[: inside + 2].center(inside + 2) for note in card.notes]
    return [*(Text(line, style) for line in lines), *map(Text, below)]


def shortened(name: str, inside: int) -> str:
    """Fit a name into a card: of two words the first becomes an initial, the rest is cut."""
    first, space, rest = name.partition(" ")
    if len(name) > inside and space:
        name = f"{first[0]}. {rest}"
    return name if len(name) <= inside else f"{name[: inside - 1]}."
