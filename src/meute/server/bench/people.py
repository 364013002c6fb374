"""Scripted people at many tables, who answer at random from the options they are sent."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from random import Random
from time import perf_counter
from typing import Final

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from meute.core.errors import MeuteError

SEATS: Final = 3


class Asked(msgspec.Struct):
    """What a scripted person reads of a question."""

    options: list[dict[str, msgspec.Raw]]
    left: int = 1


class Heard(msgspec.Struct):
    """What a scripted person reads of a message."""

    type: str
    n: int = 0
    over: bool = False
    question: Asked | None = None


_reader = msgspec.json.Decoder(Heard)


@dataclass
class Measured:
    """What was counted of some people."""

    moves: int = 0
    events: int = 0
    delays: list[float] = field(default_factory=list)


@dataclass(frozen=True)
class Way:
    """How people reach the server, and who closes their connections."""

    http: httpx.AsyncClient
    sockets: str
    stack: AsyncExitStack


class Table:
    """A table and its scripted people."""

    def __init__(self, seed: int) -> None:
        """Prepare people who draw their answers from this seed."""
        self._luck = Random(seed)  # noqa: S311 (scripted people need no secrets)
        self._name, self._tokens = "", [""]
        self._people: list[ClientConnection] = []
        self._now: list[Heard] = []

    async def make(self, way: Way) -> None:
        """Make the table, and let everybody join."""
        seats = [{"kind": "me"}, *[{"kind": "open"}] * (SEATS - 1)]
        wish = {"game": "silver", "name": "A", "seats": seats}
        made = (await way.http.post("/api/tables", json=wish)).raise_for_status().json()
        self._name, self._tokens = made["table"], [made["token"]]
        for invite in made["invites"].values():
            body = {"name": "B", "invite": invite}
            joined = await way.http.post(f"/api/tables/{self._name}/join", json=body)
            self._tokens.append(joined.raise_for_status().json()["token"])

    async def connect(self, way: Way, patience: float = 60.0) -> None:
        """Connect everybody, as often as it takes, until all have their view."""
        until = perf_counter() + patience
        self._people, self._now = [], []
        while len(self._now) < len(self._tokens):
            hello = {"type": "hello", "token": self._tokens[len(self._now)]}
            try:
                dialled = connect(
                    f"{way.sockets}/ws/{self._name}", compression=None, open_timeout=None
                )
                person = await way.stack.enter_async_context(dialled)
                await person.send(msgspec.json.encode(hello).decode())
                self._now.append(await _update(person))
            except OSError:
                if perf_counter() > until:
                    raise
                await asyncio.sleep(0.1)
            else:
                self._people.append(person)

    async def play(self, way: Way, until: float, pause: float, found: Measured) -> None:
        """Answer again and again; a finished game is followed by another."""
        if pause:
            await asyncio.sleep(pause * self._luck.random())
        while perf_counter() < until:
            if self._now[0].over:
                await self.make(way)
                await self.connect(way)
            await self._answer(found)
            if pause:
                wait = pause * (0.5 + self._luck.random())
                await asyncio.sleep(min(wait, max(0.0, until - perf_counter())))

    async def _answer(self, found: Measured) -> None:
        seat, asked = next(
            (seat, now.question)
            for seat, now in enumerate(self._now)
            if now.question and now.question.left
        )
        before = self._now[seat].n
        action = bytes(self._luck.choice(asked.options)["action"]).decode()
        start = perf_counter()
        await self._people[seat].send(f'{{"type":"play","n":{before},"action":{action}}}')
        self._now = [await _update(person) for person in self._people]
        found.delays.append(perf_counter() - start)
        found.moves += 1
        found.events += self._now[seat].n - before


async def _update(person: ClientConnection) -> Heard:
    """Wait for the next view."""
    while True:
        heard = _reader.decode(await person.recv())
        if heard.type == "update":
            return heard
        if heard.type == "refused":
            raise MeuteError("the server refused a scripted person")
