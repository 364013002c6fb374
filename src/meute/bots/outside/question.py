"""The lines that are spoken with a bot in another process: written and read here, nowhere else.

A question is one JSON object on one line, an answer one JSON value on one line:

    {"ask": 1, "game": "silver", "variant": {...}, "seats": 2, "seat": 0, "luck": 8123,
     "view": {...}, "options": [{...}, ...]}

The answer is the place of an option, counted from 0, or the option itself. A line
{"error": "...", "trace": ["...", ...]} gives up with a reason. Questions to Meute's own workers may
say more: `bot` and `stream`, or another `kind` than "choose"; docs/reference/bots-over-lines.md
has them all.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from meute.bots.outside.faults import NONSENSE, RAISED, BotLost
from meute.core import registry
from meute.core.codec import (
    Plain,
    action_from_plain,
    from_json,
    to_json,
    to_plain,
    view_from_plain,
)
from meute.core.dealer import Dealer
from meute.core.decision import Action
from meute.core.errors import BadData
from meute.core.question import Question

CHOOSE: Final = "choose"
"""The kind of a question that does not name its kind: which option does the bot take?"""


def line(said: Plain) -> bytes:
    """Write a question or an answer."""
    return to_json(said) + b"\n"


def fields(question: Question) -> dict[str, Plain]:
    """Return what every question says, but for its number."""
    return {
        "game": question.game,
        "variant": dict(question.variant),
        "seats": question.seats,
        "seat": question.seat,
        "luck": question.luck,
        "view": to_plain(question.view),
        "options": [to_plain(option) for option in question.options],
    }


def fields_for_bot(question: Question, bot: str) -> dict[str, Plain]:
    """Return what one of our workers is told: also which installed bot answers, with what luck."""
    return {**fields(question), "bot": bot, "stream": question.stream}


def question_of(said: Mapping[str, Plain]) -> Question:
    """Read a question: a real view and real actions."""
    game = registry.game(said["game"])
    return Question(
        game=said["game"],
        variant=said["variant"],
        seats=said["seats"],
        seat=said["seat"],
        luck=said["luck"],
        view=view_from_plain(game, said["view"]),
        options=[action_from_plain(game, option) for option in said["options"]],
        stream=said.get("stream", ""),
    )


def dealer_of(question: Question) -> Dealer:
    """Return all the chance that whoever answers may need."""
    return Dealer(int(question.stream, 16) if question.stream else question.luck)


def answer_in(written: bytes) -> Any:
    """Read the line of an answer; a reason to give up is taken as such."""
    text = written.decode(errors="replace").strip()
    if "\n" in text:
        raise BotLost(NONSENSE, f"wrote several lines at once: {text}")
    try:
        said = from_json(written)
    except BadData:
        raise BotLost(NONSENSE, f"wrote {text!r}, which is no JSON") from None
    if isinstance(said, dict) and "error" in said:
        trace = said.get("trace")
        lines = tuple(map(str, trace)) if isinstance(trace, list) else ()
        raise BotLost(RAISED, str(said["error"]), lines)
    return said


def place_of(written: bytes, options: Sequence[Action]) -> int:
    """Return the place of the option that the line of an answer means."""
    said = answer_in(written)
    if isinstance(said, int) and not isinstance(said, bool):
        if 0 <= said < len(options):
            return said
        last = len(options) - 1
        raise BotLost(NONSENSE, f"answered {said}; the options are numbered 0 to {last}")
    plain = [to_plain(option) for option in options]
    if said in plain:
        return plain.index(said)
    text = said if isinstance(said, str) else written.decode(errors="replace").strip()
    raise BotLost(NONSENSE, f"answered {text}, which is not one of its {len(options)} options")


def early(written: bytes) -> BotLost:
    """Return the fault of whoever wrote a line before it was asked."""
    try:
        answer_in(written)
    except BotLost as lost:
        return lost
    text = written.decode(errors="replace")
    return BotLost(NONSENSE, f"wrote a line before it was asked: {text}")
