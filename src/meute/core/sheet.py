"""A view of which nothing is known but its fields: what all share, and what there is for each seat.

The terminal and pictures show a room that has no drawing so, as the browser does: a list as long as
the table has seats is taken for one value each, and a room names its fields in its words, as
`mygame-view-points = Points`.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from meute.core.codec import to_json, to_plain

if TYPE_CHECKING:
    from meute.core.decision import View

SILENT: Final = frozenset({"type", "player", "pending", "shown", "seats"})
"""Whose eyes these are, and what only the rules need."""

WORDS: Final = re.compile(r"(?<=[a-z0-9])(?=[A-Z])|_")


@dataclass(frozen=True)
class Sheet:
    """The fields of a view under their names: those of the whole table, and those by seat."""

    common: dict[str, Any]
    columns: dict[str, list[Any]]


def sheet_of(view: View, seats: int) -> Sheet:
    """Tell apart what a view shows."""
    fields = {name: value for name, value in to_plain(view).items() if name not in SILENT}
    columns = {
        name: value
        for name, value in fields.items()
        if seats and isinstance(value, list) and len(value) == seats
    }
    common = {name: value for name, value in fields.items() if name not in columns}
    return Sheet({name: value for name, value in common.items() if value not in ([], {})}, columns)


def named(game: str, name: str, knows: Callable[[str], bool], say: Callable[[str], str]) -> str:
    """Name a field as the room does, or by its own name as words."""
    key = f"{game}.view.{name}"
    return say(key) if knows(key) else spelled(name)


def spelled(name: str) -> str:
    """Write the name of a field or a class as words.

    >>> spelled("points_lost"), spelled("OpenBids")
    ('Points lost', 'Open bids')
    """
    words = WORDS.sub(" ", name).lower()
    return words[:1].upper() + words[1:]


def said(value: Any) -> str:
    """Write a value: text stands for itself, anything else as JSON.

    >>> said("fr"), said(True), said([1, 2])
    ('fr', 'true', '[1,2]')
    """
    return value if isinstance(value, str) else to_json(value).decode()
