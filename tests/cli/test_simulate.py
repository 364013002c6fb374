"""Many games on the command line: same seed, same output, whatever the number of jobs."""

import json
import os
import signal
import subprocess
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from meute.core.dealer import Dealer
from tests.cli.running import refused, run
from tests.cli.terminal import MEUTE

GAMES = ("simulate", "silver", "--bots", "greedy,random,random", "--set", "rounds=1")
NINE = (*GAMES, "--games", "9", "--seed", "1")


@pytest.mark.slow
def test_jobs_change_nothing(tmp_path: Path) -> None:
    one, two = tmp_path / "one.jsonl", tmp_path / "two.jsonl"
    alone = run(*NINE, "--out", str(one))
    together = run(*NINE, "--out", str(two), "--jobs", "2")
    assert alone.exit_code == together.exit_code == 0
    assert alone.output == together.output
    assert one.read_bytes() == two.read_bytes()


def test_the_tables_name_every_bot_and_seat() -> None:
    output = run(*NINE).stdout
    assert "silver: 9 games, seed 1" in output
    assert "decisions and" in output
    for name in ("greedy ", "random#2", "random#3", "seat 1", "seat 2", "seat 3"):
        assert name in output


def test_json_is_for_programs() -> None:
    result = run(*NINE, "--json")
    figures = json.loads(result.stdout)
    assert result.stderr == ""
    assert figures["games"] == 9
    assert figures["line_up"] == ["greedy", "random", "random"]
    assert [bot["name"] for bot in figures["bots"]] == ["greedy", "random#2", "random#3"]
    assert sum(bot["wins"] for bot in figures["bots"]) == pytest.approx(9)
    assert sum(seat["wins"] for seat in figures["seats"]) == pytest.approx(9)
    rate = figures["bots"][0]["win_rate"]
    assert 0 <= rate["low"] <= rate["value"] <= rate["high"] <= 1


def test_one_game_has_no_interval() -> None:
    figures = json.loads(run(*GAMES, "--games", "1", "--json").stdout)
    assert figures["bots"][0]["score"]["low"] is None
    assert "unknown" in run(*GAMES, "--games", "1").stdout


@pytest.mark.slow
def test_another_seed_gives_other_games() -> None:
    assert run(*NINE, "--json").stdout != run(*NINE, "--json", "--seed", "2").stdout


@pytest.mark.slow
def test_all_records_are_written_in_order_and_verify(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    run(*NINE, "--out", str(file))
    result = run("verify", str(file))
    assert result.exit_code == 0
    assert f"{file}: ok: 9 records, " in result.stdout
    assert [path.name for path in tmp_path.iterdir()] == ["games.jsonl"]
    assert "Points" in run("replay", str(file), "--game-number", "9").stdout


class Broken:
    """Fails like a bot with a mistake in it."""

    name = "broken"

    def choose(self, view: Any, options: Sequence[Any], dealer: Dealer) -> Any:
        del view, dealer
        return options[len(options)]


def test_a_crash_is_one_sentence_and_leaves_no_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("meute.core.registry._added_bots", {"broken": Broken})
    file = tmp_path / "games.jsonl"
    sentence = refused("simulate", "silver", "--bots", "random,broken", "--out", str(file))
    assert "silver with seed '18d6e1cac2a8adaf' and line-up random, broken failed" in sentence
    assert list(tmp_path.iterdir()) == []


@pytest.mark.slow
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_ends_it_cleanly(tmp_path: Path, jobs: str) -> None:
    arguments = [*GAMES, "--games", "100000", "--jobs", jobs, "--out", "games.jsonl"]
    process = subprocess.Popen(
        [MEUTE, *arguments],
        cwd=tmp_path,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    while not any(part.stat().st_size for part in tmp_path.iterdir()):
        time.sleep(0.05)
        assert process.poll() is None
    os.killpg(process.pid, signal.SIGINT)
    out, err = process.communicate(timeout=60)
    assert process.returncode == 130
    assert out == ""
    assert err.startswith("meute: stopped after ")
    assert err.endswith("of 100000 games; games.jsonl is not written.\n")
    assert len(err.splitlines()) == 1
    assert list(tmp_path.iterdir()) == []
