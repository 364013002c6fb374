"""Where puzzles are laid out: beside the event loop, for one visitor after the other."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, ParamSpec, TypeVar

from meute.server.app.workshop import Workshop
from meute.server.thinking.turns import Asker, Turns

P = ParamSpec("P")
T = TypeVar("T")

WAITING: Final = 60
"""Tries that may wait; one more is told to try again."""


class Desk:
    """Does what is asked about puzzles, fairly by address."""

    def __init__(self) -> None:
        """Open it; its thread starts with the first work."""
        self._workshop = Workshop("puzzles")
        self._turns = Turns(1, WAITING)

    async def do(self, asker: Asker, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Do some work when it is this visitor's turn."""
        async with self._turns.turn(asker):
            return await self._workshop.do(work, *args, **kwargs)

    def close(self) -> None:
        """Leave undone what has not begun."""
        self._workshop.close()
