"""What the round will cost each player, as games of many quick players have taught.

A small net: units that listen to a situation, are silent below zero, and add what they say.
"""

from __future__ import annotations

from typing import Final

from meute.games.silver.cost_weights import BASE, BIAS, HIDDEN, SAID
from meute.games.silver.situation import situation
from meute.games.silver.state import State

UNITS: Final[list[tuple[tuple[float, ...], float, float]]] = list(
    zip(HIDDEN, BIAS, SAID, strict=True)
)
"""Of each unit what it listens to, how ready it is to speak, and what its word costs."""


def costs(state: State) -> list[float]:
    """Return the points that each player should lose in this round; a turn has just begun."""
    return [cost_of(row) for row in situation(state)]


def cost_of(row: list[float]) -> float:
    """Return what a player in this situation should lose."""
    cost: float = BASE
    told = [place for place, number in enumerate(row) if number]
    for weights, bias, said in UNITS:
        heard = bias + listen(weights, row, told)
        if heard > 0:
            cost += heard * said
    return cost


def listen(weights: tuple[float, ...], row: list[float], told: list[int]) -> float:
    """Add up a situation by weights; only what it tells, since about half of it is nothing."""
    heard = 0.0
    for place in told:
        heard += weights[place] * row[place]
    return heard
