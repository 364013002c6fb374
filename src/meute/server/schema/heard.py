"""What a client says on its socket: one JSON object a message, `type` names it."""

from __future__ import annotations

from typing import Literal

import msgspec

from meute.server.schema.words import Plain


class Hello(msgspec.Struct, frozen=True, kw_only=True, tag="hello"):
    """First message: who I am. Without a token, a spectator. `since`: the last event I know."""

    token: str | None = None
    since: int = 0
    page: str | None = None
    """The script that my page runs; None for what is no page."""


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


class PlayRow(msgspec.Struct, frozen=True, kw_only=True, tag="row"):
    """My answers to the question asked after event `n` and to those that follow, as one.

    All of them are carried out or, if one is not possible in its turn, none; they are taken back as
    one. They need not be a row of `Question.rows`, but they end where anything new comes up.
    """

    n: int
    answers: list[Plain]


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


Act = Play | Plan | PlayRow | TakeBack | AskHint | AskWhy | Say | Leave | PassOn | CallOff
"""What only somebody with a seat may say."""

ClientMessage = Hello | Act | Ping
