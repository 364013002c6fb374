"""PH1 Raising cubs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from meute.core.decision import CHANCE, PARAGRAPHS, Action, Decision, Step
from meute.games.tracks.actions import TURNED, Turned
from meute.games.tracks.data import CUB_NEEDS
from meute.games.tracks.rules.pack import after_change, cubs
from meute.games.tracks.rules.phase import recognise_first, total
from meute.games.tracks.state import HAND, State
from meute.games.tracks.words.log import tell_raising, tell_wolf


@dataclass(frozen=True)
class RaiseCubs(Step):
    """PH1.1 Every seven points keep a cub alive; those farthest from the alpha female die."""

    def run(self, state: State) -> None:
        litter = cubs(state)
        if not litter:
            return
        points = total(state)
        fed = min(points // CUB_NEEDS, len(litter))
        tell_raising(state, points, len(litter), fed)
        state.then(PRAISE_NURSE)
        if fed == 0:
            all_cubs_die(state)
        else:
            state.then(*[CUB_DIES] * (len(litter) - fed))


@dataclass(frozen=True)
class CubDies(Decision):
    """PH1.1, PH1.4, R20 The cub farthest out dies: it is shown to all and goes back to hand."""

    def options(self, state: State) -> Sequence[Action]:
        """The order of the cubs is unknown to all, so each may be the one."""
        return [TURNED[wolf] for wolf in cubs(state)]

    def resolve(self, state: State, action: Turned) -> None:
        cub_dies(state, action.wolf)


def cub_dies(state: State, wolf: int) -> None:
    """PH1.1 The card returns to its owner's hand, without penalty."""
    state.where[wolf] = HAND
    state.unsure[wolf] = 0
    tell_wolf(state, "cub_dies", wolf)


def all_cubs_die(state: State) -> None:
    """PH1.1, PH3.3 No cub survives; the pack may have died out with them."""
    litter = cubs(state)
    for wolf in litter:
        cub_dies(state, wolf)
    if litter:
        state.shown += 1
        after_change(state)


@dataclass(frozen=True)
class PraiseNurse(Step):
    """PH1.2, PH1.3, R4 The first wolf gains recognition, whatever became of the cubs."""

    def run(self, state: State) -> None:
        recognise_first(state)


RAISE_CUBS: Final = RaiseCubs()
CUB_DIES: Final = CubDies(CHANCE)
PRAISE_NURSE: Final = PraiseNurse()

PARAGRAPHS.update(
    {
        CubDies: "PH1.1",
    }
)
