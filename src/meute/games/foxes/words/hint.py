"""Why a good player would answer so."""

from __future__ import annotations

from meute.core.decision import Action
from meute.core.message import Message
from meute.games.foxes.printed import printed
from meute.games.foxes.view import FoxesView
from meute.games.foxes.words.names import named_fields


def reason(view: FoxesView, action: Action) -> Message:
    """Give the reason behind a hint; one sentence per kind of answer."""
    params = named_fields(printed(view.variant), action)
    return Message(f"foxes.because.{type(action).__name__}", params)
