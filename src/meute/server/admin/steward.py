"""What is done to tables and people from outside the server, which hears of it."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from time import time
from typing import Any, TypeVar

import msgspec

from meute.core.errors import MeuteError
from meute.server.admin import papers
from meute.server.admin.seats import Seat, Who, all_tables, mark_of, seats_of
from meute.server.lobby.tokens import Signer
from meute.server.store.opening import visit_store
from meute.server.store.protocol import (
    Ban,
    Change,
    Facts,
    Overtaken,
    Pardon,
    Removal,
    Saved,
    Store,
    StoreError,
)
from meute.server.table.again import TRIES
from meute.server.table.clock import note

T = TypeVar("T")


class Steward:
    """Looks after the tables of a store, whoever serves them meanwhile."""

    def __init__(self, store: Store, mark: Callable[[str], str]) -> None:
        """Look after a store; `mark` tells what it keeps of an address."""
        self._store, self._mark = store, mark

    async def tables(self, status: str | None = None) -> list[Facts]:
        """Return all tables, or those of a status, the newest first."""
        found = [f async for f in all_tables(self._store) if status in (None, f.status)]
        return sorted(found, key=lambda facts: -facts.made)

    async def seats(self, who: Who) -> list[Seat]:
        """Return somebody's seats, or everybody's."""
        return await seats_of(self._store, who, self._mark)

    async def close(self, table: str) -> None:
        """End a table without a result; its log says so."""

        async def try_it(saved: Saved) -> None:
            facts = saved.facts
            if facts.status in ("over", "off"):
                raise MeuteError(f"the game at table {table} has ended already")
            off = msgspec.structs.replace(
                facts, status="off", waiting=[], deadline=None, wake=None, changed=await self._now()
            )
            change = Change(facts=off, follows=saved.revision, notes=[note("closed", off)])
            await self._store.write(change)

        await self._do(table, try_it)

    async def remove(self, tables: Sequence[str]) -> None:
        """Remove tables with everything about them."""
        known = {facts.table for facts in await self._store.facts(tables)}
        for table in tables:
            if table not in known:
                raise MeuteError(f"there is no table {table}")
        await self._store.write(Removal(tables=tables))

    async def ban(self, address: str, seconds: float | None, why: str) -> str:
        """Ban an address, or that from which somebody sat down; return its mark."""
        mark = mark_of(address, self._mark)
        if ":" in address and mark == address:
            [seat] = await self.seats(Who((address,)))
            mark = seat.row.origin
            if not mark:
                raise MeuteError(f"from where whoever sits at {address} came is not known")
        until = None if seconds is None else time() + seconds
        await self._store.write(Ban(mark=mark, made=time(), until=until, why=why))
        return mark

    async def pardon(self, address: str) -> str:
        """End the ban of an address; return its mark."""
        mark = mark_of(address, self._mark)
        if mark not in {ban.mark for ban in await self._store.bans()}:
            raise MeuteError(f"{address} is not banned")
        await self._store.write(Pardon(mark=mark))
        return mark

    async def bans(self) -> list[Ban]:
        """Return all bans."""
        return await self._store.bans()

    async def export(self, who: Who) -> list[dict[str, Any]]:
        """Return everything that is kept about a person."""
        return [await self._do(seat.facts.table, _telling(seat)) for seat in await self._meant(who)]

    async def delete(self, who: Who) -> list[Seat]:
        """Take a person out of every table; return where."""
        seats = await self._meant(who)
        for seat in seats:
            await self._do(seat.facts.table, self._taking_out(seat))
        return seats

    async def _meant(self, who: Who) -> list[Seat]:
        if who.anybody:
            raise MeuteError("say whom you mean: seats as TABLE:SEAT, --name or --address")
        seats = await self.seats(who)
        if not seats:
            raise MeuteError("nobody is known who fits that")
        return seats

    def _taking_out(self, seat: Seat) -> Callable[[Saved], Awaitable[None]]:
        async def take_out(saved: Saved) -> None:
            if saved.facts.seats[seat.number].token != seat.row.token:
                raise MeuteError(f"somebody else has taken the seat {seat.place} meanwhile")
            await self._store.write(papers.without(seat, saved, await self._now()))

        return take_out

    async def _now(self) -> float:
        """Return how late it is by the clock of the house, as far as the store knows."""
        return await self._store.clock() or time()

    async def _do(self, table: str, work: Callable[[Saved], Awaitable[T]]) -> T:
        """Do something with a table as it stands, again where somebody was quicker."""
        for _ in range(TRIES):
            saved = await self._store.load(table)
            if saved is None:
                raise MeuteError(f"there is no table {table}")
            try:
                return await work(saved)
            except Overtaken:
                continue
        raise MeuteError(f"table {table} changes too often just now; try again")


def _telling(seat: Seat) -> Callable[[Saved], Awaitable[dict[str, Any]]]:
    async def tell(saved: Saved) -> dict[str, Any]:
        return papers.told(seat, saved)

    return tell


@asynccontextmanager
async def steward(address: str, folder: Path) -> AsyncIterator[Steward]:
    """Look after a store for a while; what is wrong with it is said in a sentence."""
    store = await visit_store(address, folder)
    try:
        yield Steward(store, Signer((await store.keys()).seats).mark)
    except StoreError as error:
        raise MeuteError(f"cannot use {store.place}: {error}") from None
    finally:
        await store.close()
