"""M7 The end of the game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from meute.core.decision import Step
from meute.games.tracks.rules.pack import check_extinction
from meute.games.tracks.state import WON, State
from meute.games.tracks.words.log import tell_winners


@dataclass(frozen=True)
class CheckEnd(Step):
    """M7, R26, R27 First the target, then the empty pack; otherwise another year begins."""

    def run(self, state: State) -> None:
        best = max(state.points)
        if best < state.settings.target:
            check_extinction(state)
            return
        state.result = WON
        state.pending.clear()
        tell_winners(state, best)


CHECK_END: Final = CheckEnd()
