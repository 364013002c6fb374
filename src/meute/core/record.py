"""The record of a game: JSON Lines, append-only, each line bound to all before it.

    {"meute":1,"game":"silver","rules":1,"seats":3,"variant":{...},"commitment":"...","h":"..."}
    {"n":1,"seat":-1,"action":{"type":"Youngest","seat":2},"h":"..."}
    {"n":2,"seat":0,"action":{"type":"LookAtTwo","first":0,"second":3},"h":"..."}
    {"n":5,"seat":-1,"action":{"type":"Value","value":7},"to":[0],"h":"..."}
    {"n":9,"seat":0,"undo":8,"h":"..."}
    {"n":50,"check":"...","h":"..."}
    {"n":412,"end":{"scores":[...],"ranks":[...],"state":"...","seed":"7"},"h":"..."}
    {"signed":{"key":"...","signature":"..."},"h":"..."}

`to` names the seats that saw an answer nobody else did. `undo` takes back every answer from that
number on. `h` is a digest of the line and the `h` before it, so that a changed byte is found at
its line; `check` and `state` are digests of the position. `signed` is there if a
server vouches that the game was played there.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Final

from meute.core.codec import Plain, from_json, to_json, to_plain
from meute.core.decision import EVERYBODY, Action
from meute.core.errors import BadData, BadRecord
from meute.core.meta import Value

FORMAT: Final = 1
CHECK_EVERY: Final = 50
DIGEST: Final = 16
"""Hexadecimal digits of the digest that chains a line to those before it."""


@dataclass(frozen=True)
class Header:
    """What is settled before the first event."""

    game: str
    """The name of the game."""
    rules: int
    """The version of its rules."""
    seats: int
    """The number of players."""
    variant: Mapping[str, Value]
    """The value of every setting."""
    commitment: str
    """The SHA-256 of the seed: the promise that binds the dice."""
    names: tuple[str, ...] = ()
    """The names of the players, if they were told."""
    start: Plain = None
    """The position the game starts from; None for the game's own setup."""

    def plain(self) -> Plain:
        """Return the first line of the record."""
        line: dict[str, Plain] = {
            "meute": FORMAT,
            "game": self.game,
            "rules": self.rules,
            "seats": self.seats,
            "variant": dict(self.variant),
            "commitment": self.commitment,
        }
        if self.names:
            line["names"] = list(self.names)
        if self.start is not None:
            line["start"] = self.start
        return line


@dataclass(frozen=True)
class Answer:
    """An event: a seat's answer or an outcome of chance."""

    n: int
    """The number of the event."""
    seat: int
    """Who answered; CHANCE for dice and decks."""
    action: Action
    """The answer."""
    seen_by: int = EVERYBODY
    """The seats that saw it, as bits."""

    def plain(self, seats: int) -> Plain:
        """Return the line as whoever may see everything reads it."""
        line = {"n": self.n, "seat": self.seat, "action": to_plain(self.action)}
        if self.seen_by != EVERYBODY:
            line["to"] = [seat for seat in range(seats) if self.seen_by >> seat & 1]
        return line


@dataclass(frozen=True)
class Undo:
    """An event: a seat takes back every answer from the number `back_to` on."""

    n: int
    """The number of this event."""
    seat: int
    """Who takes back."""
    back_to: int
    """The first event taken back."""

    def plain(self, seats: int) -> Plain:  # noqa: ARG002 (as the other lines)
        """Return the line."""
        return {"n": self.n, "seat": self.seat, "undo": self.back_to}


@dataclass(frozen=True)
class Check:
    """A digest of the position after event n."""

    n: int
    """The number of the event."""
    state: str
    """The digest."""

    def plain(self, seats: int) -> Plain:  # noqa: ARG002 (as the other lines)
        """Return the line."""
        return {"n": self.n, "check": self.state}


@dataclass(frozen=True)
class End:
    """The result, the last position's digest and the seed that was promised."""

    n: int
    """The number of the last event."""
    scores: tuple[float, ...]
    """The points of each player."""
    ranks: tuple[int, ...]
    """The rank of each player, 1 for the best."""
    state: str
    """The digest of the last position."""
    seed: str
    """The seed whose SHA-256 the header promised."""

    def plain(self, seats: int) -> Plain:  # noqa: ARG002 (as the other lines)
        """Return the line."""
        end = {
            "scores": list(self.scores),
            "ranks": list(self.ranks),
            "state": self.state,
            "seed": self.seed,
        }
        return {"n": self.n, "end": end}


Entry = Answer | Undo | Check | End


@dataclass
class Record:
    """A header and everything that happened since."""

    header: Header
    """Its first line."""
    entries: list[Entry] = field(default_factory=list)
    """Its other lines, in order."""
    seal: Plain = None
    """What a server has signed it with, if any; it stands in a line after the end."""

    @property
    def finished(self) -> bool:
        """Tell whether the game was played to its end."""
        return bool(self.entries) and isinstance(self.entries[-1], End)

    def __repr__(self) -> str:
        """Say which game it was, how long, and how it ended."""
        last = self.entries[-1] if self.entries else None
        ended = "not finished"
        if isinstance(last, End):
            ended = f"scores {', '.join(f'{points:g}' for points in last.scores)}"
        game, events = self.header.game, last.n if last else 0
        return f"<Record of {game} with {self.header.seats} seats, {events} events: {ended}>"

    def _repr_html_(self) -> str:
        """Show it in a notebook: the last position, as a spectator sees it."""
        from meute.core.replay import replay  # noqa: PLC0415 (it reads records)

        return replay(self).svg()

    def to_bytes(self) -> bytes:
        """Write the whole record, digests included."""
        plains = [self.header.plain(), *(e.plain(self.header.seats) for e in self.entries)]
        if self.seal is not None:
            plains.append({"signed": self.seal})
        return b"".join(chained(plains))

    def lines_for(self, seat: int | None) -> list[Plain]:
        """Return what this seat, or a spectator, may read: everything once the game is over.

        Until then an answer the seat has not seen is a line without `action`; digests, which would
        let it try out hidden cards, and a position the game started from are left out.
        """
        seats = self.header.seats
        if self.finished:
            return [self.header.plain(), *(e.plain(seats) for e in self.entries)]
        lines: list[Plain] = [replace(self.header, start=None).plain()]
        for entry in self.entries:
            if isinstance(entry, Check):
                continue
            line = entry.plain(seats)
            if isinstance(entry, Answer) and not may_see(entry.seen_by, seat):
                del line["action"]
            lines.append(line)
        return lines


def may_see(seen_by: int, seat: int | None) -> bool:
    """Tell whether a set of seats holds this seat; a spectator only sees what everybody sees."""
    if seat is None:
        return seen_by == EVERYBODY
    return bool(seen_by >> seat & 1)


def chained(plains: Iterable[Plain]) -> Iterable[bytes]:
    """Yield each line with its digest."""
    last = ""
    for plain in plains:
        last = link(last, plain)
        yield to_json({**plain, "h": last}) + b"\n"


def link(last: str, plain: Plain) -> str:
    """Return the digest of a line that follows a line with the digest `last`."""
    return hashlib.sha256(last.encode() + to_json(plain)).hexdigest()[:DIGEST]


def parse_lines(data: bytes) -> Iterable[tuple[int, Plain]]:
    """Yield each line's number and content after checking its bytes and its digest.

    A header starts a new chain, so one file may hold many records.
    """
    if not data:
        raise BadRecord(1, "the record is empty")
    last = ""
    lines = data.split(b"\n")
    for number, raw in enumerate(lines[:-1], start=1):
        try:
            plain = from_json(raw)
        except BadData as error:
            raise BadRecord(number, str(error)) from None
        if not isinstance(plain, dict) or to_json(plain) != raw:
            raise BadRecord(number, "this is not a line as the engine writes it")
        digest = plain.pop("h", None)
        last = link("" if "meute" in plain else last, plain)
        if digest != last:
            raise BadRecord(number, "the line was changed: its digest does not fit")
        yield number, plain
    if lines[-1]:
        raise BadRecord(len(lines), "the last line is cut off")
