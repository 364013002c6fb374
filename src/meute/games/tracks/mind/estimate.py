"""Who will win a game of Wolf Tracks, as far as a position tells."""

from __future__ import annotations

from math import exp
from typing import Final

from meute.games.tracks.data import (
    DEATH_PENALTY,
    EXCLUSION_PENALTY,
    MOST_CHIPS,
    STRONGEST,
    WOLVES_EACH,
)
from meute.games.tracks.rules.pack import pack_of, rows
from meute.games.tracks.state import CUB, EXTINCT, HAND, PACK, State, owner_of, wolf_of

FEATURES: Final[tuple[str, ...]] = (
    "points",
    "rank",
    "recognition",
    "strength",
    "wolves",
    "cubs",
    "hand",
    "alphas",
    "weak",
)
"""What `describe` says of a player, in its order; the learned weights name the same."""

POINTS: Final = 10
"""Points that count as one, so that all features are about as large."""

STAGES: Final = 4
"""Quarters of the way to the target."""

WEAK: Final = 2
"""With this strength or less one hungry phase kills a wolf."""


NEAR_DEATH: Final = 3
"""With this strength or less a wolf counts as weak for the pack."""

SMALL: Final = 4
ENOUGH: Final = 30
"""Wolves, and strength of all together, beyond which more of it hardly helps a pack to live."""

AT_RISK: Final = -0.89
FEW: Final = 1.94
MANY: Final = -0.145
STRONG: Final = -1.84
FAILING: Final = 3.49
NEARLY: Final = -1.95
"""What they and the way to the target mean for the danger that the pack dies out. (fitted)"""


def stage(state: State) -> int:
    """Tell how far the leader has come on the way to the target."""
    way = STAGES * max(0, *state.points) // state.settings.target
    return min(way, STAGES - 1)


def tempo(state: State) -> tuple[int, int]:
    """Return the year and the phase."""
    return state.year, state.phase


def winners(state: State) -> list[float]:
    """M7 Return what each player gets of a finished game; a pack that died out is a defeat."""
    if state.result == EXTINCT:
        return [0.0] * state.seats
    most = max(state.points)
    first = state.points.count(most)
    return [1.0 / first if points == most else 0.0 for points in state.points]


def survival(state: State) -> float:
    """M7d How likely the pack lives until somebody has won, by a logistic curve.

    A strong pack does, and one of whose wolves few are near to death; the less of the way to the
    target is left the better. Fitted to 18,559 years of 2,800 games between players who draw.
    """
    if state.result == EXTINCT:
        return 0.0
    strength = [state.strength[wolf] for wolf, place in enumerate(state.where) if place == PACK]
    wolves, weak = len(strength), sum([each <= NEAR_DEATH for each in strength])
    way = min(1.0, max(0, *state.points) / state.settings.target)
    risk = (
        AT_RISK
        + FEW * min(wolves, SMALL) / SMALL
        + MANY * wolves
        + STRONG * min(sum(strength), ENOUGH) / ENOUGH
        + FAILING * weak / max(1, wolves)
        + NEARLY * way
    )
    return 1.0 / (1.0 + exp(risk))


def features(state: State) -> list[list[float]]:
    """Describe each player: points, rank, recognition, strength, and wolves to come."""
    rank = [0.0] * state.seats
    for points, row in enumerate(reversed(rows(state)), start=1):
        for wolf in row:
            rank[owner_of(wolf)] += points
    total = state.points
    return [describe(state, player, total[player], rank[player]) for player in range(state.seats)]


def describe(state: State, player: int, points: int, rank: float) -> list[float]:
    """Return what one player has: the FEATURES."""
    first = wolf_of(player, 0)
    cards = state.where[first : first + WOLVES_EACH]
    pack = pack_of(state, player)
    due = DEATH_PENALTY * state.deaths[player] + EXCLUSION_PENALTY * state.exclusions[player]
    return [
        (points - due) / POINTS,
        rank / POINTS,
        sum([state.chips[wolf] for wolf in pack]) / MOST_CHIPS,
        sum([state.strength[wolf] for wolf in pack]) / STRONGEST,
        float(len(pack)),
        float(cards.count(CUB)),
        float(cards.count(HAND)),
        float(sum([wolf in state.males[:1] or wolf in state.females[:1] for wolf in pack])),
        float(sum([state.strength[wolf] <= WEAK for wolf in pack])),
    ]
