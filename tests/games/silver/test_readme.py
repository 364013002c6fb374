"""The rules of Silver as people read them, and that a test stands behind each paragraph."""

import re
from pathlib import Path

import pytest

from meute.core.message import LANGUAGES
from meute.games.silver import SILVER
from meute.games.silver.data import COPIES
from meute.games.silver.meta import META
from meute.games.silver.words.marks import FROM_CARDS, RECONSTRUCTED
from meute.testing.readme import Rulebook, named_tests, paragraph_tests
from meute.testing.rulebook import paragraphs, rules_section
from tests.games.words import settings_quoted

HERE = Path(__file__).parent

RULES = {language: SILVER.rules(language) for language in LANGUAGES}
EN = RULES["en"]
IN_EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
RULINGS = range(3, 28)
BOOK = Rulebook(SILVER, re.compile(r"R\d+(?:\.\d+)*"))


def parts(number: str) -> list[int]:
    return [int(part) for part in number.removeprefix("R").split(".")]


def test_the_readme_holds_the_rules() -> None:
    assert BOOK.holds(rules_section(EN, RECONSTRUCTED, FROM_CARDS))


def test_the_readme_holds_every_ruling() -> None:
    rulings = BOOK.readme.partition("## Rulings")[2].partition("\n## ")[0]
    numbers = [int(number) for number in re.findall(r"^- \*\*(\d+)\. ", rulings, re.MULTILINE)]
    assert numbers == list(RULINGS)


def test_the_readme_names_only_paragraphs_that_exist() -> None:
    assert BOOK.unknown(BOOK.readme) == []


def characters(language: str) -> list[str]:
    texts = SILVER.catalogue(language)
    entry = (texts[f"silver.character.{value}"] for value in range(len(COPIES)))
    return [text.partition("\n")[0] for text in entry]


def test_the_readme_lists_every_character() -> None:
    text = BOOK.readme
    for value, name in enumerate(characters("en")):
        assert f"| {value} | {name} | {COPIES[value]} |" in text


@IN_EVERY_LANGUAGE
def test_the_rules_have_the_same_numbers_in_every_language(language: str) -> None:
    assert BOOK.same_numbers(language)


@IN_EVERY_LANGUAGE
def test_the_rules_are_in_reading_order(language: str) -> None:
    numbers = [parts(number) for number in RULES[language]]
    assert numbers == sorted(numbers)


@IN_EVERY_LANGUAGE
def test_no_paragraph_is_empty(language: str) -> None:
    assert BOOK.untidy(language) == []
    assert BOOK.without_stop(language, paragraphs(EN)) == []


@IN_EVERY_LANGUAGE
def test_a_paragraph_points_to_the_same_paragraphs_in_every_language(language: str) -> None:
    assert BOOK.differing(language, BOOK.cited) == []
    assert BOOK.unknown(*RULES[language].values()) == []


@IN_EVERY_LANGUAGE
def test_a_paragraph_names_the_same_settings_in_every_language(language: str) -> None:
    assert settings_quoted("silver", language) == settings_quoted("silver", "en")


def test_the_rules_name_every_setting_that_the_room_offers() -> None:
    quoted = {name for names in settings_quoted("silver", "en").values() for name in names}
    assert quoted == {setting.name for setting in META.settings}


@IN_EVERY_LANGUAGE
def test_every_character_has_one_name_and_a_heading(language: str) -> None:
    names = characters(language)
    assert len(set(names)) == len(names) == len(COPIES)
    for value, name in enumerate(names):
        assert RULES[language][f"R8.{value}"].startswith(f"{name} ({value}),")


def test_every_mark_is_a_paragraph() -> None:
    assert set(paragraphs(EN)) >= RECONSTRUCTED | FROM_CARDS


@pytest.mark.slow
@pytest.mark.parametrize("number", paragraphs(EN))
def test_every_paragraph_has_a_test(number: str) -> None:
    assert paragraph_tests(HERE, number)


@pytest.mark.parametrize("ruling", RULINGS)
def test_every_ruling_has_a_test(ruling: int) -> None:
    assert named_tests(HERE, f"ruling_0?{ruling}")
