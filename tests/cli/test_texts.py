"""The command line's own words: the same in every language, and short enough for 80 columns."""

from string import Formatter

import pytest

from meute.cli.words import CATALOGUES, printable
from meute.core.message import LANGUAGES


def gaps(text: str) -> set[str]:
    """The names of what fills a text."""
    return {name for _, name, _, _ in Formatter().parse(text) if name}


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
    words = CATALOGUES[language]
    assert len(words["cli.keys"]) < 80
    legend = [words[f"cli.silver.legend{part}"] for part in ("", "_amulet", "_guard")]
    assert len("".join(legend)) < 80


def test_only_what_a_terminal_shows_is_printed() -> None:
    assert printable("a\N{NO-BREAK SPACE}: b\n") == "a\N{NO-BREAK SPACE}: b\n"
    assert printable("\x1b[2J\x07") == "\N{REPLACEMENT CHARACTER}[2J\N{REPLACEMENT CHARACTER}"
