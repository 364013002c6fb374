"""One websocket per client: a Hello, then messages both ways by the schema."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Final

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from meute.core.errors import Refused as CoreRefused
from meute.core.message import Reason
from meute.server.app.service import Service
from meute.server.app.trouble import note, noted
from meute.server.lobby.host import seat_of
from meute.server.lobby.limits import BYTES, Bucket
from meute.server.lobby.visitor import address_of
from meute.server.refusal import MISSING, Refusal, refusal
from meute.server.schema.heard import (
    Act,
    AskHint,
    AskWhy,
    CallOff,
    ClientMessage,
    Hello,
    Leave,
    PassOn,
    Ping,
    Plan,
    Play,
    PlayRow,
    Say,
    TakeBack,
)
from meute.server.schema.told import Pong, Refused, ServerMessage
from meute.server.table import absence, acts
from meute.server.table.hub import Client, encode
from meute.server.table.live import LiveTable
from meute.server.table.wire import still_true, why
from meute.server.thinking.pool import Thinkers

log = logging.getLogger("meute.server")

Socket = WebSocket[Any, Any, Any]

HELLO_WITHIN: Final = 15.0
STRIKES: Final = 50
"""Unreadable, oversized or hasty messages in a row before a connection is closed."""

NO_TABLE: Final = 4004
REJECTED: Final = 1008
"""A bad token, a seat given up, no Hello, or too many strikes: no use in trying again."""
TROUBLE: Final = 1011
TOO_SLOW: Final = 1013
GOING_AWAY: Final = 1001

_decoder = msgspec.json.Decoder(ClientMessage)

Heed = Callable[[LiveTable, Thinkers, int, Any], Awaitable[ServerMessage | None]]
"""Does what a seat has said, and returns what only that seat is told."""

ACTS: Final[Mapping[type[Act], Heed]] = {
    Play: lambda live, _, seat, said: acts.play(live, seat, said.n, said.action, said.after),
    Plan: lambda live, _, seat, said: acts.plan(live, seat, said.n, said.actions),
    PlayRow: lambda live, _, seat, said: acts.play_row(live, seat, said.n, said.answers),
    TakeBack: lambda live, _, seat, said: acts.take_back(live, seat, said.n, everything=said.all),
    AskHint: lambda live, thinkers, seat, said: acts.hint(live, thinkers, seat, said.n),
    AskWhy: lambda live, _, seat, said: acts.reasons(live, seat, said.n, said.action),
    Say: lambda live, _, seat, said: acts.say(live, seat, said.text),
    Leave: lambda live, _, seat, __: absence.leave(live, seat),
    PassOn: lambda live, _, seat, said: absence.pass_on(live, seat, said.seat, said.to),
    CallOff: lambda live, _, seat, said: absence.call_off(live, seat, agree=said.agree),
}
"""What each message of somebody with a seat does."""


BANNED: Final = why(refusal("banned").reason)

ANSWERS: Final = (Play, Plan, PlayRow, TakeBack)
"""What changes a game."""


class Closing(Exception):
    """A reason to close a connection."""

    def __init__(self, code: int, reason: Reason) -> None:
        """Keep the code of the close and what is said before."""
        super().__init__(reason.message.key)
        self.code = code
        self.reason = reason


async def serve(socket: Socket, service: Service, name: str) -> None:
    """Talk with one client until either side has enough."""
    await socket.accept()
    service.metrics.sockets += 1
    try:
        with service.shares.socket(address_of(socket)) as fits:
            await _talk(socket, service, name, fits=fits)
    except Closing as closing:
        with contextlib.suppress(Exception):
            await _send(socket, Refused(n=0, why=why(closing.reason)))
            await socket.close(closing.code)
    except (WebSocketDisconnect, OSError, RuntimeError):
        log.debug("a connection to table %s is gone", name)
    except Exception as error:  # noqa: BLE001 (noted; the framework would only hang up)
        note(service.metrics, name, "lost a connection", error)
        with contextlib.suppress(Exception):
            await socket.close(TROUBLE)
    finally:
        service.metrics.sockets -= 1


async def _talk(socket: Socket, service: Service, name: str, *, fits: bool) -> None:
    if not fits:
        raise Closing(REJECTED, refusal("too_many_sockets").reason)
    mark = service.shares.mark(address_of(socket))
    if service.house.bans.banned(mark):
        raise Closing(REJECTED, refusal("banned").reason)
    hello = await _hello(socket)
    if hello.page and not hello.page.endswith(service.page):
        service.metrics.old_pages += 1
    try:
        live = await service.fresh(name)
    except Refusal as error:
        code = NO_TABLE if error.status == MISSING else TROUBLE
        raise Closing(code, error.reason) from None
    try:
        seat = None if hello.token is None else seat_of(service, live.facts, hello.token)
    except Refusal as error:
        raise Closing(REJECTED, error.reason) from None
    if seat is None and live.hub.spectators >= service.settings.spectators:
        raise Closing(REJECTED, refusal("full_house").reason)
    talk = Conversation(socket, service, live, seat)
    try:
        with service.house.bans.here(mark, talk.send_off):
            await talk.run(hello.since)
    except Refusal as error:
        raise Closing(TROUBLE, error.reason) from None


async def _hello(socket: Socket) -> Hello:
    try:
        data = await asyncio.wait_for(socket.receive_data(mode="text"), HELLO_WITHIN)
        first = _decoder.decode(data)
    except TimeoutError:
        raise Closing(REJECTED, refusal("hello_first").reason) from None
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise Closing(REJECTED, refusal("unreadable").reason) from None
    if not isinstance(first, Hello):
        raise Closing(REJECTED, refusal("hello_first").reason)
    return first


async def _send(socket: Socket, message: ServerMessage) -> None:
    await socket.send_data(encode(message), mode="text")


class Conversation:
    """A client that has said who it is."""

    def __init__(self, socket: Socket, service: Service, live: LiveTable, seat: int | None) -> None:
        """Speak for a seat at a table."""
        self._socket = socket
        self._service = service
        self._live = live
        self._client = Client(seat)
        self._address = address_of(socket)
        self._bucket = Bucket(service.settings.burst, service.settings.per_second)
        self._strikes = 0

    def send_off(self) -> None:
        """End the connection of somebody who was banned."""
        self._client.send(encode(Refused(n=self._live.facts.events, why=BANNED)))
        self._client.dismissed = True
        self._client.stop()

    async def run(self, since: int) -> None:
        """Send what has to be sent and hear what comes, until the connection ends."""
        live, client = self._live, self._client
        tasks: list[asyncio.Task[None]] = []
        try:
            await self._greet(since)
            for said in live.said:
                client.send(encode(said))
            tasks = [asyncio.create_task(self._write()), asyncio.create_task(self._read())]
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            if live.hub.drop(client):
                live.tell_people()

    async def _greet(self, since: int) -> None:
        with noted(self._service.metrics, self._live.name, "could not greet"):
            await self._let_in(since)

    async def _let_in(self, since: int) -> None:
        live, client = self._live, self._client
        if client.seat is not None:
            await acts.be_back(live, client.seat)
        async with live.alone():
            live.hub.add(client)
            known = still_true(live.table, since) if live.dealt else 0
            client.send(encode(live.telling(known).update(client.seat)))
            live.tell_people()

    async def _write(self) -> None:
        while (text := await self._client.next()) is not None:
            await self._socket.send_data(text, mode="text")
        await self._socket.close(self._farewell())

    def _farewell(self) -> int:
        if self._client.dismissed:
            return REJECTED
        return TOO_SLOW if self._client.lost else GOING_AWAY

    async def _read(self) -> None:
        while True:
            data = await self._socket.receive_data(mode="text")
            self._service.metrics.messages += 1
            try:
                message = self._readable(data)
                with noted(self._service.metrics, self._live.name, "could not heed a message"):
                    await self._heed(message)
            except Refusal as error:
                self._refuse(error.reason)

    def _readable(self, data: str) -> ClientMessage:
        """Return a message that is neither too much, too long nor garbage."""
        if self._strikes >= STRIKES:
            raise Closing(REJECTED, refusal("too_fast").reason)
        self._strikes += 1
        if not self._bucket.take() or not self._service.shares.take("words", self._address):
            raise refusal("too_fast")
        if len(data.encode()) > BYTES:
            raise refusal("too_long")
        try:
            message: ClientMessage = _decoder.decode(data)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            raise refusal("unreadable") from None
        self._strikes = 0
        return message

    def _refuse(self, reason: Reason) -> None:
        self._service.metrics.refused += 1
        self._client.send(encode(Refused(n=self._live.facts.events, why=why(reason))))

    async def _heed(self, message: ClientMessage) -> None:
        if self._client.dismissed:
            return
        if isinstance(message, Ping):
            self._client.send(encode(Pong()))
            return
        if isinstance(message, Hello):
            await self._greet(message.since)
            return
        seat = self._client.seat
        if seat is None:
            raise refusal("watching")
        await acts.be_back(self._live, seat)
        try:
            answers = self._service.metrics.answers
            with answers.measured() if isinstance(message, ANSWERS) else contextlib.nullcontext():
                await self._act(seat, message)
        except CoreRefused as error:
            raise Refusal(error.reason) from None

    async def _act(self, seat: int, message: Act) -> None:
        answer = await ACTS[type(message)](self._live, self._service.thinkers, seat, message)
        if answer is not None:
            self._client.send(encode(answer))
