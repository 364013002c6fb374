"""Golden playthroughs, perft counts and recorded games: whatever changes the rules shows here.

To write the playthroughs anew, for a review by their diff:

python -m tests.games.foxes.test_playthroughs
"""

from __future__ import annotations

from pathlib import Path

import pytest

import meute
from meute.games.foxes import FOXES
from meute.testing.perft import perft, position_after
from meute.testing.playthrough import playthrough

HERE = Path(__file__).parent
FOLDER = HERE / "playthroughs"
COUNTS = range(FOXES.meta.fewest, FOXES.meta.most + 1)
RECORDS = sorted((HERE / "records").glob("*.jsonl"))


def test_every_player_count_has_a_playthrough() -> None:
    assert {path.name for path in FOLDER.iterdir()} == {f"{seats}.txt" for seats in COUNTS}


@pytest.mark.slow
@pytest.mark.parametrize("seats", COUNTS)
def test_the_playthrough_has_not_changed(seats: int) -> None:
    told = (FOLDER / f"{seats}.txt").read_text(encoding="utf-8")
    assert playthrough(FOXES, seats, {}) == told


def perft_lines() -> list[str]:
    lines = (HERE / "perft.txt").read_text(encoding="utf-8").splitlines()
    return [line for line in lines if line and not line.startswith("#")]


@pytest.mark.parametrize("line", perft_lines())
def test_perft(line: str) -> None:
    seats, seed, events, depth, count = map(int, line.split())
    state = position_after(FOXES, seats, {}, seed, events)
    assert perft(FOXES, state, depth) == count


@pytest.mark.slow
def test_there_are_enough_recorded_games() -> None:
    records = [record for path in RECORDS for record in meute.load_all(path)]
    assert len(records) >= 20
    assert {record.header.seats for record in records} == set(COUNTS)
    usual = FOXES.meta.variant({})
    assert {record.header.variant == usual for record in records} == {True, False}


@pytest.mark.slow
@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_recorded_games_replay(path: Path) -> None:
    for record in meute.verify(path.read_bytes()):
        table = meute.replay(record)
        assert table.over
        assert table.record.to_bytes() == record.to_bytes()


if __name__ == "__main__":
    for count in COUNTS:
        (FOLDER / f"{count}.txt").write_text(playthrough(FOXES, count, {}), encoding="utf-8")
