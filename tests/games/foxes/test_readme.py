"""The rules of Foxes as people read them, and that a test stands behind each paragraph."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from meute.games.foxes import FOXES, data
from meute.games.foxes.meta import META
from meute.games.foxes.texts.marks import RECONSTRUCTED
from meute.games.foxes.texts.rules_de import RULES as DE
from meute.games.foxes.texts.rules_en import RULES as EN
from meute.games.foxes.texts.rules_fr import RULES as FR
from meute.testing.rulebook import BEGIN, END, replace_section, rules_section

ROOT = Path(__file__).parents[3]
README = ROOT / "src" / "meute" / "games" / "foxes" / "README.md"

RULES = {"en": EN, "fr": FR, "de": DE}
LANGUAGES = pytest.mark.parametrize("language", RULES)
RULINGS = [f"F{n}" for n in range(1, 32)]
DECISIONS = [f"D{n}" for n in range(1, 20)]
PIECES = [f"C{n}" for n in range(11)]
TITLES = [number for number, text in EN.items() if not text.endswith(".")]
PARAGRAPHS = [number for number in EN if number not in TITLES]
NUMBER = re.compile(r"\b(?:B\d(?:\.(?:A'|[AB](?:\.\d)?|\d+))?|[FD]\d+)")
"""Paragraphs of C are left out: C2 is also the cost of an action."""
KNOWN = data.RECONSTRUCTED
CELL = {
    data.PC: "{} PC",
    data.VP: "{} VP",
    data.RESOURCE: "resource",
    data.CUB: "cub +1",
    data.TILE: "bonus tile",
    data.CHEESE: "cheese",
}


@cache
def names_of_tests() -> list[str]:
    """The names of all test functions of this room."""
    return [
        node.name
        for path in sorted(Path(__file__).parent.rglob("test_*.py"))
        for node in ast.walk(ast.parse(path.read_bytes()))
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    ]


def section() -> str:
    """The rules in English; numbers like F1 and C0 stand under titles that do not share them."""
    out: list[str] = []
    for number, text in EN.items():
        if number in TITLES:
            out.append(f"\n### {number} {text}\n")
        else:
            out.append(rules_section({number: text}, RECONSTRUCTED, ()).strip())
    return re.sub(r"\n{3,}", "\n\n", "\n".join(out)).strip()


def readme() -> str:
    return README.read_text("utf-8")


def name(key: str) -> str:
    return FOXES.catalogue("en")[f"foxes.{key}"]


def row(*cells: object) -> str:
    return f"| {' | '.join(str(cell) for cell in cells)} |"


def table(*rows: str) -> str:
    return "\n".join([rows[0], "|---" * (rows[0].count("|") - 1) + "|", *rows[1:]])


def roll_table() -> str:
    return table(
        row("Roll", *range(1, 7)), row("PC", *(f"{amount} †" for amount in KNOWN["roll_pc"]))
    )


def tracks_table() -> str:
    rows = []
    for territory, label in enumerate(("Fields", "River", "Forest", "Farm")):
        cells = []
        for space in range(data.SPACES):
            first = data.ACTIONS * (data.SPACES * territory + space)
            costs = KNOWN["action_costs"][first : first + data.ACTIONS]
            cells.append(" ".join(f"{a}{c}" for a, c in zip("MKBC", costs, strict=True) if c >= 0))
        rows.append(row(label, *(f"{cell} †" for cell in cells)))
    return table(row("Territory", "Space 1", "Space 2", "Space 3"), *rows)


def slot(place: str, number: int) -> str:
    gains = KNOWN.get(f"{place}_bonus", (0,) * 12)[3 * number : 3 * number + 3]
    words = [
        *["resource"] * gains[0],
        *["bonus tile"] * gains[1],
        *([f"{gains[2]} PC"] if gains[2] else []),
    ]
    known = place == "vital" and number in (1, 2)
    return f"{', '.join(words) or 'nothing'} / {KNOWN[f'{place}_penalty'][number]}" + (
        "" if known else " †"
    )


def slots_table() -> str:
    return table(
        row("Place", *range(1, 6)),
        row("vital territory", *(slot("vital", n) for n in range(5))),
        row("Mountain", *(slot("mountain", n) for n in range(4)), ""),
        row("own den", *(slot("den", n) for n in range(4)), ""),
    )


def mulotage_table() -> str:
    kinds = ("fail", "pc2", "pc3", "pc1r", "r", "pc2r", "pc4")
    numbers = zip(
        KNOWN["mulotage_copies"], KNOWN["mulotage_pc"], KNOWN["mulotage_resources"], strict=True
    )
    return table(
        row("Tile", "Copies", "PC", "Resources"),
        *(
            row(name(f"mulotage.{kind}"), *(f"{number} †" for number in values))
            for kind, values in zip(kinds, numbers, strict=True)
        ),
    )


def bonus_table() -> str:
    rows = []
    for track, label in enumerate(("Fields", "River", "Forest", "Farm")):
        cells = []
        for space in range(data.TRACK * track, data.TRACK * (track + 1)):
            gain = CELL[KNOWN["track_gains"][space]].format(KNOWN["track_amounts"][space])
            cells.append(gain + (" !" if KNOWN["crosshairs"][space] else "") + " †")
        rows.append(row(label, *cells))
    return table(row("Track", *range(1, 6)), *rows)


def tiles_table() -> str:
    kinds = (
        "pc", "resource", "cub", "die", "vp", "advance", "storm", "wolf", "tent", "bear", "beaver",
    )  # fmt: skip
    numbers = zip(KNOWN["bonus_copies"], KNOWN["bonus_amounts"], strict=True)
    return table(
        row("Tile", "Copies", "Amount"),
        *(
            row(name(f"bonus.{kind}"), *(f"{number} †" for number in values))
            for kind, values in zip(kinds, numbers, strict=True)
        ),
    )


def instincts_table() -> str:
    kinds = ("nose", "care", "speed", "stealth", "dominance", "endurance")
    numbers = zip(KNOWN["instinct_needs"], KNOWN["instinct_vp"], strict=True)
    return table(
        row("Instinct", "Cub value", "VP"),
        *(
            row(name(f"instinct.{kind}"), *(f"{number} †" for number in values))
            for kind, values in zip(kinds, numbers, strict=True)
        ),
    )


def objectives_table() -> str:
    return table(
        row("Objective", "Copies", "VP", "Exchange"),
        *(
            row(
                name(f"objective.{n + 1:02}"),
                f"{KNOWN['objective_copies'][n]} †",
                f"{KNOWN['objective_vp'][n]} †",
                f"X{KNOWN['objective_exchange'][n]} †",
            )
            for n in range(data.OBJECTIVES)
        ),
    )


def settings_table() -> str:
    return table(
        row("Setting", "Numbers", "What they are"),
        *(
            row(
                f"`{setting.name}`",
                len(KNOWN[setting.name]),
                f"{name(f'setting.{setting.name}')}. {name(f'setting.{setting.name}.about')}",
            )
            for setting in META.settings
        ),
    )


TABLES = {
    "roll": roll_table,
    "tracks": tracks_table,
    "slots": slots_table,
    "mulotage": mulotage_table,
    "bonus": bonus_table,
    "tiles": tiles_table,
    "instincts": instincts_table,
    "objectives": objectives_table,
    "settings": settings_table,
}


def test_the_readme_holds_the_rules() -> None:
    assert readme() == replace_section(readme(), section())


@pytest.mark.parametrize("kind", TABLES)
def test_the_readme_shows_what_is_printed(kind: str) -> None:
    assert f"\n\n{TABLES[kind]()}\n\n" in readme()


def test_the_readme_shows_the_vp_of_mulotage_tiles() -> None:
    points = ", ".join(f"{amount} †" for amount in KNOWN["mulotage_vp"])
    assert f"at the end: {points}." in readme()


def test_the_readme_names_only_paragraphs_that_exist() -> None:
    before, _, rest = readme().partition(BEGIN)
    assert set(NUMBER.findall(before + rest.partition(END)[2])) <= set(EN)


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


def test_french_rules_keep_their_signs_with_the_word_before() -> None:
    for number, text in FR.items():
        assert not re.search(r"(?<![\u00a0(])[:;?!]", text), number


def test_all_rulings_decisions_and_pieces_are_there() -> None:
    found = [number for number in EN if re.fullmatch(r"[FDC]\d+", number)]
    assert found == [*RULINGS, *DECISIONS, *PIECES]


def test_every_mark_is_a_paragraph() -> None:
    assert set(PARAGRAPHS) - set(RULINGS) >= RECONSTRUCTED


@pytest.mark.parametrize("number", PARAGRAPHS)
def test_every_paragraph_has_a_test(number: str) -> None:
    """A test may carry several numbers; B3.A' is called b3_a_mountain."""
    wanted = number.lower().replace("a'", "a_mountain").replace(".", "_")
    assert [n for n in names_of_tests() if re.search(rf"_{wanted}(_|$)", n)]
