"""P3 Placement: everybody fills their own tableau in secret, all at the same time.

A whole placement of fifteen counters in fifteen cells has far too many forms for one answer. So it
is a secret run: every player is asked for the cells of their own wolves, column by column, and then
to confirm. Every cell is asked, also those that stay empty, so the questions tell the others
nothing; the answers stay hidden from them, in the view and in the record, until the column is
revealed. Nobody waits for anybody inside the run, and everybody may take back and change what they
have placed until the last one has confirmed.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from meute.core.decision import PARAGRAPHS, Action, Decision, SecretDecision, Step
from meute.games.tracks.actions import CONFIRMING, PLACES, Place
from meute.games.tracks.data import CELLS_EACH, COLUMNS, COUNTERS, MOST_SEATS, WOLVES
from meute.games.tracks.rules.pack import pack_of
from meute.games.tracks.state import (
    CUB,
    CUB_PHASE,
    EMPTY,
    NOTHING,
    SOLITARY_PHASE,
    UNASKED,
    State,
    cell_of,
    letter_of,
)
from meute.games.tracks.words.log import tell_placed


def cells_of(state: State, player: int) -> list[int]:
    """P3.1 The cells a player is asked for, column by column; the first only with cubs."""
    phase = CUB_PHASE if CUB in state.where else SOLITARY_PHASE
    firsts = [cell_of(wolf, phase) for wolf in pack_of(state, player)]
    return [first + later for later in range(COLUMNS + 1 - phase) for first in firsts]


@dataclass(frozen=True)
class BeginPlacement(Step):
    """P3.1 Every wolf of the pack may get a counter for each phase."""

    def run(self, state: State) -> None:
        state.vigour = state.strength[:]
        asked: list[Decision] = []
        for player in range(state.seats):
            cells = cells_of(state, player)
            for cell in cells:
                state.counters[cell] = UNASKED
            if cells:
                asked += [PLACE_COUNTER[cell] for cell in cells]
                asked.append(CONFIRM_PLACEMENT[player])
        state.then(*asked, CLOSE_PLACEMENT)


def placing(state: State) -> bool:
    """P3.2 Tell whether counters are being placed now."""
    return state.quarry != NOTHING and not state.placed


@dataclass(frozen=True)
class PlaceCounter(SecretDecision):
    """P3.1 Put a counter for this wolf and phase, or leave the cell empty."""

    cell: int

    def options(self, state: State) -> Sequence[Action]:
        """Every counter not placed yet; O2.3 with a life span only what the wolf can pay."""
        first = CELLS_EACH * self.player
        used = set(state.counters[first : first + CELLS_EACH])
        if state.settings.life_span:
            spirals = state.settings.spirals
            spare = spare_strength(state, self.cell // COLUMNS)
            used.update(c for c in range(1, COUNTERS + 1) if spirals[c] >= spare)
        used.discard(EMPTY)
        return [place for counter, place in enumerate(PLACES_AT[self.cell]) if counter not in used]

    def resolve(self, state: State, action: Place) -> None:
        state.counters[self.cell] = action.counter

    def seen_by(self) -> int:
        """P3.3 The owner alone knows what lies face down."""
        return 1 << self.player


def spare_strength(state: State, wolf: int) -> int:
    """O2.3 The wolf's strength less the spirals placed for it so far."""
    spirals = state.settings.spirals
    row = state.counters[COLUMNS * wolf : COLUMNS * wolf + COLUMNS]
    return state.vigour[wolf] - sum(spirals[counter] for counter in row if counter > 0)


@dataclass(frozen=True)
class ConfirmPlacement(SecretDecision):
    """P3.2 Confirm the placement; it may be changed until the last player has confirmed."""

    def options(self, state: State) -> Sequence[Action]:
        return CONFIRMING

    def resolve(self, state: State, action: Action) -> None:
        """That it is answered says everything."""


@dataclass(frozen=True)
class ClosePlacement(Step):
    """P3.2, P3.3 Nothing changes any more; everybody sees which cells are filled."""

    def run(self, state: State) -> None:
        state.placed = True
        state.shown += 1
        tell_placed(state)


BEGIN_PLACEMENT: Final = BeginPlacement()
PLACES_AT: Final = [
    PLACES[letter_of(cell // COLUMNS)][cell % COLUMNS] for cell in range(COLUMNS * WOLVES)
]
"""By cell, then by counter."""
PLACE_COUNTER: Final = [PlaceCounter(cell // CELLS_EACH, cell) for cell in range(COLUMNS * WOLVES)]
CONFIRM_PLACEMENT: Final = [ConfirmPlacement(player) for player in range(MOST_SEATS)]
CLOSE_PLACEMENT: Final = ClosePlacement()

PARAGRAPHS.update(
    {
        PlaceCounter: "P3.1",
        ConfirmPlacement: "P3.2",
    }
)
