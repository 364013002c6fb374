"""Long work is done beside the loop: nobody at another table waits for it."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from meute.core.table import Table
from meute.server.app import service
from meute.server.table import replays
from meute.server.table.replays import Cinema, Reel
from meute.server.table.upgrade import taken_up
from meute.server.thinking.turns import Asker
from tests.server.kit import PATIENCE, Person, Site, play_on, serving

SHORT = {"game": "silver", "variant": {"rounds": 1}}


class Gate:
    """Stands before some work: it begins, and waits until it is let through."""

    def __init__(self, work: Callable[..., Any]) -> None:
        self._work = work
        self.begun, self.open = threading.Event(), threading.Event()
        self.times = 0

    def __call__(self, *args: Any) -> Any:
        self.times += 1
        self.begun.set()
        assert self.open.wait(PATIENCE), "nothing went on beside this work"
        return self._work(*args)


def an_answer_is_told(site: Site) -> None:
    """Let somebody answer at a new table, and wait until everybody there has heard of it."""
    one, two = site.friends(2)
    with site.sit(one) as ann, site.sit(two) as bob:
        assert play_on([ann, bob], 3) == 3
        assert ann.now["n"] == bob.now["n"]


def finished(site: Site) -> str:
    """Play a game to its end; return the table's name."""
    one, two = site.friends(2, **SHORT)
    with site.sit(one) as ann, site.sit(two) as bob:
        play_on([ann, bob])
    name: str = one["table"]
    return name


@pytest.mark.slow
def test_others_play_on_while_a_replay_is_made(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    where = f"/api/tables/{finished(site)}/frames"
    gate = Gate(replays.reel_of)
    monkeypatch.setattr(replays, "reel_of", gate)
    with ThreadPoolExecutor(2) as visitors:
        film = visitors.submit(site.get, where)
        assert gate.begun.wait(PATIENCE)
        again = visitors.submit(site.get, where, eyes="0")
        an_answer_is_told(site)
        assert not film.done()
        gate.open.set()
        assert len(film.result().json()["frames"]) == 60
        assert again.result().status_code == 200
    assert gate.times == 1, "a replay that two ask for at once is made once"


@pytest.mark.slow
def test_others_play_on_while_a_table_is_built_again_and_it_is_built_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(tmp_path) as site:
        one, two = site.friends(2)
        with site.sit(one) as ann, site.sit(two) as bob:
            play_on([ann, bob], 8)
            before = ann.now["view"]
    gate = Gate(taken_up)
    with serving(tmp_path) as site:
        other = site.friends(2)
        with site.sit(other[0]) as cem, site.sit(other[1]) as dan:
            monkeypatch.setattr(service, "taken_up", gate)
            coming = [site.sit(one), site.sit(two), site.watch(one["table"])]
            assert gate.begun.wait(PATIENCE)
            assert play_on([cem, dan], 3) == 3
            gate.open.set()
            for person in coming:
                person.await_one("update")
            assert coming[0].now["view"] == before
            assert gate.times == 1
            _close(coming)


def _close(people: list[Person]) -> None:
    for person in people:
        person.close()


@pytest.mark.slow
def test_a_replay_that_failed_is_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table("silver", 2, 1)
    made = replays.reel_of

    def broken(name: str, table: Table) -> Reel:
        del name, table
        message = "no memory"
        raise MemoryError(message)

    async def ask() -> Reel:
        cinema = Cinema()
        monkeypatch.setattr(replays, "reel_of", broken)
        with pytest.raises(MemoryError):
            await cinema.reel(Asker("one"), table)
        monkeypatch.setattr(replays, "reel_of", made)
        found = await cinema.reel(Asker("one"), table)
        cinema.close()
        return found

    assert asyncio.run(ask()).table is table
