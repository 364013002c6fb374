"""The questions in words."""

from __future__ import annotations

from meute.core.message import Message
from meute.core.words import open_question
from meute.testing.template.rules.bids import RaiseBid
from meute.testing.template.view import HushView


def prompt(view: HushView) -> Message:
    """Put the question now open into words."""
    question = open_question(view)
    if question is None:
        return Message("core.over")
    key = f"hush.ask.{type(question).__name__}"
    return Message(key, {"bid": view.bid} if isinstance(question, RaiseBid) else {})
