"""B4 Obstacles: activated by bonus tiles with a green flag, removed at the end of the round."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from meute.core.decision import PARAGRAPHS, Action, Decision
from meute.games.foxes.actions import PUT, PutObstacle
from meute.games.foxes.data import (
    BEAVER,
    BONUSES,
    FLAG_STORM,
    FROM_TILES,
    MOST_SEATS,
    OBSTACLES,
    SPACES,
    STORM,
    TENT,
    VITAL,
    WOLF,
)
from meute.games.foxes.rules.gains import give_pc, score
from meute.games.foxes.state import NOBODY, State
from meute.games.foxes.words.log import tell


def activate(state: State, player: int, bonus: int) -> None:
    """B4 Lay the flagged tile open and put its piece on the board; the beaver goes to the dam."""
    obstacle = bonus - FLAG_STORM
    state.bonuses[BONUSES * player + bonus] -= 1
    if state.flags[obstacle] != NOBODY:
        state.bonus_discard[bonus] += 1
    state.flags[obstacle] = player
    if obstacle == BEAVER:
        put_obstacle(state, player, BEAVER, state.printed.dam // SPACES)
    else:
        state.pending.append(PLACE_OBSTACLE[player][obstacle])


@dataclass(frozen=True)
class PlaceObstacle(Decision):
    """B4 D12 Storm and wolf go into a vital territory, tent and bear into any of the five."""

    obstacle: int

    def options(self, state: State) -> Sequence[Action]:
        return PUT[:VITAL] if self.obstacle in (STORM, WOLF) else PUT

    def resolve(self, state: State, action: PutObstacle) -> None:
        put_obstacle(state, self.player, self.obstacle, action.territory)


def put_obstacle(state: State, player: int, obstacle: int, territory: int) -> None:
    """B4 The piece works from now on; its placer gains what the tile says."""
    state.obstacles[obstacle] = territory
    tell(state, "obstacle", player, "obstacle", obstacle, "territory", territory)
    amount = state.printed.bonus_amounts[obstacle + FLAG_STORM]
    if obstacle < TENT:
        give_pc(state, player, amount)
    else:
        score(state, player, amount, FROM_TILES)


def remove_obstacles(state: State) -> None:
    """B5.7 All obstacles leave the board and their tiles are discarded."""
    for obstacle in range(OBSTACLES):
        if state.flags[obstacle] != NOBODY:
            state.bonus_discard[obstacle + FLAG_STORM] += 1
    state.flags = [NOBODY] * OBSTACLES
    state.obstacles = [NOBODY] * OBSTACLES


PLACE_OBSTACLE: Final = [
    [PlaceObstacle(player, obstacle) for obstacle in range(BEAVER)] for player in range(MOST_SEATS)
]

PARAGRAPHS.update(
    {
        PlaceObstacle: "B4",
    }
)
