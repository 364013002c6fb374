"""A game is promised before anybody sits down, and dealt when the last seat is taken."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

import meute
from tests.server.kit import Site, play_on, serving


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with serving(tmp_path_factory.mktemp("deal")) as found:
        yield found


@pytest.mark.slow
@pytest.mark.parametrize("game", meute.games())
def test_nobody_sees_a_deal_before_the_last_seat_is_taken(site: Site, game: str) -> None:
    fewest = meute.game(game).meta.fewest
    me = site.table("me", *["greedy"] * (fewest - 2), "open", game=game)
    where = f"/api/tables/{me['table']}"
    with site.sit(me) as ann, site.watch(me["table"]) as eve:
        for person in (ann, eve):
            assert person.now["view"] is None
            assert person.now["frames"] == []
            assert person.now["question"] is None
            assert person.now["log"] == []
        promised = ann.now["commitment"]
        assert len(promised) == 64
        assert site.get(f"{where}/record", me["token"]).content == b""
        site.post(f"{where}/join", {"name": "Bob", "invite": me["invite"]}).raise_for_status()
        for person in (ann, eve):
            assert person.until(lambda u: u["view"] is not None)["commitment"] == promised
    first = json.loads(site.get(f"{where}/record").content.splitlines()[0])
    assert first["commitment"] == promised
    assert first["names"][0] == "Ann"


@pytest.mark.slow
def test_the_promise_and_the_open_table_survive_a_restart(tmp_path: Path) -> None:
    with serving(tmp_path) as site:
        me = site.table("me", "open", variant={"rounds": 1})
        with site.sit(me) as ann:
            promised = ann.now["commitment"]
    with serving(tmp_path) as site:
        bob = site.post(
            f"/api/tables/{me['table']}/join", {"name": "Bob", "invite": me["invites"]["1"]}
        ).json()
        with site.sit(me) as ann, site.sit(bob) as bobby:
            assert ann.now["commitment"] == promised
            play_on([ann, bobby])
            assert ann.now["commitment"] == promised
        frames = site.get(f"/api/tables/{me['table']}/frames").json()
        assert frames["commitment"] == promised


def test_one_link_seats_everybody_in_the_order_they_come(site: Site) -> None:
    me = site.table("me", "open", "greedy", "open")
    join = f"/api/tables/{me['table']}/join"
    assert set(me["invites"]) == {"1", "3"}
    seats = [
        site.post(join, {"name": name, "invite": me["invite"]}).json()["seat"]
        for name in ("Bob", "Cid")
    ]
    assert seats == [1, 3]
    late = site.post(join, {"name": "Zoe", "invite": me["invite"]})
    assert late.status_code == 409
    assert late.json()["why"]["message"]["key"] == "server.no_seat"


def test_a_link_to_a_table_opens_no_other_and_needs_its_signature(site: Site) -> None:
    one, two = site.table("me", "open"), site.table("me", "open")
    for invite in (one["invite"], "any.x", "any.", "any", ""):
        body = {"name": "Eve", "invite": invite}
        answer = site.post(f"/api/tables/{two['table']}/join", body)
        assert answer.json()["why"]["message"]["key"] == "server.bad_invite"


@pytest.mark.slow
def test_the_house_says_how_patient_it_is(site: Site) -> None:
    house = site.get("/api/house").json()
    assert house["clocks"] == {"live": 180.0, "slow": 259200.0}
    assert house["away"] == 120.0
    assert house["addresses"] == []
