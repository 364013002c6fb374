"""The rules of The Wolves as people read them, and that a test stands behind each of them."""

import re
from importlib.resources import files
from pathlib import Path
from string import ascii_lowercase

import pytest

from meute.core.catalogue import entries
from meute.core.message import LANGUAGES
from meute.core.meta import Choice
from meute.games.wolves import WOLVES, words
from meute.games.wolves.data import (
    ABILITY,
    DATES,
    HUNT_POINTS,
    KINDS,
    LAIR_POINTS,
    MOONS,
    PILES,
    PREY,
    TERRAINS,
    TRACKS,
    WOLF_POINTS,
)
from meute.games.wolves.meta import META
from meute.games.wolves.rules.end import PARTS
from meute.games.wolves.words.marks import FROM_BGA, RECONSTRUCTED
from meute.testing.readme import Rulebook, named_tests
from meute.testing.rulebook import paragraphs, rules_section
from tests.games.words import settings_quoted

HERE = Path(__file__).parent

ALL_RULES = {language: WOLVES.rules(language) for language in LANGUAGES}
EN = ALL_RULES["en"]
NAMES = {
    language: entries((files(words) / language / "names.ftl").read_text("utf-8"))
    for language in LANGUAGES
}
IN_EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
MORE = {1: "a", 2: "ab", 3: "ab", 5: "a", 27: "a"}
"""Rules with a letter that follow the rule of that number."""

RULES = [f"{n}{letter}" for n in range(1, 37) for letter in ("", *MORE.get(n, ""))]
RULINGS = [*ascii_lowercase, *(letter * 2 for letter in ascii_lowercase[:17])]
BOOK = Rulebook(
    WOLVES,
    re.compile(
        r"\b(?:rule|règle|Regel) (\d+[a-z]?)\b"
        r"|\b(?:ruling|précision|Klarstellung) ([a-z]{1,2})\b"
    ),
)
CHOICES = [setting.name for setting in META.settings if isinstance(setting, Choice)]


def headings(language: str) -> list[str]:
    plain = paragraphs(ALL_RULES[language])
    return [number for number in ALL_RULES[language] if number not in plain]


def test_the_readme_holds_the_rules() -> None:
    assert BOOK.holds(rules_section(EN, RECONSTRUCTED, FROM_BGA))


def test_the_readme_gives_a_reason_for_every_ruling() -> None:
    reasons = BOOK.readme.partition("## Reasons for the rulings")[2]
    reasons = reasons.partition("\n## ")[0]
    assert re.findall(r"^- \*\*([a-z]+)\*\* ", reasons, re.MULTILINE) == RULINGS


def test_the_readme_cites_only_what_exists() -> None:
    assert BOOK.unknown(BOOK.readme) == []


def test_the_readme_lists_tracks_dates_and_settings() -> None:
    text = BOOK.readme
    for track, name in enumerate(TRACKS):
        title = NAMES["en"][f"wolves.track.{name}"].capitalize()
        row = next(line for line in text.splitlines() if line.startswith(f"| {title} |"))
        assert [int(cell.split()[0]) for cell in row.split("|")[2:-1]] == list(ABILITY[track])
    for moon, name in enumerate(MOONS):
        title = f"Date of the {NAMES['en'][f'wolves.moon.{name}']}"
        row = next(line for line in text.splitlines() if line.startswith(f"| {title}"))
        assert [int(cell) for cell in row.split("|")[2:-1]] == [DATES[n][moon] for n in DATES]
    assert all(f"| `{setting.name}` |" in text for setting in META.settings)


@IN_EVERY_LANGUAGE
def test_every_rule_and_every_ruling_has_a_title_in_reading_order(language: str) -> None:
    assert headings(language) == [*RULES, "rulings", *RULINGS]


@IN_EVERY_LANGUAGE
def test_the_rules_have_the_same_numbers_in_every_language(language: str) -> None:
    assert BOOK.same_numbers(language)


@IN_EVERY_LANGUAGE
def test_paragraphs_are_counted_below_their_title(language: str) -> None:
    found: list[str] = []
    for title in headings(language):
        below = [number for number in ALL_RULES[language] if number.startswith(f"{title}.")]
        assert below == [f"{title}.{n}" for n in range(1, len(below) + 1)]
        found += [title, *below]
    assert found == list(ALL_RULES[language])


@IN_EVERY_LANGUAGE
def test_no_paragraph_is_empty(language: str) -> None:
    assert BOOK.untidy(language) == []
    assert [number for number, text in ALL_RULES[language].items() if "!" in text] == []
    assert BOOK.without_stop(language, paragraphs(EN)) == []
    assert BOOK.without_stop(language, RULINGS, "?") == []


@IN_EVERY_LANGUAGE
def test_a_paragraph_cites_the_same_rules_in_every_language(language: str) -> None:
    assert BOOK.differing(language, BOOK.cited) == []
    assert BOOK.unknown(*ALL_RULES[language].values()) == []


@IN_EVERY_LANGUAGE
def test_a_paragraph_has_the_same_figures_in_every_language(language: str) -> None:
    def figures(text: str) -> list[str]:
        return re.findall(r"\d+", text.replace("180 Grad", ""))

    assert BOOK.differing(language, figures) == []


@IN_EVERY_LANGUAGE
def test_a_paragraph_names_the_same_settings_in_every_language(language: str) -> None:
    assert settings_quoted("wolves", language) == settings_quoted("wolves", "en")


def test_the_rules_name_every_choice_that_the_room_offers() -> None:
    quoted = {name for names in settings_quoted("wolves", "en").values() for name in names}
    assert quoted == set(CHOICES)


def test_the_figures_are_those_of_the_data() -> None:
    def figures(number: str) -> list[int]:
        return [int(figure) for figure in re.findall(r"\b\d+\b", EN[number])]

    assert figures("30.2") == [date for seats in DATES for date in DATES[seats]]
    points = (LAIR_POINTS, WOLF_POINTS, HUNT_POINTS[3], HUNT_POINTS[2])
    assert figures("35.2")[1:] == [value for track in points for value in track[1:]]


def test_every_mark_is_a_paragraph() -> None:
    assert set(paragraphs(EN)) >= RECONSTRUCTED | FROM_BGA


@IN_EVERY_LANGUAGE
def test_every_term_has_a_name(language: str) -> None:
    assert list(NAMES[language]) == list(NAMES["en"])
    assert all(name and name == name.strip() for name in NAMES[language].values())
    wanted = {
        "terrain": TERRAINS,
        "piece": KINDS,
        "prey": PREY,
        "moon": MOONS,
        "phase": MOONS,
        "track": PARTS,
        "pack": TERRAINS[:5],
        "pile": [str(pile) for pile in range(len(PILES))],
    }
    for group, members in wanted.items():
        assert all(f"wolves.{group}.{member}" in NAMES[language] for member in members)


@IN_EVERY_LANGUAGE
@pytest.mark.parametrize("group", ["terrain", "piece", "prey", "moon", "track", "pack"])
def test_no_two_things_of_a_group_share_a_name(language: str, group: str) -> None:
    names = [name for key, name in NAMES[language].items() if key.startswith(f"wolves.{group}.")]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("number", RULES)
def test_every_rule_has_a_test(number: str) -> None:
    assert named_tests(HERE, f"rule_0?{number}")


@pytest.mark.parametrize("ruling", RULINGS)
def test_every_ruling_has_a_test(ruling: str) -> None:
    assert named_tests(HERE, f"ruling_{ruling}")
