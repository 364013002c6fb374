"""Who may come in: pages of our own, names that are ours, and not too many from one address."""

from __future__ import annotations

import contextlib
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from meute.server.app.pages import HEADERS
from tests.server.kit import PATIENCE, Person, Site, serving

SEATS = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]
WISH = {"game": "silver", "name": "Ann", "seats": SEATS}


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    settings: dict[str, Any] = {"addresses": ("https://example.org",)}
    with serving(tmp_path_factory.mktemp("data"), hosts=("den.example.com",), **settings) as found:
        yield found


def key(answer: Any) -> str:
    found: str = answer.json()["why"]["message"]["key"]
    return found


@pytest.mark.parametrize("host", ["evil.example", "127.0.0.1.evil.example:80", "a.b", "[", "x:0"])
def test_a_name_that_may_be_somebody_elses_is_refused(site: Site, host: str) -> None:
    answer = site.http.get("/api/tables", headers={"Host": host})
    assert answer.status_code == 421
    assert key(answer) == "server.foreign_host"
    for name, value in HEADERS.items():
        assert answer.headers[name] == value


@pytest.mark.parametrize(
    "host",
    ["127.0.0.1", "[::1]:8000", "192.168.1.7:8000", "localhost:1", "den.local", "HOUSE",
     "den.example.com", "example.org:443"],
)  # fmt: skip
def test_our_own_names_are_ours(site: Site, host: str) -> None:
    assert site.http.get("/api/tables", headers={"Host": host}).status_code == 200


@pytest.mark.parametrize(
    "origin", ["https://github.com", "null", "http://127.0.0.1:1", "http://localhost", "x"]
)
@pytest.mark.parametrize("kind", ["application/json", "text/plain"])
def test_another_page_can_make_no_table(site: Site, origin: str, kind: str) -> None:
    headers = {"Origin": origin, "Content-Type": kind}
    answer = site.http.post("/api/tables", json=WISH, headers=headers)
    assert answer.status_code == 403
    assert key(answer) == "server.foreign_page"


def test_our_own_pages_can(site: Site) -> None:
    for origin in (f"http://127.0.0.1:{site.port}", "https://example.org"):
        answer = site.http.post("/api/tables", json=WISH, headers={"Origin": origin})
        assert answer.status_code == 201


def test_another_page_opens_no_socket(site: Site) -> None:
    address = f"ws://127.0.0.1:{site.port}/ws/{site.table('me', 'greedy')['table']}"
    with (
        pytest.raises(InvalidStatus) as refused,
        connect(address, origin=Origin("https://github.com")),
    ):
        pass
    assert refused.value.response.status_code == 403
    with connect(address, origin=Origin(f"http://127.0.0.1:{site.port}")):
        pass


@pytest.mark.slow
def test_requests_joins_and_sockets_of_one_address_have_an_end(tmp_path: Path) -> None:
    limits: dict[str, Any] = {"joins_burst": 2, "joins_per_minute": 0.001, "sockets": 3}
    with serving(tmp_path, **limits) as house:
        me = house.table("me", "open", "open", "open")
        join = f"/api/tables/{me['table']}/join"
        answers = [
            house.post(join, {"name": name, "invite": me["invite"]}) for name in ("Bo", "Cy", "Di")
        ]
        assert [answer.status_code for answer in answers] == [201, 201, 429]
        assert key(answers[2]) == "server.too_many_joins"
        people = [house.sit(me) for _ in range(3)]
        for person in people:
            person.await_one("update")
        with connect(f"ws://127.0.0.1:{house.port}/ws/{me['table']}") as more:
            assert "server.too_many_sockets" in str(more.recv(PATIENCE))
        people[0].close()
        for person in people[1:]:
            person.send(type="ping")
            person.await_one("pong")
            person.close()
    with serving(tmp_path, requests_burst=20, requests_per_second=0.001) as house:
        found = [house.get("/api/house").status_code for _ in range(22)]
        assert found == [200] * 20 + [429] * 2
        assert house.get("/health").status_code == 200
        assert house.get("/").status_code == 200


@pytest.mark.slow
def test_words_of_all_connections_of_an_address_have_an_end(tmp_path: Path) -> None:
    with serving(tmp_path, words_burst=3, words_per_second=0.001) as house:
        me = house.table("me", "greedy")
        with house.sit(me) as ann, house.sit(me) as again:
            for person in (ann, again, ann):
                person.send(type="ping")
                person.await_one("pong")
            again.send(type="ping")
            assert again.refused() == "server.too_fast"


@pytest.mark.slow
def test_a_table_has_room_for_so_many_who_look_on(tmp_path: Path) -> None:
    with serving(tmp_path, spectators=2) as house:
        me = house.table("me", "greedy")
        with house.watch(me["table"]), house.watch(me["table"]), house.sit(me):
            late = house.watch(me["table"])
            assert late.refused() == "server.full_house"
            assert _closed(late) == 1008


def _closed(person: Person) -> int | None:
    with contextlib.suppress(ConnectionClosed):
        while True:
            person.hear()
    return person.socket.close_code


HALF = b"GET /api/tables HTTP/1.1\r\nHost: localhost\r\nX: "


def half(site: Site, text: bytes = HALF) -> socket.socket:
    begun = socket.create_connection(("127.0.0.1", site.port), timeout=PATIENCE)
    begun.sendall(text)
    return begun


def rest(begun: socket.socket) -> bytes:
    """All that the server says before it hangs up."""
    told = b""
    with begun, contextlib.suppress(ConnectionError):
        while more := begun.recv(4096):
            told += more
    return told


@pytest.mark.slow
@pytest.mark.parametrize(
    "text", [HALF, b"", b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{"]
)
def test_a_request_that_does_not_come_whole_is_given_up(tmp_path: Path, text: bytes) -> None:
    with serving(tmp_path, request_within=0.2) as house:
        assert b"408" in rest(half(house, text))
        me = house.table("me", "greedy")
        with house.sit(me) as ann:
            assert rest(half(house, text))
            ann.send(type="ping")
            ann.await_one("pong")


@pytest.mark.slow
def test_half_requests_lock_nobody_out(tmp_path: Path) -> None:
    """Of too many, the oldest goes: others from the same address still come in."""
    with serving(tmp_path, half_requests=5, connections=20) as house:
        begun = [half(house) for _ in range(40)]
        for _ in range(3):
            fresh = Site(house.port)
            assert fresh.get("/api/tables").status_code == 200
            fresh.http.close()
        assert all(b"408" in rest(one) for one in begun[:20])
        for one in begun:
            one.close()


@pytest.mark.slow
def test_an_address_has_so_many_connections_and_others_have_their_own(tmp_path: Path) -> None:
    with serving(tmp_path, connections=4) as house:
        house.http.close()
        idle = []
        for _ in range(4):
            begun = socket.create_connection(("127.0.0.1", house.port), timeout=PATIENCE)
            begun.sendall(b"GET /api/house HTTP/1.1\r\nHost: localhost\r\n\r\n")
            assert begun.recv(4096)
            idle.append(begun)
        assert rest(half(house)).startswith((b"HTTP/1.1 408", b""))
        other = socket.create_connection(
            ("127.0.0.1", house.port), timeout=PATIENCE, source_address=("127.0.0.2", 0)
        )
        other.sendall(b"GET /api/house HTTP/1.0\r\nHost: localhost\r\n\r\n")
        assert b"200 OK" in rest(other)
        for one in idle:
            one.close()
