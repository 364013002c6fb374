"""Whether the server can do its work: shown by something written and read, not by a guess."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from time import monotonic
from typing import Final, Literal

import msgspec

from meute import __version__
from meute.server.store.protocol import Store, StoreError

PATIENCE: Final = 5.0
"""Seconds that a store may take to answer."""
FRESH: Final = 1.0
"""Seconds for which an answer is given again, so that no flood of questions becomes writes."""

OK: Final = "ok"
SILENT: Final = "the store does not answer"


class Condition(msgspec.Struct, frozen=True, kw_only=True):
    """How the server is: what works, and what does not in a sentence."""

    status: Literal["ok", "failing"]
    version: str = __version__
    store: str
    bots: str = OK
    """Whether those that the house brings answer."""
    tables: dict[str, int] | None
    """How many there are, by status; None if they cannot be counted."""


class Health:
    """Looks after the store, once for all who ask at the same time."""

    def __init__(
        self,
        store: Store,
        patience: float = PATIENCE,
        fresh: float = FRESH,
        lost: Callable[[], str] = str,
    ) -> None:
        """Look at nothing yet; `lost` tells why bots do not answer, if they do not."""
        self._store, self._lost = store, lost
        self._patience = patience
        self._fresh = fresh
        self._look: asyncio.Task[Condition] | None = None
        self._seen = 0.0

    async def look(self) -> Condition:
        """Return how the server is, even if the store never answers."""
        look = self._look
        if look is None or (look.done() and monotonic() - self._seen >= self._fresh):
            look = self._look = asyncio.create_task(self._prove())
        try:
            return await asyncio.wait_for(asyncio.shield(look), self._patience)
        except TimeoutError:
            return Condition(status="failing", store=SILENT, tables=None)

    async def _prove(self) -> Condition:
        faults, tables = [], None
        try:
            await self._store.prove()
        except StoreError as error:
            faults.append(f"nothing can be saved: {error}")
        try:
            tables = await self._store.count()
        except StoreError as error:
            faults.append(f"tables cannot be read: {error}")
        if self._store.deaf:
            faults.append("other processes are not heard")
        self._seen = monotonic()
        lost = self._lost()
        status: Literal["ok", "failing"] = "failing" if faults or lost else "ok"
        store = "; ".join(faults) or OK
        return Condition(status=status, store=store, bots=lost or OK, tables=tables)
