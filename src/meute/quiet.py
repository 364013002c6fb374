"""A table without lines, as everything is listed in the terminal."""

from __future__ import annotations

from rich.table import Table


def quiet_table(title: str | None = None) -> Table:
    """Return an empty table without lines."""
    return Table(
        title=title,
        title_justify="left",
        title_style="",
        box=None,
        pad_edge=False,
        padding=(0, 2, 0, 0),
        header_style="bold",
    )
