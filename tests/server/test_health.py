"""Health: proved by something written and read, told even if nothing answers, cheap for all."""

from __future__ import annotations

import asyncio
import resource
import sqlite3
import sys
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

import meute
from meute.server.app.health import SILENT, Condition, Health
from meute.server.store.protocol import Proof, Step, StoreError
from meute.server.store.sqlite import SqliteStore
from tests.server.kit import PATIENCE, Process, Site, serving, spoil


class Counting(SqliteStore):
    """Counts proofs, and fails or hangs when told to."""

    broken = False
    hanging = False
    proofs = 0

    async def write(self, change: Step) -> None:
        self.proofs += isinstance(change, Proof)
        if self.broken:
            raise StoreError("the disk is full")
        if self.hanging:
            await asyncio.Event().wait()
        await super().write(change)


def look(folder: Path, times: int = 1, **store: bool) -> tuple[list[Condition], int]:
    """Look several times at once at a store; return what is seen, and how often it was asked."""

    async def run() -> tuple[list[Condition], int]:
        made = Counting(folder)
        made.__dict__.update(store)
        health = Health(made, patience=0.05 if made.hanging else PATIENCE, fresh=0.0)
        try:
            seen = await asyncio.gather(*(health.look() for _ in range(times)))
            return list(seen), made.proofs
        finally:
            await made.close()

    return asyncio.run(run())


@pytest.mark.slow
def test_a_sound_store_is_told_with_its_tables(site: Site) -> None:
    site.table("me", "greedy")
    answer = site.get("/health")
    said = answer.json()
    assert answer.status_code == 200
    assert (said["status"], said["store"], said["version"]) == ("ok", "ok", meute.__version__)
    assert said["tables"]["running"] >= 1


def test_what_cannot_be_written_is_told_and_what_can_be_read_too(tmp_path: Path) -> None:
    [seen], _ = look(tmp_path, broken=True)
    assert seen.status == "failing"
    assert seen.store == "nothing can be saved: the disk is full"
    assert seen.tables == {}


def test_bots_that_give_no_answers_are_told(tmp_path: Path) -> None:
    async def run() -> Condition:
        store = SqliteStore(tmp_path)
        try:
            return await Health(store, lost=lambda: "the last 5 left their answer to chance").look()
        finally:
            await store.close()

    seen = asyncio.run(run())
    assert (seen.status, seen.store) == ("failing", "ok")
    assert seen.bots == "the last 5 left their answer to chance"


def test_many_who_ask_at_once_cost_one_row(tmp_path: Path) -> None:
    for _ in range(3):
        seen, proofs = look(tmp_path, times=50)
        assert [one.status for one in seen] == ["ok"] * 50
        assert proofs == 1
    with closing(sqlite3.connect(tmp_path / "meute.sqlite3")) as db:
        assert db.execute("SELECT count(*) FROM proof").fetchone() == (1,)


def test_a_store_that_hangs_is_told_and_asked_once(tmp_path: Path) -> None:
    seen, proofs = look(tmp_path, times=20, hanging=True)
    assert [(one.status, one.store) for one in seen] == [("failing", SILENT)] * 20
    assert proofs == 1


@pytest.mark.slow
def test_a_store_that_hangs_does_not_hold_up_health_or_metrics(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("meute.server.store.opening.SqliteStore", Counting)
    monkeypatch.setattr(Counting, "hanging", True)
    monkeypatch.setattr(
        "meute.server.app.service.Health", lambda store, **_: Health(store, patience=0.1)
    )
    with serving(tmp_path) as site:
        answer = site.get("/health")
        assert (answer.status_code, answer.json()["store"]) == (503, SILENT)
        assert answer.json()["version"] == meute.__version__
        assert "meute_healthy 0" in site.get("/metrics").text.splitlines()


@pytest.mark.slow
def test_damage_that_anybody_meets_is_told_by_health(tmp_path: Path) -> None:
    with serving(tmp_path) as site:
        made = site.table("me", "greedy")
        assert site.get("/health").status_code == 200
    spoil(tmp_path / "meute.sqlite3", "lines")
    with serving(tmp_path) as site:
        assert site.get(f"/api/tables/{made['table']}/record").status_code == 503
        answer = await_health(site, 503)
        assert "malformed" in answer["store"]
        assert answer["tables"] == {"running": 1}


def await_health(site: Site, status: int) -> dict[str, Any]:
    """Ask until health has the status; an answer may be a second old."""
    deadline = time.monotonic() + PATIENCE
    while True:
        answer = site.get("/health")
        if answer.status_code == status or time.monotonic() > deadline:
            assert answer.status_code == status, answer.text
            said: dict[str, Any] = answer.json()
            return said
        time.sleep(0.1)


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="only Linux lets us fill another's disk")
def test_a_full_disk_is_told_in_a_line_per_try_and_by_health_until_there_is_room(
    tmp_path: Path,
) -> None:
    log, data = tmp_path / "log", tmp_path / "data"
    with Process(data, log) as server:
        site = server.start()
        seats = site.friends(2)
        with site.sit(seats[0]) as ann:
            room = max(path.stat().st_size for path in data.iterdir())
            limit_files(server.pid, room)
            for _ in range(3):
                ann.send(type="chat", text="hello?")
                assert ann.refused() == "server.try_again"
            said = await_health(site, 503)
            assert said["status"] == "failing"
            assert said["store"].startswith("nothing can be saved: ")
            assert said["tables"] == {"running": 1}
            metrics = site.get("/metrics").text.splitlines()
            assert "meute_healthy 0" in metrics
            assert "meute_failures_total 3" in metrics
            limit_files(server.pid, resource.RLIM_INFINITY)
            assert await_health(site, 200)["status"] == "ok"
            ann.send(type="chat", text="hello!")
            assert ann.await_one("chat")["text"] == "hello!"
    lines = log.read_text().splitlines()
    assert len(lines) == 3, lines
    assert all(f" ERROR table {seats[0]['table']} could not be saved: " in line for line in lines)


def limit_files(pid: int, most: int) -> None:
    """Let a process write no file longer than a number of bytes, as if the disk were full."""
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (most, resource.RLIM_INFINITY))
