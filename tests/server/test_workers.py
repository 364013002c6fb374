"""`meute serve --workers`: processes behind one address, killed, renewed and ended."""

from __future__ import annotations

import os
import signal
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

import meute
from meute.cli import main
from meute.server.app.settings import WITHOUT_LIMITS
from tests.server.kit import PATIENCE, Site, come_back, play_through
from tests.server.places import Place
from tests.server.test_serve import started
from tools.postgres import Postgres

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="children are told by /proc")

HURRIED = {**WITHOUT_LIMITS, "bot_delay": 0, "people_pause": 0, "thinkers": 2}
SET = [word for name, value in HURRIED.items() for word in ("--set", f"{name}={value}")]
SHORT: dict[str, Any] = {"variant": {"rounds": 1}}


@contextmanager
def served(database: Postgres, data: Path) -> Iterator[tuple[int, Site]]:
    """Serve with two processes; give the one that looks after them."""
    place = Place(data, database.place())
    words = ["--workers", "2", "--port", "0", *place.words(), *SET]
    with started(*words) as (process, line):
        site = Site(int(line.split()[3].rpartition(":")[2]))
        try:
            yield process.pid, site
        finally:
            site.http.close()


def workers(parent: int) -> list[int]:
    """Return the processes that serve."""
    found = Path(f"/proc/{parent}/task/{parent}/children").read_text().split()
    commands = {int(pid): Path(f"/proc/{pid}/cmdline").read_bytes() for pid in found}
    return [pid for pid, command in commands.items() if b"meute.server.app.worker" in command]


def until(true: Callable[[], bool]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < deadline
        time.sleep(0.05)


def alive(pid: int) -> bool:
    try:
        return "State:\tZ" not in Path(f"/proc/{pid}/status").read_text()
    except OSError:
        return False


@pytest.mark.slow
def test_games_go_on_while_processes_are_killed_and_renewed(
    database: Postgres, tmp_path: Path
) -> None:
    with served(database, tmp_path) as (parent, site):
        first = workers(parent)
        assert len(first) == 2
        seats = site.friends(2, **SHORT)
        bots = site.table("greedy", "random", variant={"rounds": 2})

        def disturb(given: int) -> None:
            if given == 6:
                os.kill(workers(parent)[0], signal.SIGKILL)
            if given == 16:
                os.kill(parent, signal.SIGHUP)

        play_through(site, seats, 10**6, disturb)
        until(lambda: len(workers(parent)) == 2 and not set(first) & set(workers(parent)))
        with site.watch(bots["table"]) as eve:
            eve.until(lambda u: u["over"])
        for table in (seats[0]["table"], bots["table"]):
            assert meute.verify(site.get(f"/api/tables/{table}/record").content)
        [ann, bob] = come_back(site, seats)
        assert ann.now["over"]
        assert ann.now["ranks"] == bob.now["ranks"]
        ann.close()
        bob.close()
        last = workers(parent)
        os.kill(parent, signal.SIGKILL)
        until(lambda: not any(map(alive, last)))


def test_processes_that_cannot_serve_together_are_refused(tmp_path: Path) -> None:
    def refused(*words: str) -> str:
        done = CliRunner().invoke(main, ["serve", "--port", "0", "--workers", "2", *words])
        assert (done.exit_code, done.output.count("\n")) == (2, 1), done.output
        return done.output

    assert "cannot share a folder" in refused("--data", str(tmp_path))
    nowhere = f"postgresql:///meute?host={tmp_path}"
    assert "cannot use the database meute at" in refused("--store", nowhere)
