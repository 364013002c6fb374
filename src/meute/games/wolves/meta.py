"""Who made The Wolves, for how many, and what a table may choose."""

from typing import Final

from meute.core.message import Message
from meute.core.meta import Choice, Meta
from meute.core.numbers import Numbers
from meute.games.wolves.data import MOONS, PRINTED

HIGHEST: Final = 99
"""The most points a row may hold."""

MOON_NAMES: Final = tuple(Message(f"wolves.moon.{moon}") for moon in MOONS)
PLAYERS: Final = (Message("wolves.figure.two"), Message("wolves.figure.more"))


def _points(name: str) -> Numbers:
    """Make the setting of a row of points, with the names of its numbers."""
    row = Numbers(name, PRINTED[name], 0, HIGHEST)
    if name in {"first_places", "second_places"}:
        return row.labelled(MOON_NAMES)
    tables = PLAYERS if name in {"dens", "prey"} else ()
    count = len(row.usual) // max(1, len(tables))
    numbers = (Message("wolves.figure.number", {"number": n}) for n in range(1, count + 1))
    return row.labelled(tuple(numbers), tables)


META: Final = Meta(
    name="wolves",
    title="The Wolves",
    designers=("Ashwin Kamath", "Clarence Simpson"),
    publishers=("Pandasaurus Games", "Gigamic", "Skellig Games"),
    year=2022,
    fewest=2,
    most=5,
    minutes=(60, 90),
    rules_version=2,
    lowest_wins=False,
    settings=(Choice("packs", ("chosen", "dealt")), *(_points(name) for name in PRINTED)),
)
"""`packs`: whether colours are chosen, as the rulebook says, or dealt by chance. The rows of points
are for designers: what changes if a track, a prey or a region token is worth more or less?"""
