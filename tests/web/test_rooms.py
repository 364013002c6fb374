"""Shared code of the client knows no room, and a room's types are made to fit, not declared to."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import meute
from tests.pages import ROOT

CLIENT = ROOT / "web" / "src"
GAMES = CLIENT / "games"
REGISTRY = GAMES / "index.ts"
"""The one place that may name rooms: it loads them and puts them on the shelf in their order."""

NAMED = re.compile(rf"(?<![\w-])(?:{'|'.join(meute.games())})(?![\w-])")
STRING = re.compile(r"'[^'\n]*'|\"[^\"\n]*\"|`[^`]*`")
SENTENCE = re.compile(r"\w[ ,]+\w.*\w[ ,]+\w")
"""What people read may speak of wolves and foxes; what machines read has no three words."""

FORCED = re.compile(r"\bas unknown as\b|\bas any\b|<any>|\bas \w*View\b|\bas Action\b")


def sources() -> list[Path]:
    return [path for path in CLIENT.rglob("*") if path.suffix in (".ts", ".svelte", ".css")]


def shared() -> list[Path]:
    rooms = [GAMES / name for name in meute.games()]
    return [
        path
        for path in sources()
        if path != REGISTRY and not any(path.is_relative_to(room) for room in rooms)
    ]


def names_of_rooms(text: str) -> Iterator[str]:
    """Every room that is named in a string, as an address, a key or a name."""
    for string in STRING.findall(text):
        if not SENTENCE.search(string):
            yield from NAMED.findall(string)


def test_there_is_something_to_look_at() -> None:
    assert {path.parent.name for path in shared()} == {
        "src",
        "analysis",
        "frame",
        "games",
        "any",
        "i18n",
        "lib",
        "puzzles",
        "style",
    }
    assert {path.parent.name for path in sources()} > set(meute.games())


def test_shared_code_names_no_room() -> None:
    named = {
        str(path.relative_to(CLIENT)): found
        for path in shared()
        if (found := list(names_of_rooms(path.read_text("utf-8"))))
    }
    assert named == {}


@pytest.mark.parametrize("room", meute.games())
def test_a_room_knows_no_other(room: str) -> None:
    others = set(meute.games()) - {room}
    imports = re.compile(rf"from '[./]*/({'|'.join(others)})/")
    texts = [path.read_text("utf-8") for path in sources() if path.is_relative_to(GAMES / room)]
    assert texts
    assert [found for text in texts for found in imports.findall(text)] == []


def test_a_room_colours_the_page_only_while_it_is_shown() -> None:
    sheets = [path for path in sources() if path.is_relative_to(GAMES) and path.suffix != ".ts"]
    assert [path.name for path in sheets if re.search(r":root\b", path.read_text("utf-8"))] == []


def test_no_type_is_forced_on_what_the_server_sent() -> None:
    forced = {
        str(path.relative_to(CLIENT)): found
        for path in sources()
        if (found := FORCED.findall(path.read_text("utf-8")))
    }
    assert forced == {}
