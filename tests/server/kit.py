"""Real servers on free ports of this machine, and people made of code who talk to them."""

from __future__ import annotations

import hashlib
import itertools
import json
import os
import secrets
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager, suppress
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.sync.client import ClientConnection, connect

from meute.core.dealer import Dealer
from meute.server.app.pages import STATIC
from meute.server.app.process import listen, server
from meute.server.app.settings import WITHOUT_LIMITS, Settings

ROOT = Path(__file__).parents[2]
PATIENCE = 15.0
"""Seconds after which something that should have come is missed."""

FAST: dict[str, Any] = {**WITHOUT_LIMITS, "bot_delay": 0.0, "people_pause": 0.0, "thinkers": 1}


class Site:
    """A running server as its visitors see it."""

    def __init__(self, port: int, below: str = "") -> None:
        self.port, self.below = port, below
        self.http = httpx.Client(base_url=f"http://127.0.0.1:{port}{below}", timeout=PATIENCE)

    def get(self, path: str, token: str | None = None, **params: Any) -> httpx.Response:
        return self.http.get(path, headers=_bearer(token), params=params)

    def post(self, path: str, body: Any = None, token: str | None = None) -> httpx.Response:
        return self.http.post(path, json=body, headers=_bearer(token))

    def table(self, *seats: str, **wish: Any) -> dict[str, Any]:
        """Make a table: `me`, `open`, or the name of a bot for each seat."""
        body = {"game": "silver", "name": "Ann", "seats": [_wish(who) for who in seats], **wish}
        answer = self.post("/api/tables", body)
        assert answer.status_code == 201, answer.text
        made: dict[str, Any] = answer.json()
        return made

    def friends(self, count: int, **wish: Any) -> list[dict[str, Any]]:
        """Make a table of people only; return everybody's seat."""
        first = self.table("me", *["open"] * (count - 1), **wish)
        others = []
        for seat, invite in first["invites"].items():
            body = {"name": f"Friend {seat}", "invite": invite}
            others.append(self.post(f"/api/tables/{first['table']}/join", body).json())
        return [first, *others]

    def sit(self, seated: dict[str, Any], **hello: Any) -> Person:
        """Connect somebody who has a seat."""
        return Person(self.port, seated["table"], seated["token"], below=self.below, **hello)

    def watch(self, table: str) -> Person:
        """Connect a spectator."""
        return Person(self.port, table, None)


def _wish(who: str) -> dict[str, str]:
    return {"kind": who} if who in ("me", "open") else {"kind": "bot", "bot": who}


def _bearer(token: str | None) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"} if token else {}


class Person:
    """Somebody at a table: remembers the last update and everything received."""

    def __init__(
        self, port: int, table: str, token: str | None, since: int = 0, below: str = ""
    ) -> None:
        self.dial(port, table, below)
        self.send(type="hello", token=token, since=since)

    def dial(self, port: int, table: str, below: str = "") -> None:
        """Connect without a word."""
        address = f"ws://127.0.0.1:{port}{below}/ws/{table}"
        self._open = ExitStack()
        dialled = connect(address, compression=None, close_timeout=2)
        self.socket: ClientConnection = self._open.enter_context(dialled)
        self.heard: list[str] = []
        self.now: dict[str, Any] = {}

    def __enter__(self) -> Self:
        self.await_one("update")
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def close(self) -> None:
        self._open.close()

    def send(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def hear(self) -> dict[str, Any]:
        """Return the next message, whatever it is."""
        text = self.socket.recv(timeout=PATIENCE)
        assert isinstance(text, str)
        self.heard.append(text)
        message: dict[str, Any] = json.loads(text)
        if message["type"] == "update":
            self.now = message
        return message

    def await_one(
        self, kind: str, wanted: Callable[[dict[str, Any]], bool] = lambda _: True
    ) -> dict[str, Any]:
        """Return the next message of a kind that is as wanted."""
        while True:
            message = self.hear()
            if message["type"] == kind and wanted(message):
                return message

    def until(self, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """Return the present update if it is as wanted, or the next that is."""
        return self.now if self.now and wanted(self.now) else self.await_one("update", wanted)

    def asked(self) -> dict[str, Any]:
        """Wait until this seat is asked and has not answered yet; return the question."""
        now = self.until(lambda u: u["over"] or open_question(u))
        question: dict[str, Any] = now["question"]
        return question

    def options(self) -> list[dict[str, Any]]:
        return [option["action"] for option in self.asked()["options"]]

    def play(self, action: dict[str, Any], n: int | None = None) -> None:
        self.send(type="play", n=self.now["n"] if n is None else n, action=action)

    def gone(self) -> None:
        """Wait until the server has closed the connection, however."""
        with suppress(ConnectionClosed):
            while True:
                self.hear()

    def refused(self) -> str:
        """Return the key of the next refusal."""
        key: str = self.await_one("refused")["why"]["message"]["key"]
        return key


def open_question(update: dict[str, Any]) -> bool:
    """Tell whether the seat still owes an answer."""
    return bool(update["question"]) and update["question"]["left"] > 0


def play_on(people: list[Person], answers: int = 10**6, seed: int = 1) -> int:
    """Let people answer at random, `answers` times or until the game is over; return how many."""
    luck = Dealer(seed)
    given = 0
    while given < answers and not people[0].now["over"]:
        person = next((p for p in people if open_question(p.now)), None)
        if person is None:
            people[0].await_one("update")
        else:
            answer_one(person, luck.pick(person.options()))
            given += 1
        catch_up(people)
    return given


def answer_one(person: Person, action: dict[str, Any]) -> None:
    """Answer, and wait until the table has taken the answer."""
    n, left = person.now["n"], person.now["question"]["left"]
    person.play(action)
    person.await_one(
        "update", lambda u: u["n"] > n or not u["question"] or u["question"]["left"] < left
    )


def catch_up(people: list[Person]) -> None:
    """Wait until everybody has seen the newest event."""
    n = max(person.now["n"] for person in people)
    for person in people:
        person.until(lambda u: u["n"] >= n)


LOST = (WebSocketException, OSError, EOFError, TimeoutError)
"""How a connection may end whose process does."""


def come_back(site: Site, seats: list[dict[str, Any]], seen: int = 0) -> list[Person]:
    """Connect people, as often as it takes, and see no less than they have seen before."""
    people: list[Person] = []
    deadline = time.monotonic() + PATIENCE
    while len(people) < len(seats):
        person = None
        try:
            person = site.sit(seats[len(people)])
            person.await_one("update")
        except LOST:
            if person is not None:
                person.close()
            if time.monotonic() > deadline:
                raise
            time.sleep(0.05)
        else:
            people.append(person)
    assert min(person.now["n"] for person in people) >= seen, "somebody has seen what is lost"
    return people


def play_through(site: Site, seats: list[dict[str, Any]], answers: int, before: Any = None) -> int:
    """Let people answer who come back whenever they lose their connection; return how often.

    `before` is called with the number of every answer before it is given.
    """
    people, lost, seen = come_back(site, seats), 0, 0
    for given in range(answers):
        if before is not None:
            before(given)
        try:
            play_on(people, 1, seed=given)
            seen = max(person.now["n"] for person in people)
        except LOST:
            lost += 1
            for person in people:
                person.close()
            people = come_back(site, seats, seen)
        if people[0].now["over"]:
            break
    for person in people:
        person.close()
    return lost


@contextmanager
def serving(data: Path, client: Path = STATIC, **settings: Any) -> Iterator[Site]:
    """Run a server in a thread of this process."""
    chosen = Settings(data=data, **{**FAST, **settings})
    running = server(chosen, client)
    listening = listen("127.0.0.1", 0)
    thread = threading.Thread(target=running.run, kwargs={"sockets": [listening]})
    thread.start()
    site = Site(listening.getsockname()[1])
    try:
        while not running.started:
            assert thread.is_alive(), "the server did not start"
            time.sleep(0.005)
        yield site
    finally:
        site.http.close()
        running.should_exit = True
        thread.join()


def spoil(database: Path, table: str) -> None:
    """Overwrite the first page of a table in a database that nobody has open."""
    with closing(sqlite3.connect(database)) as db:
        (size,) = db.execute("PRAGMA page_size").fetchone()
        query = "SELECT rootpage FROM sqlite_schema WHERE name=?"
        (page,) = db.execute(query, (table,)).fetchone()
    with database.open("r+b") as file:
        file.seek((page - 1) * size)
        file.write(b"\xa5" * size)


def deal_from(monkeypatch: pytest.MonkeyPatch, seed: int) -> None:
    """Let every table that this process makes from now on be dealt from a known seed.

    Nobody outside the process can: the seed of a table never comes over the wire.
    """
    made = itertools.count()

    def known(size: int) -> str:
        return hashlib.sha256(f"{seed}/{next(made)}".encode()).hexdigest()[: 2 * size]

    monkeypatch.setattr(secrets, "token_hex", known)


class Process:
    """A server in a process of its own, which can be killed and started again."""

    def __init__(self, data: Path, log: Path | None = None, **settings: Any) -> None:
        self._log = log
        given = {**FAST, **settings, "data": str(data)}
        self._command = [sys.executable, "-m", "tests.server.process", json.dumps(given)]
        self._running: subprocess.Popen[str] | None = None
        self._sites: list[Site] = []

    def start(self) -> Site:
        env = {**os.environ, "PYTHONPATH": str(ROOT)}
        with ExitStack() as files:
            errors = files.enter_context(self._log.open("ab")) if self._log else None
            self._running = subprocess.Popen(
                self._command, cwd=ROOT, env=env, stdout=subprocess.PIPE, stderr=errors, text=True
            )
        assert self._running.stdout is not None
        site = Site(int(self._running.stdout.readline()))
        self._sites.append(site)
        site.get("/health").raise_for_status()
        return site

    @property
    def pid(self) -> int:
        assert self._running is not None
        return self._running.pid

    def kill(self) -> None:
        """End it as a power cut would."""
        for site in self._sites:
            site.http.close()
        if self._running is not None:
            self._running.kill()
            self._running.wait()
            assert self._running.stdout is not None
            self._running.stdout.close()
            self._running = None

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.kill()
