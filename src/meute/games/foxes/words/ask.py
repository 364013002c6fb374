"""The question now open, in words."""

from __future__ import annotations

from meute.core.message import Message
from meute.core.words import open_question
from meute.games.foxes.printed import printed
from meute.games.foxes.view import FoxesView
from meute.games.foxes.words.names import named_fields


def prompt(view: FoxesView) -> Message:
    """Put the question now open into words."""
    decision = open_question(view)
    if decision is None:
        return Message("core.over")
    params = named_fields(printed(view.variant), decision)
    return Message(f"foxes.ask.{type(decision).__name__}", {**params, "die": view.die})
