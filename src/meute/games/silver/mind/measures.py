"""What can be counted in Silver, for reasons: what a village and a round cost."""

from __future__ import annotations

from typing import Final

from meute.core.foresight import Measure
from meute.games.silver.mind.estimate import lost
from meute.games.silver.mind.round_cost import costs
from meute.games.silver.state import NOBODY, State

COST: Final = (0, 1)
"""The features of the estimate: points lost, and points that the round should cost."""


def village(state: State, player: int) -> int:
    """R10.1 What a player's cards cost as they lie; over many worlds, as far as one can tell."""
    cards = state.villages[player] if state.villages else ()
    return sum(state.value[card] for card in cards)


def cards(state: State, player: int) -> int:
    """R10.1 Count a player's cards."""
    return len(state.villages[player]) if state.villages else 0


def loss(state: State, player: int) -> float:
    """R10.5 The points a player has lost, with those that this round should cost."""
    if state.turn == NOBODY or not state.value:
        return lost(state, player)
    return lost(state, player) + costs(state)[player]


MEASURES: Final = (
    Measure("village", village, COST, fewer=True, now=True),
    Measure("cards", cards, COST, fewer=True, now=True),
    Measure("loss", loss, COST, fewer=True, others=True),
)
