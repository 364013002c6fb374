"""Why a good player would answer so."""

from __future__ import annotations

from meute.core.decision import Action
from meute.core.message import Message
from meute.core.words import best_key, open_question
from meute.games.wolves.view import WolvesView
from meute.games.wolves.words import CATALOGUES
from meute.games.wolves.words.answer import context
from meute.games.wolves.words.names import gaps


def reason(view: WolvesView, action: Action) -> Message:
    """Give the reason behind a hint."""
    variant, params = context(view, action)
    moon = "moon" if "moon" in params else ""
    asks = type(open_question(view)).__name__
    key = best_key(CATALOGUES["en"], f"wolves.because.{type(action).__name__}", variant, asks, moon)
    return Message(key, {**gaps(action), **params})
