"""5 What an action costs: tiles of one terrain, flipped, or bonus terrain tokens."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from meute.core.decision import PARAGRAPHS, Action, Decision
from meute.games.wolves.actions import FLIPS, SPEND, Flip
from meute.games.wolves.data import DOMINATE_COST, HABITAT, LAND, MOST_SEATS, TILES
from meute.games.wolves.state import State
from meute.games.wolves.words.log import tell_flip, tell_spend


def payable(state: State, player: int, cost: int) -> list[bool]:
    """5, n Tell for each terrain whether its tiles and the tokens cover the cost."""
    tiles = state.tiles_of(player)
    short = cost - state.terrain_tokens[player]
    return [tiles.count(terrain) >= short for terrain in range(LAND)]


def other_face(tile: int, terrain: int) -> int:
    """5a Return what a tile shows once it is flipped."""
    if tile == HABITAT:
        return terrain
    return (tile - 1) + tile % LAND - terrain


def flip(state: State, player: int, tile: int) -> int:
    """5 Flip a tile and return the terrain it has paid."""
    place = TILES * player + tile
    terrain = state.tiles[place]
    state.tiles[place] = other_face(tile, terrain)
    tell_flip(state, player, tile, terrain)
    return terrain


def spend(state: State, player: int, terrain: int, tokens: int) -> None:
    """5 Give back bonus terrain tokens that stand for this terrain."""
    state.terrain_tokens[player] -= tokens
    if tokens:
        tell_spend(state, player, terrain, tokens)


def fitting_tiles(state: State, player: int, terrain: int, *, habitat_used: bool) -> list[int]:
    """Return the tiles that show the terrain; the habitat tile pays once in an action."""
    tiles = state.tiles
    first = TILES * player
    start = HABITAT + 1 if habitat_used else HABITAT
    return [tile for tile in range(start, TILES) if tiles[first + tile] == terrain]


def pay(state: State, player: int, terrain: int, cost: int, *, habitat_used: bool = False) -> None:
    """5 Pay at once where there is one way to, otherwise ask."""
    if not cost:
        return
    tiles = fitting_tiles(state, player, terrain, habitat_used=habitat_used)
    tokens = state.terrain_tokens[player]
    if tiles and len(tiles) + tokens > cost:
        state.pending.append(PAY_FOR[player][terrain][cost][habitat_used])
        return
    for tile in tiles:
        flip(state, player, tile)
    spend(state, player, terrain, cost - len(tiles))


@dataclass(frozen=True)
class PayFor(Decision):
    """5 Pick a tile that shows the terrain, or a token, until the cost is paid."""

    terrain: int
    left: int
    habitat_used: bool

    def options(self, state: State) -> Sequence[Action]:
        tiles = fitting_tiles(state, self.player, self.terrain, habitat_used=self.habitat_used)
        out: list[Action] = [FLIPS[tile] for tile in tiles]
        if state.terrain_tokens[self.player]:
            out.append(SPEND)
        return out

    def resolve(self, state: State, action: Action) -> None:
        used = self.habitat_used
        if isinstance(action, Flip):
            flip(state, self.player, action.tile)
            used = used or action.tile == HABITAT
        else:
            spend(state, self.player, self.terrain, 1)
        pay(state, self.player, self.terrain, self.left - 1, habitat_used=used)


PAY_FOR: Final = [
    [
        [[PayFor(player, terrain, left, used) for used in (False, True)]
         for left in range(DOMINATE_COST + 1)]
        for terrain in range(LAND)
    ]
    for player in range(MOST_SEATS)
]  # fmt: skip

PARAGRAPHS.update(
    {
        PayFor: "5",
    }
)
