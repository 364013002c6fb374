"""A room to begin with: the template under another name, in a project of its own with tests.

It plays at once and keeps every law. Its author changes the rules, the pieces and the words one
after the other, and hears from the laws and the tests what is still missing.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator, Mapping
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from meute.core.errors import BadData, MeuteError

TEMPLATE: Final = "meute.testing.template"
FIRST: Final = "meute.testing.first"

NAME: Final = re.compile(r"[a-z][a-z0-9]{0,29}")
WRITTEN: Final = (".py", ".md", ".ftl")

BEGINNING: Final = (
    "`meute new` wrote this room: it plays, and every door of a room stands here with one thing "
    "behind it. Make the rules, the pieces and the words your own, one after the other; the laws "
    "and the tests say what is still missing."
)
CREDITS: Final = (
    "Name here who designed and who publishes the game, what they had to do with this room, and "
    "that all words are your own."
)

OTHERWISE: Final[Mapping[str, Mapping[str, str]]] = {
    "README.md": {"This is the room to copy.": BEGINNING, "Hush was made by": CREDITS},
    "__init__.py": {
        '"""Hush: ': '"""Hush: a hidden die, a hidden stash and sealed bids.',
        "a judgement for bots.": "a judgement for bots. `pyproject.toml` says where it is.",
    },
    "meta.py": {"    designers=": "    designers=(),"},
    "words/en/messages.ftl": {"hush-credit": "hush-credit = A first draft."},
    "words/fr/messages.ftl": {"hush-credit": "hush-credit = Une première ébauche."},
    "words/de/messages.ftl": {"hush-credit": "hush-credit = Ein erster Entwurf."},
}
"""Lines in which the template speaks of itself, by their beginnings, and what a room of somebody's
own says instead.
"""


def write_room(name: str, folder: Path, title: str | None = None) -> list[Path]:
    """Write a room called `name` into a new folder, and return the files."""
    check_name(name)
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        message = f"{folder} is there already; name another folder with --to"
        raise BadData(message)
    texts = dict(_texts(name, title or name.capitalize()))
    written = []
    try:
        for place, text in texts.items():
            path = folder / place
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, "utf-8")
            written.append(path)
    except OSError as error:
        message = f"cannot write into {folder}: {error.strerror or error}"
        raise BadData(message) from None
    return written


def check_name(name: str) -> None:
    """Make sure that a room may be called so: it becomes a module, a class and a key of words."""
    if not NAME.fullmatch(name):
        message = f"{name!r} cannot be the name of a room: small letters and digits, a letter first"
        raise MeuteError(message)
    if name in sys.stdlib_module_names or find_spec(name) is not None:
        message = f"{name!r} is the name of another Python module here; choose another name"
        raise MeuteError(message)


def _texts(name: str, title: str) -> Iterator[tuple[str, str]]:
    """Yield every file of the room by its place."""
    for place, text in _read(files(TEMPLATE), ""):
        yield f"{name}/{place}", _renamed(_own(place, text), name, title, place)
    for file in sorted(files(FIRST).iterdir(), key=lambda each: each.name):
        place = file.name.removesuffix(".txt")
        if place != file.name:
            home = "tests/" if place.endswith(".py") else ""
            yield f"{home}{place}", _renamed(file.read_text("utf-8"), name, title, place)


def _read(folder: Traversable, place: str) -> Iterator[tuple[str, str]]:
    for each in sorted(folder.iterdir(), key=lambda each: each.name):
        if each.is_dir():
            yield from _read(each, f"{place}{each.name}/")
        elif each.name.endswith(WRITTEN):
            yield f"{place}{each.name}", each.read_text("utf-8")


def _own(place: str, text: str) -> str:
    """Let a file speak of itself as a room of somebody's own."""
    for beginning, instead in OTHERWISE.get(place, {}).items():
        line = re.compile(rf"^{re.escape(beginning)}.*$", re.MULTILINE)
        text, count = line.subn(instead, text)
        if count != 1:
            message = f"the template's {place} has {count} lines that begin with {beginning!r}"
            raise BadData(message)
    return text


def _renamed(text: str, name: str, title: str, place: str) -> str:
    """Put the room's name in the place of Hush, and its title where people read it."""
    text = text.replace(TEMPLATE, name).replace("HUSH", name.upper())
    if place.endswith(".py"):
        text = text.replace('title="Hush"', f"title={_quoted(title)}")
        return text.replace("Hush", name.capitalize()).replace("hush", name)
    return text.replace("hush", name).replace("Hush", title)


def _quoted(title: str) -> str:
    inside = title.replace("\\", "\\\\").replace('"', '\\"')
    return f'"{inside}"'
