"""Secret runs at a table: all answer at once, each in its own order, and may change their minds."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import pytest

import meute
from meute.core import registry
from meute.core.dealer import Dealer
from meute.core.meta import Value
from meute.core.record import Answer, Record
from meute.core.table import Table
from meute.testing.template import HUSH
from meute.testing.template.actions import BIDS, STASHES, Bid, Raise
from meute.testing.template.game import Hush
from meute.testing.template.rules.bids import MakeBid, RaiseBid
from meute.testing.template.rules.round import OpenBids
from meute.testing.template.rules.stash import NodOrStash
from meute.testing.template.state import State
from meute.testing.walk import play_at_random


@pytest.fixture(autouse=True)
def hush() -> Iterator[None]:
    with registry.lent(HUSH):
        yield


def bidding(seats: int = 3, seed: int = 4) -> Table:
    """A table of Hush where everybody is about to bid in secret."""
    table = Table("hush", seats, seed)
    while len(table.waiting) == 1:
        table.play(table.waiting[0], STASHES[0])
    return table


def bid(table: Table, seat: int, number: int, by: int = 0) -> None:
    """Answer both questions of a seat."""
    table.play(seat, Bid(number))
    table.play(seat, Raise(by))


def test_sealed_answers_show_only_when_the_last_one_is_in() -> None:
    table = bidding()
    events = table.events
    bid(table, 2, 4)
    bid(table, 0, 1)
    assert table.waiting == (1,)
    assert table.events == events
    assert [v.bid for v in map(table.view, range(3))] == [1, 0, 4]
    bid(table, 1, 2, 1)
    said = [(e.seat, e.action) for e in table.record.entries if isinstance(e, Answer)]
    assert said[events : events + 6] == [
        *[(0, Bid(1)), (1, Bid(2)), (2, Bid(4))],
        *[(0, Raise(0)), (1, Raise(1)), (2, Raise(0))],
    ]


def test_the_order_of_sealed_answers_leaves_no_trace() -> None:
    one, other = bidding(), bidding()
    for seat in (0, 1, 2):
        bid(one, seat, seat + 1)
    for seat in (2, 0, 1):
        other.play(seat, BIDS[seat])
    for seat in (1, 2, 0):
        other.play(seat, Raise(0))
    assert one.record.to_bytes() == other.record.to_bytes()


def test_nobody_waits_for_the_others_inside_a_run() -> None:
    table = bidding()
    assert table.options(0) == tuple(BIDS)
    table.play(0, Bid(4))
    assert table.options(0) == (Raise(0),), "a seat's own bid counts"
    assert table.options(1) == tuple(BIDS)
    assert [*table.waiting, *table.in_run] == [0, 1, 2, 0, 1, 2]
    assert [table.left(seat) for seat in range(3)] == [1, 2, 2]
    table.play(0, Raise(0))
    assert table.waiting == (1, 2)
    assert table.left(0) == 0


def test_what_others_see_does_not_change_while_a_seat_answers() -> None:
    table, onlookers = bidding(), (1, 2, None)
    before = [table.view(seat) for seat in onlookers]
    bid(table, 0, 3, 1)
    assert [table.view(seat) for seat in onlookers] == before
    assert table.view(0).bid == 3, "the last answer is still open to change"


def test_a_sealed_answer_may_be_changed_until_the_last_one_is_in() -> None:
    table = bidding()
    bid(table, 0, 1)
    table.play(0, Raise(1))
    assert table.sealed == {0: (Bid(1), Raise(1))}
    table.undo(0, steps=1)
    assert table.sealed == {0: (Bid(1),)}
    table.undo(0)
    assert table.sealed == {}
    assert table.waiting == (0, 1, 2)
    for seat in range(3):
        bid(table, seat, seat + 1)
    with pytest.raises(meute.CannotUndo):
        table.undo(2)


@pytest.mark.parametrize(("steps", "left"), [(1, 1), (2, 0), (3, 0), (None, 0)])
def test_so_many_sealed_answers_are_taken_back(steps: int | None, left: int) -> None:
    table = bidding()
    bid(table, 0, 1)
    bid(table, 2, 3)
    table.undo(0, steps)
    answers = (Bid(1), Raise(0))[:left]
    assert table.sealed == ({0: answers} if left else {}) | {2: (Bid(3), Raise(0))}
    assert table.left(0) == 2 - left
    assert table.waiting == (0, 1)


def test_a_plan_takes_the_place_of_all_answers_of_its_seat() -> None:
    table = bidding()
    table.plan(0, [Bid(2), Raise(1)])
    assert list(table.waiting) == [1, 2]
    table.plan(0, [Bid(4)])
    assert table.sealed == {0: (Bid(4),)}
    assert list(table.waiting) == [0, 1, 2]
    table.plan(0, [])
    assert table.sealed == {}
    for seat in range(3):
        table.plan(seat, [Bid(seat + 1), Raise(0)])
    assert table.view(None).points == (0, 0, 3)


@pytest.mark.parametrize(
    ("actions", "wrong", "key"),
    [
        ([Bid(4), Raise(1)], Raise(1), "hush.why.highest"),
        ([Raise(0)], Raise(0), "hush.why.MakeBid"),
        ([Bid(1), Raise(0), Raise(0)], Raise(0), "core.not_asked"),
        ([Bid(1), None], None, "hush.why.RaiseBid"),
    ],
)
def test_a_plan_that_is_not_possible_changes_nothing(
    actions: list[Any], wrong: object, key: str
) -> None:
    table = bidding()
    table.play(0, Bid(3))
    before = table.view(0)
    with pytest.raises(meute.IllegalAction) as caught:
        table.plan(0, actions)
    assert caught.value.action == wrong
    assert caught.value.reason.message.key == key
    assert table.sealed == {0: (Bid(3),)}
    assert table.view(0) == before


def test_a_plan_needs_a_run() -> None:
    table = Table("hush", 2, 3)
    for seat, key in ((0, "core.no_run"), (1, "core.not_asked"), (7, "core.not_asked")):
        with pytest.raises(meute.IllegalAction) as caught:
            table.plan(seat, [STASHES[0]])
        assert caught.value.reason.message.key == key
    play_at_random(table, Dealer(1), 1000)
    with pytest.raises(meute.IllegalAction) as caught:
        table.plan(0, [])
    assert caught.value.reason.message.key == "core.over"


def test_undo_does_not_go_back_behind_a_run_that_others_may_have_answered() -> None:
    table = bidding(2)
    with pytest.raises(meute.CannotUndo) as caught:
        table.undo(1)
    assert caught.value.reason.message.key == "core.undo.asked"
    table.play(0, Bid(1))
    assert table.cannot_undo(1) == caught.value.reason


def test_undo_does_not_take_the_answers_of_somebody_who_is_asked_alone() -> None:
    """A run may have one seat only; what it has sealed is safe from the others all the same."""

    class Lonely(Hush):
        def setup(self, seats: int, variant: Mapping[str, Value]) -> State:
            state = super().setup(seats, variant)
            state.pending = [OpenBids(), RaiseBid(1), MakeBid(1), NodOrStash(0)]
            return state

    table = Table(Lonely(), 2, 3)
    table.play(0, STASHES[0])
    table.plan(1, [Bid(2)])
    assert table.sealed == {1: (Bid(2),)}
    with pytest.raises(meute.CannotUndo) as caught:
        table.undo(0)
    assert caught.value.reason.message.key == "core.undo.asked"
    table.undo(1)
    table.plan(1, [Bid(2), Raise(1)])
    assert table.view(None).points[1] == 3


def test_a_bot_has_other_luck_for_every_question_of_a_run() -> None:
    table = bidding()
    first = table.luck(1)
    table.play(0, Bid(1))
    assert table.luck(1) == first
    table.play(1, Bid(1))
    assert table.luck(1) != first


def test_a_bot_amid_a_run_imagines_its_own_question_on_top() -> None:
    table = bidding()
    table.play(1, Bid(4))
    world = HUSH.imagine(table.full_view(1), Dealer(1))
    assert HUSH.decision(world) == table.decision(1) == RaiseBid(1)
    assert world.bids[1] == 4


def test_a_seat_amid_a_run_has_every_open_question_before_it_once() -> None:
    table = bidding()
    asked = [*(MakeBid(seat) for seat in range(3)), *(RaiseBid(seat) for seat in range(3))]
    for answers in ([], [Bid(4)], [Bid(4), Raise(0)]):
        table.plan(1, answers)
        done = asked[1::3][: min(len(answers), 1)]
        open_now = [item for item in table.view(1).pending if item != OpenBids()]
        assert sorted(map(repr, open_now)) == sorted(repr(d) for d in asked if d not in done)
        assert table.view(1).pending[0] == OpenBids()


def test_a_record_cut_amid_a_run_goes_on_from_there() -> None:
    whole = bidding()
    events = whole.events
    for seat in range(3):
        bid(whole, seat, seat + 1)
    cut = Record(whole.record.header, whole.record.entries[: events + 4])
    table = meute.replay(cut, seed=4)
    assert table.in_run == (1, 2)
    assert [table.left(seat) for seat in range(3)] == [0, 1, 1]
    assert table.options(0) == ()
    for seat in (2, 1):
        table.play(seat, Raise(0))
    assert table.record.to_bytes() == whole.record.to_bytes()
