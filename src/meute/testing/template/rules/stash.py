"""2.3, 2.4 The token that each player hides."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from meute.core.decision import PARAGRAPHS, Action, Decision
from meute.testing.template.actions import NOD, STASHES, Nod, Stash
from meute.testing.template.data import MOST_NODS
from meute.testing.template.state import State


@dataclass(frozen=True)
class NodOrStash(Decision):
    """2.3, 2.4 Hide a token, or nod first; what it is worth nobody else sees."""

    def options(self, state: State) -> Sequence[Action]:
        return [*STASHES, NOD] if state.nods < MOST_NODS else STASHES

    def resolve(self, state: State, action: Stash | Nod) -> None:
        if isinstance(action, Nod):
            state.nods += 1
            state.then(self)
        else:
            state.nods = 0
            state.stashes[self.player] += action.token

    def seen_by(self) -> int:
        return 1 << self.player


PARAGRAPHS[NodOrStash] = "2.3"
