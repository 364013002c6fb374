"""Settings that are rows of numbers, for values one may read off the box."""

from __future__ import annotations

import pytest
from hypothesis import Phase, find, given, settings

import meute
from meute.core.message import LANGUAGES, Phrasebook
from meute.core.meta import Choice, Number, Value
from meute.core.numbers import Numbers, copies, numbers
from meute.testing.strategies import variants

TRACKS = meute.game("tracks")
SPIRALS = numbers("spirals", (1, 2, 4), 0, 9)
CARDS = copies("cards", (3, 3, 2))
ROWS = [
    (name, setting)
    for name in meute.games()
    for setting in meute.game(name).meta.settings
    if isinstance(setting, Numbers)
]


@pytest.mark.parametrize("typed", ["1 2 4", "1,2,4", " 1, 2  4 ", [1, 2, 4], (1, 2, 4)])
def test_numbers_are_kept_in_one_form(typed: object) -> None:
    assert SPIRALS.check(typed) == "1 2 4" == SPIRALS.default


@pytest.mark.parametrize(
    ("typed", "fault"),
    [
        ("1 2", "2 are given"),
        ("1 2 3 4", "4 are given"),
        ("", "0 are given"),
        (7, "1 is given"),
        ("1 2 10", "10 in place 3 is outside"),
        ("-1 2 3", "-1 in place 1 is outside"),
        ("1 2 --3", "these are not"),
        ("a", "these are not"),
        (None, "these are not"),
        ([True, 2, 3], "these are not"),
    ],
)
def test_what_does_not_fit_is_told_in_one_sentence(typed: object, fault: str) -> None:
    wanted = f"^setting 'spirals' wants 3 whole numbers from 0 to 9; {fault}$"
    with pytest.raises(meute.BadVariant, match=wanted):
        SPIRALS.check(typed)


def test_copies_keep_their_sum() -> None:
    assert CARDS.check("4 3 1") == "4 3 1"
    with pytest.raises(meute.BadVariant, match="that add up to 8; these add up to 9"):
        CARDS.check("4 4 1")


def test_a_row_is_neither_a_choice_nor_a_number() -> None:
    assert not isinstance(SPIRALS, Choice | Number)


def test_usual_component_values_are_not_told() -> None:
    meta = meute.game("tracks").meta
    assert meta.unusual(meta.variant({})) == {
        "joining": "off",
        "life_span": "off",
        "strength_first": "off",
        "omega_stays": "off",
        "target": "0",
    }
    changed = "1 " * 14 + "1"
    assert meta.unusual(meta.variant({"spirals": changed}))["spirals"] == changed


@pytest.mark.parametrize(("game", "row"), ROWS, ids=[f"{game}.{row.name}" for game, row in ROWS])
def test_every_number_of_a_room_has_a_label_in_every_language(game: str, row: Numbers) -> None:
    named = len(row.columns) * max(1, len(row.rows))
    assert named == (row.length if row.length > 1 else 0)
    for language in LANGUAGES:
        book = Phrasebook(language, meute.game(game).catalogue(language))
        for labels in (row.columns, row.rows):
            said = [book.say(label, ()) for label in labels]
            assert len(set(said)) == len(said), said
            assert not [text for text in said if "{" in text or f"{game}." in text]


@pytest.mark.parametrize(("game", "row"), ROWS, ids=[f"{game}.{row.name}" for game, row in ROWS])
def test_every_usual_row_is_accepted(game: str, row: Numbers) -> None:
    assert row.check(row.default) == row.default, game


def differs(variant: dict[str, Value], name: str) -> bool:
    return variant.get(name, TRACKS.meta.variant({})[name]) != TRACKS.meta.variant({})[name]


@pytest.mark.slow
@pytest.mark.parametrize("name", ["spirals", "small_copies", "large_red", "sexes", "target"])
def test_tables_drawn_at_random_have_other_numbers_too(name: str) -> None:
    seed = settings(max_examples=5000, database=None, derandomize=True, phases=[Phase.generate])
    drawn = find(variants(TRACKS, 6), lambda variant: differs(variant, name), settings=seed)
    assert drawn[name] != TRACKS.meta.variant({})[name]


@pytest.mark.slow
@given(variants(TRACKS, 6))
def test_tables_drawn_at_random_can_be_played(variant: dict[str, Value]) -> None:
    assert TRACKS.setup(6, TRACKS.meta.variant(variant)) is not None
