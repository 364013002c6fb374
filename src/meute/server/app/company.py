"""The other processes that serve the same tables: who is where by them, and what they have done."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from time import monotonic
from typing import Final

from meute.server.app.houseclock import HouseClock
from meute.server.store.news import Beat, Gone, Here, News, Who

BEAT: Final = 5.0
"""Seconds between two words by which a process says that it lives."""

SILENCE: Final = 3.5 * BEAT
"""Seconds after which a process that says nothing is taken for dead."""

_Place = tuple[frozenset[int], int]


class Company:
    """What this process knows of the others."""

    def __init__(
        self,
        me: str,
        clock: HouseClock,
        tell: Callable[[News], None],
        moved: Callable[[str, str], None],
        gone: Callable[[str], None],
    ) -> None:
        """Know nobody yet.

        `moved` is called with a process and a table where its people change, `gone` with a process
        that has ended.
        """
        self._me, self._clock, self._tell = me, clock, tell
        self._moved, self._gone = moved, gone
        self._there: dict[str, dict[str, _Place]] = {}
        self._heard: dict[str, float] = {}
        self._said: dict[str, _Place] = {}

    @property
    def others(self) -> list[str]:
        """The processes that live, as far as is known."""
        return list(self._heard)

    def at(self, table: str) -> Mapping[str, _Place]:
        """Return who is at a table by each of the others."""
        return {who: places[table] for who, places in self._there.items() if table in places}

    def say(self, table: str, seats: set[int], spectators: int) -> None:
        """Tell the others who is at a table by this process, if that is news."""
        now = frozenset(seats), spectators
        nobody: _Place = frozenset(), 0
        if not self._me or self._said.get(table, nobody) == now:
            return
        self._said[table] = now
        if now == nobody:
            del self._said[table]
        self._tell(Here(table, self._me, sorted(seats), spectators))

    def beat(self) -> None:
        """Say that this process lives, and take those for dead who have not."""
        if self._me:
            self._tell(Beat(self._me, self._clock.now()))
        for who, when in list(self._heard.items()):
            if monotonic() - when > SILENCE:
                self._forget(who)

    def ask(self) -> None:
        """Ask the others who is at their tables."""
        if self._me:
            self._tell(Who(self._me))

    def hear(self, news: News) -> None:
        """Take note of what another process tells."""
        if isinstance(news, Gone):
            self._forget(news.by)
            return
        if news.by:
            self._heard[news.by] = monotonic()
        if isinstance(news, Here):
            self._note(news)
        elif isinstance(news, Who):
            self.beat()
            for table, (seats, spectators) in self._said.items():
                self._tell(Here(table, self._me, sorted(seats), spectators))
        elif isinstance(news, Beat):
            self._clock.not_before(news.now)

    def _note(self, news: Here) -> None:
        places = self._there.setdefault(news.by, {})
        if news.seats or news.spectators:
            places[news.table] = frozenset(news.seats), news.spectators
        else:
            places.pop(news.table, None)
        self._moved(news.by, news.table)

    def _forget(self, who: str) -> None:
        """Let a process have nobody anywhere any more."""
        self._heard.pop(who, None)
        for table in self._there.pop(who, {}):
            self._moved(who, table)
        self._gone(who)
