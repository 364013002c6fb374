"""Who will win, as far as a position tells, and how far a playout goes before that is asked."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import exp
from typing import Any

Features = Sequence[Sequence[float]]
"""One row of numbers per player; the same numbers of all players are compared."""


@dataclass(frozen=True)
class Estimate:
    """A conditional logit model of the winner.

    The chance of a player grows with the weighted sum of the player's features (a softmax over the
    players); the weights of each stage of the game are found by `meute tune`.
    """

    features: Callable[[Any], Features]
    """The features of every player in a position with nothing hidden."""
    stage: Callable[[Any], int]
    """Which row of weights holds for a position."""
    weights: Sequence[Sequence[float]]
    """What each feature is worth, by stage."""
    guess: Sequence[Sequence[float]] = ()
    """What the weights should be about (the prior mean), for `meute tune` to start from."""

    def __call__(self, state: Any) -> list[float]:
        """Return each player's chance to win, as far as the room can tell; they sum to one."""
        return chances(self.features(state), self.weights[self.stage(state)])


def always(_: Any) -> bool:
    """Find every position fit to be estimated."""
    return True


@dataclass(frozen=True)
class Pace:
    """How far a playout goes (its depth limit), and what a game that ends in it counts."""

    tempo: Callable[[Any], tuple[int, int]]
    """The chapter and the turn of a position: a playout never goes beyond its chapter."""
    horizon: int = 1
    """After how many turns a playout ends in an estimate."""
    quiet: Callable[[Any], bool] = always
    """Whether a position can be estimated well (is quiescent); a playout goes on until one is."""
    closing: Callable[[Any], list[float]] | None = None
    """What a finished game counts for each player in a playout; without it, who has won."""
    margins: bool = True
    """Whether that tells by how much a game is won, so that it is no chance to win."""


@dataclass(frozen=True)
class Ratings:
    """What the numbers mean that the room's `rate` gives to options."""

    point: float = 0.01
    """What one point is worth as a chance to win."""
    mirrors: bool = False
    """Whether options of one kind with equal ratings are the same but for where things lie."""


def chances(features: Features, weights: Sequence[float]) -> list[float]:
    """Return the chance of each player by the weighted sum of its features.

    >>> chances([[1.0], [1.0]], [0.5])
    [0.5, 0.5]
    """
    sums = [sum((w * f for w, f in zip(weights, row, strict=True)), 0.0) for row in features]
    best = max(sums)
    powers = [exp(total - best) for total in sums]
    whole = sum(powers, 0.0)
    return [power / whole for power in powers]


def shares(ranks: Sequence[int]) -> list[float]:
    """Return what each player gets of a win: all of it, or a part if several share it.

    >>> shares([1, 3, 1])
    [0.5, 0.0, 0.5]
    """
    winners = ranks.count(1)
    return [1.0 / winners if rank == 1 else 0.0 for rank in ranks]
