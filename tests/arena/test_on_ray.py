"""A series on a real Ray, in the environment that `make test` makes for it."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
MEUTE = ROOT / ".venv/ray/bin/meute"
HAS_RAY = any(ROOT.glob(".venv/ray/lib/python*/site-packages/ray/__init__.py"))

pytestmark = [
    pytest.mark.slow,
    pytest.mark.timeout(600),
    pytest.mark.skipif(not HAS_RAY, reason="no Ray here: `make .venv/ray/.ready` installs it"),
]

LISTENER = """
import os, signal
from pathlib import Path
from meute.arena import Listener

MARKS = Path(os.environ["MARKS"])

class Counting(Listener):
    def before(self, table):
        (MARKS / f"worker-{os.getpid()}").touch()
        self.events = 0
        killed = MARKS / "killed"
        if len(list(MARKS.glob("worker-*"))) == 2 and not killed.exists():
            killed.touch()
            os.kill(os.getpid(), signal.SIGKILL)

    def event(self, table, event):
        self.events += 1

    def after(self, table, result):
        return self.events
"""
BOT = """
class First:
    name = "first"

    def choose(self, view, options, dealer):
        return options[0]
"""


def series(folder: Path, results: str, *words: str) -> None:
    """Play a series with a bot and a listener from files, of which the second worker dies once."""
    line = [
        *("simulate", "silver", "--set", "rounds=1", "--bots", "greedy,first.py:First"),
        *("--games", "48", "--listener", "counting.py:Counting", "--results", results),
    ]
    env = {**os.environ, "MARKS": str(folder / "marks"), "RAY_AUTH_MODE": "disabled"}
    subprocess.run(
        [MEUTE, *line, *words], cwd=folder, env=env, check=True, capture_output=True, text=True
    )


def test_a_killed_workers_matches_are_played_again_and_every_byte_is_that_of_one_process(
    tmp_path: Path,
) -> None:
    (tmp_path / "marks").mkdir()
    (tmp_path / "counting.py").write_text(LISTENER)
    (tmp_path / "first.py").write_text(BOT)
    series(tmp_path, "ray", "--on", "ray", "--jobs", "2")
    marks = {mark.name for mark in (tmp_path / "marks").iterdir()}
    assert "killed" in marks
    assert len(marks) >= 4, "two workers, and one in the place of the dead"
    series(tmp_path, "here")
    files = {path.name for path in (tmp_path / "here").iterdir()}
    assert files == {path.name for path in (tmp_path / "ray").iterdir()}
    for name in files:
        assert (tmp_path / "ray" / name).read_bytes() == (tmp_path / "here" / name).read_bytes()
