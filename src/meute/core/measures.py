"""What can be counted in a position: the things in which two plans may differ, for true reasons.

A room names its measures in its foresight. A reason is a difference of one of them, and those count
that belong to what the room's estimate sees: so a reason is what speaks for a plan, and not what
usually speaks for such an answer.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Measure:
    """A quantity of a player in a position, in units that people count."""

    name: str
    """The word for it stands in the room's catalogue under `ROOM.measure.NAME`."""
    of: Callable[[Any, int], float]
    """How much a player has of it, by position and player."""
    features: tuple[int, ...]
    """The features of the room's estimate that see it, by their places."""
    fewer: bool = False
    """Whether less of it is better."""
    now: bool = False
    """Whether it is taken right after the answers, and not at the end of the turn."""
    others: bool = False
    """Whether it is told too what the others have of it, all together."""
