"""Nobody is stuck: people leave, seats pass on, games are called off, and who returns is seated."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.kit import Person, Process, Site, open_question, play_on, serving

NEVER = 1e9


def keys(person: Person) -> list[str]:
    """Return the log lines of the last update that are not the game's."""
    found = [line["message"]["key"] for line in person.now["log"]]
    return [key for key in found if key.startswith("server.")]


def closed(person: Person) -> int:
    """Hear the connection out; return the code with which it was closed."""
    try:
        while True:
            person.hear()
    except ConnectionClosed as ended:
        return ended.rcvd.code if ended.rcvd else 0


@pytest.fixture
def patient(tmp_path: Path) -> Iterator[Site]:
    """A server at which nobody is ever gone for long."""
    with serving(tmp_path, away=NEVER) as site:
        yield site


@pytest.fixture
def brisk(tmp_path: Path) -> Iterator[Site]:
    """A server at which everybody is gone as soon as they are away."""
    with serving(tmp_path, away=0.0) as site:
        yield site


def here_without(person: Person, seat: int) -> dict[str, Any]:
    """Wait until this person hears that somebody is gone."""
    return person.await_one("people", lambda p: p["seats"][seat]["gone"])


@pytest.mark.slow
def test_who_leaves_is_played_by_a_bot_and_the_game_goes_on(patient: Site) -> None:
    seats = patient.friends(2, variant={"rounds": 1})
    with patient.sit(seats[0]) as ann, patient.sit(seats[1]) as bob:
        bob.send(type="leave")
        assert bob.refused() == "server.left"
        assert closed(bob) == 1008
        left = ann.until(lambda u: u["seats"][1]["free"])
        assert left["seats"][1]["held"]
        assert keys(ann) == ["server.log.left"]
        play_on([ann])
        assert ann.now["over"]


@pytest.mark.slow
def test_who_left_can_come_back(patient: Site) -> None:
    seats = patient.friends(2)
    with patient.sit(seats[0]) as ann, patient.sit(seats[1]) as bob:
        bob.send(type="leave")
        closed(bob)
        ann.until(lambda u: u["seats"][1]["free"])
        with patient.sit(seats[1]) as again:
            assert not again.now["seats"][1]["free"]
            assert again.now["seat"] == 1
            ann.until(lambda u: not u["seats"][1]["held"])
            assert "server.log.back" in keys(ann)


@pytest.mark.slow
def test_a_newcomer_takes_the_seat_of_who_left_by_the_link_of_the_table(patient: Site) -> None:
    seats = patient.friends(3)
    join = f"/api/tables/{seats[0]['table']}/join"
    with patient.sit(seats[0]) as ann, patient.sit(seats[1]) as bob:
        assert ann.now["invite"] is None
        bob.send(type="leave")
        closed(bob)
        invite = ann.until(lambda u: u["seats"][1]["free"])["invite"]
        eve = patient.post(join, {"name": "Eve", "invite": invite}).json()
        assert eve["seat"] == 1
        now = ann.until(lambda u: u["seats"][1]["name"] == "Eve")
        assert not now["seats"][1]["held"]
        assert now["invite"] is None
        [taken] = [line for line in now["log"] if line["message"]["key"] == "server.log.taken"]
        assert taken["message"]["params"]["before"] == "Friend 1"
        with patient.sit(eve) as newcomer:
            assert newcomer.now["seat"] == 1
            assert newcomer.asked()["options"]
        late = patient.post(join, {"name": "Zoe", "invite": invite})
        assert late.json()["why"]["message"]["key"] == "server.no_seat"


@pytest.mark.slow
def test_an_old_token_no_longer_opens_a_seat_that_was_passed_on(patient: Site) -> None:
    seats = patient.friends(2)
    with patient.sit(seats[0]) as ann, patient.sit(seats[1]) as bob:
        bob.send(type="leave")
        closed(bob)
        invite = ann.until(lambda u: u["seats"][1]["free"])["invite"]
        body = {"name": "Eve", "invite": invite}
        patient.post(f"/api/tables/{seats[0]['table']}/join", body).raise_for_status()
    old = Person(patient.port, seats[1]["table"], seats[1]["token"])
    assert old.refused() == "server.seat_passed"
    assert closed(old) == 1008


@pytest.mark.slow
def test_before_the_game_begins_a_seat_is_simply_open_again(patient: Site) -> None:
    me = patient.table("me", "open", "open")
    where = f"/api/tables/{me['table']}"
    bob = patient.post(f"{where}/join", {"name": "Bob", "invite": me["invite"]}).json()
    assert bob["seat"] == 1
    with patient.sit(me) as ann, patient.sit(bob) as bobby:
        bobby.send(type="leave")
        closed(bobby)
        now = ann.until(lambda u: u["waiting"] == [1, 2])
        assert now["seats"][1] == {**now["seats"][2]}
        ann.send(type="leave")
        closed(ann)
    assert patient.get(where).json()["status"] == "off"


@pytest.mark.slow
def test_others_decide_only_about_somebody_who_has_been_away_for_long(patient: Site) -> None:
    seats = patient.friends(3)
    with patient.sit(seats[0]) as ann, patient.sit(seats[1]):
        for seat in (0, 1, 2):
            ann.send(type="pass_on", seat=seat, to="bot")
            assert ann.refused() == "server.still_here"
        for seat in (-1, 3, 99):
            ann.send(type="pass_on", seat=seat, to="anybody")
            assert ann.refused() == "server.nobody_there"
        ann.send(type="pass_on", seat=1, to="nobody")
        assert ann.refused() == "server.unreadable"
        with patient.watch(seats[0]["table"]) as eve:
            for message in ({"type": "leave"}, {"type": "call_off", "agree": True}):
                eve.send(**message)
                assert eve.refused() == "server.watching"
            assert eve.now["invite"] is None


@pytest.mark.slow
def test_the_others_hand_the_seat_of_somebody_gone_to_a_bot(brisk: Site) -> None:
    seats = brisk.friends(3, variant={"rounds": 1})
    with brisk.sit(seats[0]) as ann, brisk.sit(seats[1]) as bob:
        here_without(ann, 2)
        ann.send(type="pass_on", seat=2, to="bot")
        bob.until(lambda u: u["seats"][2]["held"])
        assert keys(bob) == ["server.log.passed_on"]
        play_on([ann, bob], 12)
        with brisk.sit(seats[2]) as cid:
            assert not cid.now["seats"][2]["held"]
            ann.until(lambda u: not u["seats"][2]["held"])
            people = ann.await_one("people", lambda p: p["seats"][2]["online"])
            assert not people["seats"][2]["gone"]


@pytest.mark.slow
def test_the_others_open_the_seat_of_somebody_gone(brisk: Site) -> None:
    seats = brisk.friends(2)
    join = f"/api/tables/{seats[0]['table']}/join"
    with brisk.sit(seats[0]) as ann:
        here_without(ann, 1)
        ann.send(type="pass_on", seat=1, to="anybody")
        now = ann.until(lambda u: u["seats"][1]["free"])
        assert not now["seats"][1]["held"], "the table waits for the newcomer"
        assert keys(ann) == ["server.log.opened"]
        eve = brisk.post(join, {"name": "Eve", "invite": now["invite"]}).json()
        with brisk.sit(eve) as newcomer:
            play_on([ann, newcomer], 4)


@pytest.mark.slow
def test_that_somebody_is_gone_is_told_when_the_time_has_come(tmp_path: Path) -> None:
    with serving(tmp_path, away=0.3) as site:
        seats = site.friends(2)
        with site.sit(seats[0]) as ann:
            with site.sit(seats[1]):
                ann.await_one("people", lambda p: p["seats"][1]["online"])
            first = ann.await_one("people", lambda p: not p["seats"][1]["online"])
            assert not first["seats"][1]["gone"]
            here_without(ann, 1)


@pytest.mark.slow
def test_a_game_is_called_off_by_all_who_are_here(patient: Site) -> None:
    seats = patient.friends(2)
    where = f"/api/tables/{seats[0]['table']}"
    with patient.sit(seats[0]) as ann, patient.sit(seats[1]) as bob:
        play_on([ann, bob], 3)
        ann.send(type="call_off", agree=True)
        assert bob.until(lambda u: u["seats"][0]["off"])["off"] is False
        ann.send(type="call_off", agree=False)
        bob.until(lambda u: not u["seats"][0]["off"])
        assert keys(bob)[-2:] == ["server.log.wishes_off", "server.log.plays_on"]
        bob.send(type="call_off", agree=True)
        ann.until(lambda u: u["seats"][1]["off"])
        ann.send(type="call_off", agree=True)
        for person in (ann, bob):
            now = person.until(lambda u: u["off"])
            assert (now["question"], now["waiting"], now["over"]) == (None, [], False)
            assert keys(person)[-1] == "server.log.called_off"
        record = patient.get(f"{where}/record", seats[0]["token"]).content
        for message in (
            {"type": "undo", "n": ann.now["n"]},
            {"type": "play", "n": ann.now["n"], "action": {"type": "Draw"}},
            {"type": "call_off", "agree": False},
            {"type": "leave"},
            {"type": "pass_on", "seat": 1, "to": "bot"},
        ):
            ann.send(**message)
            assert ann.refused() == "server.called_off"
        assert patient.get(f"{where}/record", seats[0]["token"]).content == record
    assert patient.get(where).json()["status"] == "off"
    assert "seed" not in record.decode()
    again = patient.post(f"{where}/rematch", {}, seats[0]["token"])
    assert again.status_code == 201


@pytest.mark.slow
def test_who_is_gone_need_not_agree_and_who_is_here_must(brisk: Site) -> None:
    seats = brisk.friends(3)
    with brisk.sit(seats[0]) as ann, brisk.sit(seats[1]) as bob:
        here_without(ann, 2)
        ann.send(type="call_off", agree=True)
        assert not bob.until(lambda u: u["seats"][0]["off"])["off"]
        bob.send(type="call_off", agree=True)
        ann.until(lambda u: u["off"])


@pytest.mark.slow
def test_alone_with_bots_one_calls_the_game_off_at_once(patient: Site) -> None:
    me = patient.table("me", "greedy", public=True)
    with patient.sit(me) as ann:
        ann.send(type="call_off", agree=True)
        ann.until(lambda u: u["off"])
        assert not open_question(ann.now)
    assert me["table"] not in [line["table"] for line in patient.get("/api/tables").json()]


@pytest.mark.slow
def test_departures_wishes_and_ends_survive_a_restart(tmp_path: Path) -> None:
    with Process(tmp_path, away=NEVER) as server:
        site = server.start()
        left, off = site.friends(3), site.friends(2)
        with ExitStack() as stack:
            ann, bob, cid = (stack.enter_context(site.sit(seat)) for seat in left)
            bob.send(type="leave")
            closed(bob)
            cid.until(lambda u: u["seats"][1]["free"])
            cid.send(type="call_off", agree=True)
            ann.until(lambda u: u["seats"][2]["off"])
            pair = [stack.enter_context(site.sit(seat)) for seat in off]
            for person in pair:
                person.send(type="call_off", agree=True)
            for person in pair:
                person.until(lambda u: u["off"])
        server.kill()
        site = server.start()
        with site.sit(left[0]) as ann, site.sit(off[0]) as zoe:
            assert ann.now["seats"][1]["free"]
            assert ann.now["seats"][1]["held"]
            assert ann.now["seats"][2]["off"]
            assert ann.now["invite"]
            assert zoe.now["off"]
            assert zoe.now["view"]
