"""Golden playthroughs, perft counts and recorded games: whatever changes the rules shows here.

python -m meute.testing tracks tests/games/tracks/playthroughs \
    joining life_span strength_first omega_stays
"""

from __future__ import annotations

from pathlib import Path

import pytest

import meute
from meute.games.tracks import TRACKS
from meute.games.tracks.state import EXTINCT, WON
from meute.testing.perft import perft, position_after
from meute.testing.playthrough import golden_tables, playthrough

HERE = Path(__file__).parent
OPTIONAL = ("joining", "life_span", "strength_first", "omega_stays")
GOLDEN = golden_tables(TRACKS, *OPTIONAL)
RECORDS = sorted((HERE / "records").glob("*.jsonl"))


def test_every_player_count_and_optional_rule_has_a_playthrough() -> None:
    assert {path.name for path in (HERE / "playthroughs").iterdir()} == set(GOLDEN)
    assert {seats for seats, variant in GOLDEN.values() if not variant} == {3, 4, 5, 6}
    assert {name for _, variant in GOLDEN.values() for name in variant} == set(OPTIONAL)


@pytest.mark.slow
@pytest.mark.parametrize("name", GOLDEN)
def test_the_playthrough_has_not_changed(name: str) -> None:
    seats, variant = GOLDEN[name]
    told = (HERE / "playthroughs" / name).read_text(encoding="utf-8")
    assert playthrough(TRACKS, seats, variant) == told


def perft_lines() -> list[str]:
    lines = (HERE / "perft.txt").read_text(encoding="utf-8").splitlines()
    return [line for line in lines if line and not line.startswith("#")]


@pytest.mark.parametrize("line", perft_lines())
def test_perft(line: str) -> None:
    seats, rule, seed, events, depth, count = line.split()
    variant = {} if rule == "usual" else {rule: "on"}
    state = position_after(TRACKS, int(seats), variant, int(seed), int(events))
    assert perft(TRACKS, state, int(depth)) == int(count)


def test_perft_knows_every_player_count_and_optional_rule() -> None:
    words = [line.split() for line in perft_lines()]
    assert {line[0] for line in words} == {"3", "4", "5", "6"}
    assert {line[1] for line in words} == {"usual", *OPTIONAL}


@pytest.mark.slow
def test_there_are_enough_recorded_games() -> None:
    records = [record for path in RECORDS for record in meute.load_all(path)]
    assert len(records) >= 20
    assert {record.header.seats for record in records} == {3, 4, 5, 6}
    for rule in OPTIONAL:
        assert {record.header.variant[rule] for record in records} == {"off", "on"}


@pytest.mark.slow
@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_recorded_games_replay(path: Path) -> None:
    results = set()
    for record in meute.verify(path.read_bytes()):
        table = meute.replay(record)
        assert table.over
        assert table.record.to_bytes() == record.to_bytes()
        parts = TRACKS.parts(table.copy_state()).values()
        assert tuple(map(sum, zip(*parts, strict=True))) == table.scores
        results.add(table.copy_state().result)
    assert results == {WON, EXTINCT}
