"""A leaderboard adds up series; nothing is played or counted twice."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.cli.running import refused, run

SILVER = ("silver", "--set", "rounds=1")
OWN_BOT = """
class Mine:
    name = "mine"
    def choose(self, view, options, dealer):
        return options[{which}]
"""


def series(folder: Path, bots: str, games: int, *more: str, seed: str = "1") -> str:
    command = ("simulate", *SILVER, "--bots", bots, "--games", str(games), "--seed", seed)
    result = run(*command, "--results", str(folder), *more)
    assert not result.exit_code, result.output
    return str(folder)


def board(*arguments: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(run("leaderboard", *arguments, "--json").stdout)
    return found


@pytest.mark.slow
def test_series_add_up_and_a_series_that_has_grown_adds_its_new_games(tmp_path: Path) -> None:
    file = str(tmp_path / "board.jsonl")
    one = series(tmp_path / "one", "greedy,random", 4)
    two = series(tmp_path / "two", "search(playouts=1),random", 4, seed="2")
    assert board(file, one)["added"] == {one: 4}
    assert board(file, one)["added"] == {one: 0}, "counted already"
    series(tmp_path / "one", "greedy,random", 10)
    found = board(file, two, one)
    assert found["added"] == {two: 4, one: 6}
    assert found["games"] == 14
    games = {line["bot"]: line["games"] for line in found["bots"]}
    assert games == {"greedy": 10, "search(playouts=1)": 4, "random": 14}
    assert board(file) == {**found, "added": {}}, "it shows without adding too"


@pytest.mark.slow
def test_the_stronger_bot_stands_higher_with_an_interval_around_its_rating(tmp_path: Path) -> None:
    file, one = str(tmp_path / "board"), series(tmp_path / "one", "random,greedy", 30)
    best, last = board(file, one)["bots"]
    assert (best["bot"], last["bot"]) == ("greedy", "random")
    assert best["rating_low"] < best["rating"] < best["rating_high"]
    assert best["rating_low"] > last["rating_high"]
    assert best["win_rate_low"] > best["even_share"] == 0.5


@pytest.mark.slow
def test_a_bot_of_ones_own_that_has_changed_is_another_bot(tmp_path: Path) -> None:
    file, code = str(tmp_path / "board"), tmp_path / "own.py"
    for number, which in enumerate((0, -1)):
        code.write_text(OWN_BOT.format(which=which))
        folder = series(tmp_path / str(number), f"{code}:Mine,random", 2)
        found = board(file, folder)
    own = [line for line in found["bots"] if "Mine" in line["bot"]]
    assert len({line["version"] for line in own}) == 2
    told = run("leaderboard", file, columns=60).stdout
    assert all(line["version"] in told and line["bot"] in told.replace("\n", "") for line in own)


@pytest.mark.slow
def test_what_does_not_belong_together_is_refused_and_changes_nothing(tmp_path: Path) -> None:
    file = tmp_path / "board"
    one = series(tmp_path / "one", "greedy,random", 2)
    other = tmp_path / "other"
    run("simulate", "silver", "--bots", "greedy,random", "--games", "1", "--results", str(other))
    run("leaderboard", str(file), one)
    before = file.read_bytes()
    assert "was played with rounds '4'" in refused("leaderboard", str(file), str(other))
    assert "is no folder of results" in refused("leaderboard", str(file), str(tmp_path))
    assert file.read_bytes() == before


@pytest.mark.slow
def test_what_a_sudden_end_has_left_of_a_line_is_written_again(tmp_path: Path) -> None:
    file = tmp_path / "board"
    one, two = (series(tmp_path / s, "greedy,random", 2, seed=s) for s in "12")
    run("leaderboard", str(file), one)
    run("leaderboard", str(file), two)
    whole = file.read_bytes()
    file.write_bytes(whole[:-9])
    assert board(str(file))["games"] == 2
    run("leaderboard", str(file), two)
    assert file.read_bytes() == whole


@pytest.mark.parametrize("data", ["hello\n", '{"board":2}\n', '{"board":1}\n', "[]\n"])
def test_another_file_is_not_taken_for_a_leaderboard(tmp_path: Path, data: str) -> None:
    file = tmp_path / "notes.txt"
    file.write_text(data)
    assert "line 1: this is not a leaderboard" in refused("leaderboard", str(file))
    assert file.read_text() == data


def test_there_is_nothing_to_show_yet(tmp_path: Path) -> None:
    assert "cannot open" in refused("leaderboard", str(tmp_path / "none"))
