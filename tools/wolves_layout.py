"""Writes what is printed on the components of The Wolves for the browser's board.

`python -m tools.wolves_layout` writes it, with `--check` it only tells whether it is current.
"""

from __future__ import annotations

import json
from pathlib import Path

from meute.games.wolves import data, pieces
from meute.games.wolves.maps import layout_of
from meute.games.wolves.rules.end import PARTS
from meute.games.wolves.state import OFF
from tools import written_or_checked

OUT = Path(__file__).parents[1] / "web" / "src" / "games" / "wolves" / "layout.ts"
SEATS = range(data.FEWEST, data.MOST_SEATS + 1)


WORDS = {
    "TERRAINS": data.TERRAINS,
    "KINDS": data.KINDS,
    "TRACKS": data.TRACKS,
    "PREY": data.PREY,
    "MOONS": data.MOONS,
    "PARTS": PARTS,
}
"""How things are called in keys of texts, by their numbers."""

NUMBERS = {
    "LAND": data.LAND,
    "BLANK": data.BLANK,
    "PLACES": data.PLACES,
    "PREY_PLACE": data.PREY_PLACE,
    "WATER_PLACE": data.WATER_PLACE,
    "TILES": data.TILES,
    "HUNTERS": data.HUNTERS,
    "ON_MAP": data.ON_MAP,
    "ROW": data.ROW,
    "DENS_PER_TRACK": data.DENS_PER_TRACK,
    "LAIRS": data.LAIRS,
    "DEN": data.DEN,
    "PACK": data.PACK,
    "ALPHA": data.ALPHA,
    "LAIR": data.LAIR,
    "SPREAD": data.SPREAD,
    "SPEED": data.SPEED,
    "HOWL": data.HOWL,
    "ACTION_BONUS": data.ACTION_BONUS,
    "OFF": OFF,
    "NONE": pieces.NONE,
    "THIRD": pieces.THIRD,
    "LONE": pieces.LONE,
    "THIRD_OWNER": pieces.THIRD_OWNER,
}

TABLES: dict[str, tuple[str, object]] = {
    "NEIGHBOURS": ("readonly (readonly [number, number])[]", data.NEIGHBOURS),
    "THIRD_PACK": ("Record<number, readonly number[]>", data.THIRD_PACK),
    "DATES": ("Record<number, readonly number[]>", data.DATES),
    "ABILITY": ("readonly (readonly number[])[]", data.ABILITY),
    "TRACK_BONUS": ("Record<number, readonly (readonly number[])[]>", data.TRACK_BONUS),
    "WOLVES": ("readonly number[]", data.WOLVES),
    "PILES": ("readonly (readonly number[])[]", data.PILES),
    "OWNER": ("readonly number[]", pieces.OWNER),
    "KIND": ("readonly number[]", pieces.KIND),
}


def text() -> str:
    """Return the file as it should be."""
    lines = ["// Written by `python -m tools.wolves_layout`; edit data.py and maps.py instead."]
    lines += [
        "// A layout is the x,y of every hex, in order: columns of flat-top hexes as in data.py.\n"
    ]
    lines += [f"export const {name} = {json.dumps(row)} as const;" for name, row in WORDS.items()]
    lines += [f"export const {name} = {number};" for name, number in NUMBERS.items()]
    layouts = {n: places(n) for n in SEATS}
    first = {n: layout_of(n).first_region for n in SEATS}
    tables = {
        "LAYOUTS": ("Record<number, string>", layouts),
        "FIRST_REGION": ("Record<number, number>", first),
        **TABLES,
    }
    for name, (kind, value) in tables.items():
        lines.append(f"\nexport const {name}: {kind} = {json.dumps(value, indent=None)};")
    return "\n".join(lines) + "\n"


def places(seats: int) -> str:
    """Return the place of every hex, in short."""
    return " ".join(f"{x},{y}" for x, y in layout_of(seats).at)


if __name__ == "__main__":
    raise SystemExit(written_or_checked({OUT: text()}, "tools.wolves_layout"))
