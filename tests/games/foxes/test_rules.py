"""The rules of Foxes in three languages, and that a test stands behind each paragraph."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from meute.games.foxes import FOXES
from meute.games.foxes.words import RULES
from meute.games.foxes.words.marks import RECONSTRUCTED

EN, FR = RULES["en"], RULES["fr"]
LANGUAGES = pytest.mark.parametrize("language", RULES)
RULINGS = [f"F{n}" for n in range(1, 32)]
DECISIONS = [f"D{n}" for n in range(1, 20)]
PIECES = [f"C{n}" for n in range(11)]
TITLES = [number for number, text in EN.items() if not text.endswith(".")]
PARAGRAPHS = [number for number in EN if number not in TITLES]
NUMBER = re.compile(r"\b(?:B\d(?:\.(?:A'|[AB](?:\.\d)?|\d+))?|[FD]\d+)")
"""Paragraphs of C are left out: C2 is also the cost of an action."""


@cache
def names_of_tests() -> list[str]:
    """The names of all test functions of this room."""
    return [
        node.name
        for path in sorted(Path(__file__).parent.rglob("test_*.py"))
        for node in ast.walk(ast.parse(path.read_bytes()))
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    ]


@LANGUAGES
def test_the_rules_have_the_same_numbers_in_every_language(language: str) -> None:
    assert list(RULES[language]) == list(EN) == list(FOXES.rules(language))


@LANGUAGES
def test_a_title_has_no_full_stop_and_a_paragraph_has_one(language: str) -> None:
    rules = RULES[language]
    assert [number for number, text in rules.items() if not text.endswith(".")] == TITLES


@LANGUAGES
def test_no_paragraph_is_empty(language: str) -> None:
    for number, text in RULES[language].items():
        assert text, number
        assert text == text.strip(), number
        assert re.search(r"\s\s|\n", text) is None, number


@LANGUAGES
def test_every_ruling_asks_and_answers(language: str) -> None:
    for number in RULINGS:
        question, _, answer = RULES[language][number].partition("?")
        assert question, number
        assert answer.startswith(" "), number


@LANGUAGES
def test_a_paragraph_points_to_the_same_paragraphs_in_every_language(language: str) -> None:
    for number, text in RULES[language].items():
        assert sorted(NUMBER.findall(text)) == sorted(NUMBER.findall(EN[number])), number


def test_the_rules_point_only_to_paragraphs_that_exist() -> None:
    for number, text in EN.items():
        if number != "C2":
            assert set(NUMBER.findall(text)) | set(re.findall(r"\bC\d+", text)) <= set(EN), number


@LANGUAGES
def test_a_paragraph_holds_the_same_figures_in_every_language(language: str) -> None:
    for number, text in RULES[language].items():
        figures = sorted(re.findall(r"\d+", text))
        assert figures == sorted(re.findall(r"\d+", EN[number])), number


@LANGUAGES
def test_values_that_a_table_may_change_are_told_as_the_usual_ones(language: str) -> None:
    """Each of these paragraphs may be read alone, from a "why not?"."""
    opening = {"en": "Usual values. ", "fr": "Valeurs habituelles. ", "de": "Übliche Werte. "}
    for number in PIECES:
        assert RULES[language][number].startswith(opening[language]), number


FIXED_FIGURES = {
    "B0.2": {0}, "B0.6": {0, 6}, "B1.2": {0, 1, 5}, "B3.2": set(), "B3.A.1": {1, 3},
    "B3.A'": {1}, "B3.B.1": {1, 2, 3}, "B4": {1, 2, 5}, "B6.3": set(), "F1": {1, 3},
    "F15": set(), "F17": {4}, "F20": set(), "D19": set(),
}  # fmt: skip
"""Figures of the guide or of the boards, which no setting changes."""


@pytest.mark.parametrize("number", FIXED_FIGURES)
def test_other_paragraphs_tell_no_figure_that_a_table_may_change(number: str) -> None:
    text = re.sub(r"\b[A-F]\d+(?:\.[A-B\d]'?)*(?:\.\d+)?", "", EN[number])
    assert {int(figure) for figure in re.findall(r"\d+", text)} == FIXED_FIGURES[number]


def test_all_rulings_decisions_and_pieces_are_there() -> None:
    found = [number for number in EN if re.fullmatch(r"[FDC]\d+", number)]
    assert found == [*RULINGS, *DECISIONS, *PIECES]


def test_every_mark_is_a_paragraph() -> None:
    assert set(PARAGRAPHS) - set(RULINGS) >= RECONSTRUCTED


@pytest.mark.slow
@pytest.mark.parametrize("number", PARAGRAPHS)
def test_every_paragraph_has_a_test(number: str) -> None:
    """A test may carry several numbers; B3.A' is called b3_a_mountain."""
    wanted = number.lower().replace("a'", "a_mountain").replace(".", "_")
    assert [n for n in names_of_tests() if re.search(rf"_{wanted}(_|$)", n)]
