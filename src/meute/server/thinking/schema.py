"""What the server says about a finished game that was studied."""

from __future__ import annotations

import msgspec

from meute.server.schema.told import LogEntry
from meute.server.schema.words import Told


class Chance(msgspec.Struct, frozen=True, kw_only=True):
    """A chance to win from 0 to 1, and the band in which it lies in most imagined worlds."""

    chance: float
    low: float
    high: float


class Moment(msgspec.Struct, frozen=True, kw_only=True):
    """The chance of every seat after an event, each from what that seat could know."""

    n: int
    seats: list[Chance]


class Swing(msgspec.Struct, frozen=True, kw_only=True):
    """A stretch of events in which somebody's chance changed most."""

    n: int
    """Its last event."""
    since: int
    """The last event before it."""
    seat: int
    change: float
    log: list[LogEntry]


class OtherMove(msgspec.Struct, frozen=True, kw_only=True):
    """An answer which the search would not have given, and what it would have done."""

    n: int
    """The last event before the question."""
    seat: int
    played: Told
    better: Told
    chance: float
    """The chance to win after what was played."""
    best: float
    """The chance to win after what the search would have done."""


class Analysis(msgspec.Struct, frozen=True, kw_only=True):
    """A finished game as the search sees it, as far as it has got."""

    table: str
    people: list[int]
    """The seats whose moves are looked at."""
    done: int
    total: int
    """How many parts the work has; 0: nobody has asked for it."""
    running: bool
    moments: list[Moment]
    swings: list[Swing]
    moves: list[OtherMove]
