"""Whatever text names a bot over HTTP: a refusal with a reason, never a failure of the server."""

from __future__ import annotations

import pytest

from tests.bottexts import NASTY
from tests.server.kit import Site


@pytest.mark.slow
@pytest.mark.parametrize("text", [text for text in NASTY if text], ids=range(len(NASTY) - 1))
def test_a_table_with_a_nasty_bot_is_refused(site: Site, text: str) -> None:
    seats = [{"kind": "me"}, {"kind": "bot", "bot": text}]
    answer = site.post("/api/tables", {"game": "silver", "name": "Ann", "seats": seats})
    assert answer.status_code == 400, answer.text
    told = answer.json()
    assert told["why"]["message"]["key"] == "server.bad_table"
    assert any(each in told["detail"] for each in NASTY[text].split("|")), told


@pytest.mark.slow
def test_an_open_seat_is_not_filled_with_a_nasty_bot(site: Site) -> None:
    me = site.table("me", "open")
    for text in NASTY:
        where = f"/api/tables/{me['table']}/seats/1/bot"
        assert site.post(where, {"bot": text}, me["token"]).status_code == 400
    assert site.get(f"/api/tables/{me['table']}").json()["status"] == "open"


def test_half_a_letter_is_refused(site: Site) -> None:
    seats = rb'[{"kind": "me"}, {"kind": "bot", "bot": "\ud800"}]'
    body = b'{"game": "silver", "name": "Ann", "seats": ' + seats + b"}"
    answer = site.http.post("/api/tables", content=body)
    assert answer.status_code == 400, answer.text


@pytest.mark.slow
def test_the_server_goes_on(site: Site) -> None:
    with site.sit(site.table("me", "search")) as ann:
        assert ann.asked()["options"]
