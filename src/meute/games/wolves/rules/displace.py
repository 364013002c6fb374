"""13 A wolf gives way to a piece of higher rank."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from meute.core.decision import PARAGRAPHS, Action, Decision
from meute.games.wolves.actions import FLEES, Flee
from meute.games.wolves.data import MOST_SEATS
from meute.games.wolves.maps import FAR
from meute.games.wolves.pieces import DENS, OWNER, SHELTERS
from meute.games.wolves.rules.board import lift, put
from meute.games.wolves.state import CLOSED, State
from meute.games.wolves.words.log import tell_flight


def refuges(state: State, wolf: int) -> list[int]:
    """13, h, i The nearest hexes on foot, empty or with one piece of the wolf's colour."""
    ground, one, two = state.ground, state.one, state.two
    shelters = SHELTERS[OWNER[wolf]]
    nearest = FAR
    out: list[int] = []
    for h, steps in enumerate(state.land.walk[state.where[wolf]]):
        if 0 < steps <= nearest and ground[h] != CLOSED and not two[h] and shelters[one[h]]:
            if steps < nearest:
                nearest = steps
                out = []
            out.append(h)
    return out


def displace(state: State, player: int, wolf: int) -> None:
    """13, g The wolf flees at once; the player is asked only if there is a choice."""
    options = refuges(state, wolf)
    if len(options) == 1:
        flee(state, wolf, options[0])
    else:
        state.pending.append(DISPLACE_WOLF[player][wolf])


def flee(state: State, wolf: int, h: int) -> None:
    """Move the displaced wolf."""
    lift(state, wolf, state.where[wolf])
    put(state, wolf, h)
    tell_flight(state, wolf, h)


@dataclass(frozen=True)
class DisplaceWolf(Decision):
    """13 The player whose alpha or lair displaces a wolf chooses among its nearest refuges."""

    wolf: int

    def options(self, state: State) -> Sequence[Action]:
        return [FLEES[h] for h in refuges(state, self.wolf)]

    def resolve(self, state: State, action: Flee) -> None:
        flee(state, self.wolf, action.hex)


DISPLACE_WOLF: Final = [
    [DisplaceWolf(player, wolf) for wolf in range(DENS[0])] for player in range(MOST_SEATS)
]

PARAGRAPHS.update(
    {
        DisplaceWolf: "13",
    }
)
