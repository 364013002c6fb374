"""Finished games of The Wolves, kept as records: they replay to the byte under today's rules."""

from __future__ import annotations

from pathlib import Path

import pytest

import meute
from meute.core.record import Undo
from meute.games.wolves import WOLVES
from meute.games.wolves.data import DATES

RECORDS = sorted((Path(__file__).parent / "records").glob("*.jsonl"))
by_file = pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)


@pytest.mark.slow
def test_there_are_enough_recorded_games() -> None:
    records = [record for path in RECORDS for record in meute.load_all(path)]
    tables = {(record.header.seats, record.header.variant["packs"]) for record in records}
    assert len(records) >= 20
    assert tables == {(seats, packs) for seats in DATES for packs in ("chosen", "dealt")}
    assert any(isinstance(entry, Undo) for record in records for entry in record.entries)


@pytest.mark.slow
@by_file
def test_recorded_games_replay(path: Path) -> None:
    for record in meute.verify(path.read_bytes()):
        table = meute.replay(record)
        assert table.over
        assert table.record.to_bytes() == record.to_bytes()


@pytest.mark.slow
@by_file
def test_recorded_games_were_ended_by_the_full_moon(path: Path) -> None:
    for record in meute.load_all(path):
        state = meute.replay(record).copy_state()
        assert len(state.calendar) >= DATES[state.seats][-1]
        assert WOLVES.faults(state) == []
