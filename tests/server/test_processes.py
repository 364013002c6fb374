"""Several processes that serve the same tables: their people play together, and nothing is lost."""

from __future__ import annotations

import json
import re
import signal
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.client import connect

import meute
from meute.server.app.company import Company
from meute.server.app.houseclock import HouseClock
from meute.server.store.news import Beat, Gone, Here, News, Who
from meute.server.store.protocol import Saved
from meute.server.thinking.pool import Thinkers
from tests.server.kit import PATIENCE, Person, Site, play_on
from tests.server.places import Place
from tests.server.test_backup import run
from tools.postgres import Postgres

SHORT: dict[str, Any] = {"variant": {"rounds": 1}}
SHOWN = ("n", "view", "frames", "log", "log_from", "waiting", "over", "ranks")


@pytest.fixture
def place(database: Postgres, tmp_path: Path) -> Place:
    """A database that several servers share."""
    return Place(tmp_path, database.place())


@contextmanager
def two(place: Place, **settings: Any) -> Iterator[tuple[Site, Site]]:
    with place.serving(**settings) as one, place.serving(**settings) as other:
        yield one, other


@contextmanager
def seated(*seats: tuple[Site, dict[str, Any]]) -> Iterator[list[Person]]:
    """Connect people, each by one of the servers."""
    with ExitStack() as stack:
        yield [stack.enter_context(site.sit(seat)) for site, seat in seats]


def numbers(site: Site, name: str) -> list[int]:
    """Return a number of every process, that of the one that is asked first."""
    found = re.findall(
        rf'^{name}(?:{{process="\w+"}})? (\d+)$', site.get("/metrics").text, re.MULTILINE
    )
    return list(map(int, found))


def number(site: Site, name: str) -> int:
    return numbers(site, name)[0]


def shown(person: Person) -> list[dict[str, Any]]:
    """Wait until somebody has seen the end; return all that was shown on the way."""
    person.until(lambda u: u["over"])
    heard = [json.loads(text) for text in person.heard]
    return [{k: u[k] for k in SHOWN} for u in heard if u["type"] == "update"]


@pytest.mark.slow
def test_people_of_one_table_play_by_different_processes_and_see_the_same(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    with two(place) as (one, other):
        seats = one.friends(2, **SHORT)
        with seated((one, seats[0]), (other, seats[1])) as people, ExitStack() as stack:
            eyes = [stack.enter_context(site.watch(seats[0]["table"])) for site in (one, other)]

            def played_again(_: Saved) -> None:
                raise AssertionError("no answer costs a whole game")

            monkeypatch.setattr("meute.server.table.live.taken_up", played_again)
            play_on(people)
            here, there = map(shown, eyes)
            assert here == there
            assert any(update["frames"] for update in there)
        assert meute.verify(other.get(f"/api/tables/{seats[0]['table']}/record").content)
        assert [number(site, "meute_failures_total") for site in (one, other)] == [0, 0]


@pytest.mark.slow
def test_whoever_comes_goes_or_speaks_is_seen_and_heard_by_every_process(place: Place) -> None:
    with two(place) as (one, other):
        first = one.table("me", "open", **SHORT)
        with one.sit(first) as ann:
            body = {"name": "Bob", "invite": first["invite"]}
            second = other.post(f"/api/tables/{first['table']}/join", body).json()
            ann.until(lambda u: u["seats"][1]["name"] == "Bob" and u["view"] is not None)
            with other.sit(second) as bob, other.watch(first["table"]):
                ann.await_one("people", lambda p: p["seats"][1]["online"] and p["spectators"] == 1)
                if not bob.now["seats"][0]["online"]:
                    bob.await_one("people", lambda p: p["seats"][0]["online"])
                bob.send(type="chat", text="hello from there")
                assert ann.await_one("chat")["text"] == "hello from there"
                assert bob.await_one("chat")["name"] == "Bob"
            ann.await_one("people", lambda p: not p["seats"][1]["online"] and not p["spectators"])


@pytest.mark.slow
def test_what_somebody_seals_by_one_process_nobody_learns_by_another(place: Place) -> None:
    with two(place) as (one, other):
        seats = one.friends(2, **SHORT)
        sitting = (one, seats[0]), (other, seats[1]), (other, seats[0])
        with seated(*sitting) as (ann, bob, ann_there):
            options = ann.options()
            before = len(bob.heard)
            for option in options[:2]:  # the second only changes what is sealed
                ann.play(option)
                answered = [option]
                ann.until(lambda u, now=answered: u["question"]["answered"] == now)  # type: ignore[misc]
                ann_there.until(lambda u, now=answered: u["question"]["answered"] == now)  # type: ignore[misc]
            bob.send(type="ping")
            bob.await_one("pong")
            told = [text for text in bob.heard[before:] if '"type":"update"' in text]
            assert len(told) == 1, "that she has answered, and not that she has changed her mind"
            bob.play(bob.options()[0])
            ann.until(lambda u: u["n"] == bob.now["n"] > 0)


@pytest.mark.slow
def test_two_who_speak_at_once_are_both_heard(place: Place) -> None:
    with two(place) as (one, other):
        seats = one.friends(2, **SHORT)
        with seated((one, seats[0]), (other, seats[1])) as people:
            for turn in range(8):
                for person in people:
                    person.send(type="chat", text=f"{turn}")
            for person in people:
                said = [person.await_one("chat") for _ in range(16)]
                assert sorted(line["text"] for line in said) == sorted("0011223344556677")
        assert [number(site, "meute_refused_total") for site in (one, other)] == [0, 0]


@pytest.mark.slow
def test_who_leaves_by_one_process_has_left_by_all(place: Place) -> None:
    with two(place) as (one, other):
        seats = one.friends(2, **SHORT)
        with one.sit(seats[0]) as ann, one.sit(seats[1]) as bob, other.sit(seats[1]) as also_bob:
            bob.send(type="leave")
            assert bob.refused() == also_bob.refused() == "server.left"
            ann.until(lambda u: u["seats"][1]["free"])
            body = {"name": "Cy", "invite": ann.now["invite"]}
            third = other.post(f"/api/tables/{seats[0]['table']}/join", body).json()
            with one.sit(third):
                ann.until(lambda u: u["seats"][1]["name"] == "Cy")
                assert Person(one.port, third["table"], seats[1]["token"]).refused()


@pytest.mark.slow
def test_of_all_processes_one_thinks_for_a_table(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    thoughts: list[str] = []
    choose = Thinkers.choose

    async def counted(self: Thinkers, *args: Any, **more: Any) -> int:
        thoughts.append("thought")
        return await choose(self, *args, **more)

    monkeypatch.setattr(Thinkers, "choose", counted)
    with two(place) as (one, other):
        table = one.table("random", "random", "random", **SHORT)["table"]
        with one.watch(table) as here, other.watch(table) as there:
            here.until(lambda u: u["over"])
            there.until(lambda u: u["over"])
        [record] = meute.verify(one.get(f"/api/tables/{table}/record").content)
        answers = [entry for entry in record.entries if getattr(entry, "seat", -1) >= 0]
        assert len(thoughts) == len(answers)


@pytest.mark.slow
def test_time_runs_out_once_whoever_notices(place: Place) -> None:
    with two(place, limits={"live": 0.3}) as (one, other):
        seats = one.friends(2, clock="live", **SHORT)
        with one.sit(seats[0]) as ann, other.sit(seats[1]) as bob:
            for person in (ann, bob):
                held = person.until(lambda u: all(seat["held"] for seat in u["seats"]))
                keys = [line["message"]["key"] for line in held["log"]]
                assert keys.count("server.log.held") <= 2


@pytest.mark.slow
def test_every_process_comes_back_to_the_tables_of_a_backup(place: Place, tmp_path: Path) -> None:
    saved = tmp_path / "all.backup"
    with two(place) as (one, other):
        seats = one.friends(2, **SHORT)
        with seated((one, seats[0]), (other, seats[1])) as people:
            play_on(people, 4)
            n = people[0].now["n"]
            run("backup", saved, *place.words())
            play_on(people, 4)
            later = one.table("me", "greedy")
            run("restore", saved, *place.words())
            for person in people:
                person.gone()
        with seated((other, seats[0]), (one, seats[1])) as people:
            assert [person.now["n"] for person in people] == [n, n]
            play_on(people)
        assert one.get(f"/api/tables/{later['table']}").status_code == 404


@pytest.mark.slow
def test_processes_hear_each_other_again_when_the_database_has_restarted(
    place: Place, database: Postgres
) -> None:
    with two(place) as (one, other):
        seats = one.friends(2, **SHORT)
        with seated((one, seats[0]), (other, seats[1])) as people:
            play_on(people, 3)
            database.stop(signal.SIGQUIT)
            database.start()
            play_on(people, 6)


def test_who_was_at_a_table_by_a_process_that_died_is_there_no_more(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    told: list[News] = []
    moved: list[tuple[str, ...]] = []
    gone: list[str] = []
    now = 1000.0
    monkeypatch.setattr("meute.server.app.company.monotonic", lambda: now)
    clock = HouseClock()
    company = Company("me", clock, told.append, lambda *what: moved.append(what), gone.append)
    company.hear(Here("t", "dead", [0], 2))
    company.hear(Here("t", "alive", [1]))
    assert company.at("t") == {"dead": (frozenset({0}), 2), "alive": (frozenset({1}), 0)}
    company.say("t", {3}, 0)
    company.say("t", {3}, 0)
    assert told == [Here("t", "me", [3])], "what is no news is not told"
    now += 12
    company.hear(Beat("alive", clock.now() + 100))
    assert clock.now() > HouseClock().now() + 90, "the latest clock of the house holds"
    now += 12
    company.beat()
    assert list(company.at("t")) == ["alive"]
    company.hear(Gone("alive"))
    assert not company.at("t")
    assert gone == ["dead", "alive"]
    assert moved == [("dead", "t"), ("alive", "t"), ("dead", "t"), ("alive", "t")]
    company.hear(Who("new"))
    assert told[-1] == Here("t", "me", [3]), "whoever asks is told"


@pytest.mark.slow
def test_a_process_that_is_killed_takes_nothing_with_it(place: Place) -> None:
    with place.serving() as other, place.process(bot_delay=0.01) as process:
        for kill in range(2):
            dying = process.start()
            seats = dying.friends(2, **SHORT)
            bots = dying.table("greedy", "random", variant={"rounds": 4})
            with seated((dying, seats[0]), (other, seats[1])) as people:
                play_on(people, 5 + kill)
                seen = [person.now["n"] for person in people]
                people[0].send(type="chat", text="still there?")
                people[1].await_one("chat")
                process.kill()
                with other.sit(seats[0]) as again:
                    assert again.now["n"] == max(seen)
                    play_on([again, people[1]])
            with other.watch(bots["table"]) as eve:
                eve.until(lambda u: u["over"])
            for table in (seats[0]["table"], bots["table"]):
                assert meute.verify(other.get(f"/api/tables/{table}/record").content)


@pytest.mark.slow
def test_numbers_are_those_of_all_processes_whichever_is_asked(place: Place) -> None:
    with two(place) as (one, other):
        seats = one.friends(2)
        with seated((one, seats[0]), (other, seats[1])) as [ann, bob]:
            play_on([ann, bob], 3)
            for site in (one, other):
                heard = numbers(site, "meute_messages_total")
                assert (len(heard), sum(heard)) == (2, 3), "each of its own, and three answers"
                assert numbers(site, "meute_tables_running") == [1], "of the house, once"
                text = site.get("/metrics").text
                assert text.count("# TYPE meute_answer_seconds histogram") == 1


@pytest.mark.slow
def test_an_address_has_one_share_in_all_processes(place: Place) -> None:
    limits: dict[str, Any] = {"tables_burst": 40, "tables_per_minute": 0.0, "sockets": 3}
    wish = {"game": "silver", "name": "Ann", "seats": [{"kind": "me"}, {"kind": "open"}]}
    with two(place, **limits) as (one, other):
        made = [one.post("/api/tables", wish) for _ in range(41)]
        assert [answer.status_code for answer in made] == [201] * 40 + [429]
        until(lambda: other.post("/api/tables", wish).status_code == 429)
        ((count,),) = place.run("SELECT count(*) FROM tables")
        assert count < 80, "the other process has not given a share of its own"
        seats = [answer.json() for answer in made[:3]]
        with seated(*((one, seat) for seat in seats)):
            until(lambda: "too_many_sockets" in first_word(other, made[3].json()["table"]))


def until(true: Callable[[], bool]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < deadline
        time.sleep(0.2)


def first_word(site: Site, table: str) -> str:
    """Return what is said to a socket before it has said anything."""
    with connect(f"ws://127.0.0.1:{site.port}/ws/{table}") as more:
        try:
            return str(more.recv(0.5))
        except TimeoutError:
            return ""
