"""What an address may use up in this house, by whichever process it comes.

Every process counts by itself, and now and then tells the others what an address has used up of
much; so an address that spreads its visits over all processes has one share and little more.
Addresses are told by their marks.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import lru_cache
from typing import Final, Literal

from meute.server.app.settings import MINUTE, Settings
from meute.server.lobby.limits import Buckets, Tally
from meute.server.store.news import Spent

What = Literal["tables", "joins", "words", "requests"]

MOST_TOLD: Final = 200
"""Addresses in one word to the others, which has a longest size; of more, the next word tells."""

KNOWN: Final = 10_000
"""Addresses whose marks are remembered."""


class Shares:
    """The share of every address, of everything that has one."""

    def __init__(self, settings: Settings) -> None:
        """Have counted nothing; marks are plain addresses until `mark_by` is called."""
        self._buckets: dict[What, Buckets] = {
            "tables": Buckets(settings.tables_burst, settings.tables_per_minute / MINUTE),
            "joins": Buckets(settings.joins_burst, settings.joins_per_minute / MINUTE),
            "words": Buckets(settings.words_burst, settings.words_per_second),
            "requests": Buckets(settings.requests_burst, settings.requests_per_second),
        }
        self._sockets = Tally(settings.sockets)
        self.mark: Callable[[str], str] = str

    def mark_by(self, mark: Callable[[str], str]) -> None:
        """Let addresses be told by marks that only the key of the house makes."""
        self.mark = lru_cache(KNOWN)(mark)

    def take(self, what: What, address: str) -> bool:
        """Use up one of something, if the address has any left."""
        return self._buckets[what].take(self.mark(address))

    @contextmanager
    def socket(self, address: str) -> Iterator[bool]:
        """Count a socket for a while; tell whether the address may have it."""
        with self._sockets.counted(self.mark(address)) as fits:
            yield fits

    def spent(self, me: str) -> Spent | None:
        """Return what the others have to hear of, if anything."""
        room = MOST_TOLD
        taken: dict[str, dict[str, float]] = {}
        for what, buckets in self._buckets.items():
            if found := buckets.notable(room):
                taken[what] = found
                room -= len(found)
        sockets = self._sockets.notable(room)
        return Spent(me, taken, sockets) if taken or sockets else None

    def hear(self, news: Spent) -> None:
        """Count what addresses have used up by another process."""
        for what, buckets in self._buckets.items():
            for mark, count in news.taken.get(what, {}).items():
                buckets.spend(mark, count)
        self._sockets.hear(news.by, news.open)

    def forget(self, process: str) -> None:
        """Count no more what was open by a process that is gone."""
        self._sockets.forget(process)
