"""What lies on the table now: flat lists of integers, open questions, and what things are worth."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Final

from meute.core.decision import Pending
from meute.core.message import Line
from meute.core.meta import Value
from meute.core.numbers import read
from meute.core.shape import FIELD_TYPES
from meute.games.wolves.data import (
    ABILITY,
    FEWEST,
    HOWL,
    PRINTED,
    SPEED,
    SPREAD,
    TILES,
    TRACK_COUNT,
)
from meute.games.wolves.maps import Land, Layout, land_of
from meute.games.wolves.pieces import ALPHAS

NOTHING: Final = -1
OFF: Final = -1
"""Where a wolf is that is not on the map."""

CLOSED: Final = -1
"""The ground of a hex on which no wolf may stop: water, canyon, lone wolf or prey."""

Changes = tuple[tuple[str, str], ...]
"""The rows of points that differ from the printed ones, in alphabetical order."""


@dataclass(frozen=True)
class Settings:
    """The room's settings, chosen when the table is made."""

    packs: str
    changes: Changes = ()
    """The rows of points that are not the printed ones."""


class Points:
    """All points of rule 35, ready to be looked up by how many have been reached."""

    def __init__(self, changes: Changes, seats: int) -> None:
        values = {**PRINTED, **{name: tuple(read(text) or ()) for name, text in changes}}
        self.dens: Final = (0, *_half_for(seats, values["dens"]))
        self.lairs: Final = (0, *values["lairs"])
        self.wolves: Final = (0, *values["wolves"])
        self.prey: Final = (0, *_half_for(seats, values["prey"]))
        self.first: Final = values["first_places"]
        self.second: Final = values["second_places"]


def _half_for(seats: int, row: tuple[int, ...]) -> tuple[int, ...]:
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


UNREAD: Final = Land(Layout(0), ())
"""Stands for the map until a new state has read its boards."""

UNPRICED: Final = points_of((), 0)
"""Stands for the points until a new state has read its settings."""


@dataclass
class State:
    """Everything the rules need to go on. A list of players' things has one run per player."""

    settings: Settings
    seats: int
    starter: int
    turn: int
    """The player whose turn it is, or who sets up; NOTHING before."""
    turns: int
    """Turns begun so far."""
    actions: int
    """Actions the player still has to take in this turn."""
    third_pack: int
    """The colour of the third pack in a game for two."""
    target: int
    """The hex an action aims at, while it is being paid."""
    victim: int
    """The piece to be dominated on that hex."""
    phase: int
    """Moons scored so far."""
    boards: list[int]
    """The region board in each slot, counted from 0."""
    prey: list[int]
    """The kind of prey in each slot."""
    piles: list[int]
    """The pile of region tokens dealt to each slot."""
    scored: list[int]
    """How many tokens of that pile are gone."""
    herd: list[int]
    """Prey tokens left in each slot."""
    lone: list[int]
    """The hexes that still hold a lone wolf."""
    ground: list[int]
    """The terrain of each hex where a wolf may stop, CLOSED elsewhere."""
    one: list[int]
    """A piece on each hex."""
    two: list[int]
    """A second piece on each hex; never without a first."""
    where: list[int]
    """The hex of each wolf, by its piece number."""
    home: list[int]
    """The home terrain of each player."""
    tiles: list[int]
    """The terrain each tile shows, six per player, the habitat tile first."""
    dug: list[int]
    """Dens gone from each track, three per player."""
    lairs: list[int]
    """Lairs gone from each player board."""
    called: list[int]
    """Wolves gone from each row."""
    hunted: list[int]
    """The kinds of prey each player has, as bits."""
    terrain_tokens: list[int]
    action_tokens: list[int]
    won: list[int]
    """Region tokens by moon, three per player."""
    runner_up: list[int]
    """Tokens for second places and ties by moon, three per player."""
    calendar: list[int]
    """The pieces on the calendar, date by date."""
    moved: list[int]
    """The wolves moved by the action under way; the last may still have to go."""
    shown: int
    pending: list[Pending]
    story: list[Line] | None = field(default=None, compare=False, repr=False)
    land: Land = field(default=UNREAD, compare=False, repr=False)
    """The map as tables; it follows from the boards."""
    points: Points = field(default=UNPRICED, compare=False, repr=False)
    """What things are worth; it follows from the settings."""

    def __post_init__(self) -> None:
        """Open the map that belongs to the boards, and the points that belong to the settings."""
        if self.land is UNREAD:
            self.land = land_of(self.seats, tuple(self.boards))
        if self.points is UNPRICED:
            self.points = points_of(self.settings.changes, self.seats)

    def then(self, *coming: Pending) -> None:
        """Put what comes next on the stack, first thing first."""
        pending = self.pending
        for item in reversed(coming):
            pending.append(item)

    def spread(self, player: int) -> int:
        """Return how many wolves the player may move at once."""
        return ABILITY[SPREAD][self.dug[TRACK_COUNT * player + SPREAD]]

    def speed(self, player: int) -> int:
        """Return how far the player's wolves go."""
        return ABILITY[SPEED][self.dug[TRACK_COUNT * player + SPEED]]

    def howl(self, player: int) -> int:
        """Return how far the player's alphas are heard."""
        return ABILITY[HOWL][self.dug[TRACK_COUNT * player + HOWL]]

    def tiles_of(self, player: int) -> list[int]:
        """Return the terrains the player's tiles show."""
        return self.tiles[TILES * player : TILES * (player + 1)]

    def alphas(self, player: int) -> list[int]:
        """Return the hexes of the player's alphas on the map."""
        where = self.where
        return [where[wolf] for wolf in ALPHAS[player] if where[wolf] != OFF]

    def dens_of(self, player: int) -> list[int]:
        """Return how many dens have left each of the player's tracks."""
        return self.dug[TRACK_COUNT * player : TRACK_COUNT * (player + 1)]

    def dens_gone(self, player: int) -> int:
        """Return how many dens have left the player board."""
        return sum(self.dug[TRACK_COUNT * player : TRACK_COUNT * (player + 1)])

    def copy(self) -> State:
        """Return an equal, independent state without a story.

        What setup has fixed for the whole game is shared: boards, prey, piles, home and map.
        """
        return State(
            self.settings,
            self.seats,
            self.starter,
            self.turn,
            self.turns,
            self.actions,
            self.third_pack,
            self.target,
            self.victim,
            self.phase,
            self.boards,
            self.prey,
            self.piles,
            self.scored[:],
            self.herd[:],
            self.lone[:],
            self.ground[:],
            self.one[:],
            self.two[:],
            self.where[:],
            self.home,
            self.tiles[:],
            self.dug[:],
            self.lairs[:],
            self.called[:],
            self.hunted[:],
            self.terrain_tokens[:],
            self.action_tokens[:],
            self.won[:],
            self.runner_up[:],
            self.calendar[:],
            self.moved[:],
            self.shown,
            self.pending[:],
            None,
            self.land,
            self.points,
        )


FIELD_TYPES[Settings] = {"changes": tuple[tuple[str, str], ...]}
FIELD_TYPES[State] = {"pending": list[Pending]}
