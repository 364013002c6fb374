"""Line-ups that share their deals, and a folder that survives whatever stops it."""

import json
from collections import Counter
from pathlib import Path

import pytest

from meute import MeuteError
from meute.arena import Limits, Rules, Series, executor, one_against_field, round_robin, tables
from meute.arena.results import GAMES, MANIFEST, RECORDS, Results, manifest_of, read_results
from meute.arena.rows import read_row
from meute.core.errors import BadData

RULES = Rules("silver", 2, "1", {"rounds": 1}, Limits())


def ladder() -> Series:
    return round_robin(RULES, ["greedy", "random"], 2)


def test_every_pair_meets_with_the_same_deals_on_every_seat() -> None:
    series = round_robin(RULES, ["a", "b", "c"], 2)
    matches = [series.match(index) for index in range(series.games)]
    assert series.games == 3 * 2 * 2
    assert len({match.seed for match in matches}) == 2
    assert Counter((match.seed, match.bots) for match in matches).most_common(1)[0][1] == 1
    assert {match.bots for match in matches} == {
        (one, two) for one in "abc" for two in "abc" if one != two
    }


def test_line_ups_take_turns_deal_by_deal() -> None:
    series = round_robin(RULES, ["a", "b", "c"], 2)
    seeds = [series.match(index).seed for index in range(series.games)]
    assert seeds == [seeds[0]] * 6 + [seeds[6]] * 6


def test_one_against_a_field_sits_on_every_seat() -> None:
    series = one_against_field(RULES, ["a", "b"], "f", 3)
    matches = [series.match(index).bots for index in range(6)]
    assert matches[:3] == [("a", "f", "f"), ("f", "f", "a"), ("f", "a", "f")]
    assert {bots.count("b") for bots in matches[3:]} == {1}


def test_bots_of_one_name_do_not_play_the_same_game_twice() -> None:
    series = RULES.series([("greedy", "greedy")])
    assert series.games == 2
    assert series.match(0).seed != series.match(1).seed


@pytest.mark.parametrize(
    ("bots", "seats", "told"),
    [
        (["a", "b"], 3, "2 bots cannot fill 3 seats"),
        (["a", "a"], 2, "a is named twice"),
        (["a", "b"], 9, "2 to 4 players, not 9"),
    ],
)
def test_a_bad_round_robin_is_refused(bots: list[str], seats: int, told: str) -> None:
    with pytest.raises(MeuteError, match=told):
        round_robin(RULES, bots, seats)


def test_nobody_plays_against_a_field_of_itself() -> None:
    with pytest.raises(MeuteError, match="a field of itself"):
        one_against_field(RULES, ["a"], "a", 2)


def test_rows_survive_being_written() -> None:
    for row, _ in ladder().play(executor(1)):
        assert read_row(row.line()) == row


def play_into(folder: Path, most: int = 100) -> None:
    """Play on in a folder, at most so many games."""
    series = ladder()
    with Results(folder, manifest_of(series, records=True)).writing() as writer:
        coming = series.play(executor(1), len(writer.rows), keep_records=True)
        for (row, record), _ in zip(coming, range(most), strict=False):
            writer.add(row, record)
        coming.close()
        rows = writer.rows
    tables.write(folder, rows)


def contents(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


@pytest.mark.parametrize("damage", ["nothing", "half a line", "half a record", "lost record"])
def test_a_series_goes_on_after_any_end_with_the_same_files(tmp_path: Path, damage: str) -> None:
    whole, broken = tmp_path / "whole", tmp_path / "broken"
    play_into(whole)
    play_into(broken, 2)
    games, records = broken / GAMES, broken / RECORDS
    if damage == "half a line":
        games.write_bytes(games.read_bytes() + b'{"index":2,"line')
    elif damage == "half a record":
        records.write_bytes(records.read_bytes() + b'{"meute":1,"ga')
    elif damage == "lost record":
        records.write_bytes(records.read_bytes()[:-10])
    play_into(broken)
    assert contents(broken) == contents(whole)
    assert {"games.csv", "bots.csv", "bots.parquet"} <= set(contents(whole))


@pytest.mark.parametrize("played", range(5))
def test_a_series_goes_on_after_any_number_of_games(tmp_path: Path, played: int) -> None:
    whole, broken = tmp_path / "whole", tmp_path / "broken"
    play_into(whole)
    play_into(broken, played)
    assert len(read_results(broken)[1]) == played
    play_into(broken)
    assert contents(broken) == contents(whole)
    assert [row.index for row in read_results(broken)[1]] == [0, 1, 2, 3]
    play_into(broken)
    assert contents(broken) == contents(whole), "nothing is played when all has been"


def test_the_manifest_says_what_was_played(tmp_path: Path) -> None:
    play_into(tmp_path / "r", 1)
    manifest = json.loads((tmp_path / "r" / MANIFEST).read_text())
    assert manifest["game"] == "silver"
    assert manifest["variant"]["rounds"] == 1
    assert (manifest["seats"], manifest["seed"], manifest["games"]) == (2, "1", 4)
    assert manifest["lineups"] == [["greedy", "random"]]
    assert manifest["meute"]


@pytest.mark.parametrize(
    ("series", "told"),
    [
        (Rules("silver", 2, "2", {"rounds": 1}, Limits()), "with seed 1, not 2"),
        (Rules("silver", 3, "1", {"rounds": 1}, Limits()), "with games 4, not 6"),
        (Rules("silver", 2, "1", {"rounds": 2}, Limits()), "with setting rounds 1, not 2"),
        (Rules("silver", 2, "1", {"rounds": 1}, Limits(1)), "with move time 10.0, not 1"),
    ],
)
def test_a_folder_of_another_plan_is_refused(tmp_path: Path, series: Rules, told: str) -> None:
    play_into(tmp_path, 1) if not any(tmp_path.iterdir()) else None
    other = round_robin(series, ["greedy", "random"], 2)
    with pytest.raises(MeuteError, match=told):
        Results(tmp_path, manifest_of(other, records=True))


def test_a_folder_with_other_things_is_refused(tmp_path: Path) -> None:
    (tmp_path / "thesis.txt").write_text("my life's work")
    with pytest.raises(BadData, match=r"holds thesis\.txt but no manifest\.json"):
        play_into(tmp_path)
    assert [path.name for path in tmp_path.iterdir()] == ["thesis.txt"]


@pytest.mark.parametrize("manifest", ["", "[]", '{"results": 99}'])
def test_a_damaged_manifest_is_refused(tmp_path: Path, manifest: str) -> None:
    (tmp_path / MANIFEST).write_text(manifest)
    with pytest.raises(BadData, match="is not the manifest"):
        read_results(tmp_path)


def test_a_damaged_line_is_named(tmp_path: Path) -> None:
    play_into(tmp_path, 2)
    games = tmp_path / GAMES
    first, second = games.read_bytes().splitlines()
    games.write_bytes(first + b"\n" + second[:40] + b"\n")
    with pytest.raises(BadData, match=r"games\.jsonl, line 2"):
        read_results(tmp_path)


def test_two_runs_do_not_write_into_one_folder(tmp_path: Path) -> None:
    results = Results(tmp_path, manifest_of(ladder(), records=True))
    with results.writing(), pytest.raises(MeuteError, match="another run"), results.writing():
        pass
