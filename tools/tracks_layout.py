"""Writes what is printed on the components of Wolf Tracks for the browser's board.

`python -m tools.tracks_layout` writes it, with `--check` it only tells whether it is current.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

from meute.games.tracks import data, hidden, standing, state
from tools import written_or_checked

OUT: Final = Path(__file__).parents[1] / "web" / "src" / "games" / "tracks" / "layout.ts"

ZONES: Final = ("red", "yellow", "green")


def zone(strength: int) -> str:
    """B0.4 The colour of a strength on the strip beside a wolf."""
    return ZONES[(strength >= data.YELLOW_ZONE) + (strength >= data.GREEN_ZONE)]


WORDS: Final = {
    "COLOURS": data.COLOURS,
    "LETTERS": data.LETTERS,
    "SMALL": data.SMALL_KINDS,
    "LARGE": data.LARGE_KINDS,
    "SOURCES": data.SOURCE_NAMES,
    "TITLES": standing.TITLES,
    "PICTURED": standing.PICTURED,
    "LISTED": standing.LISTED,
}
"""How things are called in keys of texts and in views, by their numbers."""

NUMBERS: Final = {
    "WOLVES_EACH": data.WOLVES_EACH,
    "COLUMNS": data.COLUMNS,
    "COUNTERS": data.COUNTERS,
    "STRONGEST": data.STRONGEST,
    "MOST_CHIPS": data.MOST_CHIPS,
    "FIGHT_CARDS": data.FIGHT_CARDS,
    "DEATH_PENALTY": data.DEATH_PENALTY,
    "EXCLUSION_PENALTY": data.EXCLUSION_PENALTY,
    "NO_PREY": data.NO_PREY,
    "NOBODY": state.NOBODY,
    "NOTHING": state.NOTHING,
    "HAND": state.HAND,
    "CUB": state.CUB,
    "PACK": state.PACK,
    "UNASKED": state.UNASKED,
    "FACE_DOWN": hidden.FACE_DOWN,
    "SEALED": hidden.SEALED,
    "CUB_PHASE": state.CUB_PHASE,
    "SOLITARY_PHASE": state.SOLITARY_PHASE,
    "HUNT_PHASE": state.HUNT_PHASE,
    "HOWL_PHASE": state.HOWL_PHASE,
    "RANK_PHASE": state.RANK_PHASE,
    "SCORING": state.SCORING,
    "RUNNING": state.RUNNING,
    "EXTINCT": state.EXTINCT,
}


def content() -> str:
    """Return the file as it should be."""
    lines = ["// Written by `python -m tools.tracks_layout`; edit data.py and state.py instead.\n"]
    lines += [
        f"export const {name} = {json.dumps([*row])} as const;" for name, row in WORDS.items()
    ]
    lines += [f"export const {name} = {number};" for name, number in NUMBERS.items()]
    zones = json.dumps([zone(strength) for strength in range(data.STRONGEST + 1)])
    lines.append("/** The colour of every strength. */")
    lines.append(f"export const ZONES = {zones} as const;")
    phases = json.dumps([*range(1, data.COLUMNS + 1)])
    lines.append(f"export const PHASES = {phases} as const;")
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    raise SystemExit(written_or_checked({OUT: content()}, "tools.tracks_layout"))
