"""2.2 The die of each player."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from meute.core.decision import PARAGRAPHS, Action, Decision
from meute.testing.template.actions import DICE, Die
from meute.testing.template.state import State
from meute.testing.template.words import log


@dataclass(frozen=True)
class Roll(Decision):
    """2.2 Chance rolls a die that its owner alone sees; it takes the place of the last one."""

    to: int

    def options(self, state: State) -> Sequence[Action]:
        return DICE

    def resolve(self, state: State, action: Die) -> None:
        state.dice[self.to] = action.face
        state.shown += 1
        log.tell_rolled(state, self.to)

    def seen_by(self) -> int:
        return 1 << self.to


PARAGRAPHS[Roll] = "2.2"
