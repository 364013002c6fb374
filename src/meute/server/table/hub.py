"""Who is connected to a table, and one encoding for all who sit in the same seat."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Iterable
from typing import Final

import msgspec

from meute.server.schema.lobby import SeatInfo
from meute.server.schema.told import People, ServerMessage

WAITING: Final = 256
"""Messages that may wait for a slow connection before it is given up (back-pressure)."""

LETTERS: Final = 4_000_000
"""Letters of these messages."""


def encode(message: ServerMessage) -> str:
    """Write a message as the text of a frame."""
    return msgspec.json.encode(message).decode()


class Client:
    """One connection: the seat it speaks for, and what still has to be sent to it."""

    def __init__(self, seat: int | None) -> None:
        """Speak for a seat; None: a spectator."""
        self.seat = seat
        self._out: deque[str | None] = deque()
        self._letters = 0
        self._people: str | None = None
        self._come = asyncio.Event()
        self.lost = False
        """Whether the other side reads too slowly to be kept."""
        self.dismissed = False
        """Whether it no longer speaks for its seat; what it still says is not heard."""

    def send(self, text: str) -> None:
        """Send a text soon; the table does not wait for a slow reader."""
        if self.lost:
            return
        self._out.append(text)
        self._letters += len(text)
        self._come.set()
        if len(self._out) > WAITING or self._letters > LETTERS:
            self.lost = True
            self.stop()

    def send_people(self, text: str) -> None:
        """Say who is here after all that waits; of several such words only the last counts."""
        self._people = text
        self._come.set()

    def stop(self) -> None:
        """Send nothing more after what already waits, or after nothing if too much waits."""
        if self.lost or len(self._out) == WAITING:
            self._out.clear()
        self._out.append(None)
        self._people = None
        self._come.set()

    @property
    def waiting(self) -> int:
        """How many texts are still to be sent."""
        return len(self._out) + (self._people is not None)

    async def next(self) -> str | None:
        """Return the next text to send; None: it is time to close."""
        while not self.waiting:
            self._come.clear()
            await self._come.wait()
        if not self._out:
            text, self._people = self._people, None
            return text
        said = self._out.popleft()
        self._letters -= len(said or "")
        return said


class Hub:
    """The connections of one table."""

    def __init__(self, now: Callable[[], float], since: float) -> None:
        """Start with nobody; whoever does not come is absent since then."""
        self._clients: dict[int | None, set[Client]] = {}
        self._now, self._since = now, since
        self._left: dict[int, float] = {}
        self._elsewhere: dict[str, tuple[frozenset[int], int]] = {}

    def __len__(self) -> int:
        return sum(len(group) for group in self._clients.values())

    @property
    def online(self) -> set[int]:
        """The seats whose people are connected, by whatever process."""
        return self.here.union(*(seats for seats, _ in self._elsewhere.values()))

    @property
    def here(self) -> set[int]:
        """The seats whose people are connected by this process."""
        return {seat for seat in self._clients if seat is not None}

    def hear_of(self, process: str, seats: Iterable[int], spectators: int) -> None:
        """Note who is at this table by another process."""
        before = self.online
        self._elsewhere.pop(process, None)
        now = frozenset(seats)
        if now or spectators:
            self._elsewhere[process] = now, spectators
        self._left |= dict.fromkeys(before - self.online, self._now())

    def absent_since(self, seat: int) -> float | None:
        """Return since when a seat's person is not connected, by the clock of the house."""
        return None if seat in self.online else self._left.get(seat, self._since)

    @property
    def spectators(self) -> int:
        """How many look on, by whatever process."""
        return self.watching + sum(count for _, count in self._elsewhere.values())

    @property
    def watching(self) -> int:
        """How many look on by this process."""
        return len(self._clients.get(None, ()))

    def add(self, client: Client) -> None:
        """Let somebody in."""
        self._clients.setdefault(client.seat, set()).add(client)

    def drop(self, client: Client) -> bool:
        """Let somebody go; tell whether they were here."""
        group = self._clients.get(client.seat, set())
        if client not in group:
            return False
        group.remove(client)
        if not group:
            self._empty(client.seat)
        return True

    def _empty(self, seat: int | None) -> None:
        del self._clients[seat]
        if seat is not None:
            self._left[seat] = self._now()

    def dismiss(self, seat: int, word: ServerMessage) -> None:
        """Close every connection of a seat, with a last word."""
        group = self._clients.get(seat)
        if group is None:
            return
        self._empty(seat)
        for client in group:
            client.send(encode(word))
            client.dismissed = True
            client.stop()

    def tell_each(self, say: Callable[[int | None], ServerMessage]) -> None:
        """Send every seat its own message, made and encoded once per seat."""
        for seat, group in list(self._clients.items()):
            text = encode(say(seat))
            for client in list(group):
                client.send(text)

    def tell_one(self, seat: int, say: Callable[[int | None], ServerMessage]) -> None:
        """Send one seat its message; nothing is made if nobody sits there."""
        group = self._clients.get(seat)
        if group:
            text = encode(say(seat))
            for client in list(group):
                client.send(text)

    def tell_all(self, message: ServerMessage) -> None:
        """Send everybody the same message."""
        text = encode(message)
        for group in list(self._clients.values()):
            for client in list(group):
                client.send(text)

    def tell_people(self, seats: list[SeatInfo]) -> None:
        """Say who is here."""
        text = encode(People(seats=seats, spectators=self.spectators))
        for group in list(self._clients.values()):
            for client in list(group):
                client.send_people(text)

    def stop(self) -> None:
        """Close every connection, after what still has to be sent."""
        for group in list(self._clients.values()):
            for client in list(group):
                client.stop()
