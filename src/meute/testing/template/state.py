"""A position of Hush: flat lists with one entry per player, and what is still to come."""

from __future__ import annotations

from dataclasses import dataclass, field

from meute.core.decision import Pending
from meute.core.message import Line


@dataclass
class State:
    """All there is to know about a table."""

    seats: int
    round: int
    """Rounds that are over."""
    rounds: int
    dice: list[int]
    """The face of each player's die; 0 before the first roll."""
    stashes: list[int]
    """What each player's hidden tokens are worth."""
    bids: list[int]
    """Each player's bid of this round; 0 where there is none yet."""
    points: list[int]
    nods: int
    """How often the player who is to stash has nodded."""
    shown: int
    pending: list[Pending]
    story: list[Line] | None = field(default=None, compare=False, repr=False)

    def then(self, *coming: Pending) -> None:
        """Let these come next, in reading order."""
        self.pending.extend(coming[::-1])

    def copy(self) -> State:
        """Return an equal, independent state without a story."""
        return State(
            self.seats,
            self.round,
            self.rounds,
            self.dice[:],
            self.stashes[:],
            self.bids[:],
            self.points[:],
            self.nods,
            self.shown,
            self.pending[:],
        )
