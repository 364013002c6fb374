"""Small readable positions of Hush: the dice, and what everybody is about to do."""

from __future__ import annotations

from meute.core.decision import Action
from meute.testing import positions
from meute.testing.template import HUSH
from meute.testing.template.actions import DICE
from meute.testing.template.rules.bids import MakeBid, RaiseBid
from meute.testing.template.rules.round import OpenBids
from meute.testing.template.rules.setup import new_game
from meute.testing.template.rules.stash import NodOrStash
from meute.testing.template.state import State


class Position(positions.Position[State]):
    """A table with rolled dice, where seat 0 is about to stash."""

    game = HUSH

    def __init__(self, *dice: int, rounds: int = 1) -> None:
        """Give every seat a die; a plain number among the answers is a roll."""
        self.state = new_game(len(dice), rounds)
        self.state.story = []
        self.state.dice = list(dice)
        seats = range(len(dice))
        self.lay_out(
            *(NodOrStash(seat) for seat in seats),
            *(MakeBid(seat) for seat in seats),
            *(RaiseBid(seat) for seat in seats),
            OpenBids(),
        )

    def read(self, answer: Action | int) -> Action:
        """A plain number is a roll."""
        return DICE[answer - 1] if isinstance(answer, int) else answer

    def log(self, seat: int | None = None) -> list[str]:
        """The keys of the log lines so far that the seat may read."""
        return [self.short(message) for message in self.heard(seat)]

    def why(self, action: Action) -> tuple[str, str]:
        """The rule and the key behind a refusal."""
        reason = self.refusal(action)
        return reason.rule, self.short(reason.message)
