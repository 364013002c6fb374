"""What every room needs in order to speak: the open question, the key that fits, and the log."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meute.core.decision import EVERYBODY, Decision, View
from meute.core.message import Line, Message

if TYPE_CHECKING:
    from collections.abc import Container, Mapping

    from meute.core.game import State
    from meute.core.message import Param


def open_question(view: View) -> Decision | None:
    """Return the question that a view shows as open; in a secret run that of its own seat."""
    pending = getattr(view, "pending", ())
    top = pending[-1] if pending else None
    if not isinstance(top, Decision):
        return None
    if top.secret:
        for item in reversed(pending):
            if not isinstance(item, Decision) or not item.secret:
                break
            if item.player == getattr(view, "player", None):
                return item
    return top


def best_key(known: Container[str], key: str, *variants: str) -> str:
    """Return the key with the first variant that a catalogue knows, or without any.

    >>> best_key({"do.Pick", "do.Pick.own"}, "do.Pick", "", "last", "own")
    'do.Pick.own'
    """
    keys = [f"{key}.{variant}" for variant in variants if variant]
    return next((found for found in keys if found in known), key)


def tell(state: State, key: str, params: Mapping[str, Param], to: int = EVERYBODY) -> None:
    """Add a line to the log, for everybody or for some seats, as bits; if anybody reads it."""
    if state.story is not None:
        state.story.append(Line(Message(key, params), to))
