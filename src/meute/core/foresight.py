"""What a room knows beyond its rules about who will win: the search and the analysis ask it."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from math import exp
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from meute.core.dealer import Dealer

Features = Sequence[Sequence[float]]
"""One row of numbers per player; the same numbers of all players are compared."""


@dataclass(frozen=True)
class Foresight:
    """A room's estimate of the chances to win, and how a search should use it.

    The chance of a player grows with the weighted sum of the player's features (a conditional
    logit model); the weights of each stage of the game are found by `meute tune`.
    """

    features: Callable[[Any], Features]
    """The features of every player in a position with nothing hidden."""
    stage: Callable[[Any], int]
    """Which row of weights holds for a position."""
    weights: Sequence[Sequence[float]]
    """What each feature is worth, by stage."""
    tempo: Callable[[Any], tuple[int, int]]
    """The chapter and the turn of a position: a playout never goes beyond its chapter."""
    horizon: int = 1
    """After how many turns a playout ends in an estimate."""
    quiet: Callable[[Any], bool] = lambda _: True
    """Whether a position can be estimated well; a playout goes on until one is."""
    point: float = 0.01
    """What one point of the room's ratings is worth as a chance to win."""
    trust: float = 25.0
    """How many playouts the room's ratings count for: the noisier playouts are, the more."""
    least: int = 4
    """Playouts that every option should have: with fewer of them fewer options are compared."""
    caution: float = 0.0
    """How many standard errors an option must be ahead of the one that the room rates highest.

    For rooms with so much luck that the best of several means is mostly a lucky one. With 0 means
    and ratings decide together.
    """
    flat: bool = False
    """Whether only the question asked is learned about; all seats then play on by judgement."""
    mirrors: bool = False
    """Whether options of one kind with equal ratings are the same but for where things lie."""
    judge: Callable[[Any, int, Sequence[Any]], Sequence[float]] | None = None
    """A quicker way to rate options, from the state, for a room that hides nothing."""
    certain: bool = False
    """Whether nothing is hidden and nothing is left to chance once the game has begun."""
    hasty: Callable[[Any, Any, Sequence[Any], Dealer], Any] | None = None
    """A quick answer to a decision for seats that are not searched for; None where it has none."""
    rate: Callable[[Any, Any, Sequence[Any]], Sequence[float]] | None = None
    """The room's ratings, from a world, a question and its options: the same as from the view of
    whoever is asked, but without making one."""
    known: Callable[[Any, int], Hashable] | None = None
    """All that a seat knows in a world: equal in two worlds of one game if its views are; without
    it the views themselves are compared."""
    closing: Callable[[Any], list[float]] | None = None
    """What a finished game counts for each player in a playout; without it, who has won."""
    believe: Callable[[Any, Dealer], Any] | None = None
    """A world that fits a view, likelier ones more often; without it, any world."""
    matters: Callable[[Any, Sequence[Any]], bool] = lambda _, __: True
    """Whether a question is worth playouts, by view and options; else the judgement answers."""
    guess: Sequence[Sequence[float]] = ()
    """What the weights should be about, for `meute tune` to start from; else nothing at all."""
    levels: Mapping[str, int] = field(
        default_factory=lambda: {"medium": 0, "hard": 40, "expert": 160}
    )
    """Playouts of the bots by level; none at all means the room's judgement alone."""

    def estimate(self, state: Any) -> list[float]:
        """Return each player's chance to win, as far as the room can tell; they sum to one."""
        return chances(self.features(state), self.weights[self.stage(state)])


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
