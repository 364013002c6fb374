"""A board draws what the rules say and works nothing out: it has no number of the game in it."""

import re
from importlib import import_module
from pathlib import Path

import pytest

from tests.pages import ROOT

GAMES = ROOT / "web" / "src" / "games"

DRAWN = ("silver", "wolves", "tracks", "foxes")
"""The rooms whose boards have been freed of rules."""

WRITTEN = re.compile(r"// Written by `python -m ")
"""What a generated file begins with."""

CONSTANT = re.compile(r"\b(?:const|let)\s+([A-Z][A-Z0-9_]+)\b")
NUMBERS = re.compile(r"=\s*\[\s*\[?\s*-?\d+\s*(?:,\s*-?\d+\s*){2,}\]?\s*[\],]")
"""A table of whole numbers; paths, colours and curves are text or fractions."""

USED = re.compile(r"(?:\[|[!=]==|[<>]=?|length:|%|>>)\s*(\d+)\b(?!\.)")
"""A whole number that is compared with, counted to, divided by or looked up with."""

SMALL = 2
"""None, one or both: so much a board may know by itself."""


def sources(room: str) -> list[Path]:
    """The files of a room's board that people write, tests apart."""
    return [
        path
        for path in sorted((GAMES / room).rglob("*"))
        if path.suffix in (".ts", ".svelte")
        and not path.name.endswith(".test.ts")
        and not WRITTEN.match(path.read_text("utf-8"))
    ]


def code(path: Path) -> str:
    """What is executed: no comments, styles, texts and shapes."""
    text = re.sub(r"<style>.*?</style>", "", path.read_text("utf-8"), flags=re.DOTALL)
    text = re.sub(r"/\*.*?\*/|//[^\n]*", "", text, flags=re.DOTALL)
    return re.sub(r"'[^'\n]*'", "''", text)


def names_of_the_rules(room: str) -> set[str]:
    """The constants of a room's data, in Python."""
    data = import_module(f"meute.games.{room}.data")
    return {name for name in vars(data) if name.isupper()}


def faults(room: str, text: str) -> list[str]:
    """What in a piece of code looks like a number of the game."""
    found = [f"{name} is a constant of the rules" for name in CONSTANT.findall(text)
             if name in names_of_the_rules(room)]  # fmt: skip
    found += [f"a table of numbers: {table}" for table in NUMBERS.findall(text)]
    found += [f"a number: {number}" for number in USED.findall(text) if int(number) > SMALL]
    return found


@pytest.mark.parametrize("room", DRAWN)
def test_a_board_has_no_number_of_the_game(room: str) -> None:
    found = {path.name: wrong for path in sources(room) if (wrong := faults(room, code(path)))}
    assert found == {}


@pytest.mark.parametrize(
    "planted",
    [
        "const HUNTERS = n;",
        "const row = [0, 5, 10, 15, 20];",
        "if (count >= 3) return;",
        "{#each { length: 4 } as _}",
        "view.tiles[6 * seat]",
        "hex % 16",
    ],
)
def test_a_planted_number_is_found(planted: str) -> None:
    assert faults("wolves", planted)


def test_there_is_something_to_look_at() -> None:
    names = {path.name for path in sources("wolves")}
    assert {"Map.svelte", "table.ts"} <= names
    assert "layout.ts" not in names
