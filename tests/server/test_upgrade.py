"""Rules that change between two starts: no table is lost, and none answers with an error."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

import meute
from meute.core import registry
from meute.server.store.backup import back_up
from meute.server.store.opening import postgres_at
from tests.server.kit import PATIENCE, Site, play_on
from tests.server.places import Place
from tests.server.upgraded import EDITIONS
from tools.postgres import Postgres

MODULES = ("tests.server.upgraded",)
GAME: dict[str, Any] = {"game": "hush", "variant": {"rounds": 2}, "public": True}
EYES = ("spectator", "open", "0", "1")
SHOWN = ("n", "view", "log", "ranks", "scores", "over", "off", "commitment", "waiting")


@contextmanager
def edition(place: Place, name: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[Site]:
    """Serve with one edition of the rules; nothing is logged that went wrong."""
    monkeypatch.setenv("HUSH", name)
    log = place.folder.with_suffix(".log")
    with place.process(log, modules=MODULES) as process:
        yield process.start()
    assert "ERROR" not in log.read_text()
    assert "Traceback" not in log.read_text()


Seats = list[dict[str, Any]]


class Before:
    """Tables of the first edition in every state, and what was seen of them."""

    def __init__(self, site: Site) -> None:
        self.waiting = site.table("me", "open", **GAME)
        self.running = self._played(site, 5)
        self.finished = self._played(site)
        self.off = self._played(site, 3)
        with site.sit(self.off[0]) as ann, site.sit(self.off[1]) as bob:
            for person in (ann, bob):
                person.send(type="call_off", agree=True)
            ann.until(lambda u: u["off"])
        self.seen = self.look(site)

    def _played(self, site: Site, answers: int = 10**6) -> Seats:
        seats = site.friends(2, **GAME)
        with site.sit(seats[0]) as ann, site.sit(seats[1]) as bob:
            play_on([ann, bob], answers)
        return seats

    def look(self, site: Site) -> list[Any]:
        """All that is shown of what has ended: tables, replays, records."""
        found: list[Any] = []
        for seats in (self.finished, self.off):
            for seat in seats:
                with site.sit(seat) as person:
                    found.append({name: person.now[name] for name in SHOWN})
            with site.watch(seats[0]["table"]) as eve:
                found.append({name: eve.now[name] for name in SHOWN})
        where = f"/api/tables/{self.finished[0]['table']}"
        found += [site.get(f"{where}/frames", eyes=eyes).json() for eyes in EYES]
        found += [site.get(f"{where}/frames", first=4, count=2).json()]
        return [*found, site.get(f"{where}/record").content, site.get(where).json()]


def kept(place: Place, count: int) -> None:
    """Wait until so many ended games are kept as they were seen."""
    for _ in range(int(PATIENCE / 0.05)):
        [(found,)] = place.run("SELECT count(*) FROM endings")
        if found == count:
            return
        time.sleep(0.05)
    raise AssertionError(found)


@pytest.fixture(scope="module")
def before(tmp_path_factory: pytest.TempPathFactory) -> tuple[Place, Before]:
    place = Place(tmp_path_factory.mktemp("first") / "data")
    with pytest.MonkeyPatch.context() as patch, edition(place, "first", patch) as site:
        made = Before(site)
        kept(place, 2)
    return place, made


@pytest.fixture
def copy(
    request: pytest.FixtureRequest, before: tuple[Place, Before], tmp_path: Path
) -> tuple[Place, Before]:
    """The tables as the first edition left them, in a folder or in a database."""
    place = Place(tmp_path / "data")
    place.folder.mkdir()
    copied(before[0], place)
    if getattr(request, "param", "sqlite") == "postgres":
        server: Postgres = request.getfixturevalue("database")
        moved = Place(tmp_path / "moved", server.place())
        moved.folder.mkdir()
        back_up(place.folder, tmp_path / "all.backup")
        postgres_at(moved.address).bring_up()
        postgres_at(moved.address).restore(tmp_path / "all.backup", tmp_path / "none.backup")
        place = moved
    return place, before[1]


def copied(place: Place, to: Place) -> None:
    for file in place.folder.iterdir():
        (to.folder / file.name).write_bytes(file.read_bytes())


ON_BOTH = pytest.mark.parametrize("copy", ["sqlite", "postgres"], indirect=True)


def keys(update: dict[str, Any]) -> list[str]:
    return [line["message"]["key"] for line in update["log"]]


def finish(site: Site, seats: Seats) -> bytes:
    """Play a game to its end; return its record."""
    with site.sit(seats[0]) as ann, site.sit(seats[1]) as bob:
        play_on([ann, bob])
        assert ann.now["over"]
    return site.get(f"/api/tables/{seats[0]['table']}/record").content


def begin(site: Site, made: Before) -> Seats:
    """Let the friend come for whom a table has waited."""
    table = made.waiting["table"]
    body = {"name": "Bob", "invite": made.waiting["invite"]}
    return [made.waiting, site.post(f"/api/tables/{table}/join", body).json()]


@pytest.mark.slow
@ON_BOTH
def test_games_go_on_under_new_rules_where_these_give_the_same_position(
    copy: tuple[Place, Before], monkeypatch: pytest.MonkeyPatch
) -> None:
    place, made = copy
    with edition(place, "second", monkeypatch) as site:
        assert made.look(site) == made.seen
        with site.sit(made.running[0]) as ann:
            assert keys(ann.now).count("server.log.rules_changed") == 1
        records = [finish(site, made.running), finish(site, begin(site, made))]
        kept(place, 4)
    with registry.lent(EDITIONS["second"]):
        for record in records:
            [found] = meute.verify(record)
            assert (found.finished, found.header.rules) == (True, 2)
    with edition(place, "second", monkeypatch) as site, site.sit(made.running[0]) as ann:
        assert keys(ann.now).count("server.log.rules_changed") == 1


@pytest.mark.slow
def test_a_room_that_keeps_its_old_rules_plays_old_games_by_them(
    copy: tuple[Place, Before], monkeypatch: pytest.MonkeyPatch
) -> None:
    place, made = copy
    with edition(place, "patient", monkeypatch) as site:
        assert made.look(site) == made.seen
        record = finish(site, made.running)
        with site.sit(made.running[0]) as ann:
            assert "server.log.rules_changed" not in keys(ann.now)
    with registry.lent(EDITIONS["patient"]):
        [found] = meute.verify(record)
    assert (found.finished, found.header.rules) == (True, 1)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("copy", "name"),
    [("sqlite", "other"), ("sqlite", "gone"), ("postgres", "other")],
    indirect=["copy"],
)
def test_what_cannot_go_on_ends_with_an_honest_word_and_what_has_ended_is_shown(
    copy: tuple[Place, Before], monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    place, made = copy
    for _ in range(2):  # and after another start it is told once
        with edition(place, name, monkeypatch) as site:
            assert site.get("/api/tables").status_code == 200
            assert made.look(site) == made.seen
            for seats in (made.running, [made.waiting]):
                with site.sit(seats[0]) as ann:
                    assert ann.now["off"]
                    assert keys(ann.now) == ["server.log.rules_gone"]
                    assert ann.now["question"] is None
                    ann.send(type="chat", text="a pity")
                    ann.await_one("chat")
                    ann.send(type="undo", n=ann.now["n"])
                    assert ann.refused() == "server.called_off"
            listed = [line["table"] for line in site.get("/api/tables").json()]
            assert made.waiting["table"] not in listed
            refused = site.post(
                f"/api/tables/{made.finished[0]['table']}/rematch", token=made.finished[0]["token"]
            )
            assert refused.json()["why"]["message"]["key"] == "server.bad_table"
            where = f"/api/tables/{made.finished[0]['table']}/analysis"
            assert site.post(where).json()["why"]["message"]["key"] == "server.analysis.none"
            assert site.get(where).status_code == 200


@pytest.mark.slow
def test_a_game_that_was_not_kept_in_time_is_shown_as_far_as_it_can_be(
    copy: tuple[Place, Before], monkeypatch: pytest.MonkeyPatch
) -> None:
    place, made = copy
    place.run("DELETE FROM endings")
    fresh = Place(place.folder.with_name("fresh"))
    fresh.folder.mkdir()
    copied(place, fresh)
    with edition(place, "second", monkeypatch) as site:
        found, seen = made.look(site), made.seen
        assert found[:6] == seen[:6]
        assert found[-2:] == seen[-2:]
        for ours, theirs in zip(found[6:-2], seen[6:-2], strict=True):
            assert ours["frames"] == theirs["frames"]
    monkeypatch.setenv("HUSH", "other")
    with fresh.process(modules=MODULES) as process:
        site = process.start()
        where = f"/api/tables/{made.finished[0]['table']}"
        assert site.get(where).json() == made.seen[-1]
        assert site.get(f"{where}/record").content == made.seen[-2]
        refused = site.get(f"{where}/frames", eyes="open")
        assert refused.json()["why"]["message"]["key"] == "server.not_kept"
        with site.sit(made.finished[0]) as ann:
            assert ann.now["over"]
            assert ann.now["ranks"] == made.seen[0]["ranks"]
