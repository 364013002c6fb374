"""What the round will cost each player, as games of many quick players have taught.

A small net: units that listen to a situation, are silent below zero, and add what they say.
"""

from __future__ import annotations

from operator import mul
from typing import Final

from meute.games.silver.cost_weights import BASE, BIAS, HIDDEN, SAID
from meute.games.silver.situation import situation
from meute.games.silver.state import State

UNITS: Final = tuple(zip(HIDDEN, BIAS, SAID, strict=True))


def costs(state: State) -> list[float]:
    """Return the points that each player should lose in this round; a turn has just begun."""
    return [cost_of(row) for row in situation(state)]


def cost_of(row: list[float]) -> float:
    """Return what a player in this situation should lose."""
    cost = BASE
    for weights, bias, said in UNITS:
        heard = bias + sum(map(mul, weights, row))
        if heard > 0:
            cost += heard * said
    return cost
