"""P3 A whole placement for one player: a fair share of what the pack needs, within its strength."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from meute.games.tracks.data import COUNTERS, CUB_NEEDS, HOWL_LOW
from meute.games.tracks.rules.pack import cubs, pack_of, ranking
from meute.games.tracks.state import (
    CUB,
    CUB_PHASE,
    EMPTY,
    HOWL_PHASE,
    HUNT_PHASE,
    PACK,
    RANK_PHASE,
    SOLITARY_PHASE,
    State,
    cell_of,
)

FAIR: Final = 1.2
AMBITION: Final = 0.12
AMPLE: Final = 2.0
"""How much more than the bare share a player gives: more in a large pack, where the share is small
and recognition goes to the highest counter, up to an ample limit. (tuned)"""

RESERVE: Final = 3
"""Strength a wolf keeps through the year. (tuned)"""

FREE: Final = 6
HEAVY: Final = 14
"""A counter that costs nothing, and one that a strong wolf can bear."""

GUARD: Final = 8
"""The counter a wolf should have for rank fights, so that nobody takes its place for nothing."""

SMALL_PACK: Final = 3
"""Wolves with which nobody needs to give more than a fair part."""


@dataclass
class Shelf:
    """The counters a player has not planned with yet, and what each wolf may still spend."""

    spirals: tuple[int, ...]
    free: list[int]
    budget: dict[int, int]

    def take(self, wolf: int, wanted: float) -> int:
        """Take the payable counter nearest to what is wanted, rather above than below it."""
        payable = [c for c in self.free if self.spirals[c] <= self.budget[wolf]]
        if not payable:
            return EMPTY
        best = min(payable, key=lambda c: c - wanted if c >= wanted else 2 * (wanted - c))
        self.free.remove(best)
        self.budget[wolf] -= self.spirals[best]
        return best


def plan(state: State, player: int) -> dict[int, int]:
    """Plan the counters of all cells of a player; it depends on nothing that is placed already."""
    wolves = sorted(pack_of(state, player), key=lambda wolf: -state.vigour[wolf])
    shelf = Shelf(
        state.settings.spirals,
        list(range(1, COUNTERS + 1)),
        {wolf: max(0, state.vigour[wolf] - RESERVE) for wolf in wolves},
    )
    out = {}
    for wolf in reversed(wolves):
        out[cell_of(wolf, SOLITARY_PHASE)] = shelf.take(wolf, 1)
    for phase, need in needs(state):
        for wolf, counter in zip(wolves, shared(state, shelf, wolves, need), strict=True):
            out[cell_of(wolf, phase)] = counter
    for wolf in wolves:
        out[cell_of(wolf, RANK_PHASE)] = shelf.take(wolf, GUARD)
    return out


class Outset:
    """A position as it is when placement begins: equal to another on which the same plan rests."""

    __slots__ = ("facts", "state")

    def __init__(self, state: State) -> None:
        self.state = state
        where, settings = state.where, state.settings
        pack = tuple([wolf for wolf, place in enumerate(where) if place == PACK])
        black = settings.large_black[state.quarry]
        self.facts = (settings.spirals, black, tuple(state.vigour), pack, where.count(CUB))

    def __hash__(self) -> int:
        return hash(self.facts)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Outset) and self.facts == other.facts


@lru_cache(maxsize=64)
def _remembered(outset: Outset, player: int) -> dict[int, int]:
    return plan(outset.state, player)


def planned(state: State, player: int) -> dict[int, int]:
    """Return the plan, made once for all cells that are asked for."""
    return _remembered(Outset(state), player)


def needs(state: State) -> list[tuple[int, float]]:
    """What the whole pack should bring together, the most urgent first."""
    more = min(AMPLE, FAIR + AMBITION * (len(ranking(state)) - SMALL_PACK))
    out: list[tuple[int, float]] = [(HUNT_PHASE, more * state.settings.large_black[state.quarry])]
    if CUB in state.where:
        out.append((CUB_PHASE, more * CUB_NEEDS * len(cubs(state))))
    out.append((HOWL_PHASE, more * HOWL_LOW))
    return out


def shared(state: State, shelf: Shelf, wolves: Sequence[int], need: float) -> list[int]:
    """Give the player's share of a need, each wolf by what it can bear."""
    everyone = sum(capacity(state.vigour[wolf]) for wolf in ranking(state))
    left = sum(capacity(state.vigour[wolf]) for wolf in wolves)
    share = need * left / everyone
    out = []
    for wolf in wolves:
        mine = capacity(state.vigour[wolf])
        out.append(shelf.take(wolf, share * mine / left))
        share = max(0.0, share - out[-1])
        left -= mine
    return out


def capacity(strength: int) -> int:
    """About the highest counter that a wolf can bear in one phase."""
    return FREE if strength <= RESERVE else min(HEAVY, FREE - 1 + strength)
