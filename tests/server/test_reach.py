"""Whether friends can come: what a start says, and what links begin with."""

from __future__ import annotations

import socket
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from meute.cli import serve
from meute.server.app import reach
from meute.server.app.settings import Settings

HOUSE = "10.20.30.40"


@pytest.mark.parametrize(
    ("host", "expected"),
    [
        ("127.0.0.1", ()),
        ("localhost", ()),
        ("::1", ()),
        ("10.0.0.7", ("10.0.0.7:8000",)),
        ("fd00::7", ("[fd00::7]:8000",)),
        ("wolves.home", ("wolves.home:8000",)),
        ("0.0.0.0", (f"{HOUSE}:8000",)),  # noqa: S104 (nothing listens)
    ],
)
def test_links_begin_with_what_others_can_open(
    monkeypatch: pytest.MonkeyPatch, host: str, expected: tuple[str, ...]
) -> None:
    monkeypatch.setattr(reach, "own_addresses", lambda: [HOUSE])
    assert reach.links(host, 8000) == tuple(f"http://{one}" for one in expected)


def test_of_the_own_addresses_only_those_others_see_are_told(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def known(*_: object) -> list[Any]:
        found = ("127.0.1.1", HOUSE, "169.254.3.4", HOUSE)
        return [(socket.AF_INET, socket.SOCK_STREAM, 0, "", (one, 0)) for one in found]

    def nowhere(*_: object) -> None:
        raise OSError

    monkeypatch.setattr(socket, "getaddrinfo", known)
    monkeypatch.setattr(socket, "socket", nowhere)
    assert reach.own_addresses() == [HOUSE]


class Started:
    """What a start of `meute serve` would have done; it listens on this machine only."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, data: Path) -> None:
        self.hosts: list[str] = []
        self.settings: list[Settings] = []
        self._data = data
        monkeypatch.setattr(serve, "listen", self._listen)
        monkeypatch.setattr(serve, "server", self._server)
        monkeypatch.setattr(reach, "own_addresses", lambda: [HOUSE])

    def _listen(self, host: str, port: int) -> socket.socket:
        self.hosts.append(host)
        taken = socket.socket()
        taken.bind(("127.0.0.1", port))
        return taken

    def _server(self, settings: Settings, ready: Callable[[], None]) -> Started:
        self.settings.append(settings)
        ready()
        return self

    def run(self, sockets: list[socket.socket]) -> None:
        for one in sockets:
            one.close()

    def start(self, *arguments: str) -> Result:
        words = ["--port", "0", "--data", str(self._data), *arguments]
        return CliRunner().invoke(serve.command, words, catch_exceptions=True)


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Started:
    return Started(monkeypatch, tmp_path)


def test_a_plain_start_serves_this_machine_and_says_so(started: Started) -> None:
    said = started.start().output
    assert started.hosts == ["127.0.0.1"]
    assert started.settings[0].addresses == ()
    assert "Only this machine can open it; with --lan everybody in this house can." in said


def test_with_lan_the_house_is_served_and_the_link_is_told(started: Started) -> None:
    said = started.start("--lan").output
    assert started.hosts == ["0.0.0.0"]  # noqa: S104 (nothing listens)
    [address] = started.settings[0].addresses
    assert address.startswith(f"http://{HOUSE}:")
    assert f"Friends open {address}" in said


def test_behind_a_proxy_links_begin_with_its_address(started: Started) -> None:
    started.start("--address", "https://example.org/")
    assert started.hosts == ["127.0.0.1"]
    assert started.settings[0].addresses == ("https://example.org",)
    started.start("--address", "https://example.org/meute/")
    assert started.settings[1].addresses == ("https://example.org/meute",)


@pytest.mark.parametrize(
    "address", ["example.org", "ftp://example.org", "https://", "http://localhost/?y"]
)
def test_an_address_that_is_none_is_refused(started: Started, address: str) -> None:
    refused = started.start("--address", address)
    assert "such as https://example.org" in str(refused.exception)
    assert not started.hosts
