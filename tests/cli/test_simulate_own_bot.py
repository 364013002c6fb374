"""The tutorial about bots of one's own is true: its files are saved and its commands run."""

import os
import re
import shlex
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.cli.running import run

PAGE = Path(__file__).parents[2] / "docs" / "tutorial-your-own-bot.md"
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.DOTALL | re.MULTILINE)
SAVED = re.compile(r"Save this as `([\w.]+)`")
NUMBER = re.compile(r"\d[\d.]*%?")


@dataclass(frozen=True)
class Command:
    """A command of the page and what it is said to print."""

    arguments: tuple[str, ...]
    shown: tuple[str, ...]


def read_page(folder: Path) -> list[Command]:
    """Save the files of the page; return its commands."""
    text = PAGE.read_text("utf-8")
    commands, start = [], 0
    for block in BLOCK.finditer(text):
        names = SAVED.findall(text[start : block.start()])
        start = block.end()
        if block[1] == "console":
            first, *shown = block[2].splitlines()
            assert first.startswith("$ meute ")
            commands.append(Command(tuple(shlex.split(first)[2:]), tuple(shown)))
        else:
            (folder / names[-1]).write_text(block[2], "utf-8")
            (folder / names[-1]).chmod(0o755)
    return commands


def shape(line: str) -> str:
    """Return a line without its figures and without the width of its columns."""
    return " ".join(NUMBER.sub("0", line).split())


def test_the_page_is_true(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    commands = read_page(tmp_path)
    monkeypatch.chdir(tmp_path)
    assert len(commands) == 5
    for command in commands:
        result = run(*command.arguments)
        assert result.exit_code == 0, result.output
        printed = {shape(line) for line in result.stdout.splitlines()}
        shown = {shape(line) for line in command.shown}
        assert shown <= printed, f"{sorted(shown - printed)} is not in {sorted(printed)}"


def test_twenty_lines_beat_chance(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    read_page(tmp_path)
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


def test_a_broken_bot_is_in_the_tables_and_the_page(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    read_page(tmp_path)
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
