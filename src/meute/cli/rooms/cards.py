"""Cards in a terminal: small ones in one line, large ones in a frame, rows that fit the width."""

from __future__ import annotations

import textwrap
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
INSIDE: Final = 13
"""Letters inside a large card: the longest word of a name fits."""

Cell = list[Text]
"""Lines of one width that stand below each other."""


@dataclass(frozen=True)
class Row:
    """Cells side by side, in as many rows as the width asks for, behind an indent."""

    cells: Sequence[Cell]
    indent: int

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """Break the row where the terminal ends."""
        room = options.max_width - self.indent
        width = max((cell[0].cell_len for cell in self.cells), default=1)
        fit = max(1, room // width)
        for first in range(0, len(self.cells), fit):
            for lines in zip(*self.cells[first : first + fit], strict=True):
                yield Text(" " * self.indent).append_text(Text().join(lines))


def small(number: int, state: str, value: str, marks: str) -> Cell:
    """A card of somebody else: its place above, then what can be seen of it."""
    shown = {HIDDEN: value, KNOWN: f"({value})", OPEN: f"[{value}]"}[state]
    style = STYLES[state]
    return [
        Text(str(number).center(7), "dim"),
        Text(shown.center(5) + marks.ljust(2), style),
    ]


def large(number: int, state: str, value: str, name: str, notes: Sequence[str]) -> Cell:
    """An own card: its place in the frame, value and name inside, what is special below."""
    frame, style = FRAMES[state], STYLES[state]
    words = [*textwrap.wrap(name, INSIDE), "", ""][:2]
    if state == HIDDEN:
        inner = ["░" * INSIDE] * 3
    else:
        inner = [value.center(INSIDE), *(word.center(INSIDE) for word in words)]
    top = f"{frame[0]}{frame[1]} {number} ".ljust(INSIDE + 1, frame[1]) + frame[2]
    lines = [top, *(f"{frame[3]}{line}{frame[4]}" for line in inner)]
    lines.append(f"{frame[5]}{frame[6] * INSIDE}{frame[7]}")
    notes = [*notes, ""][: max(2, len(notes))]
    return [Text(line, style) for line in lines] + [
        Text(note[: INSIDE + 2].center(INSIDE + 2)) for note in notes
    ]
