"""Writes the rules section of every room's README from the texts the room shows its players.

`python -m tools.readmes` writes it, with `--check` it only tells whether it is current.
"""

from __future__ import annotations

import inspect
from pathlib import Path

from meute.core.game import Game
from meute.games.foxes import FOXES
from meute.games.foxes.words import marks as of_foxes
from meute.games.silver import SILVER
from meute.games.silver.words import marks as of_silver
from meute.games.tracks import TRACKS
from meute.games.tracks.words import marks as of_tracks
from meute.games.wolves import WOLVES
from meute.games.wolves.words import marks as of_wolves
from meute.testing.rulebook import replace_section, rules_section, titled_section
from meute.testing.template import HUSH
from meute.testing.template.data import RECONSTRUCTED
from tools import written_or_checked


def readmes() -> dict[Path, str]:
    """Return every README as it should be."""
    silver, wolves, foxes, tracks, hush = (
        room.rules("en") for room in (SILVER, WOLVES, FOXES, TRACKS, HUSH)
    )
    return dict(
        (
            rewritten(SILVER, rules_section(silver, of_silver.RECONSTRUCTED, of_silver.FROM_CARDS)),
            rewritten(WOLVES, rules_section(wolves, of_wolves.RECONSTRUCTED, of_wolves.FROM_BGA)),
            rewritten(FOXES, titled_section(foxes, of_foxes.RECONSTRUCTED)),
            rewritten(TRACKS, titled_section(tracks, of_tracks.RECONSTRUCTED)),
            rewritten(HUSH, rules_section(hush, RECONSTRUCTED, ())),
        )
    )


def rewritten(room: Game, section: str) -> tuple[Path, str]:
    """Return the README of a room with its rules as they are now."""
    path = Path(inspect.getfile(type(room))).with_name("README.md")
    return path, replace_section(path.read_text("utf-8"), section)


if __name__ == "__main__":
    raise SystemExit(written_or_checked(readmes(), "tools.readmes"))
