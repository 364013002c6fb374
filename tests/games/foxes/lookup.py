"""The numbers behind the names that the tests use for places, cells and cards."""

from __future__ import annotations

from meute.games.foxes import data
from meute.games.foxes.words.names import TERRITORIES

CATCHES = ("fail", "pc2", "pc3", "pc1r", "r", "pc2r", "pc4")
"""The mulotage tiles, as the tests call them."""


def territory(name: str) -> int:
    """The number of a territory."""
    return TERRITORIES.index(name)


def space(name: str) -> int:
    """The number of a space such as `river.2`."""
    place, _, number = name.partition(".")
    return data.SPACES * territory(place) + int(number) - 1


def cell(column: int, row: int) -> int:
    """The number of a den cell, by column and row from the lower left."""
    return data.COLUMNS * (row - 1) + column - 1


def card(number: int) -> int:
    """The kind of objective obj.01, obj.02, ..."""
    return number - 1
