"""`meute admin` beside a running server, on both stores."""

from __future__ import annotations

import json
import time
from typing import Any

import pytest
from websockets.sync.client import connect

import meute
from tests.cli.running import refused, run
from tests.server.kit import PATIENCE, Site, play_on
from tests.server.places import Place

SHORT: dict[str, Any] = {"variant": {"rounds": 1}}


def admin(place: Place, *words: str) -> str:
    result = run("admin", *words, *place.words())
    assert result.exit_code == 0, result.output
    return result.output


def keys(update: dict[str, Any]) -> list[str]:
    return [line["message"]["key"] for line in update["log"]]


def kept(site: Site, table: str) -> None:
    """Wait until an ended game is kept as it was seen."""
    deadline = time.monotonic() + PATIENCE
    while site.get(f"/api/tables/{table}/frames", eyes="open").status_code != 200:
        assert time.monotonic() < deadline
        time.sleep(0.05)


@pytest.mark.slow
def test_a_table_is_closed_and_its_people_hear_of_it(place: Place) -> None:
    with place.serving() as site:
        seats = site.friends(2, public=True)
        table = seats[0]["table"]
        with site.sit(seats[0]) as ann, site.sit(seats[1]) as bob:
            play_on([ann, bob], 2)
            [line] = json.loads(admin(place, "tables", "--json"))
            assert (line["table"], line["status"], line["seats"]) == (
                table, "running", "Ann, Friend 1",
            )  # fmt: skip
            assert table in admin(place, "close", table)
            for person in (ann, bob):
                assert "server.log.closed" in keys(person.until(lambda u: u["off"]))
            assert "has ended already" in refused("admin", "close", table, *place.words())
        assert site.get("/api/tables").json() == []
        admin(place, "remove", table)
        assert site.get(f"/api/tables/{table}").status_code == 404
    assert json.loads(admin(place, "tables", "--json")) == [], "also where no server runs"


@pytest.mark.slow
def test_whoever_is_banned_has_to_go_and_may_come_again_when_pardoned(place: Place) -> None:
    wish = {"game": "silver", "name": "Ann", "seats": [{"kind": "me"}, {"kind": "open"}]}
    with place.serving() as site:
        seats = site.friends(2)
        with site.sit(seats[0]) as ann:
            admin(place, "ban", f"{seats[0]['table']}:1", "--why", "floods")
            assert ann.refused() == "server.banned"
            ann.gone()
            assert ann.socket.close_code == 1008
        assert site.post("/api/tables", wish).json()["why"]["message"]["key"] == "server.banned"
        with connect(f"ws://127.0.0.1:{site.port}/ws/{seats[1]['table']}") as bob:
            assert "server.banned" in str(bob.recv(PATIENCE))
        [ban] = json.loads(admin(place, "bans", "--json"))
        assert (ban["why"], ban["until"]) == ("floods", "for good")
        admin(place, "pardon", "127.0.0.1")
        deadline = time.monotonic() + PATIENCE
        while site.post("/api/tables", wish).status_code != 201:
            assert time.monotonic() < deadline
            time.sleep(0.05)
    admin(place, "ban", "127.0.0.1", "--days", "1")
    with place.serving() as site:
        assert site.post("/api/tables", wish).status_code == 403, "a start forgets no ban"


@pytest.mark.slow
def test_a_person_is_told_everything_and_taken_out_of_a_finished_game(place: Place) -> None:
    with place.serving() as site:
        made = site.table("me", "open", **SHORT)
        table = made["table"]
        wish = {"name": "Bob Ferris", "invite": made["invite"]}
        other = site.post(f"/api/tables/{table}/join", wish).json()
        with site.sit(made) as ann, site.sit(other) as bob:
            for person, word in ((ann, "good evening"), (bob, "my aunt is ill")):
                person.send(type="chat", text=word)
                person.await_one("chat", lambda m, word=word: m["text"] == word)  # type: ignore[misc]
            play_on([ann, bob])
        kept(site, table)
        before = site.get(f"/api/tables/{table}/frames", eyes="open").json()
        [told] = json.loads(admin(place, "export", "--name", "bob ferris"))
        assert (told["table"], told["seat"], told["name"]) == (table, 2, "Bob Ferris")
        assert [line["text"] for line in told["chat"]] == ["my aunt is ill"]
        assert told["record"][0]["names"] == ["Ann", "Bob Ferris"]
        assert told["record"][-1]["end"]
        with site.sit(made) as ann:
            admin(place, "delete", f"{table}:2", "--yes")
            assert ann.until(lambda u: u["seats"][1]["name"] == "N. N.")["over"]
        record = site.get(f"/api/tables/{table}/record").content
        assert meute.verify(record)
        after = site.get(f"/api/tables/{table}/frames", eyes="open").json()
        assert after == before | {"names": ["Ann", "N. N."]}
        with site.sit(made) as ann:
            assert ann.await_one("chat")["text"] == "good evening"
            assert "aunt" not in "".join(ann.heard)
    assert "nobody is known" in refused("admin", "export", "--name", "Bob Ferris", *place.words())
    rest = place.everything()
    assert b"good evening" in rest
    for trace in (b"Ferris", b"my aunt"):
        assert trace not in rest


@pytest.mark.slow
def test_who_is_taken_out_of_a_running_game_leaves_it_to_a_bot(place: Place) -> None:
    with place.serving() as site:
        seats = site.friends(2)
        table = seats[0]["table"]
        with site.sit(seats[0]) as ann, site.sit(seats[1]) as bob:
            play_on([ann, bob], 4)
            [told] = json.loads(admin(place, "export", f"{table}:1"))
            own = site.get(f"/api/tables/{table}/record", seats[0]["token"]).content
            assert told["record"] == [json.loads(line) for line in own.splitlines()]
            admin(place, "delete", f"{table}:1", "--yes")
            ann.gone()
            gone = bob.until(lambda u: u["seats"][0]["held"])
            assert gone["seats"][0]["name"] == "N. N."
            bob.until(lambda u: u["question"] and u["question"]["left"])
            play_on([bob], 2)
        assert site.post("/api/mine", {"tokens": [seats[0]["token"]]}).json() == []
        assert b"Ann" not in place.everything()


def test_whom_or_what_one_means_has_to_be_there(place: Place) -> None:
    words = place.words()
    assert "there are no tables" in refused("admin", "tables", *words)
    with place.serving():
        pass
    assert "there is no table nowhere" in refused("admin", "close", "nowhere", *words)
    assert "say whom you mean" in refused("admin", "delete", *words)
    assert "a seat is TABLE:SEAT" in refused("admin", "export", "nowhere", *words)
    assert "is not banned" in refused("admin", "pardon", "10.0.0.1", *words)
