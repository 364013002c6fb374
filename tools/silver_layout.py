"""Writes what is printed on the cards of Silver for the browser's board.

`python -m tools.silver_layout` writes it, with `--check` it only tells whether it is current.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

from meute.games.silver.data import COPIES, DOPPELGANGER
from meute.games.silver.rules.powers import POWERS
from meute.games.silver.state import NOBODY, NOTHING, UNSEEN
from tools import written_or_checked

OUT: Final = Path(__file__).parents[1] / "web" / "src" / "games" / "silver" / "layout.ts"

NUMBERS: Final = {"UNSEEN": UNSEEN, "NOBODY": NOBODY, "NOTHING": NOTHING}


def works(value: int) -> str:
    """Tell when a card does something: while it lies face up, when discarded, or in a set."""
    if value in POWERS:
        return "discard"
    return "set" if value == DOPPELGANGER else "up"


def text() -> str:
    """Return the file as it should be."""
    lines = ["// Written by `python -m tools.silver_layout`; edit data.py instead.\n"]
    lines += [f"export const {name} = {number};" for name, number in NUMBERS.items()]
    kinds = [works(value) for value in range(len(COPIES))]
    lines.append("\n/** When the power of each value works. */")
    lines.append(f"export const WORKS = {json.dumps(kinds)} as const;")
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    raise SystemExit(written_or_checked({OUT: text()}, "tools.silver_layout"))
