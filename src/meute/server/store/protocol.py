"""What a store of tables must be able to do, and what it keeps.

The event log is the truth: a table's lines are the lines of its record, and replaying them gives
the position. Beside them stand what a record must not tell (the seed, sealed answers, who holds
which token) and what is no part of the game (chat, notes in the log, the clock).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Literal, Protocol

import msgspec

from meute.server.schema.lobby import Clock, Source, Status
from meute.server.schema.told import Chatted, LogEntry
from meute.server.store.news import News

CHAT_KEPT = 100
"""Lines of chat that a table remembers."""


class StoreError(Exception):
    """Something could not be saved; nothing of it was."""


class Overtaken(StoreError):
    """Somebody else has written to a table since it was read: read it again before writing."""


class Keys(msgspec.Struct, frozen=True, kw_only=True):
    """The secret keys of a house: without them every seat and every link would be lost."""

    seats: bytes
    """Signs links and seats."""
    records: bytes
    """Signs records."""


class SeatRow(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Who sits in a seat."""

    kind: Literal["person", "open", "bot"]
    name: str = ""
    bot: str | None = None
    token: str | None = None
    """The digest of the person's token; None until the seat is taken or claimed."""
    held: bool = False
    """Whether a bot answers for a person who is away."""
    free: bool = False
    """Whether somebody else may take the seat of a person who is away or has left."""
    off: bool = False
    """Whether the person wishes to call the game off."""
    origin: str = ""
    """The mark of the address from which the person sat down, as that of the table."""


class Facts(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """All about a table but its game: small, and written whole with every change."""

    table: str
    game: str
    variant: dict[str, int | str]
    clock: Clock
    public: bool
    made: float
    seats: list[SeatRow]
    status: Status = "open"
    changed: float = 0.0
    """When the table was last written, by the clock of the house."""
    events: int = 0
    waiting: list[int] = []
    ranks: list[int] | None = None
    scores: list[float] | None = None
    deadline: float | None = None
    """When the people who owe an answer are out of time, by the clock of the house."""
    wake: float | None = None
    """When the server has to do something at this table by itself."""
    maker: str | None = None
    """The digest of the token of somebody who made the table without sitting down."""
    origin: str = ""
    """The mark of the address from which it was made: equal for equal ones, and tells nothing."""
    before: str | None = None
    """The table of which this is the rematch."""
    rematch: str | None = None
    lesson: bool = False
    """Whether the first seat learns here, by the lesson of the room."""
    source: Source | None = None
    """Where in a finished game this one goes on; its own dice are new."""


class Change(msgspec.Struct, frozen=True, kw_only=True):
    """What one step writes: all of it, or nothing."""

    facts: Facts
    seed: str | None = None
    """For a new table only: the secret of its dice."""
    follows: int | None = None
    """How often the table was written before; if that is not so, the change is `Overtaken`.
    None: however often."""
    after: int = 0
    """How many lines there are before these; if there are others, the change fails."""
    anew: bool = False
    """Whether these lines take the place of all before, as after a change of rules."""
    lines: Sequence[bytes] = ()
    sealed: Mapping[int, bytes | None] = {}
    """Secret answers to keep, a list by seat; None: to forget."""
    notes: Sequence[LogEntry] = ()
    chat: Sequence[Chatted] = ()


class Piece(msgspec.Struct, frozen=True, kw_only=True):
    """A part of what was found out about a finished game."""

    table: str
    number: int
    """Where it begins; a piece that begins where another does is not kept."""
    data: bytes


class Proof(msgspec.Struct, frozen=True, kw_only=True):
    """A mark that is written only to be read again; the last one is kept."""

    mark: int


class Tick(msgspec.Struct, frozen=True, kw_only=True):
    """How late it is by the clock of the house, which stands still while no server runs."""

    now: float


class Ending(msgspec.Struct, frozen=True, kw_only=True):
    """How a finished game is shown without its rules; the first one is kept."""

    table: str
    data: bytes
    follows: int | None = None
    """How often the table was written when it was made: one of a table that has changed since, as
    when somebody was taken out of it, is not kept. None: however often."""


class Removal(msgspec.Struct, frozen=True, kw_only=True):
    """Tables that go, with everything about them."""

    tables: Sequence[str]


class Rewritten(msgspec.Struct, frozen=True, kw_only=True):
    """A table out of which something about a person was taken: all of it takes the old place."""

    facts: Facts
    follows: int
    lines: Sequence[bytes]
    notes: Sequence[LogEntry]
    chat: Sequence[Chatted]
    ending: bytes | None = None


class Ban(msgspec.Struct, frozen=True, kw_only=True):
    """An address from which nobody may make a table, sit down, look on or speak."""

    mark: str
    made: float
    until: float | None = None
    """When it ends, in seconds since 1970; None: never."""
    why: str = ""
    """For whoever runs the server; nobody else is told."""


class Pardon(msgspec.Struct, frozen=True, kw_only=True):
    """The end of a ban."""

    mark: str


Step = Change | Piece | Proof | Tick | Ending | Removal | Rewritten | Ban | Pardon
"""What a store writes, whole or not at all."""


class Saved(msgspec.Struct, frozen=True, kw_only=True):
    """Everything the store knows about a table."""

    facts: Facts
    seed: str
    revision: int
    """How often the table was written since it was made."""
    lines: list[bytes]
    sealed: dict[int, bytes]
    notes: list[LogEntry]
    chat: list[Chatted]
    ending: bytes | None = None


class Store(Protocol):
    """Keeps tables; whatever a method has returned from survives a crash."""

    place: str
    """Where the tables are, as one tells whoever runs the server."""

    async def keys(self) -> Keys:
        """Return the keys of the house; the first time, make them."""
        ...

    async def write(self, change: Step) -> None:
        """Save a change whole, or raise `StoreError`; changes of a table happen in order."""
        ...

    async def load(self, table: str) -> Saved | None:
        """Return everything about a table."""
        ...

    async def pieces(self, table: str) -> list[bytes]:
        """Return what was found out about a finished game, in order."""
        ...

    async def facts(self, tables: Sequence[str]) -> list[Facts]:
        """Return the facts of those of these tables that exist."""
        ...

    async def after(self, table: str, most: int) -> list[Facts]:
        """Return the facts of tables in the order of their names, from behind one of them on."""
        ...

    async def bans(self) -> list[Ban]:
        """Return the addresses that are banned, also those whose ban has ended."""
        ...

    async def public(self, most: int) -> list[Facts]:
        """Return public tables that are open or running.

        First the newest of every address, then the second newest of each, and so on.
        """
        ...

    async def standing(self, origin: str) -> int:
        """Return how many tables of an address are open or running."""
        ...

    async def aged(self, status: Status, before: float, most: int) -> list[str]:
        """Return tables of a status that were last written before some time, the oldest first."""
        ...

    async def unfilmed(self, most: int) -> list[str]:
        """Return games that have ended and have no ending yet."""
        ...

    async def clock(self) -> float | None:
        """Return how late it was by the clock of the house when that was last noted."""
        ...

    async def restore(self, backup: Path) -> None:
        """Replace everything by what a backup holds, between two changes."""
        ...

    async def due(self) -> list[tuple[str, float]]:
        """Return the tables at which the server has to do something, and when."""
        ...

    async def count(self) -> dict[str, int]:
        """Return how many tables there are, by status."""
        ...

    async def prove(self) -> None:
        """Write something and read it again; raise `StoreError` if tables cannot be kept."""
        ...

    async def overdue(self, before: float, most: int) -> list[str]:
        """Return tables at which the server should have acted before some time."""
        ...

    @property
    def waiting(self) -> int:
        """How many changes wait to be written."""
        ...

    @property
    def me(self) -> str:
        """The name of this process among those that serve the same tables; empty: it is alone."""
        ...

    async def listen(self, hear: Callable[[News], None]) -> None:
        """Hear from now on what other processes tell."""
        ...

    @property
    def deaf(self) -> bool:
        """Whether other processes tell what this one does not hear."""
        ...

    async def tell(self, news: News) -> None:
        """Tell the other processes something, if there can be any."""
        ...

    async def claim(self, table: str) -> bool:
        """Let this process think for a table; False if another does, for as long as it lives."""
        ...

    async def release(self, table: str) -> None:
        """Let another process think for a table."""
        ...

    async def close(self) -> None:
        """Save what is on its way and let go of all resources."""
        ...
