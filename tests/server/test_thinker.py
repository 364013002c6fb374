"""What a process that thinks is asked: slices of a study."""

from __future__ import annotations

import os

import pytest

from meute.core.dealer import Dealer
from meute.core.table import Table
from meute.server.thinking.kinds import Lesson, Studied, study
from meute.testing.walk import play_at_random


def finished() -> str:
    table = Table("silver", 2, 11, {"rounds": 1})
    play_at_random(table, Dealer(11), 10_000)
    return table.record.to_bytes().decode()


RECORD = finished()


@pytest.fixture(autouse=True)
def at_our_own_pace(monkeypatch: pytest.MonkeyPatch) -> None:
    """The process of the tests does not step back behind others for good."""
    monkeypatch.delattr(os, "nice", raising=False)


def studied(start: int, seconds: float) -> Studied:
    """The study of a game of bots, from some part on."""
    return study(Lesson(table="t", record=RECORD, people=[], start=start, seconds=seconds))


def test_a_slice_without_time_still_does_one_part() -> None:
    first = studied(0, 0.0)
    assert (first.done, len(first.moments)) == (1, 1)
    assert first.total > 3
    third = studied(2, 0.0)
    assert (third.done, len(third.moments)) == (3, 1)


@pytest.mark.slow
def test_a_slice_with_time_enough_does_all_the_rest() -> None:
    whole = studied(0, 3600.0)
    assert whole.done == whole.total
    assert len(whole.verdicts) + len(whole.moments) < whole.total, "luck is looked at too"
    rest = studied(2, 3600.0)
    assert rest.done == whole.total
    assert rest.moments == whole.moments[2:]


def test_nothing_is_left_after_the_last_part() -> None:
    total = studied(0, 0.0).total
    last = studied(total - 1, 3600.0)
    assert (last.done, last.moments) == (total, [])
    none = studied(total, 3600.0)
    assert (none.done, none.moments, none.gifts, none.verdicts) == (total, [], [], [])
