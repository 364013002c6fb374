"""The command line's own words: the same in every language, and short enough for 80 columns."""

import re

import pytest

from meute.cli.texts import CATALOGUES
from meute.cli.words import printable
from meute.core.message import LANGUAGES, Message, Phrasebook


def gaps(text: str) -> set[str]:
    """The names of what fills a text."""
    return set(re.findall(r"\$(\w+)", text))


def test_there_is_a_catalogue_for_every_language() -> None:
    assert set(CATALOGUES) == set(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_everything(language: str) -> None:
    english, other = CATALOGUES["en"], CATALOGUES[language]
    assert list(other) == list(english)
    assert {key: gaps(text) for key, text in other.items()} == {
        key: gaps(text) for key, text in english.items()
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_always_there_fits_one_line(language: str) -> None:
    book = Phrasebook(language, CATALOGUES[language])
    assert len(book.say(Message("cli.keys"), ())) < 80
    keys = [f"cli.silver.legend{part}" for part in ("", "_amulet", "_guard")]
    legend = [book.say(Message(key), ()) for key in keys]
    assert len("".join(legend)) < 80


def test_only_what_a_terminal_shows_is_printed() -> None:
    assert printable("a\N{NO-BREAK SPACE}: b\n") == "a\N{NO-BREAK SPACE}: b\n"
    assert printable("\x1b[2J\x07") == "\N{REPLACEMENT CHARACTER}[2J\N{REPLACEMENT CHARACTER}"
