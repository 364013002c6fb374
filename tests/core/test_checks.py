"""Digests of the position: one after every fiftieth event, in its place and true."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

import meute
from meute.core import registry
from meute.core.dealer import Dealer
from meute.core.record import Check, Record, chained
from meute.core.table import Table
from meute.testing.template import HUSH
from meute.testing.template.actions import NOD, STASHES
from meute.testing.walk import play_at_random

Lines = list[dict[str, Any]]


def long_game() -> Table:
    table = Table("silver", 2, 11, {"rounds": 1})
    play_at_random(table, Dealer(11), 10_000)
    assert 100 < table.events < 150
    return table


GAME = long_game()


def lines_of(record: Record) -> Lines:
    """The lines of a record, without what chains them."""
    lines: Lines = [json.loads(raw) for raw in record.to_bytes().splitlines()]
    for line in lines:
        del line["h"]
    return lines


def left_out(lines: Lines, at: int) -> Lines:
    return lines[:at] + lines[at + 1 :]


def doubled(lines: Lines, at: int) -> Lines:
    return [*lines[: at + 1], *lines[at:]]


def moved(lines: Lines, at: int, by: int) -> Lines:
    rest = left_out(lines, at)
    return [*rest[: at + by], lines[at], *rest[at + by :]]


def renamed(lines: Lines, at: int, by: int) -> Lines:
    return [*lines[:at], {**lines[at], "n": lines[at]["n"] + by}, *lines[at + 1 :]]


def test_a_digest_follows_every_fiftieth_event_and_no_other() -> None:
    entries = GAME.record.entries
    digests = [(place, e.n) for place, e in enumerate(entries) if isinstance(e, Check)]
    assert digests == [(50, 50), (101, 100)]
    assert [e.n for e in entries if not isinstance(e, Check)][:-1] == [*range(1, GAME.events + 1)]


@pytest.mark.slow
@pytest.mark.parametrize("n", [50, 100])
@pytest.mark.parametrize(
    ("change", "found", "why"),
    [
        (left_out, 0, "digest of event {n} should stand here"),
        (doubled, 1, "no digest belongs here"),
        (lambda lines, at: moved(lines, at, -1), -1, "no digest belongs here"),
        (lambda lines, at: moved(lines, at, 1), 0, "digest of event {n} should stand here"),
        (lambda lines, at: renamed(lines, at, 1), 0, "no digest belongs here"),
        (lambda lines, at: renamed(lines, at, -50), 0, "no digest belongs here"),
    ],
    ids=["left out", "doubled", "early", "late", "of the next event", "of another event"],
)
def test_a_digest_out_of_its_place_is_found(
    n: int, change: Callable[[Lines, int], Lines], found: int, why: str
) -> None:
    lines = lines_of(GAME.record)
    at = next(place for place, line in enumerate(lines) if "check" in line and line["n"] == n)
    with pytest.raises(meute.BadRecord, match=why.format(n=n)) as caught:
        meute.verify(b"".join(chained(change(lines, at))))
    assert caught.value.line == at + 1 + found


def test_a_record_that_ends_with_a_digest_goes_on() -> None:
    entries = GAME.record.entries
    for end in (51, 102):
        assert isinstance(entries[end - 1], Check)
        cut = Record(GAME.record.header, entries[:end])
        table = meute.replay(cut, seed=11)
        assert table.record.entries[:end] == entries[:end]
        [verified] = meute.verify(cut.to_bytes())
        assert not verified.finished


@pytest.mark.parametrize("stashes", [0, 1])
def test_answers_and_undos_may_be_the_fiftieth_event(stashes: int) -> None:
    with registry.lent(HUSH):
        table = Table("hush", 2, 3)
        for seat in range(stashes):
            table.play(seat, STASHES[0])
        [seat] = table.waiting
        while table.events < 101:
            table.play(seat, NOD)
            table.undo(seat)
        again = meute.replay(meute.decode("hush", table.record.to_bytes()), seed=3)
        assert again.record.to_bytes() == table.record.to_bytes()
        assert again.state_json() == table.state_json()
        play_at_random(again, Dealer(1), 1000)
        [record] = meute.verify(again.record.to_bytes())
        assert record.finished
