"""Backups of a moment, restored with and without a server; tables of older Meutes brought up."""

from __future__ import annotations

import asyncio
import sqlite3
import tarfile
from collections.abc import Callable
from contextlib import AbstractContextManager, closing
from pathlib import Path
from typing import Any

import msgspec
import pytest
from click.testing import CliRunner

import meute
from meute.cli import main
from meute.server.store.backup import BEFORE, DATABASE, back_up
from meute.server.store.private import OWNER_ONLY
from meute.server.store.schema import FIRST, NEWEST, version_of
from meute.server.store.sqlite import SqliteStore
from tests.server.kit import Person, Site, play_on
from tests.server.places import Place
from tools.postgres import Postgres

NewPlace = Callable[[str], Place]

SHORT = {"variant": {"rounds": 1}}


def serving(data: Path) -> AbstractContextManager[Site]:
    """Serve a folder and hold it, as `meute serve` does."""
    return Place(data).serving()


def run(*words: object) -> str:
    """Run a command that succeeds; return what it says."""
    done = CliRunner().invoke(main, [str(word) for word in words])
    assert done.exit_code == 0, done.output
    return done.output


def fails(*words: object) -> str:
    done = CliRunner().invoke(main, [str(word) for word in words])
    assert done.exit_code == 2, done.output
    return done.output


def view(site: Site, seat: dict[str, Any]) -> Any:
    with site.sit(seat) as person:
        return person.now["n"], person.now["view"], person.now["question"]


def begun(site: Site, answers: int = 6) -> list[dict[str, Any]]:
    seats = site.friends(2, **SHORT)
    with site.sit(seats[0]) as ann, site.sit(seats[1]) as bob:
        play_on([ann, bob], answers)
    return seats


@pytest.mark.slow
def test_a_backup_made_while_people_play_brings_everything_back(
    new_place: NewPlace, tmp_path: Path
) -> None:
    place, again, saved = new_place("data"), new_place("again"), tmp_path / "all.backup"
    with place.serving() as site:
        seats = begun(site)
        before = [view(site, seat) for seat in seats]
        assert run("backup", saved, *place.words()).startswith("1 table of ")
    assert saved.stat().st_mode & 0o777 == OWNER_ONLY
    run("restore", saved, *again.words())
    with again.serving() as site:
        assert [view(site, seat) for seat in seats] == before
        people = [site.sit(seat) for seat in seats]
        for person in people:
            person.await_one("update")
        play_on(people)
        record = site.get(f"/api/tables/{seats[0]['table']}/record").content
        assert meute.verify(record)
        for person in people:
            person.close()


@pytest.mark.slow
def test_backups_made_amid_writing_are_whole(new_place: NewPlace, tmp_path: Path) -> None:
    place = new_place("data")
    with place.serving() as site:
        tables = [site.table("random", "random", "greedy", **SHORT)["table"] for _ in range(4)]
        for number in range(3):
            run("backup", tmp_path / f"{number}.backup", *place.words())
    for number in range(3):
        again = new_place(f"again{number}")
        run("restore", tmp_path / f"{number}.backup", *again.words())
        with again.serving() as site:
            for table in tables:
                with site.watch(table) as eve:
                    eve.until(lambda u: u["over"])
                assert meute.verify(site.get(f"/api/tables/{table}/record").content)


@pytest.mark.slow
def test_a_running_server_restores_a_backup_and_its_people_come_back(tmp_path: Path) -> None:
    data, saved = tmp_path / "data", tmp_path / "all.backup"
    with serving(data) as site:
        seats = begun(site)
        before = view(site, seats[0])
        run("backup", saved, "--data", data)
        with site.sit(seats[0]) as ann, site.sit(seats[1]) as bob:
            play_on([ann, bob], 4)
        later = site.table("me", "greedy")
        assert view(site, seats[0]) != before
        with site.sit(seats[0]) as ann:
            run("restore", saved, "--data", data)
            assert _sent_away(ann)
        assert view(site, seats[0]) == before
        assert site.get(f"/api/tables/{later['table']}").status_code == 404
        people = [site.sit(seat) for seat in seats]
        for person in people:
            person.await_one("update")
        play_on(people, 6)
        for person in people:
            person.close()
    assert (data / BEFORE).is_file()
    run("restore", data / BEFORE, "--data", tmp_path / "undone")
    with serving(tmp_path / "undone") as site:
        assert view(site, later)


def _sent_away(person: Person) -> bool:
    try:
        while True:
            person.hear()
    except meute.MeuteError:
        raise
    except Exception:  # noqa: BLE001 (however the connection ends)
        return True


def spoilt(path: Path) -> None:
    path.write_bytes(b"\x00" * 5000)


def empty(path: Path) -> None:
    path.write_bytes(b"")


def cut(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:-900])


def another(path: Path) -> None:
    with tarfile.open(path, "w:gz") as packed:
        packed.add(__file__, "meute.sqlite3")


@pytest.mark.slow
@pytest.mark.parametrize("harm", [spoilt, empty, cut, another])
@pytest.mark.parametrize("running", [False, True])
def test_what_is_no_backup_changes_nothing(
    tmp_path: Path,
    harm: Callable[[Path], None],
    running: bool,  # noqa: FBT001
) -> None:
    data, saved = tmp_path / "data", tmp_path / "all.backup"
    with serving(data) as site:
        me = site.table("me", "greedy")
        back_up(data, saved)
        harm(saved)
        if running:
            assert "is no backup that can be restored" in fails("restore", saved, "--data", data)
        assert view(site, me)
    if not running:
        assert "is no backup that can be restored" in fails("restore", saved, "--data", data)
        with serving(data) as site:
            assert view(site, me)


@pytest.mark.slow
def test_tables_of_a_folder_move_into_a_database_and_back(
    database: Postgres, tmp_path: Path
) -> None:
    place, there = Place(tmp_path / "data"), Place(tmp_path / "there", database.place())
    with place.serving() as site:
        seats = begun(site)
        with site.sit(seats[0]) as ann:
            ann.send(type="chat", text="see you there")
            ann.await_one("chat")
        before = [view(site, seat) for seat in seats]
    for number, (old, new) in enumerate([(place, there), (there, Place(tmp_path / "back"))]):
        saved = tmp_path / f"{number}.backup"
        run("backup", saved, *old.words())
        assert "is restored in" in run("restore", saved, *new.words())
        with new.serving() as site:
            assert [view(site, seat) for seat in seats] == before
            with site.sit(seats[0]) as ann:
                assert ann.await_one("chat")["text"] == "see you there"


def test_without_tables_there_is_nothing_to_save(place: Place, tmp_path: Path) -> None:
    assert "there are no tables in" in fails("backup", tmp_path / "x", *place.words())
    if not place.address:
        assert "there are no tables in" in fails("migrate", *place.words())
    assert not (tmp_path / "x").exists()


def turned_back(data: Path) -> None:
    """Make tables of today look as the first version of the store kept them."""
    with closing(sqlite3.connect(data / DATABASE)) as db, db:
        rows = db.execute("SELECT name, status, public, made, wake, seed, facts FROM tables")
        old = rows.fetchall()
        for name in ("tables", "endings", "clock", "bans", "news"):
            db.execute(f"DROP TABLE {name}")
        for statement in filter(str.strip, FIRST.split(";")):
            db.execute(statement)
        for name, status, public, made, wake, seed, facts in old:
            plain = msgspec.json.decode(facts)
            plain.pop("origin", None)
            row = (name, status, public, made, wake, seed, msgspec.json.encode(plain))
            db.execute("INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?, ?)", row)
        db.execute("PRAGMA user_version = 0")


@pytest.mark.slow
@pytest.mark.parametrize("by_command", [False, True])
def test_tables_of_the_first_store_are_brought_up(
    tmp_path: Path,
    by_command: bool,  # noqa: FBT001
) -> None:
    with serving(tmp_path) as site:
        seats = begun(site)
        open_one = site.table("me", "open", public=True)
        before = view(site, seats[0])
    turned_back(tmp_path)
    if by_command:
        assert f"version 0 of the store became {NEWEST}" in run("migrate", "--data", tmp_path)
        assert "already" in run("migrate", "--data", tmp_path)
    with serving(tmp_path) as site:
        assert view(site, seats[0]) == before
        assert open_one["table"] in [t["table"] for t in site.get("/api/tables").json()]
    with closing(sqlite3.connect(tmp_path / DATABASE)) as db:
        assert version_of(db) == NEWEST
        assert db.execute("SELECT count(*) FROM tables WHERE changed > 0").fetchone() == (2,)
    kept = tmp_path / f"before-version-{NEWEST}.backup"
    run("restore", kept, "--data", tmp_path / "again")
    with serving(tmp_path / "again") as site:
        assert view(site, seats[0]) == before


def test_a_store_of_a_newer_meute_is_left_alone(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / DATABASE)) as db:
        db.execute("CREATE TABLE tables (name TEXT)")
        db.execute(f"PRAGMA user_version = {NEWEST + 1}")
    assert "kept by a newer Meute" in fails("migrate", "--data", tmp_path)

    async def open_it() -> None:
        SqliteStore(tmp_path)

    with pytest.raises(meute.MeuteError, match="kept by a newer Meute"):
        asyncio.run(open_it())
