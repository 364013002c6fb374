"""Whole games over real sockets."""

from __future__ import annotations

import pytest

import meute
from tests.server.kit import Site, play_on


@pytest.mark.slow
def test_one_click_and_the_game_against_bots_runs_to_its_end(site: Site) -> None:
    me = site.table("me", "greedy", "random", variant={"rounds": 1})
    with site.sit(me) as ann:
        assert ann.now["seat"] == 0
        assert [seat["kind"] for seat in ann.now["seats"]] == ["person", "bot", "bot"]
        play_on([ann])
        assert ann.now["over"]
        assert min(ann.now["ranks"]) == 1
        assert ann.now["question"] is None
    [record] = meute.verify(site.get(f"/api/tables/{me['table']}/record").content)
    assert record.finished
    assert record.header.names[0] == "Ann"


@pytest.mark.slow
def test_two_people_and_a_spectator(site: Site) -> None:
    one, two = site.friends(2, variant={"rounds": 1})
    with site.sit(one) as ann, site.sit(two) as bob, site.watch(one["table"]) as eve:
        play_on([ann, bob])
        eve.until(lambda u: u["over"])
        assert ann.now["view"]["player"] == 0
        assert bob.now["view"]["player"] == 1
        assert eve.now["view"]["player"] is None
        assert eve.now["seat"] is None
        assert ann.now["ranks"] == bob.now["ranks"] == eve.now["ranks"]
    assert all('"question":null' in text for text in eve.heard if '"update"' in text)


def test_views_on_the_way_come_with_the_update(site: Site) -> None:
    one, two = site.friends(2)
    with site.sit(one) as ann, site.sit(two) as bob:
        ann.play(ann.options()[0])
        ann.until(lambda u: u["question"]["answered"])
        bob.play(bob.options()[0])
        now = ann.until(lambda u: u["n"] > 2)
        assert 0 < len(now["frames"]) <= 12
        assert all(frame != now["view"] for frame in now["frames"])
        assert {frame["player"] for frame in now["frames"]} == {0}


def test_between_an_answer_and_what_chance_made_of_it_lies_a_view(site: Site) -> None:
    one, two = site.friends(2)
    with site.sit(one) as ann, site.sit(two) as bob:
        play_on([ann, bob], 2)
        mover, other = (ann, bob) if ann.now["question"] else (bob, ann)
        n = mover.now["n"]
        before = {person: person.now["view"] for person in (ann, bob)}
        mover.play({"type": "Draw"})
        for person in (mover, other):
            now = person.until(lambda u: u["n"] == n + 2)
            [frame] = now["frames"]
            assert frame["player"] == now["seat"]
            assert frame not in (before[person], now["view"])
            assert frame["pending"][-1]["type"] == "Reveal"


def test_a_bot_alone_gives_hints_and_reasons(site: Site) -> None:
    me = site.table("me", "greedy")
    with site.sit(me) as ann:
        ann.asked()
        ann.send(type="hint", n=ann.now["n"])
        hint = ann.await_one("hint")
        first = hint["advice"]["steps"][0]["action"]
        assert first in ann.options()
        assert hint["advice"]["grounds"][0]["text"]["key"]
        ann.send(type="why", n=ann.now["n"], action={"type": "Draw"})
        reasoned = ann.await_one("why")
        assert reasoned["why"]["message"]["key"].startswith("silver.")
        ann.send(type="why", n=ann.now["n"], action=first)
        assert ann.await_one("why")["why"] is None


@pytest.mark.slow
def test_bots_alone_play_on_before_anybody_watches(site: Site) -> None:
    made = site.table("greedy", "random", variant={"rounds": 1})
    assert made["seat"] is None
    with site.watch(made["table"]) as eve:
        assert eve.until(lambda u: u["over"])["ranks"]
