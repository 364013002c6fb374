"""Rows and columns on the terminal; nothing is cut, however narrow it is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from rich.measure import Measurement
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rich.console import Console, ConsoleOptions, RenderResult

INDENT: Final = 2
GAP: Final = 2
"""Spaces before the figures of a name that has a line of its own, and between figures."""


class Scoreboard(Table):
    """A table of figures by name; where it is too wide, every name gets a line of its own."""

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """Draw side by side what fits so, else the names above their figures."""
        if Measurement.get(console, options.update(width=1 << 16), self).maximum <= (
            options.max_width
        ):
            yield from super().__rich_console__(console, options)
            return
        yield from self._stacked(console, options.max_width)

    def _stacked(self, console: Console, room: int) -> RenderResult:
        name, *others = self.columns
        widths = [_width(console, column) for column in others]
        if INDENT + sum(widths) + GAP * len(widths) > room:
            yield from self._spelled()
            return
        yield _bold(name.header)
        yield self._line([_bold(column.header) for column in others], widths)
        for cells in self._rows_of_cells():
            yield _text(cells[0])
            if any(str(cell) for cell in cells[1:]):
                yield self._line(cells[1:], widths)

    def _line(self, cells: list[Any], widths: list[int]) -> Padding:
        line = Table.grid(padding=(0, GAP, 0, 0))
        for column, width in zip(self.columns[1:], widths, strict=True):
            line.add_column(justify=column.justify, width=width, overflow="fold")
        line.add_row(*cells)
        return Padding(line, (0, 0, 0, INDENT))

    def _spelled(self) -> Iterator[Any]:
        """Write every figure after its heading, for terminals too narrow for columns."""
        headings = [str(column.header) for column in self.columns]
        yield _bold(headings[0])
        for cells in self._rows_of_cells():
            yield _text(cells[0])
            pairs = zip(headings[1:], map(str, cells[1:]), strict=True)
            said = ", ".join(f"{heading} {cell}".strip() for heading, cell in pairs if cell)
            yield Padding(Text(said, overflow="fold"), (0, 0, 0, INDENT))

    def _rows_of_cells(self) -> Iterator[list[Any]]:
        yield from map(list, zip(*(list(column.cells) for column in self.columns), strict=True))


def quiet_table(title: str | None = None) -> Table:
    """Return an empty table without lines."""
    return Table(title=title, **_QUIET)


def scoreboard() -> Scoreboard:
    """Return an empty table of figures by name, without lines."""
    return Scoreboard(**_QUIET)


_QUIET: Final[dict[str, Any]] = {
    "title_justify": "left",
    "title_style": "",
    "box": None,
    "pad_edge": False,
    "padding": (0, GAP, 0, 0),
    "header_style": "bold",
}


def _width(console: Console, column: Any) -> int:
    """Return the letters a column needs if its heading may wrap between words."""
    words = str(column.header).split()
    return max((console.measure(each).maximum for each in [*words, *column.cells]), default=1)


def _bold(heading: Any) -> Text:
    return Text(str(heading), "bold", overflow="fold")


def _text(cell: Any) -> Text:
    text = cell.copy() if isinstance(cell, Text) else Text(str(cell))
    text.overflow = "fold"
    return text
