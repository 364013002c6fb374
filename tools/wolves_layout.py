"""Writes what is printed on the components of The Wolves for the browser's board.

`python -m tools.wolves_layout` writes it, with `--check` it only tells whether it is current.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from meute.games.wolves import data
from meute.games.wolves.maps import layout_of

OUT = Path(__file__).parents[1] / "web" / "src" / "games" / "wolves" / "layout.ts"
SEATS = range(data.FEWEST, data.MOST_SEATS + 1)


def text() -> str:
    """Return the file as it should be."""
    tables: dict[str, tuple[str, object]] = {
        "LAYOUTS": ("Record<number, string>", {n: places(n) for n in SEATS}),
        "FIRST_REGION": ("Record<number, number>", {n: layout_of(n).first_region for n in SEATS}),
        "THIRD_PACK": ("Record<number, readonly number[]>", data.THIRD_PACK),
        "DATES": ("Record<number, readonly number[]>", data.DATES),
        "ABILITY": ("readonly (readonly number[])[]", data.ABILITY),
        "TRACK_BONUS": ("Record<number, readonly (readonly number[])[]>", data.TRACK_BONUS),
        "TRACK_POINTS": ("Record<number, readonly number[]>", data.TRACK_POINTS),
        "LAIR_POINTS": ("readonly number[]", data.LAIR_POINTS),
        "WOLF_POINTS": ("readonly number[]", data.WOLF_POINTS),
        "HUNT_POINTS": ("Record<number, readonly number[]>", data.HUNT_POINTS),
        "WOLVES": ("readonly number[]", data.WOLVES),
        "PILES": ("readonly (readonly number[])[]", data.PILES),
        "FIRST_PLACE": ("readonly number[]", data.FIRST_PLACE),
        "SECOND_PLACE": ("readonly number[]", data.SECOND_PLACE),
    }
    lines = ["// Written by `python -m tools.wolves_layout`; edit data.py and maps.py instead."]
    lines += [
        "// A layout is the x,y of every hex, in order: columns of flat-top hexes as in data.py."
    ]
    for name, (kind, value) in tables.items():
        lines.append(f"\nexport const {name}: {kind} = {json.dumps(value, indent=None)};")
    return "\n".join(lines) + "\n"


def places(seats: int) -> str:
    """Return the place of every hex, in short."""
    return " ".join(f"{x},{y}" for x, y in layout_of(seats).at)


def main() -> int:
    """Write the file, or check it."""
    if "--check" in sys.argv[1:]:
        current = OUT.is_file() and OUT.read_text("utf-8") == text()
        if not current:
            sys.stderr.write(f"{OUT} is not current; run python -m tools.wolves_layout\n")
        return int(not current)
    OUT.write_text(text(), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
