"""Ladders on the command line: interrupted at any moment, resumed with the same result."""

import json
import os
import signal
import subprocess
import time
from pathlib import Path

import pytest

from tests.cli.running import refused, run
from tests.cli.terminal import CTRL_C, MEUTE, Terminal

LADDER = ("tournament", "silver", "--bots", "greedy,random", "--set", "rounds=1", "--deals")


def contents(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


@pytest.mark.slow
def test_the_strong_bot_stands_on_top() -> None:
    result = run(*LADDER, "8", "--json")
    figures = json.loads(result.stdout)
    first, second = figures["ladder"]
    assert (first["bot"], second["bot"]) == ("greedy", "random")
    assert first["rating_low"] > second["rating_high"]
    assert figures["games"] == 16


@pytest.mark.slow
def test_the_tables_name_bots_and_line_ups() -> None:
    output = run(*LADDER, "3").stdout
    assert "Ladder" in output
    assert "greedy against random" in output
    assert "even share" in output


@pytest.mark.slow
def test_wins_less_luck(tmp_path: Path) -> None:
    lucky = ("tournament", "foxes", "--bots", "greedy,random", "--deals", "2", "--luck")
    whole, other = tmp_path / "whole", tmp_path / "other"
    output = run(*lucky, "--results", str(whole)).stdout
    assert "less luck" in output
    run(*lucky, "--results", str(other), "--jobs", "2")
    assert contents(whole) == contents(other)
    assert "luck True, not False" in refused(*lucky[:-1], "--results", str(whole))
    (line, _) = json.loads(run(*lucky, "--json").stdout)["lineups"]
    assert line["bot"] == "greedy"
    assert line["less_luck_low"] < line["less_luck"] < line["less_luck_high"]


@pytest.mark.parametrize(("games", "played"), [("1", 2), ("4", 4), ("5", 6)])
def test_the_number_of_games_is_rounded_up_to_whole_deals(games: str, played: int) -> None:
    figures = json.loads(run(*LADDER[:-1], "--games", games, "--json").stdout)
    assert figures["games"] == played


@pytest.mark.slow
def test_a_size_in_games_is_the_same_plan_as_one_in_deals(tmp_path: Path) -> None:
    run(*LADDER, "2", "--results", str(tmp_path / "deals"))
    run(*LADDER[:-1], "--games", "3", "--results", str(tmp_path / "games"))
    assert contents(tmp_path / "deals") == contents(tmp_path / "games")


def test_one_against_a_field() -> None:
    field = ("tournament", "tracks", "--bots", "greedy", "--field", "random", "--deals", "1")
    figures = json.loads(run(*field, "--json").stdout)
    assert figures["games"] == figures["seats"] == 3
    assert figures["lineups"][0]["against"] == "2 random"


@pytest.mark.slow
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_killed_series_goes_on_with_the_same_result(tmp_path: Path, jobs: str) -> None:
    whole, killed = tmp_path / "whole", tmp_path / "killed"
    told = run(*LADDER, "30", "--results", str(whole)).output
    process = subprocess.Popen(
        [MEUTE, *LADDER, "30", "--results", str(killed), "--jobs", jobs],
        stdout=subprocess.DEVNULL,
        start_new_session=True,
    )
    games = killed / "games.jsonl"
    while not games.exists() or games.read_bytes().count(b"\n") < 3:
        assert process.poll() is None
        time.sleep(0.001)
    os.killpg(process.pid, signal.SIGKILL)
    process.wait()
    assert games.read_bytes().count(b"\n") < 60
    assert not (killed / "games.csv").exists()
    again = run(*LADDER, "30", "--results", str(killed), "--jobs", jobs)
    assert again.output == told
    assert contents(killed) == contents(whole)


@pytest.mark.slow
def test_ctrl_c_keeps_what_was_played(tmp_path: Path) -> None:
    with Terminal(tmp_path, *LADDER, "5000", "--results", "r") as terminal:
        terminal.wait_for("playing")
        terminal.wait_for("left:")
        while not (tmp_path / "r" / "games.jsonl").read_bytes():
            time.sleep(0.01)
        terminal.type(CTRL_C)
        code, text = terminal.end()
    assert code == 130
    assert "of 10000 games; the same command goes on with r." in text
    assert (tmp_path / "r" / "games.jsonl").read_bytes().endswith(b"\n")


@pytest.mark.slow
def test_a_finished_series_is_not_played_again(tmp_path: Path) -> None:
    arguments = (*LADDER, "2", "--results", str(tmp_path / "r"))
    told = run(*arguments).output
    before = contents(tmp_path / "r")
    assert run(*arguments).output == told
    assert contents(tmp_path / "r") == before


@pytest.mark.slow
def test_records_need_not_be_kept(tmp_path: Path) -> None:
    run(*LADDER, "2", "--results", str(tmp_path / "r"), "--no-records")
    assert not (tmp_path / "r" / "records.jsonl").exists()
    assert (tmp_path / "r" / "games.csv").exists()


def test_another_plan_is_refused_in_one_sentence(tmp_path: Path) -> None:
    folder = str(tmp_path / "r")
    run(*LADDER, "1", "--results", folder)
    told = refused(*LADDER, "1", "--results", folder, "--seed", "2")
    assert "holds results with seed 1, not 2; resume it with its own settings" in told


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--bots", "greedy"], "1 bots cannot fill 2 seats"),
        (["--bots", "greedy,greedy"], "greedy is named twice"),
        (["--bots", "greedy,random", "--seats", "9"], "2 to 4 players, not 9"),
        (["--bots", "greedy,nobody"], "no bot is called 'nobody'"),
        (["--bots", "greedy", "--field", "greedy"], "a field of itself"),
        (["--bots", "greedy,x.py:Bot"], "there is no file x.py"),
        (["--bots", "greedy,random", "--deals", "0"], "0 is not in the range"),
        (["--bots", "greedy,random", "--move-time", "0"], "0 is not in the range"),
        (["--bots", "greedy,random", "--results", "/dev/null/r"], "cannot write into /dev/null/r"),
    ],
)
def test_bad_plans_are_refused(arguments: list[str], told: str) -> None:
    assert told in refused("tournament", "silver", *arguments)
