"""Why a good player would answer so."""

from __future__ import annotations

from meute.core.decision import Action
from meute.core.message import Message
from meute.testing.template.actions import Raise, Stash
from meute.testing.template.view import HushView


def reason(view: HushView, action: Action) -> Message:
    """Give the reason behind a hint."""
    del view
    match action:
        case Stash(0) | Raise(0):
            return Message(f"hush.because.{type(action).__name__}.0")
        case _:
            return Message(f"hush.because.{type(action).__name__}")
