"""Who may not come: addresses that whoever runs the server has banned, for a time or for good."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from time import time

from meute.server.store.protocol import Ban


class Bans:
    """The bans of the house, and who is connected from where."""

    def __init__(self) -> None:
        """Know of none."""
        self._until: dict[str, float | None] = {}
        self._here: dict[str, dict[object, Callable[[], None]]] = {}

    def settle(self, bans: Iterable[Ban]) -> None:
        """Let these be the bans from now on; whoever is connected and banned has to go."""
        self._until = {ban.mark: ban.until for ban in bans}
        for mark, people in list(self._here.items()):
            if self.banned(mark):
                for send_off in list(people.values()):
                    send_off()

    def banned(self, mark: str) -> bool:
        """Tell whether an address is banned now."""
        if mark not in self._until:
            return False
        until = self._until[mark]
        return until is None or until > time()

    @contextmanager
    def here(self, mark: str, send_off: Callable[[], None]) -> Iterator[None]:
        """Count somebody as connected for a while; `send_off` is called if they are banned."""
        key = object()
        self._here.setdefault(mark, {})[key] = send_off
        try:
            yield
        finally:
            del self._here[mark][key]
            if not self._here[mark]:
                del self._here[mark]
