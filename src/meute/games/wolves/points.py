"""What things are worth at one table: the printed points, or what its variant says."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final

from meute.core.meta import Value
from meute.core.numbers import read
from meute.games.wolves.data import FEWEST, PRINTED

Changes = tuple[tuple[str, str], ...]
"""The rows of points that differ from the printed ones, in alphabetical order."""


class Points:
    """All points of rule 35, ready to be looked up by how many have been reached."""

    def __init__(self, changes: Changes, seats: int) -> None:
        values = {**PRINTED, **{name: tuple(read(text) or ()) for name, text in changes}}
        self.dens: Final = (0, *_for(seats, values["dens"]))
        self.lairs: Final = (0, *values["lairs"])
        self.wolves: Final = (0, *values["wolves"])
        self.prey: Final = (0, *_for(seats, values["prey"]))
        self.first: Final = values["first_places"]
        self.second: Final = values["second_places"]


def _for(seats: int, row: tuple[int, ...]) -> tuple[int, ...]:
    """Return the half of a row that is for this number of players: two, or more."""
    half = len(row) // 2
    return row[:half] if seats == FEWEST else row[half:]


@cache
def points_of(changes: Changes, seats: int) -> Points:
    """Return the points of a table."""
    return Points(changes, seats)


def changes_of(variant: Mapping[str, Value]) -> Changes:
    """Return the rows of points that a complete variant changes."""
    rows = ((name, str(variant[name])) for name in sorted(PRINTED))
    return tuple((name, row) for name, row in rows if tuple(read(row) or ()) != PRINTED[name])
