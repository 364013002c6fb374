"""The README of Foxes: its rules and its tables are those of the room."""

from __future__ import annotations

import re

import pytest

from meute.core.message import Message, Phrasebook
from meute.games.foxes import FOXES, data
from meute.games.foxes.meta import META
from meute.games.foxes.state import DEFAULTS
from meute.games.foxes.words.marks import RECONSTRUCTED
from meute.games.foxes.words.names import bonus_name, catch_name, objective_name
from meute.testing.readme import Rulebook
from meute.testing.rulebook import titled_section

EN = FOXES.rules("en")

NUMBER = re.compile(r"\b(?:B\d(?:\.(?:A'|[AB](?:\.\d)?|\d+))?|[FD]\d+)")
"""Paragraphs of C are left out: C2 is also the cost of an action."""
BOOK = Rulebook(FOXES, NUMBER)
KNOWN = data.RECONSTRUCTED
CELL = {
    data.PC: "{} GP",
    data.VP: "{} VP",
    data.RESOURCE: "resource",
    data.CUB: "cub +1",
    data.TILE: "bonus tile",
    data.CHEESE: "cheese",
}


def name(key: str) -> str:
    return FOXES.catalogue("en")[f"foxes.{key}"]


def usual(message: Message) -> str:
    """A name with the usual figures, in English."""
    return Phrasebook("en", FOXES.catalogue("en")).say(message, ())


def row(*cells: object) -> str:
    return f"| {' | '.join(str(cell) for cell in cells)} |"


def table(*rows: str) -> str:
    return "\n".join([rows[0], "|---" * (rows[0].count("|") - 1) + "|", *rows[1:]])


def roll_table() -> str:
    return table(
        row("Roll", *range(1, 7)), row("GP", *(f"{amount} †" for amount in KNOWN["roll_pc"]))
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
        *([f"{gains[2]} GP"] if gains[2] else []),
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
    numbers = zip(
        KNOWN["mulotage_copies"], KNOWN["mulotage_pc"], KNOWN["mulotage_resources"], strict=True
    )
    return table(
        row("Tile", "Copies", "GP", "Resources"),
        *(
            row(usual(catch_name(DEFAULTS, kind)), *(f"{number} †" for number in values))
            for kind, values in enumerate(numbers)
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
    numbers = zip(KNOWN["bonus_copies"], KNOWN["bonus_amounts"], strict=True)
    return table(
        row("Tile", "Copies", "Amount"),
        *(
            row(usual(bonus_name(DEFAULTS, kind)), *(f"{number} †" for number in values))
            for kind, values in enumerate(numbers)
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
                usual(objective_name(DEFAULTS, n)),
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
    assert BOOK.holds(titled_section(EN, RECONSTRUCTED))


@pytest.mark.parametrize("kind", TABLES)
def test_the_readme_shows_what_is_printed(kind: str) -> None:
    assert f"\n\n{TABLES[kind]()}\n\n" in BOOK.readme


def test_the_readme_shows_the_vp_of_mulotage_tiles() -> None:
    points = ", ".join(f"{amount} †" for amount in KNOWN["mulotage_vp"])
    assert f"at the end: {points}." in BOOK.readme


def test_the_readme_names_only_paragraphs_that_exist() -> None:
    assert BOOK.unknown(BOOK.around_the_rules) == []
