"""Undo at its boundaries: secret runs, other seats, chance, and undo in records."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import pytest

import meute
from meute.core import registry
from meute.core.decision import CHANCE, Pending
from meute.core.message import Message, Seat
from meute.core.meta import Value
from meute.core.record import Record, Undo
from meute.core.table import Table
from meute.testing.template import HUSH
from meute.testing.template.actions import BIDS, NOD, RAISES, STASHES, Bid, Raise
from meute.testing.template.game import Hush
from meute.testing.template.rules.bids import MakeBid, RaiseBid
from meute.testing.template.rules.roll import Roll
from meute.testing.template.rules.stash import NodOrStash
from meute.testing.template.state import State


@pytest.fixture(autouse=True)
def hush() -> Iterator[None]:
    with registry.lent(HUSH):
        yield


def asking(*questions: Pending) -> Table:
    """A table of Hush for two with these questions alone, none of which shows anything."""

    class Drawn(Hush):
        def setup(self, seats: int, variant: Mapping[str, Value]) -> State:
            state = super().setup(seats, variant)
            state.pending = []
            state.then(*questions)
            return state

    return Table(Drawn(), 2, 3)


def refusal(table: Table, seat: int) -> str:
    """Why a seat can take back nothing."""
    before = table.state_json()
    with pytest.raises(meute.CannotUndo) as caught:
        table.undo(seat)
    assert table.state_json() == before
    return caught.value.reason.message.key


def test_who_was_asked_in_secret_alone_takes_back_answers_that_showed_nothing() -> None:
    table = asking(MakeBid(1), RaiseBid(1), NodOrStash(0))
    start = table.state_json()
    table.plan(1, [Bid(2), Raise(1)])
    assert table.waiting == (0,)
    table.undo(1, steps=1)
    assert table.options(1) == tuple(RAISES)
    assert table.view(1).bid == 2
    table.play(1, Raise(0))
    table.undo(1)
    assert table.state_json() == start
    assert table.options(1) == tuple(BIDS)


def test_answers_before_a_secret_run_of_the_same_seat_alone_can_be_taken_back() -> None:
    table = asking(NodOrStash(1), MakeBid(1), RaiseBid(1), NodOrStash(0))
    start = table.state_json()
    table.play(1, STASHES[1])
    table.undo(1)
    assert table.state_json() == start
    table.play(1, STASHES[1])
    table.plan(1, [Bid(2), Raise(1)])
    table.undo(1)
    assert table.state_json() == start


def test_what_several_have_answered_in_secret_stands_once_all_answers_are_in() -> None:
    table = asking(MakeBid(0), MakeBid(1), NodOrStash(0))
    table.play(0, Bid(1))
    table.play(1, Bid(2))
    assert table.waiting == (0,)
    opened = table.state_json()
    for seat in (0, 1):
        assert refusal(table, seat) == "core.undo.shown"
    table.play(0, NOD)
    table.undo(0)
    assert table.state_json() == opened
    assert refusal(table, 0) == "core.undo.shown"


def test_an_answer_before_chance_cannot_be_taken_back_but_one_after_it_can() -> None:
    table = asking(NodOrStash(0), Roll(CHANCE, 0), NodOrStash(0), NodOrStash(1))
    assert refusal(table, 0) == "core.undo.nothing"
    table.play(0, STASHES[0])
    rolled = table.state_json()
    assert refusal(table, 0) == "core.undo.chance"
    table.play(0, STASHES[1])
    table.undo(0)
    assert table.state_json() == rolled
    assert refusal(table, 0) == "core.undo.chance"


def test_more_steps_than_answers_go_back_to_the_boundary() -> None:
    table = asking(NodOrStash(1), NodOrStash(0), NodOrStash(1))
    table.play(1, STASHES[0])
    others = table.state_json()
    table.play(0, NOD)
    table.play(0, NOD)
    table.undo(0, steps=5)
    assert table.state_json() == others, "the other seat's answer stands"
    assert refusal(table, 0) == "core.undo.others"


@pytest.mark.parametrize("steps", [1, 2, 3])
def test_the_log_tells_who_took_back_how_much(steps: int) -> None:
    table = nodded()
    table.undo(0, steps=steps)
    told = table.log(1)[-1]
    assert told.n == 6
    assert told.message == Message("core.undone", {"player": Seat(0), "count": steps})


def nodded() -> Table:
    """A table of Hush: two dice, then seat 0 nods twice and stashes; seat 1 is asked."""
    table = Table("hush", 2, 3)
    for answer in (NOD, NOD, STASHES[1]):
        table.play(0, answer)
    assert (table.events, table.waiting) == (5, (1,))
    return table


@pytest.mark.parametrize(("back_to", "nods"), [(3, 0), (4, 1), (5, 2)])
def test_an_undo_in_a_record_goes_back_to_any_of_the_own_last_answers(
    back_to: int, nods: int
) -> None:
    table = nodded()
    record = Record(table.record.header, [*table.record.entries, Undo(6, 0, back_to)])
    again = meute.replay(record, seed=3)
    assert again.waiting == (0,)
    assert again.view(None).nods == nods
    table.undo(0, steps=6 - back_to)
    assert again.record.to_bytes() == table.record.to_bytes()
    assert again.log(0) == table.log(0)


@pytest.mark.parametrize(
    "undo",
    [
        pytest.param(Undo(6, 0, 2), id="chance"),
        pytest.param(Undo(6, 0, 0), id="before the first event"),
        pytest.param(Undo(6, 0, 6), id="not yet answered"),
        pytest.param(Undo(6, 1, 5), id="somebody else's"),
    ],
)
def test_an_undo_in_a_record_that_nobody_could_have_made_is_found(undo: Undo) -> None:
    table = nodded()
    record = Record(table.record.header, [*table.record.entries, undo])
    with pytest.raises(meute.BadRecord) as caught:
        meute.replay(record, seed=3)
    assert caught.value.line == 7


def test_what_was_taken_back_cannot_be_taken_back_again() -> None:
    table = nodded()
    table.undo(0, steps=2)
    record = Record(table.record.header, [*table.record.entries, Undo(7, 0, 4)])
    with pytest.raises(meute.BadRecord) as caught:
        meute.replay(record, seed=3)
    assert caught.value.line == 8
    table.undo(0)
    assert table.record.entries[-1] == Undo(7, 0, 3)
    assert meute.replay(table.record, seed=3).state_json() == table.state_json()


@pytest.mark.parametrize("steps", [0, -1])
def test_to_take_back_no_answer_is_refused(steps: int) -> None:
    table = meute.Table(HUSH, 2, 1)
    seat = table.waiting[0]
    table.play(seat, NOD)
    before = table.record.to_bytes()
    with pytest.raises(meute.CannotUndo):
        table.undo(seat, steps)
    assert table.record.to_bytes() == before
