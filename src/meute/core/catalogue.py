"""Texts in Fluent's format as they lie in a package: `<language>/*.ftl` or `<language>.ftl`.

A text is kept as it is written there. `Phrasebook` reads its grammar when it is first said. A file
that nobody has translated speaks English, so that a language can be added one file at a time.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from typing import Final

from meute.core.message import LANGUAGES, Message, Phrasebook

RULES_FILE: Final = "rules.ftl"

TERMS_FILE: Final = "terms.ftl"
"""What the words of a game mean."""

GUIDE_FILE: Final = "guide.ftl"
"""The game in a few pictures, and the aid at the table."""

LESSON_FILE: Final = "lesson.ftl"
"""What the teacher says."""

APART: Final = (RULES_FILE, TERMS_FILE, GUIDE_FILE, LESSON_FILE)
"""Files that are read when somebody asks for them, and never go along with a room's words."""

RULE: Final = "rule."

SOURCE: Final = LANGUAGES[0]
"""The language that every text is first written in."""


class Library(Mapping[str, Mapping[str, str]]):
    """The texts of a package by language, each read when it is first asked for."""

    def __init__(self, package: str) -> None:
        """Name the package that holds the texts."""
        self._package = package

    def __getitem__(self, language: str) -> Mapping[str, str]:
        """Return the texts of one language by their keys."""
        if language not in LANGUAGES:
            raise KeyError(language)
        return texts_of(self._package, language)

    def __iter__(self) -> Iterator[str]:
        """Go through the languages of the house."""
        return iter(LANGUAGES)

    def __len__(self) -> int:
        """Count the languages."""
        return len(LANGUAGES)


class Rulebooks(Library):
    """The rules of a room by language, then by paragraph number, in reading order."""

    def __getitem__(self, language: str) -> Mapping[str, str]:
        """Return the paragraphs of one language; a paragraph may name other texts of the room."""
        if language not in LANGUAGES:
            raise KeyError(language)
        return rules_of(self._package, language)


@cache
def texts_of(package: str, language: str) -> Mapping[str, str]:
    """Return all texts of a package but those that are apart."""
    found: dict[str, str] = {}
    for name, text in sorted(_written(package, language).items()):
        if name not in APART:
            found.update(entries(text))
    return found


@cache
def apart(package: str, language: str, name: str) -> Mapping[str, str]:
    """Return the texts of one file that is apart; none if the package has no such file."""
    return entries(_written(package, language).get(name, ""))


@cache
def rules_of(package: str, language: str) -> Mapping[str, str]:
    """Return the paragraphs of a room in words."""
    written = entries(_written(package, language)[RULES_FILE])
    book = Phrasebook(language, texts_of(package, language), written)
    return {paragraph(key): book.say(Message(key), ()) for key in written}


def _written(package: str, language: str) -> dict[str, str]:
    english = {} if language == SOURCE else _written(package, SOURCE)
    folder, alone = files(package) / language, files(package) / f"{language}.ftl"
    if alone.is_file():
        return {"": alone.read_text("utf-8")}
    if not folder.is_dir():
        return english
    found = [file for file in folder.iterdir() if file.name.endswith(".ftl")]
    return english | {file.name: file.read_text("utf-8") for file in found}


def paragraph(key: str) -> str:
    """Return the number of a paragraph; an identifier has no apostrophe.

    >>> paragraph("rule.B3.A_")
    "B3.A'"
    """
    return key.removeprefix(RULE).replace("_", "'")


def entries(text: str) -> dict[str, str]:
    r"""Return what a file says by key; a dot in a key is a hyphen in an identifier.

    >>> entries("# Logs\nsilver-log-turn = It is your turn.\nsilver-wolf = wolf\n    .gender = m\n")
    {'silver.log.turn': 'It is your turn.', 'silver.wolf': 'wolf\n    .gender = m'}
    """
    found: dict[str, list[str]] = {}
    current: list[str] = []
    for line in text.split("\n"):
        if line[:1].isalpha():
            identifier, _, first = line.partition("=")
            current = found[identifier.strip().replace("-", ".")] = [first.strip(" ")]
        elif line[:1] in (" ", "}", ""):
            current.append(line)
        else:  # a comment
            current = []
    return {key: "\n".join(lines).rstrip() for key, lines in found.items()}
