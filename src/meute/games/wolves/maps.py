"""The map as tables of small integers: built once per layout, and once per deal of the boards.

A hex is a number: its slot times PLACES, plus its place on the board.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from meute.games.wolves.data import (
    ABILITY,
    BLANK,
    BOARDS,
    BOTTOM_SIDE,
    CANYON,
    FEWEST,
    LAND,
    LAYOUTS,
    LETTERS,
    LONE_PLACES,
    NEIGHBOURS,
    PLACES,
    PREY_PLACE,
    SHAPE,
    SPEED,
    START_BOARD,
    THIRD_PLACE,
    TOP_SIDE,
    WATER,
    WATER_PLACE,
    ZONES,
)

FAR: Final = 99
"""A distance no piece ever covers."""

FASTEST: Final = max(ABILITY[SPEED])
"""The most hexes that a wolf may go."""


class Layout:
    """What the boards' places fix for a number of players, whichever boards are dealt."""

    def __init__(self, seats: int) -> None:
        """Lay the outlines and measure every way; for nobody there is no map."""
        slots = LAYOUTS.get(seats, ())
        self.slots = len(slots)
        self.hexes = PLACES * self.slots
        self.first_region = 1 if seats > FEWEST else 0
        self.regions = list(range(self.first_region, self.slots))
        self.slot = [h // PLACES for h in range(self.hexes)]
        self.at = [
            (x - dx, y - dy) if turned else (x + dx, y + dy)
            for x, y, turned in slots
            for dx, dy in SHAPE
        ]
        self.lone = [s * PLACES + place for s in self.regions for place in LONE_PLACES]
        self.prey = [
            s * PLACES + PREY_PLACE if s in self.regions else -1 for s in range(self.slots)
        ]
        self.water = [
            s * PLACES + WATER_PLACE if s in self.regions else -1 for s in range(self.slots)
        ]
        self.third = [
            s * PLACES + THIRD_PLACE if s in self.regions else -1 for s in range(self.slots)
        ]
        self.sides = [list(TOP_SIDE), list(BOTTOM_SIDE)] if self.first_region else [[], []]
        number = {at: h for h, at in enumerate(self.at)}
        self.beside = [
            [number[x + dx, y + dy] for dx, dy in NEIGHBOURS if (x + dx, y + dy) in number]
            for x, y in self.at
        ]
        """All hexes that touch a hex, whatever their terrain."""
        solid = [self._is_land(h) for h in range(self.hexes)]
        self.solid = solid
        self.near = [
            [n for n in (h, *self.beside[h]) if solid[n]] if solid[h] else []
            for h in range(self.hexes)
        ]
        """A land hex and the land that touches it."""
        wet = {n for h in self.water if h >= 0 for n in self.beside[h]}
        hunted = {n for h in self.prey if h >= 0 for n in self.beside[h]}
        self.at_water = [h in wet for h in range(self.hexes)]
        self.by_prey = [h in hunted for h in range(self.hexes)]
        self.span = [self._ways([h], [True] * self.hexes) for h in range(self.hexes)]
        """Distances over hexes of any terrain: howl range."""
        self.walk = [
            self._ways([h], solid) if solid[h] else [FAR] * self.hexes for h in range(self.hexes)
        ]
        """Distances on foot, round water and canyon: wolf speed."""

    def _is_land(self, h: int) -> bool:
        slot, place = divmod(h, PLACES)
        return (ZONES if slot >= self.first_region else START_BOARD)[place] not in "~#"

    def _ways(self, ring: list[int], passable: list[bool]) -> list[int]:
        out = [FAR] * self.hexes
        steps = 0
        while ring:
            for h in ring:
                out[h] = steps
            steps += 1
            ring = list(
                dict.fromkeys(
                    n for h in ring for n in self.beside[h] if passable[n] and out[n] == FAR
                )
            )
        return out


class Land:
    """A layout with its boards dealt: the terrain of every hex."""

    def __init__(self, layout: Layout, boards: tuple[int, ...]) -> None:
        """Read the terrain off the boards; a board is its number from 0, or -1 if not dealt."""
        self.layout = layout
        self.walk = layout.walk
        self.span = layout.span
        self.near = layout.near
        self.terrain = [
            _terrain(layout, boards, slot, place)
            for slot in range(layout.slots)
            for place in range(PLACES)
        ]
        self.of_terrain: list[list[int]] = [[] for _ in range(LAND)]
        """The hexes of each terrain, in order."""
        for h, terrain in enumerate(self.terrain):
            if terrain < LAND:
                self.of_terrain[terrain].append(h)
        self._on_foot: list[list[int] | None] = [None] * (layout.hexes * LAND * (FASTEST + 1))

    def on_foot(self, start: int, terrain: int, speed: int) -> list[int]:
        """Return the hexes of a terrain that a wolf comes to with this speed, in order."""
        place = (start * LAND + terrain) * (FASTEST + 1) + speed
        found = self._on_foot[place]
        if found is None:
            ways = self.walk[start]
            found = [h for h in self.of_terrain[terrain] if 0 < ways[h] <= speed]
            self._on_foot[place] = found
        return found


def _terrain(layout: Layout, boards: tuple[int, ...], slot: int, place: int) -> int:
    if slot < layout.first_region:
        letter = START_BOARD[place]
        return CANYON if letter == "#" else LETTERS.index(letter)
    zone = ZONES[place]
    if zone == "~":
        return WATER
    board = boards[slot]
    return BLANK if board < 0 else LETTERS.index(BOARDS[board]["ABCDE".index(zone)])


@cache
def layout_of(seats: int) -> Layout:
    """Return the tables for a number of players."""
    return Layout(seats)


@lru_cache(maxsize=64)
def land_of(seats: int, boards: tuple[int, ...]) -> Land:
    """Return the map with these boards, slot by slot."""
    return Land(layout_of(seats), boards)


def hex_name(h: int) -> str:
    """Name a hex as people write it: the letter of its board's slot and the place from 1.

    >>> hex_name(0), hex_name(28)
    ('A1', 'B13')
    """
    slot, place = divmod(h, PLACES)
    return f"{'ABCDEFGHIJK'[slot]}{place + 1}"
