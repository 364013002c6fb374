"""A power cut at any moment: everything that anybody has seen is still there afterwards."""

from __future__ import annotations

from typing import Any

import pytest

import meute
from tests.server.kit import Person, Site, play_on
from tests.server.places import Place

KEPT = ("n", "view", "question", "waiting", "undo", "commitment", "variant", "over")

Seats = list[dict[str, Any]]


def kept(update: dict[str, Any]) -> dict[str, Any]:
    return {name: update[name] for name in KEPT}


def sit_down(site: Site, seats: Seats) -> list[Person]:
    people = [site.sit(seat) for seat in seats]
    for person in people:
        person.await_one("update")
    return people


def positions(people: list[Person]) -> list[dict[str, Any]]:
    """Wait until everybody has seen the newest event, and leave; return what each saw last."""
    n = max(person.now["n"] for person in people)
    found = [kept(person.until(lambda u: u["n"] >= n)) for person in people]
    for person in people:
        person.close()
    return found


def finish(site: Site, seats: Seats) -> None:
    """Play the game to its end and check its record."""
    people = sit_down(site, seats)
    play_on(people)
    positions(people)
    [record] = meute.verify(site.get(f"/api/tables/{seats[0]['table']}/record").content)
    assert record.finished


@pytest.mark.slow
def test_every_table_goes_on_where_it_stood(place: Place) -> None:
    server = place.process(bot_delay=0.02)
    with server:
        site = server.start()
        game = site.friends(3, variant={"rounds": 1})
        people = sit_down(site, game)
        people[0].send(type="chat", text="still here?")
        people[0].await_one("chat")
        play_on(people, 12)

        sealed = site.friends(3, variant={"rounds": 1})
        with site.sit(sealed[1]) as bob:
            answer = bob.options()[3]
            bob.play(answer)
            secret = bob.until(lambda u: u["question"]["answered"] == [answer])

        bots = site.table("greedy", "random", variant={"rounds": 1})
        with site.watch(bots["table"]) as eve:
            seen = eve.until(lambda u: u["n"] > 12)["n"]

        before = positions(people)
        server.kill()
        site = server.start()

        people = sit_down(site, game)
        assert people[0].await_one("chat")["text"] == "still here?"
        assert positions(people) == before
        with site.sit(sealed[1]) as bob:
            assert kept(bob.now) == kept(secret)
            assert bob.now["waiting"] == [0, 2]
        with site.watch(bots["table"]) as eve:
            assert eve.now["n"] >= seen
            eve.until(lambda u: u["over"])
        meute.verify(site.get(f"/api/tables/{bots['table']}/record").content)
        finish(site, game)
        finish(site, sealed)


@pytest.mark.slow
def test_nobody_has_ever_seen_more_than_the_disk(place: Place) -> None:
    """Killed right after an update: its event is there, and no half of the next."""
    with place.process() as server:
        site = server.start()
        seats = site.friends(2, variant={"rounds": 1})
        people = sit_down(site, seats)
        play_on(people, 5)
        mover = next(p for p in people if p.now["seat"] in p.now["waiting"])
        mover.play(mover.options()[0])
        shown = mover.await_one("update")
        server.kill()
        for person in people:
            person.close()
        site = server.start()
        with site.sit(seats[shown["seat"]]) as again:
            assert kept(again.now) == kept(shown)
