"""What can be counted in Wolf Tracks, for reasons: what a year leaves each player with."""

from __future__ import annotations

from typing import Final

from meute.core.foresight import Measure
from meute.games.tracks.data import DEATH_PENALTY, EXCLUSION_PENALTY, WOLVES_EACH
from meute.games.tracks.mind.estimate import WEAK
from meute.games.tracks.rules.pack import pack_of, rows
from meute.games.tracks.state import CUB, State, owner_of, wolf_of

POINTS: Final = (0,)
RANK: Final = (1,)
RECOGNITION: Final = (2,)
STRENGTH: Final = (3,)
CUBS: Final = (5,)
ALPHAS: Final = (7,)
FRAIL: Final = (8,)
"""The features of the estimate, by what they are about."""


def points(state: State, player: int) -> int:
    """M7a, M4 A player's points, less what dead and excluded wolves still cost."""
    due = DEATH_PENALTY * state.deaths[player] + EXCLUSION_PENALTY * state.exclusions[player]
    return state.points[player] - due


def rank(state: State, player: int) -> int:
    """M6 What the rank of a player's wolves is worth, if the year ended so."""
    found = 0
    for worth, row in enumerate(reversed(rows(state)), start=1):
        found += worth * sum(owner_of(wolf) == player for wolf in row)
    return found


def recognition(state: State, player: int) -> int:
    """B0.5 A player's recognition, all wolves of the pack together."""
    return sum(state.chips[wolf] for wolf in pack_of(state, player))


def strength(state: State, player: int) -> int:
    """B0.4 The strength of a player's wolves in the pack, all together."""
    return sum(state.strength[wolf] for wolf in pack_of(state, player))


def cubs(state: State, player: int) -> int:
    """B0.2 Count a player's cubs."""
    first = wolf_of(player, 0)
    return state.where[first : first + WOLVES_EACH].count(CUB)


def alphas(state: State, player: int) -> int:
    """B0.7 Count the heads of the two columns that belong to a player."""
    heads = (*state.males[:1], *state.females[:1])
    return sum(owner_of(wolf) == player for wolf in heads)


def weak(state: State, player: int) -> int:
    """PH1.2 Count the wolves of a player that one hungry phase would kill."""
    return sum(state.strength[wolf] <= WEAK for wolf in pack_of(state, player))


MEASURES: Final = (
    Measure("points", points, POINTS, others=True),
    Measure("recognition", recognition, RECOGNITION, others=True),
    Measure("rank", rank, RANK, others=True),
    Measure("strength", strength, STRENGTH),
    Measure("alphas", alphas, (*RANK, *ALPHAS)),
    Measure("cubs", cubs, CUBS),
    Measure("weak", weak, (*STRENGTH, *FRAIL), fewer=True),
)
