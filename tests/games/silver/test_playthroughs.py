"""Golden playthroughs, perft counts and recorded games: whatever changes the rules shows here.

python -m meute.testing silver tests/games/silver/playthroughs edition
"""

from __future__ import annotations

from pathlib import Path

import pytest

import meute
from meute.games.silver import SILVER
from meute.testing.perft import perft, position_after
from meute.testing.playthrough import golden_tables, playthrough

HERE = Path(__file__).parent
GOLDEN = golden_tables(SILVER, "edition")
RECORDS = sorted((HERE / "records").glob("*.jsonl"))


def test_every_player_count_and_edition_has_a_playthrough() -> None:
    assert {path.name for path in (HERE / "playthroughs").iterdir()} == set(GOLDEN)


@pytest.mark.slow
@pytest.mark.parametrize("name", GOLDEN)
def test_the_playthrough_has_not_changed(name: str) -> None:
    seats, variant = GOLDEN[name]
    told = (HERE / "playthroughs" / name).read_text(encoding="utf-8")
    assert playthrough(SILVER, seats, variant) == told


def perft_lines() -> list[str]:
    lines = (HERE / "perft.txt").read_text(encoding="utf-8").splitlines()
    return [line for line in lines if line and not line.startswith("#")]


@pytest.mark.parametrize("line", perft_lines())
def test_perft(line: str) -> None:
    seats, edition, seed, events, depth, count = line.split()
    state = position_after(SILVER, int(seats), {"edition": edition}, int(seed), int(events))
    assert perft(SILVER, state, int(depth)) == int(count)


def test_there_are_enough_recorded_games() -> None:
    records = [record for path in RECORDS for record in meute.load_all(path)]
    assert len(records) >= 20
    assert {record.header.seats for record in records} == {2, 3, 4}
    assert {record.header.variant["edition"] for record in records} == {"fr", "en"}
    assert {record.header.variant["memory"] for record in records} == {"aided", "unaided"}


@pytest.mark.slow
@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_recorded_games_replay(path: Path) -> None:
    for record in meute.verify(path.read_bytes()):
        table = meute.replay(record)
        assert table.over
        assert table.record.to_bytes() == record.to_bytes()
