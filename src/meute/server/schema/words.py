"""What every message is made of: records of a room, and sentences."""

from __future__ import annotations

from typing import Any

import msgspec

Plain = dict[str, Any]
"""An action or a view as JSON; the room's own component knows its fields."""


class Told(msgspec.Struct, frozen=True, kw_only=True):
    """A sentence: its key and what fills its gaps.

    A gap holds a number, a text, `{"seat": 2}` for a player's name, or another sentence.
    """

    key: str
    params: dict[str, Any]


class Why(msgspec.Struct, frozen=True, kw_only=True):
    """Why something is refused: the rule's number, maybe empty, and a sentence."""

    rule: str
    message: Told
