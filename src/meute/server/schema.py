"""Every message between server and client, in one place; the client's types are made from it.

A sentence travels as a key with parameters and is put into words by the client, from the texts it
fetched once. Actions and views are the room's own records, as `meute.encode` writes them.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

Plain = dict[str, Any]
"""An action or a view as JSON; the room's own component knows its fields."""


class Told(msgspec.Struct, frozen=True, kw_only=True):
    """A sentence: its key and what fills its gaps.

    A gap holds a number, a text, `{"seat": 2}` for a player's name, or another sentence.
    """

    key: str
    params: dict[str, Any]


class Why(msgspec.Struct, frozen=True, kw_only=True):
    """Why something is refused: the rule's number, maybe empty, and a sentence."""

    rule: str
    message: Told


# What the lobby says and hears (REST, JSON bodies).


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


class MyTables(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The tokens a browser keeps; the answer lists their tables as `MyTable`."""

    tokens: list[str]


class MyTable(msgspec.Struct, frozen=True, kw_only=True):
    """A table of mine and my seat at it."""

    token: str
    seat: int | None
    info: TableInfo


# What a client says on its socket (one JSON object per message, `type` names it).


class Hello(msgspec.Struct, frozen=True, kw_only=True, tag="hello"):
    """First message: who I am. Without a token, a spectator. `since`: the last event I know."""

    token: str | None = None
    since: int = 0


class Play(msgspec.Struct, frozen=True, kw_only=True, tag="play"):
    """My answer to the question asked after event `n`."""

    n: int
    action: Plain
    after: int | None = None
    """How many of my answers in this run are sealed already; if it is another number, the answer
    was meant for another question and is refused. None: not checked."""


class Plan(msgspec.Struct, frozen=True, kw_only=True, tag="plan"):
    """All my sealed answers in the secret run now open, from its first question on.

    They take the place of those I have given; the questions after the last one stay open. If one
    of them is not possible, nothing changes.
    """

    n: int
    actions: list[Plain]


class TakeBack(msgspec.Struct, frozen=True, kw_only=True, tag="undo"):
    """Take back my last answer, or all of them to the boundary; in a run, of my sealed ones."""

    n: int
    all: bool = False


class AskHint(msgspec.Struct, frozen=True, kw_only=True, tag="hint"):
    """Ask what a good bot would do here."""

    n: int


class AskWhy(msgspec.Struct, frozen=True, kw_only=True, tag="why"):
    """Ask why I may not give this answer."""

    n: int
    action: Plain


class Say(msgspec.Struct, frozen=True, kw_only=True, tag="chat"):
    """A word to the table."""

    text: str


class Leave(msgspec.Struct, frozen=True, kw_only=True, tag="leave"):
    """Give up my seat: a bot plays on until somebody takes it or I come back.

    Before the game begins the seat is simply open again. My connections are closed.
    """


class PassOn(msgspec.Struct, frozen=True, kw_only=True, tag="pass_on"):
    """Decide about the seat of somebody who has been away for long.

    `bot`: a bot plays on. `anybody`: whoever has the table's invite may sit down there. The person
    who returns gets the seat back, unless somebody has taken it.
    """

    seat: int
    to: Literal["bot", "anybody"]


class CallOff(msgspec.Struct, frozen=True, kw_only=True, tag="call_off"):
    """Wish, or no longer wish, to call the game off.

    It ends without a result when all wish it who are at the table or were there a moment ago.
    """

    agree: bool


class Ping(msgspec.Struct, frozen=True, kw_only=True, tag="ping"):
    """Still there."""


Act = Play | Plan | TakeBack | AskHint | AskWhy | Say | Leave | PassOn | CallOff
"""What only somebody with a seat may say."""

ClientMessage = Hello | Act | Ping


# What the server says on a socket.


class Option(msgspec.Struct, frozen=True, kw_only=True):
    """A legal answer: the action to send back, what it does in words, and its rule."""

    action: Plain
    sentence: Told
    rule: str


class LogEntry(msgspec.Struct, frozen=True, kw_only=True):
    """A line of the log and the event that caused it."""

    n: int
    message: Told


class Question(msgspec.Struct, frozen=True, kw_only=True):
    """What this seat is asked now."""

    prompt: Told
    decision: str
    """The name of the decision, for components that draw it in a special way."""
    rule: str
    options: list[Option]
    secret: bool
    """Others are asked at the same time; the answer may be changed until the last is in."""
    answered: list[Plain]
    """My sealed answers in this run so far, from its first question on."""
    left: int
    """How many of my questions in this run are open, this one included. 0: all are answered; I may
    still change the last answer, which this question asks for, or send a new plan."""


class Update(msgspec.Struct, frozen=True, kw_only=True, tag="update"):
    """Everything this seat may know now. Sent after every event, and first after Hello."""

    n: int
    """The number of the last event; answers name it."""
    game: str
    variant: dict[str, int | str]
    seat: int | None
    seats: list[SeatInfo]
    colours: list[int]
    """Which colour of the game's box each seat plays, counted from 0."""
    view: Plain | None
    """The view after the event `n`; None while seats are open: nothing is dealt before."""
    frames: list[Plain] = []
    """Views on the way from the last update, oldest first, for the eye to follow; may be empty."""
    waiting: list[int]
    """The seats that owe an answer."""
    question: Question | None = None
    log: list[LogEntry]
    """New lines since the last update, or since `Hello.since`."""
    log_from: int = 0
    """Forget lines of events with a number above this one before adding the new ones (undo)."""
    undo: Why | None = None
    """Why nothing can be taken back; None if it can. Only meaningful for a seat."""
    over: bool = False
    off: bool = False
    """Whether the game was called off: it has no result and nobody answers any more."""
    ranks: list[int] | None = None
    scores: list[float] | None = None
    deadline: float | None = None
    """When the clock of the seats that owe an answer runs out, in seconds since 1970."""
    clock: Clock = "relaxed"
    commitment: str = ""
    """The promise that binds the dice, made before anything is dealt; keep the first one seen."""
    rematch: str | None = None
    invite: str | None = None
    """For somebody with a seat, while there is one to take: the invite to the table."""


class Refused(msgspec.Struct, frozen=True, kw_only=True, tag="refused"):
    """A message that changed nothing, and why."""

    n: int
    why: Why


class Hint(msgspec.Struct, frozen=True, kw_only=True, tag="hint"):
    """What a bot would do, and why in a sentence."""

    n: int
    action: Plain
    sentence: Told
    because: Told
    rule: str
    chance: float | None = None
    """The estimated chance to win after it, from 0 to 1; None where the room has no estimate."""
    next_best: Told | None = None
    """What would be second best; None if nothing else differs."""
    next_chance: float | None = None


class Reasoned(msgspec.Struct, frozen=True, kw_only=True, tag="why"):
    """Why an answer is not possible; None if it is."""

    n: int
    action: Plain
    why: Why | None


class Chatted(msgspec.Struct, frozen=True, kw_only=True, tag="chat"):
    """A word of somebody at the table; the last ones are sent again after Hello."""

    seat: int | None
    name: str
    text: str
    at: float


class People(msgspec.Struct, frozen=True, kw_only=True, tag="people"):
    """Somebody came, left, or a bot took or gave back a seat; also how many look on."""

    seats: list[SeatInfo]
    spectators: int


class Pong(msgspec.Struct, frozen=True, kw_only=True, tag="pong"):
    """Still here."""


ServerMessage = Update | Refused | Hint | Reasoned | Chatted | People | Pong


# Replay (REST).


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
    commitment: str
    seed: str | None
    frames: list[Frame]
