"""What can be counted in Foxes, for reasons: what a turn brings, and what it leaves over."""

from __future__ import annotations

from typing import Final

from meute.core.foresight import Measure
from meute.games.foxes.data import BONUSES, OBJECTIVES, RESOURCES, VITAL
from meute.games.foxes.mind.den import den_worth
from meute.games.foxes.mind.estimate import (
    FEATURES,
    cub_values,
    developed,
    grown,
    pips,
)
from meute.games.foxes.mind.worth import wish
from meute.games.foxes.rules.board import validated
from meute.games.foxes.rules.end import final_points
from meute.games.foxes.rules.objectives import progress
from meute.games.foxes.state import State


def of(*names: str) -> tuple[int, ...]:
    """Return the places of features of the estimate."""
    return tuple(FEATURES.index(name) for name in names)


def points(state: State, player: int) -> int:
    """B6 The VP if the game ended now, with those of the pips left on dice."""
    ending = sum(points for _, points in final_points(state, player))
    return state.vp[player] + ending + pips(state, player)


def growth_points(state: State, player: int) -> int:
    """B1.8 The GP a player has."""
    return state.pc[player]


def resources(state: State, player: int) -> int:
    """B1.6 Count a player's resources."""
    return sum(state.resources[RESOURCES * player : RESOURCES * player + RESOURCES])


def markers(state: State, player: int) -> int:
    """B3.6 Count the spaces that a player has marked."""
    return state.markers.count(player)


def track_steps(state: State, player: int) -> int:
    """B3.7 Count a player's steps on bonus tracks."""
    return sum(state.paws[VITAL * player : VITAL * player + VITAL])


def bonus_tiles(state: State, player: int) -> int:
    """C10 Count the bonus tiles a player keeps."""
    return sum(state.bonuses[BONUSES * player : BONUSES * player + BONUSES])


def goals(state: State, player: int) -> int:
    """C9 Count the steps that a player has done towards the objectives in hand."""
    needs, held = state.printed.objective_needs, state.hands[OBJECTIVES * player :]
    cards = [card for card in range(OBJECTIVES) if held[card]]
    return sum(min(needs[card], progress(state, player, card)) for card in cards)


def hopes(state: State, player: int) -> float:
    """C9 What the judgement expects of the objectives in hand, in VP."""
    return sum((wish(state, player, card + 1) for card in range(OBJECTIVES)), 0.0)


MEASURES: Final = (
    Measure("points", points, of("points"), others=True),
    Measure("growth_points", growth_points, of("growth_pc", "points")),
    Measure("grown", grown, of("grown")),
    Measure("cubs", cub_values, of("cubs", "points")),
    Measure("resources", resources, of("resources")),
    Measure("markers", markers, of("tolls", "points")),
    Measure("tracks", track_steps, of("tracks")),
    Measure("goals", goals, of("objectives")),
    Measure("hopes", hopes, of("objectives")),
    Measure("objectives", validated, of("validated", "points")),
    Measure("instincts", developed, of("instincts")),
    Measure("tiles", bonus_tiles, of("tiles")),
    Measure("den", den_worth, of("den")),
)
