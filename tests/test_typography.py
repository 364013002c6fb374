"""The signs of every text: spaces that keep signs with words, one apostrophe, quotation marks."""

from __future__ import annotations

import re

import pytest

from tests.catalogues import WHOLE, everything

IN_EVERY_LANGUAGE = pytest.mark.parametrize("code", WHOLE)
LITERAL = re.compile(r'\{ "[^"]*" \}')
"""A brace or spaces that Fluent would take for its own."""


def with_sign(code: str, sign: str) -> list[tuple[str, str]]:
    """List the texts of a language in which a wrong sign stands."""
    wrong = re.compile(sign)
    return [each for each in everything(code) if wrong.search(LITERAL.sub("", each[1]))]


def test_french_keeps_its_double_signs_with_the_word_before() -> None:
    assert with_sign("fr", r"(?<![\u00a0(\n ])[:;?!%»]|(?<!  ) [:;?!%»]|«(?!\u00a0)") == []


@IN_EVERY_LANGUAGE
def test_there_is_one_apostrophe(code: str) -> None:
    paragraph = r"(?<!B3\.A)"
    assert with_sign(code, rf"{paragraph}'|\w[`\u00b4\u2018]\w") == []


@pytest.mark.parametrize(
    ("code", "foreign"), [("en", '[«»„"]'), ("fr", '[“”„"]'), ("de", '[«»”"]')]
)
def test_every_language_has_its_own_quotation_marks(code: str, foreign: str) -> None:
    assert with_sign(code, foreign) == []


@pytest.mark.parametrize(("code", "opened", "closed"), [("en", "“", "”"), ("de", "„", "“")])
def test_what_is_opened_is_closed(code: str, opened: str, closed: str) -> None:
    for key, text in everything(code):
        assert text.count(opened) == text.count(closed), key


@pytest.mark.parametrize("code", ["fr", "de"])
def test_a_number_keeps_its_percent_sign(code: str) -> None:
    assert with_sign(code, r"(?<!\u00a0)%") == []


def test_german_dots_stand_for_a_word_and_so_stand_alone() -> None:
    assert with_sign("de", r"\S…") == []


@IN_EVERY_LANGUAGE
def test_no_double_space_and_no_space_before_a_full_stop(code: str) -> None:
    for key, text in everything(code):
        one_line = re.sub(r"\n *", "\n", LITERAL.sub("", text))
        if key not in {"cli cli.help", "cli cli.silver.legend"}:
            assert not re.search(r"[ \u00a0]{2}|[ \u00a0][.,](?!\.)", one_line), (key, text)
