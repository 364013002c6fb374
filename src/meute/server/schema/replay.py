"""A finished game, step by step: what the server answers over REST."""

from __future__ import annotations

import msgspec

from meute.server.schema.told import LogEntry
from meute.server.schema.words import Plain


class Frame(msgspec.Struct, frozen=True, kw_only=True):
    """One step of a finished game, through somebody's eyes."""

    n: int
    seat: int
    """Who answered; -1 for chance."""
    action: Plain | None
    """None where these eyes do not see it."""
    view: Plain
    log: list[LogEntry]
    outcomes: list[Plain] | None = None
    """For an event of chance, all outcomes in order, each by its weight, to check the dice by."""


class Frames(msgspec.Struct, frozen=True, kw_only=True):
    """A stretch of a replay."""

    table: str
    game: str
    names: list[str]
    events: int
    """How many events the whole game has."""
    turns: list[int]
    """The last event of every turn: after it somebody else answers."""
    commitment: str
    seed: str | None
    frames: list[Frame]
