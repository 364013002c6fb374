"""Ratings straight from a state, for playouts: as `rate`, but quicker and less careful."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from meute.core.decision import Action
from meute.games.wolves.actions import BONUS_ACTION, END_TURN, MOVE
from meute.games.wolves.data import LAND, TILES
from meute.games.wolves.mind.rate import (
    LEAST_GAIN,
    RATERS,
    TOKEN_WAITS,
    action_gain,
    best_step,
    flip_gain,
    rate_by_trying,
    wolves_to_move,
)
from meute.games.wolves.mind.sight import Sight
from meute.games.wolves.mind.worth import TERRAIN_TOKEN
from meute.games.wolves.rules.move import PayMove
from meute.games.wolves.rules.turn import TakeAction
from meute.games.wolves.state import State


def judge(state: State, player: int, options: Sequence[Action]) -> list[float]:
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


def action_worth(sight: Sight, action: Action, now: float) -> float:
    """Return about what an action brings; a bonus token waits."""
    if action == BONUS_ACTION:
        return TOKEN_WAITS
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
