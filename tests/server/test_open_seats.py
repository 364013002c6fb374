"""A friend who does not come: a bot takes the seat. And nobody floods the lobby with tables."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.kit import Site, serving


def fill(site: Site, table: str, seat: int, token: str | None, bot: str = "greedy") -> str:
    """Ask for a bot in a seat; return what came of it."""
    answer = site.post(f"/api/tables/{table}/seats/{seat}/bot", {"bot": bot}, token)
    body = answer.json()
    key: str = body["status"] if answer.is_success else body["why"]["message"]["key"]
    return key


@pytest.mark.slow
def test_a_bot_takes_an_open_seat_and_the_game_begins(site: Site) -> None:
    me = site.table("me", "open", "open")
    with site.sit(me) as ann:
        assert fill(site, me["table"], 1, me["token"]) == "open"
        ann.until(lambda u: u["seats"][1]["kind"] == "bot")
        assert ann.now["question"] is None
        assert fill(site, me["table"], 2, me["token"]) == "running"
        now = ann.until(lambda u: u["question"] is not None)
    names = [seat["name"] for seat in now["seats"]]
    assert len(set(names)) == 3
    assert all(names)


def test_the_friend_who_comes_too_late_is_told(site: Site) -> None:
    me = site.table("me", "open")
    assert fill(site, me["table"], 1, me["token"]) == "running"
    body = {"name": "Bob", "invite": me["invites"]["1"]}
    answer = site.post(f"/api/tables/{me['table']}/join", body)
    assert answer.status_code == 409
    assert answer.json()["why"]["message"]["key"] == "server.seat_taken"


def test_only_an_open_seat_of_the_own_table_is_given_away(site: Site) -> None:
    me, other = site.table("me", "open"), site.table("me", "open")
    name = me["table"]
    assert fill(site, name, 1, None) == "server.token_needed"
    assert fill(site, name, 1, other["token"]) == "server.bad_token"
    assert fill(site, name, 0, me["token"]) == "server.seat_taken"
    for nowhere in (9, 2, -1, -2, -4, 10**30):
        assert fill(site, name, nowhere, me["token"]) == "server.unknown_seat"
    assert fill(site, name, 1, me["token"], bot="nobody") == "server.bad_table"
    assert site.get(f"/api/tables/{name}").json()["status"] == "open"


@pytest.mark.slow
def test_many_tables_at_once_are_refused_but_those_made_go_on(tmp_path: Path) -> None:
    with serving(tmp_path, tables_burst=3.0, tables_per_minute=0.001) as site:
        made = [site.table("me", "greedy") for _ in range(3)]
        wish = {"game": "silver", "name": "Ann", "seats": [{"kind": "me"}, {"kind": "open"}]}
        answer = site.post("/api/tables", wish)
        assert answer.status_code == 429
        assert answer.json()["why"]["message"]["key"] == "server.too_many_tables"
        with site.sit(made[-1]) as ann:
            ann.asked()
