"""A table that nobody has drawn: what the view shows, a field on a line, seats with their marks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from meute.core.codec import to_json, to_plain
from meute.core.picture import Picture

if TYPE_CHECKING:
    from meute.core.decision import View
    from meute.core.picture import Brush

WIDTH: Final = 640
ROW: Final = 26
NAMES: Final = 190
"""Width of the column of names."""
HIDDEN: Final = ("type", "pending", "player", "shown")
"""Fields that say nothing about the table."""


def drawn(view: View, brush: Brush) -> Picture:
    """List the fields of a view; a row with an entry for every seat has their marks."""
    shown = {name: value for name, value in to_plain(view).items() if name not in HIDDEN}
    seats = shown.get("seats")
    parts, y = [brush.panel(0, 0, WIDTH, ROW * len(shown) + 12)], 6.0
    for name, value in shown.items():
        label = name.replace("_", " ")
        parts.append(brush.words(12, y + 17, label, 13, fill=brush.look.muted, fit=NAMES - 16))
        parts.append(_value(brush, y, value, seats))
        y += ROW
    return Picture(WIDTH, y + 6, "".join(parts), "")


def _value(brush: Brush, y: float, value: Any, seats: Any) -> str:
    if isinstance(value, list) and len(value) == seats and seats:
        wide = (WIDTH - NAMES - 12) / seats
        cells = []
        for seat, each in enumerate(value):
            x = NAMES + wide * seat
            cells.append(brush.mark(x + 8, y + 13, 7, seat))
            cells.append(brush.words(x + 20, y + 17, _said(each), 13, fit=wide - 26))
        return "".join(cells)
    return brush.words(NAMES, y + 17, _said(value), 13, fit=WIDTH - NAMES - 12)


def _said(value: Any) -> str:
    """Write a value as JSON; text stands for itself."""
    return value if isinstance(value, str) else to_json(value).decode()
