"""Who may think next: nobody waits for somebody who has just had a turn.

A place goes to the address that was served longest ago, and within it to the table that was. So
whoever asks a hundred times waits for themselves, and whoever asks once goes first. One address
never holds all places at once, if there are two or more.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Hashable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from itertools import count
from typing import Final

from meute.server.refusal import TOO_MANY, refusal

REMEMBERED: Final = 10_000
"""Addresses and tables whose last turns are known; those before count as never served."""


@dataclass(frozen=True)
class Asker:
    """For whom somebody thinks: a table, and the mark of the address that made it."""

    table: str = ""
    address: str = ""


NOBODY: Final = Asker()


@dataclass(eq=False)
class _Waiting:
    """Somebody who waits for a place."""

    asker: Asker
    number: int
    turn: asyncio.Future[None] = field(
        default_factory=lambda: asyncio.get_running_loop().create_future()
    )


class _Served:
    """When somebody was served last, by a count of all turns."""

    def __init__(self) -> None:
        self._last: OrderedDict[Hashable, int] = OrderedDict()

    def __getitem__(self, key: Hashable) -> int:
        return self._last.get(key, -1)

    def note(self, key: Hashable, number: int) -> None:
        self._last[key] = number
        self._last.move_to_end(key)
        if len(self._last) > REMEMBERED:
            self._last.popitem(last=False)


class Turns:
    """So many places, and those who wait for one."""

    def __init__(self, places: int, most: int | None = None) -> None:
        """Have all places free; with `most`, whoever comes when so many wait is refused."""
        self._free = places
        self._share = max(1, places - 1)
        self._most = most
        self._waiting: list[_Waiting] = []
        self._busy: dict[str, int] = {}
        self._addresses, self._tables = _Served(), _Served()
        self._numbers = count()

    def __len__(self) -> int:
        """How many wait."""
        return len(self._waiting)

    @asynccontextmanager
    async def turn(self, asker: Asker) -> AsyncIterator[None]:
        """Wait for a place, and have it for a while."""
        await self._come(asker)
        try:
            yield
        finally:
            self._leave(asker)

    async def _come(self, asker: Asker) -> None:
        if self._most is not None and len(self._waiting) >= self._most:
            raise refusal("busy", TOO_MANY)
        coming = _Waiting(asker, next(self._numbers))
        self._waiting.append(coming)
        self._serve()
        try:
            await coming.turn
        except BaseException:
            if coming in self._waiting:
                self._waiting.remove(coming)
            elif coming.turn.done() and not coming.turn.cancelled():
                self._leave(asker)  # the place came at the moment in which the wait was given up
            raise

    def _leave(self, asker: Asker) -> None:
        self._free += 1
        self._busy[asker.address] -= 1
        if not self._busy[asker.address]:
            del self._busy[asker.address]
        self._serve()

    def _serve(self) -> None:
        """Give free places to those who may have one."""
        while self._free:
            able = [each for each in self._waiting if self._may(each.asker)]
            if not able:
                return
            self._give(min(able, key=self._rank))

    def _may(self, asker: Asker) -> bool:
        """Tell whether an address leaves a place to others; without a mark there is no address."""
        return not asker.address or self._busy.get(asker.address, 0) < self._share

    def _rank(self, each: _Waiting) -> tuple[int, int, int]:
        asker = each.asker
        return self._addresses[asker.address], self._tables[asker], each.number

    def _give(self, each: _Waiting) -> None:
        self._waiting.remove(each)
        if each.turn.done():  # it was given up, and nobody has told us yet
            return
        asker, number = each.asker, next(self._numbers)
        self._addresses.note(asker.address, number)
        self._tables.note(asker, number)
        self._free -= 1
        self._busy[asker.address] = self._busy.get(asker.address, 0) + 1
        each.turn.set_result(None)
