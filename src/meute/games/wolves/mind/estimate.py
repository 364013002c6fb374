"""Who will win a game of The Wolves, as far as a position tells."""

from __future__ import annotations

from typing import Final

from meute.games.wolves.data import MOONS
from meute.games.wolves.mind.regions import strengths
from meute.games.wolves.mind.sight import Sight
from meute.games.wolves.rules.end import parts
from meute.games.wolves.state import State

FEATURES: Final[tuple[str, ...]] = (
    "points so far, in tens",
    "promise of the player board, in tens",
    "promise of regions, in tens",
    "promise of prey, in tens",
    "promise of lairs, in tens",
    "promise of alphas, in tens",
    "has the turn",
)
"""What the numbers of `describe` are, in its order: the weights are learned for these."""

SCALE: Final = 10
"""Points of which a feature counts one, so that weights are about one."""


def stage(state: State) -> int:
    """Count the moons scored."""
    return min(state.phase, len(MOONS) - 1)


def tempo(state: State) -> tuple[int, int]:
    """Count the turns; the game is one chapter."""
    return 0, state.turns


def features(state: State) -> list[list[float]]:
    """Describe each player: points so far, and what each part of the position promises."""
    standing = strengths(state)
    return [describe(Sight(state, player, standing)) for player in range(state.seats)]


def describe(sight: Sight) -> list[float]:
    """Return the features of a player: the points, and the promises part by part."""
    state, player = sight.state, sight.player
    regions = state.land.layout.regions
    return [
        sum(parts(state, player)) / SCALE,
        sight.board() / SCALE,
        sum((sight.region(slot) for slot in regions), 0.0) / SCALE,
        sum((sight.stalk(slot, sight.spots(slot)) for slot in regions), 0.0) / SCALE,
        sight.lairs_to_come() / SCALE,
        sum((sight.outlook(h) for h in state.alphas(player)), 0.0) / SCALE,
        float(state.turn == player),
    ]


GUESS: Final[tuple[tuple[float, ...], ...]] = (
    (1.0, 0.6, 0.8, 1.2, 0.8, 1.2, 0.3),
    (1.2, 0.6, 1.2, 1.4, 0.8, 1.4, 0.4),
    (2.0, 0.6, 2.0, 1.6, 1.0, 1.4, 0.4),
)
"""Points count as much as the judgement says, and more towards the end."""
