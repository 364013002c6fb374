"""The rules of Silver as people read them, and that a test stands behind each paragraph."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from meute.games.silver.data import COPIES
from meute.games.silver.meta import META
from meute.games.silver.words.de.rules import RULES as DE
from meute.games.silver.words.en.rules import RULES as EN
from meute.games.silver.words.fr.rules import RULES as FR
from meute.games.silver.words.marks import FROM_CARDS, RECONSTRUCTED
from meute.games.silver.words.names import CHARACTERS
from meute.testing.rulebook import paragraphs, replace_section, rules_section

ROOT = Path(__file__).parents[3]
README = ROOT / "src" / "meute" / "games" / "silver" / "README.md"

RULES = {"en": EN, "fr": FR, "de": DE}
LANGUAGES = pytest.mark.parametrize("language", RULES)
RULINGS = range(3, 28)
NUMBER = re.compile(r"R\d+(?:\.\d+)*")
SETTING = re.compile(rf"\b({'|'.join(s.name for s in META.settings)}) = (\w+)")


@cache
def names_of_tests() -> list[str]:
    """The names of all test functions of this room."""
    return [
        node.name
        for path in sorted(Path(__file__).parent.rglob("test_*.py"))
        for node in ast.walk(ast.parse(path.read_bytes()))
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    ]


def parts(number: str) -> list[int]:
    return [int(part) for part in number.removeprefix("R").split(".")]


def test_the_readme_holds_the_rules() -> None:
    text = README.read_text("utf-8")
    assert text == replace_section(text, rules_section(EN, RECONSTRUCTED, FROM_CARDS))


def test_the_readme_holds_every_ruling() -> None:
    rulings = README.read_text("utf-8").partition("## Rulings")[2].partition("\n## ")[0]
    numbers = [int(number) for number in re.findall(r"^- \*\*(\d+)\. ", rulings, re.MULTILINE)]
    assert numbers == list(RULINGS)


def test_the_readme_names_only_paragraphs_that_exist() -> None:
    assert set(NUMBER.findall(README.read_text("utf-8"))) <= set(EN)


def test_the_readme_lists_every_character() -> None:
    text = README.read_text("utf-8")
    for value, name in enumerate(CHARACTERS["en"]):
        assert f"| {value} | {name} | {COPIES[value]} |" in text


@LANGUAGES
def test_the_rules_have_the_same_numbers_in_every_language(language: str) -> None:
    assert list(RULES[language]) == list(EN)


@LANGUAGES
def test_the_rules_are_in_reading_order(language: str) -> None:
    numbers = [parts(number) for number in RULES[language]]
    assert numbers == sorted(numbers)


@LANGUAGES
def test_no_paragraph_is_empty(language: str) -> None:
    for number, text in RULES[language].items():
        assert text, number
        assert text == text.strip(), number
        assert re.search(r"\s\s|\n", text) is None, number
    assert all(RULES[language][number].endswith(".") for number in paragraphs(EN))


@LANGUAGES
def test_a_paragraph_points_to_the_same_paragraphs_in_every_language(language: str) -> None:
    for number, text in RULES[language].items():
        assert sorted(NUMBER.findall(text)) == sorted(NUMBER.findall(EN[number])), number
        assert set(NUMBER.findall(text)) <= set(EN), number


@LANGUAGES
def test_a_paragraph_names_the_same_settings_in_every_language(language: str) -> None:
    for number, text in RULES[language].items():
        assert SETTING.findall(text) == SETTING.findall(EN[number]), number


def test_the_rules_name_settings_that_the_room_offers() -> None:
    named = [pair for text in EN.values() for pair in SETTING.findall(text)]
    assert META.variant(dict(named))
    assert {s.name for s in META.settings} == {
        s.name
        for s in META.settings
        if any(f"setting {s.name}" in text or f"{s.name} = " in text for text in EN.values())
    }


@LANGUAGES
def test_every_character_has_one_name_and_a_heading(language: str) -> None:
    names = CHARACTERS[language]
    assert len(set(names)) == len(names) == len(COPIES)
    for value, name in enumerate(names):
        assert RULES[language][f"R8.{value}"].startswith(f"{name} ({value}),")


def test_every_mark_is_a_paragraph() -> None:
    assert set(paragraphs(EN)) >= RECONSTRUCTED | FROM_CARDS


@pytest.mark.parametrize("number", paragraphs(EN))
def test_every_paragraph_has_a_test(number: str) -> None:
    wanted = f"test_{number.lower().replace('.', '_')}"
    assert [n for n in names_of_tests() if n == wanted or n.startswith(f"{wanted}_")]


@pytest.mark.parametrize("ruling", RULINGS)
def test_every_ruling_has_a_test(ruling: int) -> None:
    wanted = re.compile(rf"test_ruling_0?{ruling}(_|$)")
    assert [n for n in names_of_tests() if wanted.match(n)]
