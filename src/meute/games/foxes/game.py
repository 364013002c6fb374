"""Foxes put together as a game: what is its own; the rest is as in every room."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from meute.core.room import Room
from meute.games.foxes.data import SOURCE_NAMES, SOURCES
from meute.games.foxes.meta import META

if TYPE_CHECKING:
    from collections.abc import Mapping

    from meute.core.meta import Value
    from meute.games.foxes.state import State
    from meute.games.foxes.view import FoxesView


class Foxes(Room["State", "FoxesView"]):
    """The rules of Foxes, for two to five dens."""

    meta = META
    folder = __package__

    def setup(self, seats: int, variant: Mapping[str, Value]) -> State:
        """B1 A new game; chance first draws the turn order."""
        from meute.games.foxes.printed import changes
        from meute.games.foxes.rules import setup

        return setup.new_game(seats, changes(variant))

    def scores(self, state: State) -> list[float]:
        """B6.4 The VP so far; those of B6 come when the game ends."""
        return [float(points) for points in state.vp]

    def parts(self, state: State) -> dict[str, list[float]]:
        """B0.2 The VP of each player by where they came from, for reports."""
        return {
            f"foxes.source.{name}": [float(points) for points in state.earned[place::SOURCES]]
            for place, name in enumerate(SOURCE_NAMES)
        }

    def ranks(self, state: State) -> list[int]:
        """B6.4 Most VP, then more cubs out, then more validated objectives."""
        from meute.games.foxes.rules import end

        return end.final_ranks(state)


FOXES: Final = Foxes()
