"""Hush put together as a game: what is its own; the rest is as in every room."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from meute.core.room import Room
from meute.testing.template.meta import META

if TYPE_CHECKING:
    from collections.abc import Mapping

    from meute.core.meta import Value
    from meute.testing.template.state import State
    from meute.testing.template.view import HushView


class Hush(Room["State", "HushView"]):
    """The rules of Hush, for two to four players; equal points share a rank, as by default."""

    meta = META
    folder = __package__

    def setup(self, seats: int, variant: Mapping[str, Value]) -> State:
        """1 A new game, up to its first roll."""
        from meute.testing.template.rules import setup

        return setup.new_game(seats, int(variant["rounds"]))

    def scores(self, state: State) -> list[float]:
        """3.2 The points so far; the most win."""
        return [float(points) for points in state.points]


HUSH: Final = Hush()
