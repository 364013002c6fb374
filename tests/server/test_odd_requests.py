"""Requests that nobody honest sends: each gets a sentence and the careful headers, none a trace."""

from __future__ import annotations

import json
import logging
import socket
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from meute.core import registry
from meute.core.codec import action_from_plain
from meute.core.errors import BadData, UnknownName
from meute.server.app.pages import HEADERS, read
from tests.server.kit import PATIENCE, Person, Process, Site


def brief(value: object) -> str:
    """Name a test by the beginning of what it tries."""
    return repr(value)[:30]


DEEP = [900, *range(960, 1001, 2), 1500, 2000, 30_000]


@pytest.fixture(autouse=True)
def _nothing_is_logged(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    yield
    assert [record for record in caplog.records if record.levelno >= logging.ERROR] == []


def checked(answer: httpx.Response) -> httpx.Response:
    """Check that an answer says in a sentence whose fault it was, with every header once."""
    assert 400 <= answer.status_code < 500, answer.text
    assert len(answer.json()["detail"]) > 5
    careful(answer)
    return answer


def careful(answer: httpx.Response) -> None:
    for name, value in HEADERS.items():
        assert answer.headers.get_list(name) == [value]


@pytest.mark.slow
@pytest.mark.parametrize(
    "path",
    [
        "/%00",
        "/assets/%00",
        "/assets/a%00b.js",
        "/" + "a" * 300,
        "/" + "a" * 50_000,
        "/assets/" + "a" * 300,
        "/assets/" + "b/" * 3000,
        "/%ff%fe",
        "/assets/%c3%28",
        "/%ed%a0%80",
        "/nothing",
        "/api/nothing",
        "/api/tables/%00",
        "/api/tables/%ff",
        "/api/tables/" + "q" * 20_000,
        "/api/tables/x%0d%0ay/record",
        "/api/games/%00/texts/en",
        "/api/tables/x/frames?first=" + "9" * 5000,
        "/api/tables/x/frames?first=%ff",
        "/api/tables/x/frames?eyes=%00",
    ],
    ids=brief,
)
def test_odd_paths(site: Site, path: str) -> None:
    answer = checked(site.http.get(path))
    assert answer.json()["why"]["message"]["key"].startswith("server.")


@pytest.mark.slow
def test_answers_of_every_kind_carry_the_careful_headers(site: Site) -> None:
    for path in ("/", "/health", "/metrics", "/api/games", "/schema", "/schema/nothing"):
        careful(site.http.get(path))
    checked(site.http.request("PATCH", "/api/tables"))
    checked(site.http.post("/api/mine", content=b"x" * 70_000))
    careful(site.http.request("OPTIONS", "/api/tables"))


def test_our_own_fault_carries_the_careful_headers(
    site: Site, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def broken(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr("meute.server.lobby.host.one", broken)
    answer = site.get("/api/tables/x")
    assert answer.status_code == 500
    careful(answer)
    caplog.clear()


def test_what_is_no_request_carries_the_careful_headers(site: Site) -> None:
    with socket.create_connection(("127.0.0.1", site.port), PATIENCE) as plug:
        plug.sendall(b"GET /\xff HTTP/1.1\r\n\r\n")
        answer = plug.recv(65536).decode()
    assert answer.startswith("HTTP/1.1 400 ")
    assert all(f"{name}: {value}".lower() in answer.lower() for name, value in HEADERS.items())


@pytest.mark.slow
@pytest.mark.parametrize("path", ["/api/tables", "/api/mine", "/api/tables/x/join"])
def test_deep_bodies(site: Site, path: str) -> None:
    for depth in DEEP:
        for body in ('{"tokens":' + "[" * depth + "]" * depth + "}", '{"a":' * depth):
            checked(site.http.post(path, content=body))


@pytest.mark.parametrize(
    "body",
    [
        b'{"tokens":["\xff\xfe"]}',
        b'{"name":"\xc3\x28"}',
        b'{"tokens":["\\ud800"]}',
        b'{"tokens":[' + b"9" * 5000 + b"]}",
        b'{"tokens":[1e999]}',
        b"\x00",
        b"{",
        b"",
    ],
    ids=brief,
)
@pytest.mark.parametrize("path", ["/api/mine", "/api/tables"])
def test_bodies_that_cannot_be_read(site: Site, path: str, body: bytes) -> None:
    answer = checked(site.http.post(path, content=body))
    assert answer.json()["why"]["message"]["key"] == "server.unreadable"


@pytest.mark.parametrize("number", ["9" * 400, "-" + "9" * 4000, "9" * 20_000], ids=brief)
def test_numbers_beyond_all_bounds(site: Site, number: str) -> None:
    seats = [{"kind": "me"}, {"kind": "open"}]
    wish = {"game": "silver", "name": "Ann", "seats": seats, "variant": {"rounds": "HERE"}}
    body = json.dumps(wish).replace('"HERE"', number)
    checked(site.http.post("/api/tables", content=body))


@pytest.mark.parametrize("seat", ["-1", "-3", "-4", "3", "9" * 400, "9" * 5000], ids=brief)
def test_seats_that_do_not_exist(site: Site, seat: str) -> None:
    me = site.table("me", "greedy", "open")
    answer = site.post(
        f"/api/tables/{me['table']}/seats/{seat}/bot", {"bot": "greedy"}, me["token"]
    )
    assert checked(answer).status_code == 404
    assert site.get(f"/api/tables/{me['table']}").json()["status"] == "open"


@pytest.mark.parametrize(
    "inside", ["-" * 9000 + "1", "(" * 5000, "[" * 150, "9" * 5000, "1if " * 99], ids=brief
)
def test_bots_with_odd_settings(site: Site, inside: str) -> None:
    text = f"search(playouts={inside})"
    with pytest.raises(UnknownName):
        registry.bot(text)
    seats = [{"kind": "me"}, {"kind": "bot", "bot": text}]
    checked(site.post("/api/tables", {"game": "silver", "name": "Ann", "seats": seats}))


@pytest.mark.slow
def test_deep_messages_are_refused_and_the_table_is_left_alone(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delattr("meute.server.table.live.LiveTable._restore")
    me = site.table("me", "greedy")
    with site.sit(me) as ann:
        n = ann.now["n"]
        for depth in (900, *range(970, 1001), 1500, 2000):
            nest = "[" * depth + "]" * depth
            for action in (
                f'{{"type":{nest}}}',
                f'{{"a":{nest}}}',
                f'{{"type":"LookAtTwo","first":{nest},"second":1}}',
            ):
                ann.socket.send(f'{{"type":"play","n":{n},"action":{action}}}')
                assert ann.refused() in ("server.unreadable", "server.too_long")
        ann.play(ann.options()[0])
        ann.await_one("update", lambda u: u["n"] > n)


def test_huge_numbers_in_messages(site: Site) -> None:
    huge = "9" * 3000
    with site.sit(site.table("me", "greedy")) as ann:
        n = ann.now["n"]
        for text, key in (
            (f'{{"type":"play","n":{huge},"action":{{}}}}', "server.late"),
            (f'{{"type":"undo","n":-{huge}}}', "server.late"),
            (f'{{"type":"play","n":{n},"action":{{"type":{huge}}}}}', "server.unreadable"),
            (
                f'{{"type":"play","n":{n},"action":{{"type":"LookAtTwo","first":{huge},"second":1}}}}',
                "core.not_an_option",
            ),
        ):
            ann.socket.send(text)
            assert ann.refused() == key
        ann.socket.send(f'{{"type":"hello","since":{huge}}}')
        ann.await_one("update")


def closed(person: Person) -> int | None:
    """Read until the server hangs up; return its code."""
    with suppress(ConnectionClosed):
        while True:
            person.hear()
    return person.socket.close_code


@pytest.mark.slow
def test_bytes_that_are_no_text_end_a_connection_without_a_trace(tmp_path: Path) -> None:
    log = tmp_path / "log"
    with Process(tmp_path / "data", log) as server:
        site = server.start()
        with site.sit(site.table("me", "greedy")) as ann:
            ann.socket.send(b"\xff\xfe", text=True)
            assert closed(ann) == 1007
        assert site.get("/health").status_code == 200
    assert "Traceback" not in log.read_text()


def test_data_of_any_depth_is_refused_by_the_codec() -> None:
    nest: Any = []
    for _ in range(5000):
        nest = [nest]
    game = registry.game("silver")
    for plain in (nest, {"type": nest}, {"type": "LookAtTwo", "first": nest, "second": 1}):
        with pytest.raises(BadData):
            action_from_plain(game, plain)
    with pytest.raises(BadData, match="unspeakable int"):
        action_from_plain(game, 10**5000)


@pytest.mark.slow
def test_a_file_that_cannot_be_named_is_not_there(tmp_path: Path) -> None:
    (tmp_path / "a").write_text("x")
    assert read(tmp_path, "a") == b"x"
    for name in ("\0", "a\0", "a" * 5000, "a/" * 5000, "a/b", "..", ""):
        assert read(tmp_path, name) is None
