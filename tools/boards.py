"""Draws the boards of the documentation by Python: `docs/pictures/board-<room>.svg`.

`python -m tools.boards` plays each game to a point where there is something to see. Look at the
pictures before you commit them.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

import meute

FOLDER: Final = Path(__file__).parents[1] / "docs/pictures"
NAMES: Final = ("Luna", "Rémy", "Ida")

SHOWN: Final = {"silver": (7, 90), "wolves": (5, 190), "tracks": (3, 120), "foxes": (3, 260)}
"""For each room the seed, and the event after which it is drawn."""


def board(room: str) -> str:
    """Return the table of a room as one of its seats sees it."""
    seed, events = SHOWN[room]
    table = meute.Table(room, len(NAMES), seed, names=NAMES)
    bot = meute.bot("greedy")
    while table.events < events or len(table.waiting) != 1:
        for seat in table.waiting:
            table.play(seat, table.ask(seat, bot))
    return table.svg(table.waiting[0])


if __name__ == "__main__":
    for room in SHOWN:
        (FOLDER / f"board-{room}.svg").write_text(f"{board(room)}\n", "utf-8")
