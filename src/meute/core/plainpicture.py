"""A table that nobody has drawn: tiles for what all share, and a line for every seat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from meute.core.picture import Picture
from meute.core.sheet import named, said, sheet_of
from meute.core.svg import LETTER

if TYPE_CHECKING:
    from meute.core.decision import View
    from meute.core.picture import Brush

WIDTH: Final = 640
TILE: Final = 64
LEAST: Final = 72
"""The narrowest tile."""
GAP: Final = 10
ROW: Final = 36
NAMES: Final = 200
"""Width of the column of names."""


def drawn(view: View, brush: Brush) -> Picture:
    """Draw the fields of a view; one with an entry for every seat is a column."""
    sheet = sheet_of(view, brush.seats)
    labels = {name: _label(view, brush, name) for name in (*sheet.common, *sheet.columns)}
    parts, x, y = [], 0.0, 0.0
    for name, value in sheet.common.items():
        shown = said(value)
        wide = min(WIDTH, max(LEAST, 28 + LETTER * max(12 * len(labels[name]), 18 * len(shown))))
        if x and x + wide > WIDTH:
            x, y = 0.0, y + TILE + GAP
        parts.append(brush.panel(x, y, wide, TILE))
        parts.append(
            brush.words(x + 14, y + 21, labels[name], 12, fill=brush.look.muted, fit=wide - 28)
        )
        parts.append(brush.figure(x + 14, y + 49, shown, 18, text_anchor="start", fit=wide - 28))
        x += wide + GAP
    y += TILE + GAP if sheet.common else 0.0
    if brush.seats:
        columns = {labels[name]: value for name, value in sheet.columns.items()}
        parts.append(_by_seat(view, brush, y, columns))
        y += ROW * (brush.seats + 1)
    return Picture(WIDTH, y, "".join(parts), "")


def _by_seat(view: View, brush: Brush, top: float, columns: dict[str, list[Any]]) -> str:
    parts = [brush.panel(0, top, WIDTH, ROW * (brush.seats + 1))]
    wide = (WIDTH - NAMES) / max(1, len(columns))
    for n, label in enumerate(columns):
        parts.append(
            brush.words(
                NAMES + wide * (n + 0.5), top + 23, label, 12, fill=brush.look.muted,
                text_anchor="middle", fit=wide - 8,
            )
        )  # fmt: skip
    for seat in range(brush.seats):
        y = top + ROW * (seat + 1)
        if seat == getattr(view, "player", None):
            parts.append(brush.panel(0, y, WIDTH, ROW, fill=brush.look.raised, rx=0))
        parts.append(brush.seat_line(14, y + 24, seat, NAMES - 28))
        for n, values in enumerate(columns.values()):
            parts.append(brush.figure(NAMES + wide * (n + 0.5), y + 25, said(values[seat]), 16))
    return "".join(parts)


def _label(view: View, brush: Brush, name: str) -> str:
    return named(view.game, name, brush.book.knows, brush.say)
