"""Writes what is printed on the components of Foxes for the browser's board.

`python -m tools.foxes_layout` writes it, with `--check` it only tells whether it is current.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from meute.games.foxes import data, text

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
        "TERRITORIES": (NAMES, text.TERRITORIES),
        "RESOURCES": (NAMES, text.RESOURCES),
        "OBSTACLES": (NAMES, text.OBSTACLES),
        "BONUSES": (NAMES, text.BONUSES),
        "RUSES": (NAMES, text.RUSES),
        "CUBS": (NAMES, text.CUBS),
        "INSTINCTS": (NAMES, text.INSTINCTS),
        "ONE_OR_MANY": (NAMES, sorted(text.ONE_OR_MANY)),
        "SOURCES": (NAMES, data.SOURCE_NAMES),
    }


def content() -> str:
    """Return the file as it should be."""
    lines = ["// Written by `python -m tools.foxes_layout`; edit data.py and text.py instead."]
    lines += ["// PRINTED holds the defaults; a table's variant may say otherwise."]
    for name, (kind, value) in tables().items():
        lines.append(f"\nexport const {name}: {kind} = {json.dumps(value)};")
    return "\n".join(lines) + "\n"


def main() -> int:
    """Write the file, or check it."""
    if "--check" in sys.argv[1:]:
        current = OUT.is_file() and OUT.read_text("utf-8") == content()
        if not current:
            sys.stderr.write(f"{OUT} is not current; run python -m tools.foxes_layout\n")
        return int(not current)
    OUT.write_text(content(), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
