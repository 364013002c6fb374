"""What the tests of every room's texts need."""

from __future__ import annotations

import re
from collections.abc import Sequence
from importlib.resources import files

from meute.core.catalogue import entries
from meute.core.message import Message, Phrasebook


def gaps(text: str) -> set[str]:
    """Return the names of what is filled into a text."""
    return set(re.findall(r"\$(\w+)", text))


def settings_quoted(room: str, language: str) -> dict[str, list[str]]:
    """Return the settings whose labels a rule quotes, by its paragraph."""
    file = files(f"meute.games.{room}.words") / language / "rules.ftl"
    label = re.compile(rf"\{{ {room}-setting-(\w+) \}}")
    written = entries(file.read_text("utf-8"))
    found = {number: label.findall(text) for number, text in written.items()}
    return {number: names for number, names in found.items() if names}


def said_in_all(
    books: Sequence[Phrasebook], message: Message, names: Sequence[str], key: re.Pattern[str]
) -> list[str]:
    """Say a message in every language; nothing may be left unsaid."""
    spoken = [book.say(message, names) for book in books]
    for text in spoken:
        assert "{" not in text, (message, text)
        assert "}" not in text, (message, text)
        assert not key.search(text), (message, text)
    return spoken
