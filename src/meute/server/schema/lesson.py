"""What a teacher says at a table where somebody learns."""

from __future__ import annotations

import msgspec

from meute.server.schema.words import Plain, Told


class Bubble(msgspec.Struct, frozen=True, kw_only=True):
    """Something that is said, and the pieces and places it is about, as the board names them."""

    text: Told
    at: list[str] = []


class NextGame(msgspec.Struct, frozen=True, kw_only=True):
    """The game that is proposed after a lesson."""

    seats: int
    bot: str
    variant: dict[str, int | str] = {}


class Coached(msgspec.Struct, frozen=True, kw_only=True):
    """The step at which a lesson stands; its texts are those of the lesson."""

    step: int
    """How many steps are done."""
    steps: int
    said: list[Bubble]
    """One after the other; the last one stays until the question is answered."""
    wanted: list[list[Plain]] = []
    """Answers that go on, each a row of one or more; none: play is free."""
    notes: dict[str, Bubble] = {}
    """In free play: what is said when a question, by the name of its decision, first comes."""
    first: NextGame | None = None
    """In free play: what to play next."""
