"""B6 End of the game: cubs, mulotage tiles, markers, PC and resources."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from meute.core.decision import Step
from meute.core.outcome import ranked
from meute.games.foxes.data import (
    AT_EXIT,
    CUBS,
    FROM_CUBS,
    FROM_MARKERS,
    FROM_MULOTAGE,
    FROM_PC,
    FROM_SETS,
    RESOURCES,
)
from meute.games.foxes.rules.board import cubs_out, stored, validated
from meute.games.foxes.rules.gains import score
from meute.games.foxes.state import State
from meute.games.foxes.words.log import tell

FINAL_SOURCES: Final = (FROM_CUBS, FROM_MULOTAGE, FROM_MARKERS, FROM_PC, FROM_SETS)
"""B6.1-B6.3 Where the final scoring finds VP, in its order."""


@dataclass(frozen=True)
class EndGame(Step):
    """B6 The final scoring."""

    def run(self, state: State) -> None:
        tell(state, "game_ends")
        for player in state.order:
            for source, points in final_points(state, player):
                score(state, player, points, source)


def final_points(state: State, player: int) -> list[tuple[int, int]]:
    """B6.1-B6.3 List the points a player would gain if the game ended now, by source."""
    values = state.printed
    points = (
        cub_points(state, player),
        values.mulotage_vp[stored(state, player)],
        values.marker_vp * state.markers.count(player),
        state.pc[player] // values.pc_per_vp,
        values.set_vp * sets(state, player),
    )
    return list(zip(FINAL_SOURCES, points, strict=True))


def cub_points(state: State, player: int) -> int:
    """B6.1 Each cub at an exit is worth its value, path or not."""
    cubs = range(CUBS * player, CUBS * player + CUBS)
    return sum(state.cub_value[cub] for cub in cubs if state.cub_place[cub] >= AT_EXIT)


def sets(state: State, player: int) -> int:
    """B6.3 Count the sets of all four kinds of resource."""
    return min(state.resources[RESOURCES * player : RESOURCES * player + RESOURCES])


def final_ranks(state: State) -> list[int]:
    """B6.4 Most VP win; then more cubs out, then more validated objectives, then shared."""
    return ranked(
        [
            (-state.vp[player], -cubs_out(state, player), -validated(state, player))
            for player in range(state.seats)
        ]
    )


END_GAME: Final = EndGame()
