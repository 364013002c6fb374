"""Words for a room that brings none: its own names, spelled out."""

from __future__ import annotations

import re
from dataclasses import fields, is_dataclass
from typing import Any, Final

from meute.core.decision import View
from meute.core.message import Message
from meute.core.words import open_question

BETWEEN_WORDS: Final = re.compile(r"(?<=[a-z0-9])(?=[A-Z])|_")


def spelled(name: str) -> str:
    """Write the name of a class or a field as words.

    >>> spelled("TakeStones"), spelled("first_place")
    ('Take stones', 'First place')
    """
    return BETWEEN_WORDS.sub(" ", name).capitalize()


def answer(action: Any) -> Message:
    """Name an action and what its fields hold: `Take(stones=2)` is "Take: stones 2"."""
    if not is_dataclass(action):
        return Message("core.plain.do", {"action": str(action)})
    held = [f"{spelled(f.name).lower()} {getattr(action, f.name)}" for f in fields(action)]
    name = spelled(type(action).__name__)
    return Message("core.plain.do", {"action": f"{name}: {', '.join(held)}" if held else name})


def question(view: View) -> Message:
    """Name the question that a view shows as open."""
    decision = open_question(view)
    if decision is None:
        return Message("core.plain.ask.any")
    return Message("core.plain.ask", {"question": spelled(type(decision).__name__)})
