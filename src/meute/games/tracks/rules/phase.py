"""PH0 How every action phase begins: reveal, pay the spirals, fix the order of play."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from meute.core.decision import Step
from meute.games.tracks.data import COLUMNS
from meute.games.tracks.rules.pack import after_change, lose_strength, ranking, recognise
from meute.games.tracks.state import CUB, CUB_PHASE, NOBODY, PACK, State, revealed
from meute.games.tracks.words.log import tell_counter, tell_phase


@dataclass(frozen=True)
class RevealColumn(Step):
    """PH0.1, PH0.2, PH0.5 All counters of a column are revealed and paid for at once."""

    phase: int

    def run(self, state: State) -> None:
        """PH1.0 Without cubs the first phase does not take place."""
        state.phase = self.phase
        state.sequence = []
        if self.phase == CUB_PHASE and CUB not in state.where:
            return
        state.shown += 1
        tell_phase(state)
        state.then(FIX_SEQUENCE)
        spirals = state.settings.spirals
        for wolf, counter in enumerate(revealed(state)):
            if counter > 0:
                lose_strength(state, wolf, spirals[counter])
                tell_counter(state, wolf, counter)
        after_change(state)


@dataclass(frozen=True)
class FixSequence(Step):
    """PH0.3, R34 Higher counters first, then rank; fixed after the deaths of the reveal.

    R1 A wolf that died of its spirals is no longer in the pack, so its counter counts for nothing.
    O3.1, R39 With strength before rank the stronger of equals comes first.
    """

    def run(self, state: State) -> None:
        counters = revealed(state)
        acting = [wolf for wolf in ranking(state) if counters[wolf]]
        if state.settings.strength_first:
            acting.sort(key=state.strength.__getitem__, reverse=True)
        acting.sort(key=counters.__getitem__, reverse=True)
        state.sequence = acting


def total(state: State) -> int:
    """PH0.3 The sum of the counters that count in this phase."""
    counters = revealed(state)
    return sum([counters[wolf] for wolf in state.sequence])


def first_wolf(state: State) -> int:
    """PH0.3 The first wolf of the order of play, if it is still in the pack."""
    if state.sequence and state.where[state.sequence[0]] == PACK:
        return state.sequence[0]
    return NOBODY


def recognise_first(state: State) -> None:
    """PH1.2, PH3.5, PH4.2 The first wolf gains recognition."""
    wolf = first_wolf(state)
    if wolf != NOBODY:
        recognise(state, wolf)


REVEAL_COLUMN: Final = [RevealColumn(phase) for phase in range(COLUMNS + 1)]
"""By phase; there is no phase 0."""
FIX_SEQUENCE: Final = FixSequence()
