"""What the server says about a finished game that was studied."""

from __future__ import annotations

from typing import Literal

import msgspec

from meute.server.schema.told import LogEntry, Question
from meute.server.schema.words import Plain, Told, Why

Quality = Literal["best", "fine", "doubtful", "mistake"]
"""How good a choice was."""


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


class Gift(msgspec.Struct, frozen=True, kw_only=True):
    """What dice or cards gave somebody, beside the mean of all that could have come."""

    n: int
    seat: int
    change: float
    """As a chance to win."""
    log: list[LogEntry]


class Verdict(msgspec.Struct, frozen=True, kw_only=True):
    """How good it was what somebody answered in one go, judged by what that seat knew then."""

    n: int
    """The last event before the question."""
    until: int
    """The last of these answers."""
    seat: int
    quality: Quality
    chance: float
    """The chance to win after what was played."""
    best: float
    """The chance to win after the best line."""
    doubt: float
    """The standard error of their difference."""
    played: list[Told]
    better: list[Told] = []
    """The best line, step by step; empty where nothing was better."""
    grounds: list[Told] = []
    """What the best line has more of, or less, than what was played."""
    opened: tuple[float, float] | None = None
    """Both chances with all cards open, where that is another matter."""


class Trying(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A turn of a finished game tried once more: answers from its beginning on."""

    n: int
    """The last event before the question, as the verdict names it."""
    seat: int
    given: list[Plain] = []


class Tried(msgspec.Struct, frozen=True, kw_only=True):
    """Where such answers lead, and once the turn is over what they are worth."""

    view: Plain
    question: Question | None
    """None when the turn is over."""
    given: list[Plain]
    """The answers so far, with those that left no choice."""
    why: Why | None = None
    """Why the last answer is not possible; it is not among those given."""
    quality: Quality | None = None
    chance: float | None = None
    """The chance to win after these answers."""
    best: float | None = None
    """The chance to win after the best line."""
    better: list[Told] = []
    """The best line, where it is better than what was tried."""
    grounds: list[Told] = []
    """What the best line has more of, or less, than what was tried."""
    played: float | None = None
    """The chance to win after what was played then."""


class SeatScore(msgspec.Struct, frozen=True, kw_only=True):
    """How somebody played, and how lucky they were."""

    seat: int
    accuracy: float
    """The part of the chances at hand that was kept, a choice on average."""
    counts: dict[Quality, int]
    luck: float
    """What dice and cards gave in all, as a chance to win."""


class Analysis(msgspec.Struct, frozen=True, kw_only=True):
    """A finished game as the search sees it, as far as it has got."""

    table: str
    people: list[int]
    """The seats whose choices are judged."""
    done: int
    total: int
    """How many parts the work has; 0: nobody has asked for it."""
    running: bool
    moments: list[Moment]
    swings: list[Swing]
    verdicts: list[Verdict]
    """Of the people's choices, in the order of the game."""
    scores: list[SeatScore]
    """Of these people, once all is judged."""
    gifts: list[Gift]
    """The greatest strokes of luck and bad luck."""
