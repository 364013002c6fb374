"""The settings of a table: options, target, and values typed in from the box."""

from __future__ import annotations

import pytest

from meute.core.errors import BadVariant
from meute.core.numbers import Numbers, copies, numbers
from meute.core.table import Table
from meute.games.tracks import TRACKS
from meute.games.tracks.actions import PLACES
from tests.games.tracks.positions import Position

SPIRALS = "0 0 0 1 1 1 1 1 1 1 2 2 2 3 3"


@pytest.mark.parametrize(
    "written", [SPIRALS, SPIRALS.replace(" ", ","), SPIRALS.replace(" ", ", "), SPIRALS.split()]
)
def test_numbers_may_be_written_with_spaces_commas_or_as_a_list(written: object) -> None:
    assert TRACKS.meta.variant({"spirals": written})["spirals"] == SPIRALS


@pytest.mark.parametrize(
    "wrong", ["", "1 2 3", "x " * 15, "-1 " * 15, "13 " * 15, 5, None, [True] * 15]
)
def test_wrong_numbers_are_refused_with_an_example(wrong: object) -> None:
    with pytest.raises(BadVariant, match="15 whole numbers from 0 to 12"):
        TRACKS.meta.variant({"spirals": wrong})


def test_copies_must_add_up_to_the_cards_of_the_box() -> None:
    with pytest.raises(BadVariant, match="add up to 12"):
        TRACKS.meta.variant({"small_copies": "1 1 1 1 1"})


def test_one_number_is_a_number() -> None:
    assert numbers("target", (0,), 0, 99).check(7) == "7"
    assert "a whole number" in numbers("target", (0,), 0, 99).wanted()
    assert copies("x", (1, 2)).total == 3


def test_the_three_numbers_of_a_prey_must_rise() -> None:
    with pytest.raises(BadVariant, match="sick moose"):
        Position("M7", "0A", "1A", large_red="20 15 15 20 25 30 35")


def test_typed_in_values_are_played_with() -> None:
    position = Position(
        "phase 4", "0A", "1A", counters={"0A": "- - - 5 -"}, prey="", spirals=SPIRALS
    )
    assert position.strength("0A") == 11


def test_a_table_keeps_its_settings_in_the_record() -> None:
    table = Table(TRACKS, 4, seed=1, variant={"spirals": SPIRALS, "joining": "on"})
    assert table.record.header.variant["spirals"] == SPIRALS
    view = table.view(0)
    assert view.settings.spirals == (0, *map(int, SPIRALS.split()))
    assert view.settings.joining


@pytest.mark.parametrize("setting", [s for s in TRACKS.meta.settings if isinstance(s, Numbers)])
def test_every_default_is_accepted(setting: Numbers) -> None:
    assert setting.check(setting.default) == setting.default


def test_reasons_name_the_rule_and_the_question() -> None:
    position = Position("placement", "0A:2 2A", "1A", life_span="on")
    reason = TRACKS.why_not(position.state, 0, PLACES[0][1][15])
    assert reason is not None
    assert reason.rule == "O2.3"
    other = TRACKS.why_not(position.state, 0, PLACES[0][2][3])
    assert other is not None
    assert other.message.key == "tracks.why.other_cell"
    assert PLACES[0][1][3] in position.options


def test_faults_find_a_wolf_in_two_places() -> None:
    position = Position("M7", "0A", "1A")
    position.state.males.append(position.state.females[0])
    assert TRACKS.faults(position.state)


def test_faults_find_a_counter_placed_twice() -> None:
    position = Position("M7", "0A", "1A", counters={"0A": "3 3 - - -"})
    assert TRACKS.faults(position.state) == ["player 0 has placed a counter twice"]


def test_faults_find_points_of_no_source() -> None:
    position = Position("M1", "0A", "1A")
    assert TRACKS.faults(position.state) == []
    position.state.ledger.append(3)
    found = ["every player has one number for each source of points"]
    assert TRACKS.faults(position.state) == found


def test_faults_find_a_cell_that_nobody_is_asked_for() -> None:
    position = Position("placement", "0A 2A", "1A")
    assert TRACKS.faults(position.state) == []
    position.state.pending.pop()
    assert TRACKS.faults(position.state) == [
        "every cell without an answer is asked for once, and no other"
    ]
