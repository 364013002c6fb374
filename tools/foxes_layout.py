"""Writes what is printed on the components of Foxes for the browser's board.

`python -m tools.foxes_layout` writes it, with `--check` it only tells whether it is current.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

from meute.games.foxes import data
from meute.games.foxes.printed import Printed
from meute.games.foxes.rules.end import FINAL_SOURCES
from meute.games.foxes.rules.mountain import CARD, FLAG, GATHERING, RAISING, TRACKING
from meute.games.foxes.words import names
from tools import written_or_checked

OUT = Path(__file__).parents[1] / "web" / "src" / "games" / "foxes" / "layout.ts"

WORDS = {
    "TERRITORY_NAMES": names.TERRITORIES,
    "RESOURCE_NAMES": names.RESOURCES,
    "OBSTACLE_NAMES": names.OBSTACLES,
    "BONUS_NAMES": names.BONUSES,
    "RUSE_NAMES": names.RUSES,
    "CUB_NAMES": names.CUBS,
    "INSTINCT_NAMES": names.INSTINCTS,
    "GAIN_NAMES": names.GAINS,
    "SOURCE_NAMES": data.SOURCE_NAMES,
    "FINAL_SOURCES": tuple(data.SOURCE_NAMES[source] for source in FINAL_SOURCES),
    "ACT_NAMES": ("mulotage", "mark", "advance", "raise"),
}
"""How things are called in keys of texts, by their numbers."""

NUMBERS = (
    *("ROUNDS", "FACES", "VITAL", "MOUNTAIN", "DEN", "SPACES", "ACTIONS", "LAYERS", "TRACK"),
    *("RESOURCES", "MARKERS", "CATCHES", "CUBS", "END_OF_ROW", "LAST_STEP", "AT_EXIT", "EXITS"),
    *("INSTINCTS", "BONUSES", "UNFLAGGED", "OBJECTIVES", "BEAVER", "DICE", "SOURCES"),
    *("COLUMNS", "ROWS", "CELLS", "START_CELL", "QUARTERS", "PLAIN", "CROSS"),
    *("NORTH", "EAST", "SOUTH", "WEST", "CHEESE", "BONUS_ADVANCE"),
)
"""Constants of data.py, by their names."""

LINE: Final = 3
"""What a line of icons holds: resources, bonus tiles, PC."""

OTHERS = {
    "LINE": LINE,
    "FIRST_DRAWN": data.THIRD_TILES[0],
    "FIRST_BLACK": min(cub for cub in data.FREES if cub >= 0),
    "GROWTH_ROWS": len(data.PRICES),
    "GROWN_FROM": data.END_OF_ROW - len(data.RECONSTRUCTED["growth_vp"]) + 1,
}
"""The first turn-order tile with a bonus, the first growth space that gives something, ..."""

WHOLE_DIE: Final = -1
"""Instead of a place among the costs: it takes all that is left."""

DEEDS = (
    ("activate", "flag", FLAG, FLAG),
    ("gather", "resource", GATHERING, GATHERING),
    ("advance", "advance", TRACKING, TRACKING),
    ("raise", "cub", RAISING, RAISING),
    ("drawcard", "card", CARD, WHOLE_DIE),
    ("swapcard", "card", CARD, WHOLE_DIE),
    ("exchange", "card", CARD, WHOLE_DIE),
)
"""What can be done on the Mountain: name, icon, its bit, its place among the costs."""


def probe(name: str) -> Printed:
    """Return printed values in which every number of a table is its place there."""
    numbers = range(len(data.RECONSTRUCTED[name]))
    return Printed(((name, " ".join(map(str, numbers))),))


def exchange_figures() -> dict[int, dict[str, object]]:
    """C9 Where the figures of every exchange effect stand in their table."""
    values = probe("exchange_amounts")
    effects = range(1, data.EXCHANGES + 1)
    return {effect: dict(names.effect_name(values, effect).params) for effect in effects}


def slot_rows() -> list[tuple[int, int, str]]:
    """C3 The first slot of every place, how many there are, and how their table is called."""
    vital = [(data.VITAL_SLOTS * t, data.VITAL_SLOTS, "vital") for t in range(data.VITAL)]
    mountain = (data.FIRST_MOUNTAIN_SLOT, data.MOUNTAIN_SLOTS, "mountain")
    return [*vital, mountain, (data.FIRST_DEN_SLOT, data.DEN_SLOTS, "den")]


def destinies() -> list[tuple[int, int, int]]:
    """C6 The territory of every destiny tile, what it gives, and where its amount stands."""
    kinds = len(data.DESTINY_GAINS)
    return [
        (data.DESTINY_TERRITORY[tile], data.DESTINY_GAINS[tile % kinds], tile % kinds)
        for tile in range(data.DESTINIES)
    ]


ROW = "readonly number[]"
TABLES: dict[str, tuple[str, object]] = {
    "PRINTED": ("Readonly<Record<string, readonly number[]>>", data.RECONSTRUCTED),
    "EDGES": (ROW, data.EDGES),
    "TURNS": (ROW, data.TURNS),
    "ROW": (ROW, data.ROW),
    "SCORING_MARKERS": (ROW, data.SCORING_MARKERS),
    "DESTINIES": ("readonly (readonly [number, number, number])[]", destinies()),
    "SLOT_ROWS": ("readonly (readonly [number, number, string])[]", slot_rows()),
    "DEEDS": ("readonly (readonly [string, string, number, number])[]", DEEDS),
    "RUSE_FIGURES": ("Readonly<Record<number, number>>", probe("ruse_amounts").ruse_figures),
    "EXCHANGE_FIGURES": (
        "Readonly<Record<number, Readonly<Record<string, number>>>>",
        exchange_figures(),
    ),
}


def content() -> str:
    """Return the file as it should be."""
    lines = ["// Written by `python -m tools.foxes_layout`; edit data.py, words/names.py."]
    lines += ["// PRINTED holds the defaults; a table's variant may say otherwise.\n"]
    lines += [f"export const {name} = {json.dumps(row)} as const;" for name, row in WORDS.items()]
    numbers = {**{name: getattr(data, name) for name in NUMBERS}, **OTHERS}
    lines += [f"export const {name} = {number};" for name, number in numbers.items()]
    for name, (kind, value) in TABLES.items():
        lines.append(f"\nexport const {name}: {kind} = {json.dumps(value)};")
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    raise SystemExit(written_or_checked({OUT: content()}, "tools.foxes_layout"))
