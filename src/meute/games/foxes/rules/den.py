"""B3.B The den: draw path tiles and lay them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from meute.core.decision import CHANCE, PARAGRAPHS, Action, Decision
from meute.games.foxes.actions import DIGS, END_TURN, LAYS, Dig, EndTurn, Lay
from meute.games.foxes.chances import DRAW_PATHS, DrawPath
from meute.games.foxes.data import (
    CELLS,
    EXTRA_TILE,
    FROM_TILES,
    MOST_SEATS,
    PATHS,
    PLAIN,
    QUARTERS,
    TURNS,
)
from meute.games.foxes.rules.free import AT_DEN, free_options, play_free
from meute.games.foxes.rules.gains import gain, give_pc
from meute.games.foxes.rules.instincts import CHECK_INSTINCTS
from meute.games.foxes.rules.paths import frontier
from meute.games.foxes.rules.pay import budget, hidden_discount, pay
from meute.games.foxes.rules.supply import draws
from meute.games.foxes.state import NOTHING, State
from meute.games.foxes.words.log import tell


def free_cells(state: State, player: int) -> int:
    """B3.B.2 Count the free cells of a den."""
    return state.dens[CELLS * player : CELLS * player + CELLS].count(NOTHING)


@dataclass(frozen=True)
class DigPath(Decision):
    """B3.B.1 D7 At most one action per die: draw and place 1, 2 or 3 path tiles."""

    def options(self, state: State) -> Sequence[Action]:
        player = self.player
        costs = state.printed.dig_costs
        means = budget(state, player)
        cells = free_cells(state, player)
        out: list[Action] = [DIGS[n] for n in (1, 2, 3) if costs[n] <= means and n <= cells]
        if state.ruses[player] == EXTRA_TILE:
            help_ = cells > 1 and bool(out)
        else:
            means += hidden_discount(state, player)
            help_ = any(0 < costs[n] <= means and n <= cells for n in (1, 2, 3))
        out.append(END_TURN)
        return out + free_options(state, player, AT_DEN, boost=help_)

    def resolve(self, state: State, action: Action) -> None:
        player = self.player
        if isinstance(action, Dig):
            tiles = action.tiles
            pay(state, player, state.printed.dig_costs[tiles])
            if state.boost == EXTRA_TILE:
                tiles = min(tiles + state.printed.more_tiles, free_cells(state, player))
            tell(state, "digs", player, "tiles", tiles)
            state.pending.extend([DRAW_PATH_TILE[player]] * tiles)
        elif not isinstance(action, EndTurn):
            state.pending.append(self)
            play_free(state, player, action)


@dataclass(frozen=True)
class DrawPathTile(Decision):
    """B3.B.2 Chance draws a path tile, shown to all."""

    digger: int

    def options(self, state: State) -> Sequence[Action]:
        return draws(DRAW_PATHS, state.path_pile)

    def resolve(self, state: State, action: DrawPath) -> None:
        state.path_pile[action.path] -= 1
        tell(state, "draws_path", self.digger, "path", action.path)
        state.pending.append(LAY_PATH[self.digger][action.path])


@dataclass(frozen=True)
class LayPath(Decision):
    """B3.B.2 D13 Lay the tile on the start cell or beside another, in any rotation."""

    path: int

    def options(self, state: State) -> Sequence[Action]:
        turns = TURNS[self.path % PLAIN]
        return [lay for cell in frontier(state, self.player) for lay in LAYS[cell][:turns]]

    def resolve(self, state: State, action: Lay) -> None:
        """B0.8 The tile's own bonus, then the cell's, then instincts."""
        player, cell = self.player, action.cell
        state.dens[CELLS * player + cell] = QUARTERS * self.path + action.turn
        tell(state, "lays", player, "path", self.path, "cell", cell)
        if self.path >= PLAIN:
            give_pc(state, player, state.printed.path_pc)
        state.pending.append(CHECK_INSTINCTS[player])
        values = state.printed
        gain(state, player, values.cell_gains[cell], values.cell_amounts[cell], FROM_TILES)


DIG_PATH: Final = [DigPath(player) for player in range(MOST_SEATS)]
DRAW_PATH_TILE: Final = [DrawPathTile(CHANCE, player) for player in range(MOST_SEATS)]
LAY_PATH: Final = [[LayPath(player, path) for path in range(PATHS)] for player in range(MOST_SEATS)]

PARAGRAPHS.update(
    {
        DigPath: "B3.B.1",
        DrawPathTile: "B3.B.2",
        LayPath: "B3.B.2",
    }
)
