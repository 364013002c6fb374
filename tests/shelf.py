"""Packages beside Meute: the whole game of the how-to, and games that are broken in many ways."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from tests.pages import ROOT, install, save_files

HOW_TO = ROOT / "docs" / "how-to" / "add-a-game.md"

BROKEN = """
from pebbles import *

class Half(StackRules):
    meta = Meta(**{**vars(PEBBLES.meta), "name": "half"})
    sentence = rules = None

class Misnamed(Pebbles):
    meta = Meta(**{**vars(PEBBLES.meta), "name": "other"})

HALF, MISNAMED = Half(), Misnamed()
"""

POINTS = {
    "klass": "pebbles:Pebbles",
    "leaves": "leaving:GAME",
    "misnamed": "broken:MISNAMED",
    "nothing": "broken:NOTHING",
    "syntax": "spoilt:GAME",
    "unfinished": "broken:HALF",
}
"""The entry points of the broken games."""

TOLD = {
    "klass": "is a class: register an object of it, such as Pebbles()",
    "leaves": "cannot be loaded from leaving:GAME: 3",
    "misnamed": "calls itself 'other'",
    "nothing": "cannot be loaded from broken:NOTHING",
    "syntax": "cannot be loaded from spoilt:GAME: invalid syntax",
    "unfinished": "lacks actions, vocabulary, state_class, view_class, setup, scores, view, "
    "imagine, redeal, sentence, rules: ",
}
"""What is said about each of them."""


def fill(folder: Path) -> Path:
    """Install the whole game and the broken ones in a folder."""
    save_files(HOW_TO, folder)
    install(folder)
    (folder / "broken.py").write_text(BROKEN)
    (folder / "spoilt.py").write_text("GAME =\n")
    (folder / "leaving.py").write_text("import sys\nsys.exit(3)\n")
    info = folder / "broken-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: broken\nVersion: 1.0\n")
    lines = [f"{name} = {value}" for name, value in POINTS.items()]
    (info / "entry_points.txt").write_text("\n".join(["[meute.games]", *lines]))
    return folder


def environment(folder: Path) -> dict[str, str]:
    """Where these packages are installed."""
    return {**os.environ, "PYTHONPATH": str(folder), "COLUMNS": "100"}


MEUTE = (sys.executable, "-m", "meute")
