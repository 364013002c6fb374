"""The numbers of all processes that serve a house, asked of each when somebody wants to know."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Mapping
from typing import Final

from meute.server.app.metrics import Numbers
from meute.server.store.news import Asked, Counted, News

PATIENCE: Final = 1.0
"""Seconds that another process may take; one that is silent is left out."""

FRESH: Final = 1.0
"""Seconds for which what was asked for others is good enough for whoever asks next."""


class Census:
    """Asks the others, and answers them."""

    def __init__(
        self,
        me: str,
        tell: Callable[[News], None],
        own: Callable[[], Numbers],
        others: Callable[[], Collection[str]],
    ) -> None:
        """Count for a process called `me`; empty: it is alone."""
        self._me, self._tell, self._own, self._others = me, tell, own, others
        self._found: dict[str, Numbers] = {}
        self._come = asyncio.Event()
        self._taking: asyncio.Task[Mapping[str, Numbers]] | None = None
        self._taken_at = 0.0

    async def take(self) -> Mapping[str, Numbers]:
        """Return the numbers of all processes by their names, this one's first."""
        now = asyncio.get_running_loop().time()
        if self._taking is None or (self._taking.done() and now - self._taken_at >= FRESH):
            self._taken_at = now
            self._taking = asyncio.create_task(self._take())
        found = await asyncio.shield(self._taking)
        return {self._me: self._own(), **found}

    async def _take(self) -> Mapping[str, Numbers]:
        missing = set(self._others())
        if not self._me or not missing:
            return {}
        self._found = {}
        self._tell(Asked(self._me))
        try:
            async with asyncio.timeout(PATIENCE):
                while missing - self._found.keys():
                    self._come.clear()
                    await self._come.wait()
        except TimeoutError:
            pass
        return dict(sorted(self._found.items()))

    def hear(self, news: Asked | Counted) -> None:
        """Answer somebody, or take an answer."""
        if isinstance(news, Asked):
            own = self._own()
            times = {name: list(values) for name, values in own.times.items()}
            self._tell(Counted(self._me, news.by, dict(own.gauges), dict(own.counts), times))
        elif news.to == self._me:
            self._found[news.by] = Numbers(news.gauges, news.counts, news.times)
            self._come.set()
