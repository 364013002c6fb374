"""Processes in which bots think end with their server, however that ends."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest

from tests.server.kit import PATIENCE, Process

LIMIT = 60.0
"""Seconds after which a process is taken to go on for ever."""


def alive(pid: int) -> bool:
    """Tell whether a process still runs; one that only waits to be buried does not."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    stat = Path(f"/proc/{pid}/stat")
    return not stat.exists() or stat.read_text().rpartition(")")[2].split()[0] != "Z"


def until(true: Callable[[], bool], limit: float) -> None:
    deadline = time.monotonic() + limit
    while not true():
        assert time.monotonic() < deadline
        time.sleep(0.05)


SLEEPER = """import os, sys, time
with open(sys.argv[1] + ".part", "w") as told:
    told.write(str(os.getpid()))
os.rename(sys.argv[1] + ".part", sys.argv[1])
time.sleep(3600)
"""
"""A program that never reads what it is asked, and so never learns that nobody asks."""

SERIES = """import sys, time
from meute.bots.outside.program import Program
Program("sleeper", sys.argv[1:])
time.sleep(3600)
"""


def ends_with(who: Path, end: Callable[[], None]) -> None:
    """Wait for the process that says who it is; end its parent; it must be gone then."""
    until(who.exists, PATIENCE)
    pid = int(who.read_text())
    try:
        assert alive(pid)
        end()
        until(lambda: not alive(pid), LIMIT)
    finally:
        with suppress(ProcessLookupError):
            os.kill(pid, signal.SIGKILL)


@pytest.fixture
def sleeper(tmp_path: Path) -> list[str]:
    """The command of a program that never reads, and writes who it is into a file."""
    program = tmp_path / "sleeper.py"
    program.write_text(SLEEPER)
    return [sys.executable, str(program), str(tmp_path / "who")]


@pytest.mark.slow
def test_a_program_that_never_reads_ends_when_its_series_is_killed(
    tmp_path: Path, sleeper: list[str]
) -> None:
    with subprocess.Popen([sys.executable, "-c", SERIES, *sleeper]) as series:
        ends_with(tmp_path / "who", series.kill)


@pytest.mark.slow
def test_a_program_that_never_reads_ends_when_its_server_is_killed(
    tmp_path: Path, sleeper: list[str]
) -> None:
    bots = {"sleeper": f"exec:{' '.join(sleeper)}"}
    with Process(tmp_path / "data", bots=bots, bot_timeout=3600.0) as server:
        server.start().table("sleeper", "greedy")
        ends_with(tmp_path / "who", server.kill)


@pytest.mark.slow
def test_a_search_ends_when_its_server_is_killed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    who = tmp_path / "who"
    monkeypatch.setenv("ENDLESS", str(who))
    with Process(tmp_path / "data", modules=["tests.server.endless"], bot_timeout=3600.0) as server:
        site = server.start()
        site.table("endless", "greedy")
        ends_with(who, server.kill)
