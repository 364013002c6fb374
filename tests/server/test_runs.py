"""Secret runs over the wire: several answers of a seat, sealed until all seats are done."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

import meute
from meute.core import registry
from meute.core.meta import Value
from meute.core.table import Table
from meute.server.store.sqlite import FILE
from meute.server.table.wire import question
from meute.testing.template import HUSH
from meute.testing.template.game import Hush
from meute.testing.template.rules.bids import MakeBid, RaiseBid
from meute.testing.template.state import State
from tests.server.kit import Person, Site, serving
from tests.server.places import Place

STASH = {"type": "Stash", "token": 0}
HUSHED: dict[str, Any] = {"game": "hush", "variant": {"rounds": 1}}


def bid(number: int) -> dict[str, Any]:
    return {"type": "Bid", "number": number}


def up(by: int) -> dict[str, Any]:
    return {"type": "Raise", "by": by}


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    with registry.lent(HUSH), serving(tmp_path) as found:
        yield found


def to_the_bids(*people: Person) -> None:
    """Let everybody stash, so that the run of bids is open."""
    for person in people:
        person.until(lambda u: u["question"] and u["question"]["decision"] == "NodOrStash")
        person.play(STASH)
    for person in people:
        person.until(lambda u: u["question"] and u["question"]["decision"] == "MakeBid")


def plan(person: Person, *actions: dict[str, Any]) -> None:
    person.send(type="plan", n=person.now["n"], actions=list(actions))


def sealed(person: Person, *actions: dict[str, Any]) -> dict[str, Any]:
    """Wait until just these answers are sealed; return the question."""
    found = person.until(lambda u: u["question"]["answered"] == list(actions))
    question: dict[str, Any] = found["question"]
    return question


def updates(person: Person) -> int:
    return sum('"type":"update"' in text for text in person.heard)


@pytest.mark.parametrize(("asked", "secret"), [((1,), False), ((0, 1), True)])
def test_only_what_several_are_asked_at_once_is_told_to_be_secret(
    asked: tuple[int, ...],
    secret: bool,  # noqa: FBT001
) -> None:
    class Drawn(Hush):
        def setup(self, seats: int, variant: Mapping[str, Value]) -> State:
            state = super().setup(seats, variant)
            state.pending = []
            state.then(*(MakeBid(seat) for seat in asked), *(RaiseBid(seat) for seat in asked))
            return state

    table = Table(Drawn(), 2, 3)
    found = question(table, 1, table.view(1))
    assert found is not None
    assert (found.secret, found.left, found.decision) == (secret, 2, "MakeBid")


@pytest.mark.slow
def test_answers_of_a_run_are_given_one_by_one_without_waiting(site: Site) -> None:
    one, two = site.friends(2, **HUSHED)
    with site.sit(one) as ann, site.sit(two) as bob:
        to_the_bids(ann, bob)
        first = ann.now["question"]
        assert (first["answered"], first["left"], first["secret"]) == ([], 2, True)
        ann.play(bid(4))
        second = sealed(ann, bid(4))
        assert (second["decision"], second["left"]) == ("RaiseBid", 1)
        assert [option["action"] for option in second["options"]] == [up(0)]
        assert ann.now["view"]["bid"] == 4
        assert ann.now["waiting"] == [0, 1]
        ann.play(up(0))
        last = sealed(ann, bid(4), up(0))
        assert (last["decision"], last["left"]) == ("RaiseBid", 0)
        assert ann.now["waiting"] == [1]


@pytest.mark.slow
def test_others_hear_nothing_before_the_whole_run_is_answered(site: Site) -> None:
    one, two = site.friends(2, **HUSHED)
    with site.sit(one) as ann, site.sit(two) as bob, site.watch(one["table"]) as eve:
        to_the_bids(ann, bob)
        eve.until(lambda u: u["waiting"] == [0, 1])
        before = {who: (dict(who.now), updates(who)) for who in (bob, eve)}
        for number in (1, 2, 3):
            plan(ann, bid(number))
            sealed(ann, bid(number))
        plan(ann, bid(3), up(1))
        sealed(ann, bid(3), up(1))
        for who, (last, heard) in before.items():
            now = who.await_one("update")
            assert updates(who) == heard + 1, "only that Ann is done"
            assert now["waiting"] == [1]
            changed = {name for name in now if now[name] != last[name]}
            assert changed <= {"waiting", "log", "log_from"}


@pytest.mark.slow
def test_a_plan_replaces_all_answers_and_may_leave_some_open(site: Site) -> None:
    one, two = site.friends(2, **HUSHED)
    with site.sit(one) as ann, site.sit(two) as bob:
        to_the_bids(ann, bob)
        plan(ann, bid(2), up(1))
        assert sealed(ann, bid(2), up(1))["left"] == 0
        plan(ann, bid(1))
        assert sealed(ann, bid(1))["left"] == 1
        assert ann.now["waiting"] == [0, 1]
        ann.send(type="undo", n=ann.now["n"], all=True)
        assert sealed(ann)["left"] == 2
        plan(ann, bid(1), up(1))
        plan(bob, bid(4), up(0))
        assert bob.until(lambda u: u["over"])["scores"]
    [record] = meute.verify(site.get(f"/api/tables/{one['table']}/record").content)
    assert record.finished


@pytest.mark.slow
def test_a_plan_that_is_not_possible_changes_nothing(site: Site) -> None:
    one, two = site.friends(2, **HUSHED)
    with site.sit(one) as ann, site.sit(two) as bob:
        n = ann.now["n"]
        plan(ann, STASH)
        assert ann.refused() == "core.no_run"
        to_the_bids(ann, bob)
        ann.play(bid(3))
        kept = sealed(ann, bid(3))
        for actions, key in (
            ([bid(4), up(1)], "hush.why.highest"),
            ([bid(4), up(0), up(0)], "core.not_asked"),
            ([bid(4), {"type": "Raise", "by": 7}], "core.not_an_option"),
            ([{"type": "Nonsense"}], "server.unreadable"),
        ):
            plan(ann, *actions)
            assert ann.refused() == key
        ann.send(type="plan", n=n, actions=[bid(1)])
        assert ann.refused() == "server.late"
        ann.send(type="hello", token=one["token"])
        assert ann.await_one("update")["question"] == kept


@pytest.mark.slow
def test_an_answer_sent_twice_does_not_answer_the_next_question(site: Site) -> None:
    one, two = site.friends(2, **HUSHED)
    with site.sit(one) as ann, site.sit(two) as bob:
        to_the_bids(ann, bob)
        n = ann.now["n"]
        ann.send(type="play", n=n, action=bid(1), after=0)
        ann.send(type="play", n=n, action=bid(1), after=0)
        assert ann.refused() == "server.late"
        ann.send(type="play", n=n, action=up(0), after=1)
        assert sealed(ann, bid(1), up(0))["left"] == 0


@pytest.mark.slow
def test_a_bot_answers_its_whole_run(site: Site) -> None:
    me = site.table("me", "random", "greedy", **HUSHED)
    with site.sit(me) as ann:
        ann.until(lambda u: u["question"])
        ann.play(STASH)
        ann.until(lambda u: u["question"] and u["question"]["secret"] and u["waiting"] == [0])
        assert ann.now["question"]["left"] == 2
        plan(ann, bid(1), up(0))
        ann.until(lambda u: u["over"])


@pytest.mark.slow
def test_half_a_run_survives_a_power_cut(place: Place) -> None:
    with place.process(modules=["tests.server.rooms"]) as server:
        site = server.start()
        one, two = site.friends(2, **HUSHED)
        with site.sit(one) as ann, site.sit(two) as bob:
            to_the_bids(ann, bob)
            ann.play(bid(2))
            sealed(ann, bid(2))
            plan(bob, bid(3), up(1))
            sealed(bob, bid(3), up(1))
            before = [person.now["question"] for person in (ann, bob)]
            server.kill()
        site = server.start()
        with site.sit(one) as ann, site.sit(two) as bob:
            assert [person.now["question"] for person in (ann, bob)] == before
            assert ann.now["waiting"] == [0]
            ann.play(up(1))
            assert ann.until(lambda u: u["over"])["n"] == bob.until(lambda u: u["over"])["n"]
        with registry.lent(HUSH):
            meute.verify(site.get(f"/api/tables/{one['table']}/record").content)


@pytest.mark.slow
def test_a_single_answer_kept_by_an_older_server_is_still_there(tmp_path: Path) -> None:
    with registry.lent(HUSH):
        with serving(tmp_path) as site:
            one, two = site.friends(2, **HUSHED)
            with site.sit(one) as ann, site.sit(two) as bob:
                to_the_bids(ann, bob)
                ann.play(bid(2))
                sealed(ann, bid(2))
        with sqlite3.connect(tmp_path / FILE) as db:
            db.execute("UPDATE sealed SET action=?", (b'{"type":"Bid","number":2}',))
        db.close()
        with serving(tmp_path) as site, site.sit(one) as ann:
            assert sealed(ann, bid(2))["left"] == 1
