"""Work of tenths of a second, done beside the event loop: people at other tables wait for none."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


class Workshop:
    """A thread that does one thing after the other.

    The interpreter runs one thread at a time and changes between them every few milliseconds, so a
    long piece of work no longer stops the loop but slows it a little. A second thread would take
    half of what is left, and be no quicker.
    """

    def __init__(self, name: str) -> None:
        """Open the workshop; its thread starts with the first work."""
        self._thread = ThreadPoolExecutor(1, name)

    async def do(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Do some work that shares nothing with the loop that could change meanwhile."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._thread, lambda: work(*args, **kwargs))

    def close(self) -> None:
        """Leave undone what has not begun."""
        self._thread.shutdown(wait=False, cancel_futures=True)
