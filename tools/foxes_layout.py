"""Writes what is printed on the components of Foxes for the browser's board.

`python -m tools.foxes_layout` writes it, with `--check` it only tells whether it is current.
"""

from __future__ import annotations

import json
from pathlib import Path

from meute.games.foxes import data
from meute.games.foxes.words import names
from tools import written_or_checked

OUT = Path(__file__).parents[1] / "web" / "src" / "games" / "foxes" / "layout.ts"
ROW = "readonly number[]"
NAMES = "readonly string[]"


def tables() -> dict[str, tuple[str, object]]:
    """Return every table with its type."""
    return {
        "PRINTED": ("Readonly<Record<string, readonly number[]>>", data.RECONSTRUCTED),
        "EDGES": (ROW, data.EDGES),
        "TURNS": (ROW, data.TURNS),
        "PRICES": (ROW, data.PRICES),
        "ROW_OF": (ROW, data.ROW),
        "SCORING_MARKERS": (ROW, data.SCORING_MARKERS),
        "DESTINY_GAINS": (ROW, data.DESTINY_GAINS),
        "TERRITORIES": (NAMES, names.TERRITORIES),
        "RESOURCES": (NAMES, names.RESOURCES),
        "OBSTACLES": (NAMES, names.OBSTACLES),
        "BONUSES": (NAMES, names.BONUSES),
        "RUSES": (NAMES, names.RUSES),
        "CUBS": (NAMES, names.CUBS),
        "INSTINCTS": (NAMES, names.INSTINCTS),
        "SOURCES": (NAMES, data.SOURCE_NAMES),
    }


def content() -> str:
    """Return the file as it should be."""
    lines = ["// Written by `python -m tools.foxes_layout`; edit data.py, words/names.py."]
    lines += ["// PRINTED holds the defaults; a table's variant may say otherwise."]
    for name, (kind, value) in tables().items():
        lines.append(f"\nexport const {name}: {kind} = {json.dumps(value)};")
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    raise SystemExit(written_or_checked({OUT: content()}, "tools.foxes_layout"))
