"""34-36 The end of the game: what counts, and who has won."""

from __future__ import annotations

from operator import mul
from typing import Final

from meute.games.wolves.data import MOONS, MOST_WOLVES
from meute.games.wolves.pieces import FIRST_WOLF
from meute.games.wolves.state import OFF, State

PARTS: Final[tuple[str, ...]] = (
    "spread",
    "speed",
    "howl",
    "lairs",
    "hunt",
    "wolves",
    "tokens",
    "places",
)
"""What a score is made of: six tracks, region tokens, and tokens for second places."""


def over(state: State) -> bool:
    """34 The game ends after the turn in which the full moon was scored."""
    return state.phase == len(MOONS)


def parts(state: State, player: int) -> list[int]:
    """35 Return the points of a player, part by part."""
    points = state.points
    moons = slice(len(MOONS) * player, len(MOONS) * (player + 1))
    return [
        *map(points.dens.__getitem__, state.dens_of(player)),
        points.lairs[state.lairs[player]],
        points.prey[state.hunted[player].bit_count()],
        points.wolves[state.called[player]],
        sum(map(mul, points.first, state.won[moons])),
        sum(map(mul, points.second, state.runner_up[moons])),
    ]


def score(state: State, player: int) -> int:
    """35 Return the points of a player now."""
    return sum(parts(state, player))


def region_tokens(state: State, player: int) -> int:
    """36 Count the region tokens a player has taken."""
    return sum(state.won[len(MOONS) * player : len(MOONS) * (player + 1)])


def wolves_on_map(state: State, player: int) -> int:
    """36 Count the wolves of both kinds a player has on the map."""
    first = FIRST_WOLF[player]
    return sum(h != OFF for h in state.where[first : first + MOST_WOLVES])


def rank_key(state: State, player: int) -> tuple[float, ...]:
    """36, kk Points, then region tokens, then wolves on the map; the lowest key is the best."""
    return (-score(state, player), -region_tokens(state, player), -wolves_on_map(state, player))
