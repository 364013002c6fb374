"""Tables in PostgreSQL: a database that is lost, restarted, shared, foreign or not up to date."""

from __future__ import annotations

import asyncio
import re
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import psycopg
import pytest
from click.testing import CliRunner

import meute
from meute.cli import main
from meute.server.store.opening import postgres_at
from meute.server.store.postgres.line import connect, patient, place_of
from meute.server.store.postgres.schema import STEPS, migrate, version_of
from meute.server.store.protocol import Change, Overtaken, Store, StoreError
from tests.server.kit import Site, play_on
from tests.server.places import Place
from tests.server.test_health import await_health
from tests.server.test_store import FACTS
from tools.postgres import Postgres


@pytest.fixture
def own(database: Postgres) -> Iterator[Postgres]:
    """The server, which a test may stop: the others of its process wait."""
    yield database
    if not database.running:
        database.start()


def refused(*words: str) -> str:
    """Return the one sentence with which a command ends."""
    done = CliRunner().invoke(main, words)
    assert done.exit_code == 2, done.output
    return done.output


def moves(site: Site, seats: list[dict[str, Any]], answers: int) -> None:
    people = [site.sit(seat) for seat in seats]
    for person in people:
        person.await_one("update")
    play_on(people, answers)
    for person in people:
        person.close()


@pytest.mark.slow
def test_a_restarted_database_is_used_again_and_nobody_notices(
    own: Postgres, tmp_path: Path
) -> None:
    place = Place(tmp_path, own.place())
    with place.serving() as site:
        seats = site.friends(2, variant={"rounds": 1})
        moves(site, seats, 3)
        for how in (signal.SIGINT, signal.SIGQUIT):  # in order, and as in a crash
            own.stop(how)
            own.start()
            moves(site, seats, 3)
        moves(site, seats, 10**6)
        assert meute.verify(site.get(f"/api/tables/{seats[0]['table']}/record").content)
        assert re.search(r"^meute_failures_total\{.*\} 0$", site.get("/metrics").text, re.MULTILINE)


@pytest.mark.slow
def test_a_lost_database_is_told_and_nothing_is_half_done(own: Postgres, tmp_path: Path) -> None:
    place = Place(tmp_path, own.place())
    with place.serving() as site:
        seats = site.friends(2, variant={"rounds": 1})
        with site.sit(seats[0]) as ann, site.sit(seats[1]) as bob:
            play_on([ann, bob], 4)
            before = {name: bob.now[name] for name in ("n", "view", "question")}
            mover = ann if ann.now["seat"] in ann.now["waiting"] else bob
            answer = mover.options()[0]
            own.stop(signal.SIGQUIT)
            mover.play(answer)
            assert mover.refused() == "server.try_again"
            said = await_health(site, 503)
            assert said["store"].startswith("nothing can be saved: connection ")
            assert site.get("/api/tables").status_code == 503
            own.start()
            assert await_health(site, 200)["status"] == "ok"
            with site.sit(seats[1]) as again:
                assert {name: again.now[name] for name in before} == before
            mover.play(answer)
            mover.until(lambda u: u["n"] > before["n"])
            play_on([ann, bob])
        assert meute.verify(site.get(f"/api/tables/{seats[0]['table']}/record").content)


def test_where_no_database_answers_is_said_without_its_password(tmp_path: Path) -> None:
    address = f"postgresql://ann:hunter2@/tables?host={tmp_path}"
    said = refused("serve", "--port", "0", "--store", address, "--data", str(tmp_path))
    assert said.startswith(f"meute: cannot use the database tables at {tmp_path}: connection ")
    assert said.count("\n") == 1
    assert "hunter2" not in said
    for command in ("backup", "restore", "migrate"):
        file = tmp_path / "file"
        file.write_bytes(b"")
        words = [] if command == "migrate" else [str(file)]
        assert "hunter2" not in refused(command, *words, "--store", address)


def test_what_is_no_address_of_a_database_is_told() -> None:
    assert "postgresql://me@there/meute" in refused("serve", "--store", "mysql://there/meute")
    wrong = "postgresql://there/meute?colour=red"
    assert 'invalid URI query parameter: "colour"' in refused("serve", "--store", wrong)


def test_an_address_may_say_how_long_to_wait() -> None:
    assert "connect_timeout=5" in patient("postgresql://there/meute")
    assert "connect_timeout=60" in patient("postgresql://there/meute?connect_timeout=60")
    assert place_of("postgresql://ann:secret@there:77/meute") == "the database meute at there:77"


def test_a_database_that_holds_something_else_is_left_alone(database: Postgres) -> None:
    address = database.place()
    with psycopg.connect(address) as db:
        db.execute("CREATE TABLE tables (wood text)")
    assert 'relation "tables" already exists' in refused("migrate", "--store", address)
    with psycopg.connect(address) as db:
        assert db.execute("SELECT count(*) FROM tables").fetchone() == (0,)
        assert version_of(db) == 0


def test_tables_are_brought_up_whole_or_not_at_all(database: Postgres) -> None:
    address = database.place()
    postgres_at(address).bring_up()
    broken = (*STEPS, "ALTER TABLE tables ADD COLUMN colour text; SELECT nonsense")
    mended = (*STEPS, "ALTER TABLE tables ADD COLUMN colour text")
    with psycopg.connect(address) as db:
        with pytest.raises(psycopg.Error):
            migrate(db, broken)
        db.rollback()
        assert version_of(db) == len(STEPS)
        assert migrate(db, mended) == len(STEPS)
        assert version_of(db) == len(STEPS) + 1
        assert db.execute("SELECT colour FROM tables").fetchall() == []
    assert "kept by a newer Meute" in refused("migrate", "--store", address)
    assert "are of version" in refused("backup", "x.backup", "--store", address)


def test_processes_that_start_together_make_one_shape_and_one_key(database: Postgres) -> None:
    place = Place(Path(), database.place())

    async def run() -> None:
        stores = await asyncio.gather(*(place.open() for _ in range(4)))
        try:
            keys = await asyncio.gather(*(store.keys() for store in stores))
            assert keys == keys[:1] * 4
        finally:
            for store in stores:
                await store.close()

    asyncio.run(run())


def test_of_two_processes_that_write_after_the_same_line_one_is_refused(
    database: Postgres,
) -> None:
    place = Place(Path(), database.place())
    names = [f"t{i:02}" for i in range(40)]

    async def run() -> None:
        one, two = await place.open(), await place.open()
        try:
            facts = [msgspec.structs.replace(FACTS, table=name) for name in names]
            await asyncio.gather(*(one.write(Change(facts=f, seed="s")) for f in facts))
            for follows in range(3):
                both = [
                    store.write(Change(facts=each, follows=follows, after=follows, lines=[line]))
                    for store, line, order in ((one, b"1", facts), (two, b"2", facts[::-1]))
                    for each in order
                ]
                results = await asyncio.gather(*both, return_exceptions=True)
                assert sum(isinstance(each, Overtaken) for each in results) == len(names)
                assert sum(each is None for each in results) == len(names)
            saved = await asyncio.gather(*map(one.load, names))
            assert all(each is not None and len(each.lines) == 3 for each in saved)
        finally:
            await one.close()
            await two.close()

    asyncio.run(run())


def test_one_bad_step_harms_none_that_is_kept_with_it(database: Postgres) -> None:
    place = Place(Path(), database.place())
    bad = msgspec.structs.replace(FACTS, table="bad", origin="nothing\0holds this")
    good = [msgspec.structs.replace(FACTS, table=f"good{i}") for i in range(5)]

    async def work(store: Store) -> None:
        changes = [Change(facts=facts, seed="s", lines=[b"0"]) for facts in (*good, bad)]
        results = await asyncio.gather(*map(store.write, changes), return_exceptions=True)
        assert [isinstance(each, StoreError) for each in results] == [False] * 5 + [True]
        assert await store.count() == {"open": 5}
        await store.write(Change(facts=good[0], follows=0))

    async def run() -> None:
        store = await place.open()
        try:
            await work(store)
        finally:
            await store.close()

    asyncio.run(run())


def test_what_is_told_is_on_the_disk_whatever_else_the_database_does(database: Postgres) -> None:
    address = database.address("public")
    with connect(f"{address}%20-csynchronous_commit%3Doff") as db:
        assert db.execute("SHOW synchronous_commit").fetchone() == ("on",)
