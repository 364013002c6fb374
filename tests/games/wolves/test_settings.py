"""The rows of points that a table may change: for designers."""

import json

import pytest

import meute
from meute import BadVariant
from meute.core.numbers import Numbers
from meute.games.wolves import WOLVES
from meute.games.wolves.data import PRINTED
from meute.games.wolves.rules.end import PARTS
from meute.games.wolves.state import changes_of, points_of


def finished(**variant: str) -> meute.Table:
    """Play a game at random to its end."""
    table = meute.Table("wolves", 3, 5, variant)
    while not table.over:
        for seat in table.waiting:
            table.play(seat, table.ask(seat, meute.bot("random")))
    return table


def points(table: meute.Table, part: str) -> list[int]:
    """The points of every seat that come from one part of the score."""
    return [parts[PARTS.index(part)] for parts in table.view(None).parts]


ROWS = {"dens", "lairs", "wolves", "prey", "first_places", "second_places"}


def test_every_row_of_points_is_a_setting() -> None:
    rows = [setting for setting in WOLVES.meta.settings if isinstance(setting, Numbers)]
    assert {row.name for row in rows} == ROWS
    for row in rows:
        assert row.check(row.default) == row.default
        assert row.length == len(row.columns) * max(1, len(row.rows))


def test_the_printed_points_are_no_change() -> None:
    assert changes_of(WOLVES.meta.variant({})) == ()
    changed = WOLVES.meta.variant({"lairs": "4,8,12,16"})
    assert changes_of(changed) == (("lairs", "4 8 12 16"),)


@pytest.mark.parametrize(("seats", "dens", "prey"), [(2, 5, 20), (3, 7, 25), (5, 7, 25)])
def test_dens_and_prey_have_points_of_their_own_for_two(seats: int, dens: int, prey: int) -> None:
    printed = points_of((), seats)
    assert (printed.dens[-1], printed.prey[-1]) == (dens, prey)
    other = points_of((("dens", "1 1 1 1 2 2 2 2"),), seats)
    assert other.dens == ((0, 1, 1, 1, 1) if seats == 2 else (0, 2, 2, 2, 2))


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "part"),
    [("lairs", "lairs"), ("wolves", "wolves"), ("prey", "hunt"), ("first_places", "tokens")],
)
def test_doubled_points_double_their_part_of_the_score_and_no_other(name: str, part: str) -> None:
    doubled = " ".join(str(2 * value) for value in PRINTED[name])
    before, after = finished(), finished(**{name: doubled})
    assert points(after, part) == [2 * value for value in points(before, part)]
    others = [other for other in PARTS if other != part]
    assert [points(after, other) for other in others] == [points(before, o) for o in others]
    assert any(points(before, part))


@pytest.mark.slow
def test_a_position_keeps_its_points() -> None:
    table = finished(lairs="9 9 9 9")
    again = meute.Table.from_state("wolves", table.state_json())
    assert again.scores == table.scores
    assert meute.replay(table.record).scores == table.scores


@pytest.mark.parametrize("change", [["lairs", "1 2"], ["lairs", "5  10 15 20"], ["owls", "1"]])
def test_a_position_with_points_that_nobody_can_choose_is_refused(change: list[str]) -> None:
    plain = json.loads(meute.Table("wolves", 3, 5).state_json())
    plain["settings"]["changes"] = [change]
    with pytest.raises(meute.BadData, match="no points that a table may choose"):
        meute.Table.from_state("wolves", json.dumps(plain))


@pytest.mark.parametrize("row", ["1 2 3", "1 2 3 4 5", "1 2 3 -4", "1 2 3 100", "many"])
def test_bad_rows_are_refused(row: str) -> None:
    with pytest.raises(BadVariant, match="4 whole numbers from 0 to 99"):
        WOLVES.meta.variant({"lairs": row})


@pytest.mark.slow
def test_moons_tell_the_points_of_this_table() -> None:
    table = finished(first_places="44 46 48", second_places="22 23 24")
    told = {
        line.message.params["points"]
        for line in table.log(None)
        if line.message.key in {"wolves.log.first", "wolves.log.lower"}
    }
    assert told <= {44, 46, 48, 22, 23, 24}
    assert told


@pytest.mark.slow
def test_points_by_origin_add_up() -> None:
    table = finished()
    parts = WOLVES.parts(table.copy_state())
    sums = tuple(sum(seat) for seat in zip(*parts.values(), strict=True))
    assert sums == table.scores
    assert set(parts) <= set(WOLVES.catalogue("de"))
