"""What the lobby says and hears: the bodies of REST, as JSON."""

from __future__ import annotations

from typing import Literal

import msgspec

from meute.server.schema.words import Told


class Figures(msgspec.Struct, frozen=True, kw_only=True):
    """What there is to know about a setting that is a row of whole numbers."""

    usual: list[int]
    """The default; a variant holds as many, written with spaces between."""
    total: int | None = None
    """What they must add up to, if anything."""
    columns: list[Told] = []
    """What each number stands for; with `rows`, what each column of a table stands for."""
    rows: list[Told] = []
    """What the rows stand for if the numbers are a table, written row by row."""
    printed: bool
    """Whether they stand on components, where our values are reconstructed."""


class SettingInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A setting of a room: a choice among names, a number between bounds, or a row of them."""

    name: str
    default: int | str
    choices: list[str] | None = None
    low: int | None = None
    high: int | None = None
    figures: Figures | None = None


class GameInfo(msgspec.Struct, frozen=True, kw_only=True):
    """What the home page shows of a game; its words are in the texts under `<name>.*`."""

    name: str
    title: str
    designers: list[str]
    publishers: list[str]
    year: int
    fewest: int
    most: int
    minutes: tuple[int, int]
    lowest_wins: bool
    settings: list[SettingInfo]
    bots: list[str]
    characters: list[str]
    """What bots of a level may be like here: `hard(character=miser)`; words by the same names."""
    lesson: bool = False
    """Whether there is a coached first game."""


class Texts(msgspec.Struct, frozen=True, kw_only=True):
    """Words in one language: sentences by key."""

    language: str
    texts: dict[str, str]


class Rulebook(msgspec.Struct, frozen=True, kw_only=True):
    """The rules of a game in one language."""

    language: str
    rules: list[tuple[str, str]]
    """Numbers and texts in reading order; a title is a text without a full stop."""


class SeatWish(msgspec.Struct, frozen=True, kw_only=True):
    """Who shall sit in a seat of a new table: `me`, `open` for a friend, or a bot by name."""

    kind: Literal["me", "open", "bot"]
    bot: str | None = None


Clock = Literal["relaxed", "live", "slow"]
"""No limit; minutes for each turn; days for each turn."""

Status = Literal["open", "running", "over", "off"]
"""Seats are open; the game goes on; it was played to its end; it was called off before."""


class House(msgspec.Struct, frozen=True, kw_only=True):
    """What a visitor should know about this server before making a table."""

    version: str
    key: str
    """The public key with which this server signs records of games that were played here."""
    page: str
    """The script that the page of this server runs: a page with another is old. Empty: unknown."""
    clocks: dict[str, float]
    """Seconds for an answer by clock, after which a bot plays on; a clock without is patient."""
    away: float
    """Seconds of absence after which the others may decide about somebody's seat."""
    addresses: list[str]
    """Where others can open these pages; nothing if the server serves this machine only."""


class NewTable(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A wish for a new table."""

    game: str
    seats: list[SeatWish]
    name: str
    """The name of whoever makes the table."""
    variant: dict[str, int | str] = {}
    clock: Clock = "relaxed"
    public: bool = False


class NewLesson(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A wish for the coached first game of a room; everything else is chosen by its lesson."""

    name: str = ""
    """The name of whoever learns; nobody need have one."""


class Seated(msgspec.Struct, frozen=True, kw_only=True):
    """The answer to whoever made or joined a table: keep the token, it is the seat."""

    table: str
    seat: int | None
    """None: a spectator who made a table for others."""
    token: str
    invites: dict[str, str] = {}
    """For whoever made the table: the invite of each open seat, by its number."""
    invite: str | None = None
    """For whoever made the table: one invite for all open seats; first come, first seated."""


class JoinTable(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A wish for a seat: with an invite to it or to the table, or any of a public table."""

    name: str
    invite: str | None = None


class PlayOn(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A wish to play on from a moment of a finished game, in one of its seats, against bots."""

    n: int
    """The last event before the moment."""
    seat: int
    name: str
    bot: str = "medium"
    """Who takes the seats of people; bots of the finished game stay."""


class BotWish(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A wish that a bot takes an open seat."""

    bot: str


class SeatInfo(msgspec.Struct, frozen=True, kw_only=True):
    """Who sits in a seat."""

    name: str
    kind: Literal["person", "open", "bot"]
    bot: str | None = None
    """The bot's name for a bot, or for the bot that holds the seat of a person who is away."""
    online: bool = False
    gone: bool = False
    """Whether the person has been away so long that the others may decide about the seat."""
    held: bool = False
    """Whether a bot answers for a person who is away."""
    free: bool = False
    """Whether somebody else may take the seat."""
    off: bool = False
    """Whether the person wishes to call the game off."""


class Source(msgspec.Struct, frozen=True, kw_only=True):
    """A moment of a finished game from which another game goes on."""

    table: str
    n: int
    """The last event before it."""


class TableInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A line of the lobby."""

    table: str
    game: str
    variant: dict[str, int | str]
    seats: list[SeatInfo]
    clock: Clock
    public: bool
    status: Status
    events: int
    made: float
    """Seconds since 1970."""
    waiting: list[int]
    colours: list[int]
    """Which colour of the game's box each seat plays, counted from 0."""
    ranks: list[int] | None = None
    scores: list[float] | None = None
    rematch: str | None = None
    """The table at which the same people play again."""
    source: Source | None = None
    """Where in a finished game this one goes on."""


class MyTables(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The tokens a browser keeps; the answer lists their tables as `MyTable`."""

    tokens: list[str]


class MyTable(msgspec.Struct, frozen=True, kw_only=True):
    """A table of mine and my seat at it."""

    token: str
    seat: int | None
    info: TableInfo
