"""Who will win a game of The Wolves, as far as a position tells."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from meute.core.foresight import Estimate, Foresight, OpenTree, Pace
from meute.games.wolves.actions import BONUS_ACTION, END_TURN, MOVE
from meute.games.wolves.data import LAND, MOONS, TILES
from meute.games.wolves.heuristic import (
    LEAST_GAIN,
    RATERS,
    action_gain,
    best_step,
    flip_gain,
    rate_by_trying,
    wolves_to_move,
)
from meute.games.wolves.heuristic_sight import Sight, strengths
from meute.games.wolves.heuristic_weights import TERRAIN_TOKEN
from meute.games.wolves.rules.end import parts
from meute.games.wolves.rules.move import PayMove
from meute.games.wolves.rules.turn import TakeAction
from meute.games.wolves.state import State
from meute.games.wolves.weights import WEIGHTS


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
    """Return the points of a player and the promises, part by part."""
    state, player = sight.state, sight.player
    regions = state.land.layout.regions
    return [
        sum(parts(state, player)) / 10,
        sight.board() / 10,
        sum((sight.region(slot) for slot in regions), 0.0) / 10,
        sum((sight.stalk(slot, sight.spots(slot)) for slot in regions), 0.0) / 10,
        sight.lairs_to_come() / 10,
        sum((sight.outlook(h) for h in state.alphas(player)), 0.0) / 10,
        float(state.turn == player),
    ]


def judge(state: State, player: int, options: Sequence[Any]) -> list[float]:
    """Rate options straight from a state, moves less carefully than the room's judgement does."""
    decision: Any = state.pending[-1]
    if isinstance(decision, PayMove):
        return payments(Sight(state, player))[: len(options)]
    if isinstance(decision, TakeAction) and END_TURN not in options:
        sight = Sight(state, player)
        now = sight.value()
        return [action_worth(sight, option, now) for option in options]
    rater = RATERS.get(type(decision)) or rate_by_trying
    return rater(state, decision, options)


def action_worth(sight: Sight, action: Any, now: float) -> float:
    """Return about what an action brings; a bonus token waits."""
    if action == BONUS_ACTION:
        return -1.0
    if action == MOVE:
        tokens = sight.state.terrain_tokens[sight.player]
        return max(payments(sight)[: TILES + (LAND if tokens else 0)])
    return action_gain(sight.state, sight.player, action, now)


def payments(sight: Sight) -> list[float]:
    """Return about what each way to pay a move brings: each wolf's best step for itself."""
    state, player = sight.state, sight.player
    wolves = wolves_to_move(state, player)
    spread = state.spread(player)
    gains = []
    for terrain in range(LAND):
        steps = sorted([best_step(sight, wolf, terrain)[0] for wolf in wolves], reverse=True)
        gains.append(sum((step for step in steps[:spread] if step >= LEAST_GAIN), 0.0))
    tiles = state.tiles_of(player)
    flips = [gains[tiles[tile]] + flip_gain(sight, tiles, tile) for tile in range(TILES)]
    return [*flips, *(gain - TERRAIN_TOKEN for gain in gains)]


GUESS: Final[tuple[tuple[float, ...], ...]] = (
    (1.0, 0.6, 0.8, 1.2, 0.8, 1.2, 0.3),
    (1.2, 0.6, 1.2, 1.4, 0.8, 1.4, 0.4),
    (2.0, 0.6, 2.0, 1.6, 1.0, 1.4, 0.4),
)
"""Points count as much as the judgement says, and more towards the end."""

FORESIGHT: Final = Foresight(
    estimate=Estimate(features, stage, WEIGHTS, GUESS),
    pace=Pace(tempo),
    search=OpenTree(judge, trust=3.0),
    levels={"medium": 0, "hard": 8, "expert": 128},
)
