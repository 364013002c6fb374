"""What the tests of every room's texts need."""

from __future__ import annotations

import re
from collections.abc import Sequence
from string import Formatter

from meute.core.message import Message, Phrasebook


def gaps(text: str) -> set[str]:
    """Return the names of what is filled into a text."""
    return {name for _, name, _, _ in Formatter().parse(text) if name is not None}


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
