"""Kill the process that serves a game, again and again, and see that nobody has lost anything.

    python -m benchmarks.kills
    python -m benchmarks.kills 50 postgresql://me@there/meute

Two processes serve behind one address. Two people play Silver, and beside them a game of bots goes
on. After every few answers one of the processes is killed (50 times if nothing is said). Told are
the seconds until everybody has their game again, from the kill on, and whether every record holds.
Without the address of a database a PostgreSQL is started that brings every commit to the disk.
"""

from __future__ import annotations

import os
import signal
import sys
import tempfile
from contextlib import ExitStack
from statistics import median
from time import perf_counter, sleep
from typing import Any

import meute
from benchmarks.store import database
from tests.server.kit import LOST, Person, Site, come_back, play_on
from tests.server.test_serve import started
from tests.server.test_workers import SET, workers

BETWEEN = 4
"""Answers between two kills."""


class Game:
    """Two people who come back, and go on where they were; a finished game is followed by one."""

    def __init__(self, site: Site) -> None:
        """Sit down at a first table."""
        self.site = site
        self.tables: list[str] = []
        self.people: list[Person] = []
        self.answers = 0
        self.begin()

    def begin(self) -> None:
        """Sit down at another table."""
        self.seats: list[dict[str, Any]] = self.site.friends(2, variant={"rounds": 1})
        self.tables.append(self.seats[0]["table"])
        for person in self.people:
            person.close()
        self.people = []
        self.come_back()

    def come_back(self) -> None:
        """Connect, and see no less than before."""
        seen = max((person.now["n"] for person in self.people if person.now), default=0)
        for person in self.people:
            person.close()
        self.people = come_back(self.site, self.seats, seen)

    def play(self) -> None:
        """Give one answer, however often that takes."""
        while True:
            try:
                if self.people[0].now["over"]:
                    self.begin()
                play_on(self.people, 1, seed=self.answers)
            except LOST:
                self.come_back()
            else:
                self.answers += 1
                return


def run(kills: int, parent: int, site: Site) -> None:
    """Kill so many times; tell what was seen."""
    game = Game(site)
    took: list[float] = []
    for _ in range(kills):
        bots = site.table("random", "random", variant={"rounds": 1})
        game.tables.append(bots["table"])
        for _ in range(BETWEEN):
            game.play()
        while len(alive := workers(parent)) < 2:  # noqa: PLR2004 (both serve again)
            sleep(0.05)
        start = perf_counter()
        os.kill(alive[len(took) % 2], signal.SIGKILL)
        game.play()
        took.append(perf_counter() - start)
    while not game.people[0].now["over"]:
        game.play()
    for table in game.tables:
        whole(site, table)
    took.sort()
    print(f"{kills} kills, {game.answers} answers, {len(game.tables)} games, nothing lost")  # noqa: T201
    print(  # noqa: T201
        f"seconds from a kill to the next answer that all have seen: median {median(took):.2f}, "
        f"longest {took[-1]:.2f}"
    )


def whole(site: Site, table: str) -> None:
    """Wait for the end of a game, and check its record."""
    facts = site.get(f"/api/tables/{table}").json()
    if all(seat["kind"] == "bot" for seat in facts["seats"]):
        with site.watch(table) as eve:
            eve.until(lambda u: u["over"])
    meute.verify(site.get(f"/api/tables/{table}/record").raise_for_status().content)


def main(words: list[str]) -> None:
    """Kill so many times, with the tables at that address."""
    kills = next((int(word) for word in words if word.isdigit()), 50)
    address = next((word for word in words if not word.isdigit()), "")
    with ExitStack() as opened:
        store = opened.enter_context(database(address))
        data = opened.enter_context(tempfile.TemporaryDirectory(prefix="meute-bench-"))
        given = ["--workers", "2", "--port", "0", "--store", store, "--data", data, *SET]
        process, line = opened.enter_context(started(*given, "--set", "thinkers=2", *GENEROUS))
        site = Site(int(line.split()[3].rpartition(":")[2]))
        run(kills, process.pid, site)


GENEROUS = [
    word
    for name in ("tables_burst", "joins_burst", "requests_burst", "tables_standing")
    for word in ("--set", f"{name}=1000000")
]

if __name__ == "__main__":
    main(sys.argv[1:])
