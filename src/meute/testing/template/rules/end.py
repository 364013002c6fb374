"""3 The end."""

from __future__ import annotations

from dataclasses import dataclass

from meute.core.decision import Step
from meute.testing.template.state import State
from meute.testing.template.words import log


@dataclass(frozen=True)
class EndGame(Step):
    """3.1 Everybody adds the last die and the stash."""

    def run(self, state: State) -> None:
        for player in range(state.seats):
            log.tell_hidden(state, player)
            state.points[player] += state.dice[player] + state.stashes[player]
