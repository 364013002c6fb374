"""Wolf Tracks put together as a game: what is its own; the rest is as in every room."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from meute.core.outcome import ranked
from meute.core.room import Room
from meute.games.tracks.data import SOURCE_NAMES, SOURCES
from meute.games.tracks.meta import META

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from meute.core.meta import Value
    from meute.games.tracks.state import State
    from meute.games.tracks.view import TracksView


class Tracks(Room["State", "TracksView"]):
    """The rules of Wolf Tracks, for three to six players and one pack."""

    meta = META
    folder = __package__

    def setup(self, seats: int, variant: Mapping[str, Value]) -> State:
        """B1 A new game; chance turns up the first two large prey."""
        from meute.games.tracks.rules import setup

        return setup.new_game(seats, setup.settings_from(seats, variant))

    def colours(self, seats: int, variant: Mapping[str, Value]) -> Sequence[int]:
        """B1.1 The colours that go together at a table of this size."""
        from meute.games.tracks.rules import setup

        return setup.settings_from(seats, variant).colours

    def scores(self, state: State) -> list[float]:
        """M7a The points; they may be negative."""
        return [float(points) for points in state.points]

    def parts(self, state: State) -> dict[str, list[float]]:
        """M1, M2, M4, M6 The points of each player by where they came from, for reports."""
        return {
            f"tracks.part.{name}": [float(points) for points in state.ledger[place::SOURCES]]
            for place, name in enumerate(SOURCE_NAMES)
        }

    def ranks(self, state: State) -> list[int]:
        """M7a, M7b, R21 The most points win, ties share; when the pack dies out nobody does."""
        from meute.games.tracks.state import EXTINCT

        if state.result == EXTINCT:
            return [1] * state.seats
        return ranked([(-points,) for points in state.points])


TRACKS: Final = Tracks()
