"""Processes in which bots think end with their server, however that ends."""

from __future__ import annotations

import os
import signal
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


@pytest.mark.slow
def test_a_search_ends_when_its_server_is_killed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    who = tmp_path / "who"
    monkeypatch.setenv("ENDLESS", str(who))
    with Process(tmp_path / "data", modules=["tests.server.endless"], bot_timeout=3600.0) as server:
        site = server.start()
        site.table("endless", "greedy")
        until(who.exists, PATIENCE)
        thinker = int(who.read_text())
        try:
            assert alive(thinker)
            server.kill()
            until(lambda: not alive(thinker), LIMIT)
        finally:
            with suppress(ProcessLookupError):
                os.kill(thinker, signal.SIGKILL)
