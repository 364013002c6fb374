"""What regions promise: who weighs how much there, and what a token is worth to whom."""

from __future__ import annotations

from typing import Final

from meute.games.wolves.data import (
    ALPHA,
    CONTROL,
    DATES,
    FEWEST,
    LAIR,
    PACK,
    PLACES,
    THIRD_PACK,
)
from meute.games.wolves.mind.worth import ALPHA_WEIGHT, PATIENCE, RIVAL
from meute.games.wolves.pieces import KIND, OWNER, THIRD
from meute.games.wolves.state import State

WEIGHT: Final[list[float]] = [
    control + ALPHA_WEIGHT * (kind == ALPHA) for kind, control in enumerate(CONTROL)
]
"""What a piece of each kind weighs in a region."""


def strengths(state: State) -> list[list[float]]:
    """Return what everybody weighs in each region; in a game for two the third pack comes last."""
    layout = state.land.layout
    contenders = state.seats + (state.seats == FEWEST)
    out = [[0.0] * contenders for _ in range(layout.slots)]
    for row in (state.one, state.two):
        for h, piece in enumerate(row):
            if piece and piece != THIRD:
                out[h // PLACES][OWNER[piece]] += WEIGHT[KIND[piece]]
    if state.seats == FEWEST:
        for slot in layout.regions:
            packs, alphas, lairs = THIRD_PACK[state.piles[slot]]
            out[slot][-1] = packs * WEIGHT[PACK] + alphas * WEIGHT[ALPHA] + lairs * WEIGHT[LAIR]
    return out


def urgency(state: State, moon: int) -> float:
    """Return how much a moon counts now: the nearer its date, the more."""
    left = DATES[state.seats][moon] - len(state.calendar)
    return PATIENCE / (PATIENCE + max(left, 0))


def promise(mine: float, best: float, next_best: float, first: int, second: int) -> float:
    """Return what a token promises to a strength against the two strongest others."""
    lost = RIVAL * first
    if mine < 0.5:  # noqa: PLR2004 (nobody there)
        return -lost if best else 0.0
    if mine > best:
        return first * (0.7 + 0.06 * min(mine - best, 5.0))
    if mine == best:
        return second - 0.2
    if mine > next_best:
        return second * (0.8 + 0.05 * max(4.0 - (best - mine), 0.0)) - lost
    return second * (0.35 if mine == next_best else 0.15) - lost
