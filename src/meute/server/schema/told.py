"""What the server says on a socket."""

from __future__ import annotations

import msgspec

from meute.server.schema.lesson import Coached
from meute.server.schema.lobby import Clock, SeatInfo, Source
from meute.server.schema.words import Plain, Told, Why


class Option(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A legal answer: the action to send back, what it does in words, and its rule."""

    action: Plain
    sentence: Told
    rule: str
    preview: Plain | None = None
    """What it would do, a record of the room; fields that hold their default are left out."""


class Row(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Answers that belong together and may be given as one, by their places in `Question.steps`."""

    answers: list[int]
    preview: Plain | None = None
    """What they would do together, as in `Option.preview`."""


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
    steps: list[Plain] = []
    """The actions that occur in rows, each once."""
    rows: list[Row] = []
    """What may be answered with one gesture; more may be possible in single answers."""
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
    frames_at: list[int] = []
    """After which event each of these views was true."""
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
    source: Source | None = None
    """Where in a finished game this one goes on."""
    invite: str | None = None
    """For somebody with a seat, while there is one to take: the invite to the table."""
    lesson: Coached | None = None
    """What the teacher says, at a table where this seat learns."""


class Refused(msgspec.Struct, frozen=True, kw_only=True, tag="refused"):
    """A message that changed nothing, and why."""

    n: int
    why: Why


class HintStep(msgspec.Struct, frozen=True, kw_only=True):
    """One of the answers that a hint proposes, in their order."""

    action: Plain
    sentence: Told
    later: Plain = {}
    """Fields of the view that will be others by then, for whoever shows where it happens."""


class Ground(msgspec.Struct, frozen=True, kw_only=True):
    """Why a plan was chosen, or what speaks against it: a fact that was counted."""

    text: Told
    good: bool | None = None
    """Whether it speaks for the plan; None where it only says how it came about."""


class Advice(msgspec.Struct, frozen=True, kw_only=True):
    """What a good player would do with the rest of its turn, how it stands then, and why."""

    steps: list[HintStep]
    """To the end of the turn, or to where chance, somebody else or something hidden comes."""
    grounds: list[Ground] = []
    standing: Told | None = None
    """How the seat stands at the end of its turn, in words; None where there is no estimate."""
    percent: int | None = None
    """The same as a chance to win, for whoever wants the number."""
    next: list[Told] = []
    """The steps of the next best plan that leads elsewhere; none if there is none."""
    lead: Told | None = None
    """How that compares with the plan, in words."""


class Hint(msgspec.Struct, frozen=True, kw_only=True, tag="hint"):
    """What a good player would do, at this moment of the table."""

    n: int
    rule: str
    advice: Advice


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
