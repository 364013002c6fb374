"""B3.A.3, C5 Bonus tracks: advancing, their bonuses, and the crosshair that moves the hunter."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from meute.core.decision import EVERYBODY, PARAGRAPHS, Action, Decision, Step
from meute.games.foxes.actions import ADVANCE_ON, AdvanceOn
from meute.games.foxes.data import FROM_TRACKS, MOST_SEATS, TRACK, VITAL
from meute.games.foxes.rules.gains import gain
from meute.games.foxes.state import NOBODY, State
from meute.games.foxes.words.log import tell


def can_advance(state: State, player: int) -> bool:
    """D11 Tell whether a bonus track is left to advance on."""
    return min(state.paws[VITAL * player : VITAL * player + VITAL]) < TRACK


def advance_any(state: State, player: int, steps: int = 1) -> None:
    """D11 Advance on bonus tracks of choice, one step after another."""
    state.pending.extend([ADVANCE_ONCE[player]] * (steps - 1))
    ADVANCE_ONCE[player].run(state)


@dataclass(frozen=True)
class AdvanceOnce(Step):
    """B0.8 One step on a track of choice: lost if none is open, asked if several are."""

    player: int

    def run(self, state: State) -> None:
        player = self.player
        open_tracks = [t for t in range(VITAL) if state.paws[VITAL * player + t] < TRACK]
        if len(open_tracks) == 1:
            advance(state, player, open_tracks[0])
        elif open_tracks:
            state.pending.append(CHOOSE_TRACK[player])


@dataclass(frozen=True)
class ChooseTrack(Decision):
    """B3.A' D11 Advance on any bonus track whose end the player's paw has not reached."""

    def options(self, state: State) -> Sequence[Action]:
        paws = state.paws
        return [ADVANCE_ON[t] for t in range(VITAL) if paws[VITAL * self.player + t] < TRACK]

    def resolve(self, state: State, action: AdvanceOn) -> None:
        advance(state, self.player, action.territory)


def advance(state: State, player: int, track: int) -> None:
    """B3.A.3 The paw goes one space on: first the space's bonus, then its crosshair."""
    values = state.printed
    state.paws[VITAL * player + track] += 1
    space = TRACK * track + state.paws[VITAL * player + track] - 1
    tell(state, "advance", player, "territory", track, "space", space % TRACK + 1)
    if values.crosshairs[space]:
        state.pending.append(CROSSHAIR)
    gain(state, player, values.track_gains[space], values.track_amounts[space], FROM_TRACKS)


@dataclass(frozen=True)
class Crosshair(Step):
    """B3.A.3 A white crosshair moves the hunter one vital territory clockwise."""

    def run(self, state: State) -> None:
        if state.hunter != NOBODY:
            put_hunter(state, (state.hunter + 1) % VITAL)


def put_hunter(state: State, territory: int) -> None:
    """B2.1 The hunter or photographer stands in a vital territory."""
    state.hunter = territory
    tell(state, "hunter", EVERYBODY, "territory", territory)


ADVANCE_ONCE: Final = [AdvanceOnce(player) for player in range(MOST_SEATS)]
CHOOSE_TRACK: Final = [ChooseTrack(player) for player in range(MOST_SEATS)]
CROSSHAIR: Final = Crosshair()

PARAGRAPHS.update(
    {
        ChooseTrack: "B3.A'",
    }
)
