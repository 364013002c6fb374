"""The Wolves put together as a game: what is its own; the rest is as in every room."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from meute.core.outcome import ranked
from meute.core.room import Room
from meute.games.wolves.meta import META

if TYPE_CHECKING:
    from collections.abc import Mapping

    from meute.core.meta import Value
    from meute.games.wolves.state import State
    from meute.games.wolves.view import WolvesView


class Wolves(Room["State", "WolvesView"]):
    """The rules of The Wolves, for two to five packs."""

    meta = META
    folder = __package__

    def setup(self, seats: int, variant: Mapping[str, Value]) -> State:
        """1 A new game; chance first deals the boards."""
        from meute.games.wolves.rules import setup
        from meute.games.wolves.state import Settings, changes_of

        return setup.new_game(seats, Settings(str(variant["packs"]), changes_of(variant)))

    def scores(self, state: State) -> list[float]:
        """35 The points so far; the highest total wins."""
        from meute.games.wolves.rules import end

        return [float(end.score(state, player)) for player in range(state.seats)]

    def parts(self, state: State) -> dict[str, list[float]]:
        """35 The points of each player by where they came from, for reports."""
        from meute.games.wolves.rules import end

        by_player = [end.parts(state, player) for player in range(state.seats)]
        return {
            f"wolves.track.{name}": [float(points[place]) for points in by_player]
            for place, name in enumerate(end.PARTS)
        }

    def ranks(self, state: State) -> list[int]:
        """36 Region tokens, then wolves on the map, break ties."""
        from meute.games.wolves.rules import end

        return ranked([end.rank_key(state, player) for player in range(state.seats)])


WOLVES: Final = Wolves()
