"""The rules of Wolf Tracks as people read them, and that a test stands behind each paragraph."""

import re
from importlib.resources import files
from pathlib import Path

import pytest

from meute.core.catalogue import entries
from meute.core.message import LANGUAGES
from meute.games.tracks import TRACKS, data, words
from meute.games.tracks.meta import META
from meute.games.tracks.words.marks import RECONSTRUCTED
from meute.testing.readme import Rulebook, paragraph_tests
from meute.testing.rulebook import titled_section

HERE = Path(__file__).parent

RULES = {language: TRACKS.rules(language) for language in LANGUAGES}
EN = RULES["en"]
NAMES = {
    language: entries((files(words) / language / "names.ftl").read_text("utf-8"))
    for language in LANGUAGES
}
IN_EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
RULINGS = [*(f"R{n}" for n in range(1, 46)), *(f"D{n}" for n in range(1, 13))]
TITLES = [number for number, text in EN.items() if not text.endswith(".")]
PARAGRAPHS = [number for number in EN if number not in TITLES]
NUMBER = re.compile(r"\b(?:B\d(?:\.\d+)?|PH?\d(?:\.\d+[a-z]*)?|M\d[a-d]?|O\d(?:\.\d)?|[RD]\d+)\b")
BOOK = Rulebook(TRACKS, NUMBER)
PART = re.compile(r"(?<=\d)[a-z]+$")


def parts_of(number: str) -> list[str]:
    """The lettered parts of a paragraph: PH3.1 has PH3.1a to PH3.1d."""
    return [n for n in PARAGRAPHS if PART.search(n) and PART.sub("", n) == number]


def cell(value: int, *, known: bool = False) -> str:
    return str(value) if known else f"{value} †"


def test_the_readme_holds_the_rules() -> None:
    assert BOOK.holds(titled_section(EN, RECONSTRUCTED))


def test_the_readme_names_only_paragraphs_that_exist() -> None:
    assert BOOK.unknown(BOOK.around_the_rules) == []


def test_the_readme_names_every_setting() -> None:
    after = BOOK.readme.partition("## Settings")[2]
    assert BOOK.unlisted_settings(after) == []


def test_the_readme_shows_the_small_prey() -> None:
    for kind, copies, strength in zip(
        data.SMALL_KINDS[1:], data.SMALL_COPIES, data.SMALL_STRENGTH, strict=True
    ):
        gain = cell(strength, known=kind == "hare")
        assert f"| {kind} | {cell(copies)} | {gain} |" in BOOK.readme
    assert f"| no prey | {data.NO_PREY_CARDS} | |" in BOOK.readme


def test_the_readme_shows_the_large_prey() -> None:
    for kind, copies, *numbers in zip(
        data.LARGE_KINDS,
        data.LARGE_COPIES,
        data.LARGE_BLACK,
        data.LARGE_GREEN,
        data.LARGE_RED,
        data.LARGE_FOOD,
        strict=True,
    ):
        name = NAMES["en"][f"tracks.name.large.{kind}"]
        cells = [cell(number, known=kind == "caribou") for number in numbers]
        assert f"| {name} | {cell(copies)} | {' | '.join(cells)} |" in BOOK.readme


def test_the_readme_shows_spirals_births_and_sexes() -> None:
    costs = "| Value | 1 to 6 | 7 to 11 | 12 to 14 | 15 |\n|---|---|---|---|---|\n"
    assert f"{costs}| Spirals | 0 † | 1 † | 2 † | 3 † |" in BOOK.readme
    assert (*[0] * 6, *[1] * 5, *[2] * 3, 3) == data.SPIRALS
    assert f"| Births | {' | '.join(cell(n) for n in data.BIRTHS)} |" in BOOK.readme
    for n, colour in enumerate(data.COLOURS):
        sexes = ["female" if sex else "male" for sex in data.SEXES[3 * n : 3 * n + 3]]
        assert f"| {colour} | {' † | '.join(sexes)} † |" in BOOK.readme


@IN_EVERY_LANGUAGE
def test_the_rules_have_the_same_numbers_in_every_language(language: str) -> None:
    assert BOOK.same_numbers(language)


@IN_EVERY_LANGUAGE
def test_a_title_has_no_full_stop_and_a_paragraph_has_one(language: str) -> None:
    rules = RULES[language]
    assert [number for number, text in rules.items() if not text.endswith(".")] == TITLES


@IN_EVERY_LANGUAGE
def test_no_paragraph_is_empty(language: str) -> None:
    assert BOOK.untidy(language) == []


@IN_EVERY_LANGUAGE
def test_every_ruling_asks_answers_and_gives_a_reason(language: str) -> None:
    for number in RULINGS[:45]:
        question, _, answer = RULES[language][number].partition("?")
        assert question, number
        assert re.search(r"\S\.|:", answer), number


@IN_EVERY_LANGUAGE
def test_a_paragraph_points_to_the_same_paragraphs_in_every_language(language: str) -> None:
    assert BOOK.differing(language, BOOK.cited) == []
    assert BOOK.unknown(*RULES[language].values()) == []


@IN_EVERY_LANGUAGE
def test_a_paragraph_holds_the_same_figures_in_every_language(language: str) -> None:
    assert BOOK.differing(language, lambda text: sorted(re.findall(r"\d+", text))) == []


@IN_EVERY_LANGUAGE
def test_a_paragraph_names_the_same_settings_in_every_language(language: str) -> None:
    word = {"en": "setting", "fr": "réglage", "de": "Einstellung"}[language]
    named = re.compile(rf"\b{word} (\w+(?: = \w+)?)")
    english = re.compile(r"\bsetting (\w+(?: = \w+)?)")
    for number, text in RULES[language].items():
        assert named.findall(text) == english.findall(EN[number]), number


def test_the_rules_name_settings_that_the_room_offers() -> None:
    pairs = [pair for text in EN.values() for pair in re.findall(r"setting (\w+) = (\w+)", text)]
    assert META.variant(dict(pairs))
    named = {name for text in EN.values() for name in re.findall(r"setting (\w+)", text)}
    assert named <= {s.name for s in META.settings}


def test_all_rulings_are_there() -> None:
    assert [number for number in EN if re.fullmatch(r"[RD]\d+", number)] == RULINGS


def test_every_mark_is_a_paragraph() -> None:
    assert set(PARAGRAPHS) - set(RULINGS) >= RECONSTRUCTED


@IN_EVERY_LANGUAGE
def test_the_names_have_the_same_keys_in_every_language(language: str) -> None:
    assert list(NAMES[language]) == list(NAMES["en"])
    assert all(key.startswith(("tracks.name.", "tracks.temper.")) for key in NAMES[language])
    assert all(text and text == text.strip() for text in NAMES[language].values())


@pytest.mark.parametrize("part", ["small", "large", "colour", "option", "phase"])
def test_everything_of_its_kind_has_a_name(part: str) -> None:
    wanted = {
        "small": data.SMALL_KINDS,
        "large": data.LARGE_KINDS,
        "colour": data.COLOURS,
        "option": tuple(s.name for s in META.settings[:4]),
        "phase": ("P", "1", "2", "3", "4", "5", "M"),
    }[part]
    keys = [key for key in NAMES["en"] if key.startswith(f"tracks.name.{part}.")]
    assert keys == [f"tracks.name.{part}.{kind}" for kind in wanted]


@pytest.mark.slow
@pytest.mark.parametrize("number", PARAGRAPHS)
def test_every_paragraph_has_a_test(number: str) -> None:
    """A paragraph that only opens its lettered parts is tested by them."""
    for one in parts_of(number) or [number]:
        assert paragraph_tests(HERE, one), one
