"""A row of answers: all of them or none, one step back, and single answers in the record."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from meute.core import registry
from meute.core.codec import encode
from meute.core.errors import IllegalAction
from meute.core.record import Answer, Record
from meute.core.replay import replay
from meute.core.table import Table
from meute.games.wolves import WOLVES
from meute.games.wolves import actions as a
from meute.testing.template import HUSH
from meute.testing.template.actions import NOD
from tests.games.wolves.positions import Position, go, pick


def refused(table: Table, seat: int, row: Sequence[Any]) -> str:
    """Return why a row is refused, and make sure that nothing of it is done."""
    before, record = table.state_hash(), table.record.to_bytes()
    with pytest.raises(IllegalAction) as caught:
        table.play_row(seat, row)
    assert table.state_hash() == before
    assert table.record.to_bytes() == record
    return caught.value.reason.message.key


def table_at(position: Position) -> Table:
    return Table.from_state(WOLVES, encode(position.state), "rows")


@pytest.fixture
def table() -> Table:
    """The alpha on B6 may go; whoever follows is the next seat."""
    position = Position("B6: 0A", "B7: 1p", "B8: 1d", "B13: 2A", home="rfg")
    return table_at(position)


ROW = (a.MOVE, a.FLIPS[0], pick("B6", "A"), go("B8"))


def test_a_row_is_recorded_as_its_answers(table: Table) -> None:
    before = table.events
    table.play_row(0, ROW)
    own = [entry for entry in table.record.entries if isinstance(entry, Answer)]
    assert [entry.action for entry in own if entry.n > before] == list(ROW)
    assert len(table.passed()) == len(ROW) - 1


def test_a_row_is_taken_back_as_one(table: Table) -> None:
    start = table.state_hash()
    table.play_row(0, ROW)
    table.undo(0, steps=1)
    assert table.state_hash() == start
    [line] = table.log(0, table.events - 1)
    assert line.message.params["count"] == len(ROW)


def test_what_came_before_a_row_is_taken_back_by_itself(table: Table) -> None:
    table.play(0, a.MOVE)
    between = table.state_hash()
    table.play_row(0, ROW[1:])
    table.undo(0, steps=1)
    assert table.state_hash() == between
    table.undo(0, steps=1)
    assert table.options(0)[0] == a.MOVE


def test_a_table_with_a_row_replays(table: Table) -> None:
    table.play_row(0, ROW)
    table.undo(0, steps=1)
    table.play_row(0, ROW)
    again = replay(Record(table.record.header, table.record.entries), table.seed)
    assert again.state_hash() == table.state_hash()
    assert again.log(0) == table.log(0)


@pytest.mark.parametrize("wrong", range(len(ROW)))
def test_a_row_with_a_wrong_answer_does_nothing(table: Table, wrong: int) -> None:
    row = list(ROW)
    row[wrong] = a.END_TURN
    assert refused(table, 0, row).startswith("wolves.why.")


def test_an_empty_row_is_refused(table: Table) -> None:
    assert refused(table, 0, []) == "core.row.empty"


def test_a_row_of_somebody_who_is_not_asked_is_refused(table: Table) -> None:
    assert refused(table, 1, ROW) == "core.not_asked"


def test_a_row_goes_no_further_than_the_own_turn() -> None:
    position = Position("B6: 0A", home="rfg").play(a.MOVE, a.FLIPS[0], a.STOP)
    table = table_at(position.play(a.MOVE, a.FLIPS[1], a.STOP))
    assert refused(table, 0, [a.END_TURN, a.MOVE]) == "core.row.ends"
    table.play_row(0, [a.END_TURN])
    assert table.waiting == (1,)
    assert table.cannot_undo(0) is not None


def test_secret_answers_are_no_row() -> None:
    with registry.lent(HUSH):
        table = Table(HUSH, 2, 1)
        while len(table.waiting) == 1:
            table.play(table.waiting[0], table.options(table.waiting[0])[0])
        seat = table.waiting[0]
        assert refused(table, seat, table.options(seat)[:1]) == "core.row.sealed"


def test_a_finished_game_takes_no_row() -> None:
    with registry.lent(HUSH):
        table = Table(HUSH, 2, 1)
        while not table.over:
            seat = table.waiting[0]
            table.play(seat, table.options(seat)[0])
        assert refused(table, 0, [NOD]) == "core.over"


def test_other_rooms_list_no_rows_by_default() -> None:
    with registry.lent(HUSH):
        table = Table(HUSH, 2, 1)
        seat = table.waiting[0]
        view, options = table.view(seat), table.options(seat)
        assert HUSH.shortcuts(view, options) == ()
        assert HUSH.preview(view, options[0]) is None
        assert HUSH.preview_class is None
    assert WOLVES.preview_class is not None
