"""Finished games as they were shown, kept so that no later rules are needed to show them.

When a game ends, a process aside writes down what every pair of eyes saw of each event, and the
log. Views follow each other closely, so they pack to a small part of their size.
"""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from typing import Final

import msgspec

from meute.core.record import may_see
from meute.core.table import Table
from meute.server.refusal import refusal
from meute.server.schema.replay import Frame, Frames
from meute.server.schema.told import LogEntry
from meute.server.schema.words import Plain
from meute.server.table.replays import MOST, OPEN, SPECTATOR, frame_of, reel_of, turns_of
from meute.server.table.wire import lines_since

TIGHTLY: Final = 9


class Roll(msgspec.Struct, frozen=True):
    """A game through one pair of eyes."""

    frames: list[Frame]
    log: list[LogEntry]


class Archive(msgspec.Struct, frozen=True):
    """A game through everybody's eyes; each roll is packed by itself."""

    names: list[str]
    events: int
    commitment: str
    seed: str | None
    rolls: dict[str, bytes]


_rolls: Final = msgspec.json.Decoder(Roll)
_archives: Final = msgspec.msgpack.Decoder(Archive)


def archived(name: str, table: Table) -> bytes:
    """Write down how a game was seen: every event of a finished one, the last of another."""
    reel = reel_of(name, table)
    steps = reel.steps if table.over else reel.steps[-1:]
    eyes: list[int | str] = [SPECTATOR, *range(table.seats), *([OPEN] if table.over else [])]
    lines = lines_since(table, 0, ())
    rolls = {}
    for whose in eyes:
        seat = whose if isinstance(whose, int) else None
        log = [line for to, line in lines if may_see(to, seat)]
        roll = Roll([frame_of(reel.game, step, whose) for step in steps], log)
        rolls[str(whose)] = zlib.compress(msgspec.json.encode(roll), TIGHTLY)
    kept = Archive(list(table.names), table.events, table.commitment, table.seed, rolls)
    return msgspec.msgpack.encode(kept)


def renamed(kept: bytes, names: Sequence[str]) -> bytes:
    """Return a kept game in which the players are called otherwise."""
    archive = _archives.decode(kept)
    return msgspec.msgpack.encode(msgspec.structs.replace(archive, names=list(names)))


class Film:
    """A game that is shown as it was kept; nobody can go on with it."""

    def __init__(self, name: str, game: str, kept: bytes | None, record: bytes) -> None:
        """Show what was kept; without it, nothing but the record as it was written."""
        self.name, self.game, self.record = name, game, record
        self._archive = None if kept is None else _archives.decode(kept)

    def _roll(self, eyes: int | str) -> Roll | None:
        packed = None if self._archive is None else self._archive.rolls.get(str(eyes))
        return None if packed is None else _rolls.decode(zlib.decompress(packed))

    def last(self, seat: int | None) -> tuple[Plain | None, list[LogEntry]]:
        """Return the last view of a seat or spectator, and the log as they may read it."""
        roll = self._roll(SPECTATOR if seat is None else seat)
        return (None, []) if roll is None else (roll.frames[-1].view, roll.log)

    def frames(self, eyes: int | str, first: int, count: int) -> Frames:
        """Return a stretch of the replay."""
        roll = self._roll(eyes)
        if roll is None or self._archive is None:
            raise refusal("not_kept")
        start = max(0, first)
        return Frames(
            table=self.name,
            game=self.game,
            names=self._archive.names,
            events=len(roll.frames) - 1,
            turns=turns_of(roll.frames),
            commitment=self._archive.commitment,
            seed=self._archive.seed,
            frames=roll.frames[start : start + max(1, min(count, MOST))],
        )

    def said(self, since: int, n: int) -> Sequence[LogEntry]:
        """Return what everybody could read of some events."""
        roll = self._roll(SPECTATOR)
        frames = [] if roll is None else roll.frames[since + 1 : n + 1]
        return [line for frame in frames for line in frame.log]
