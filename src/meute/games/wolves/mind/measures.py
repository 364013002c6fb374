"""What can be counted in The Wolves, for reasons: points, regions, and what points will come of."""

from __future__ import annotations

from typing import Final

from meute.core.foresight import Measure
from meute.games.wolves.mind.sight import Sight
from meute.games.wolves.rules.end import score, wolves_on_map
from meute.games.wolves.rules.moon import places
from meute.games.wolves.state import State

POINTS: Final = (0,)
BOARD: Final = (1,)
REGIONS: Final = (2,)
PREY: Final = (3,)
LAIRS: Final = (4,)
ALPHAS: Final = (5,)
"""The features of the estimate, by what they are about."""


def led(state: State, player: int) -> int:
    """31 Count the regions in which a player is in front."""
    return sum(places(state, slot)[0] == player for slot in state.land.layout.regions)


def prey(state: State, player: int) -> int:
    """26 Count the kinds of prey a player has."""
    return state.hunted[player].bit_count()


def lairs(state: State, player: int) -> int:
    """18 Count the lairs a player has built."""
    return state.lairs[player]


def dens(state: State, player: int) -> int:
    """14 Count the dens that have left a player's board."""
    return state.dens_gone(player)


def places_near_alphas(state: State, player: int) -> float:
    """4 What the judgement expects of where a player's alphas stand, in points."""
    sight = Sight(state, player)
    return sum((sight.outlook(h) for h in state.alphas(player)), 0.0)


def promised(state: State, player: int) -> float:
    """29 What the judgement expects of the moons to come, in points."""
    sight = Sight(state, player)
    return sum((sight.region(slot) for slot in state.land.layout.regions), 0.0)


MEASURES: Final = (
    Measure("points", score, POINTS, others=True),
    Measure("regions", led, REGIONS, others=True),
    Measure("moons", promised, REGIONS, others=True),
    Measure("prey", prey, PREY),
    Measure("lairs", lairs, (*POINTS, *LAIRS)),
    Measure("dens", dens, (*POINTS, *BOARD)),
    Measure("wolves", wolves_on_map, (*REGIONS, *POINTS)),
    Measure("alphas", places_near_alphas, ALPHAS),
)
