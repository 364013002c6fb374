"""The bot of the tutorial is as good as it says, and a broken one is told about everywhere."""

import os
import re
from pathlib import Path

import pytest

from tests.cli.running import run
from tests.pages import ROOT, save_files

PAGE = ROOT / "docs" / "tutorial-your-own-bot.md"


@pytest.mark.slow
def test_twenty_lines_beat_chance(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    save_files(PAGE, tmp_path)
    monkeypatch.chdir(tmp_path)
    bot = (tmp_path / "mybot.py").read_text()
    code = [line for line in bot.splitlines() if line.strip() and not line.startswith('"""')]
    assert len(code) <= 20
    output = run(
        "tournament",
        "silver",
        "--bots",
        "mybot.py:MyBot,random",
        "--deals",
        "12",
        "--set",
        "rounds=1",
    ).output
    assert re.search(r"mybot\.py:MyBot against random .* above", output), output


@pytest.mark.slow
def test_a_broken_bot_is_in_the_tables_and_the_page(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    save_files(PAGE, tmp_path)
    monkeypatch.chdir(tmp_path)
    bots = "broken.py:Broken,random"
    run("simulate", "silver", "--bots", bots, "--games", "2", "--results", "r", "--jobs", "2")
    forfeits = (tmp_path / "r" / "forfeits.csv").read_text()
    assert "broken.py:Broken,1,raised,3,IndexError: list index out of range" in forfeits
    run("report", "r")
    assert "Lost by fault" in (tmp_path / "r" / "report.html").read_text()
    assert run("verify", os.path.join("r", "records.jsonl")).exit_code == 0  # noqa: PTH118
    told = run("simulate", "silver", "--bots", bots, "--games", "2", "--results", "r")
    assert told.exit_code == 0
    (tmp_path / "broken.py").write_text("class Broken:\n    def choose(self, *_):\n        pass\n")
    again = run("simulate", "silver", "--bots", bots, "--games", "2", "--results", "r")
    assert again.exit_code == 2
    assert "holds results with file of broken.py:Broken" in again.stderr
