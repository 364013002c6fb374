"""1-2b Setup: map, tokens, packs and tiles."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from meute.core.decision import CHANCE, PARAGRAPHS, Action, Decision, Step
from meute.games.wolves.actions import (
    BOARD_DEALS,
    HERDS,
    LAYS,
    PACKS,
    PILE_DEALS,
    Board,
    Herd,
    LayTiles,
    Pack,
    Pile,
)
from meute.games.wolves.data import (
    FEWEST,
    HABITAT,
    HERD_COUNTS,
    HERD_SIZE,
    LAND,
    MOONS,
    MOST_SEATS,
    MOST_SLOTS,
    MOST_WOLVES,
    PILE_COUNTS,
    TILES,
    TRACK_COUNT,
)
from meute.games.wolves.maps import land_of, layout_of
from meute.games.wolves.pieces import NOBODY, NONE, THIRD
from meute.games.wolves.rules.draft import DRAW_STARTER
from meute.games.wolves.state import CLOSED, NOTHING, OFF, Settings, State
from meute.games.wolves.words.log import tell_layout, tell_pack, tell_tiles


def new_game(seats: int, settings: Settings) -> State:
    """1, 2 Everything in the box, and the order in which it is laid out."""
    layout = layout_of(seats)
    slots, hexes = layout.slots, layout.hexes
    state = State(
        settings=settings,
        seats=seats,
        starter=NOBODY,
        turn=NOBODY,
        turns=0,
        actions=0,
        third_pack=NOTHING,
        target=NOTHING,
        victim=NONE,
        phase=0,
        boards=[NOTHING] * slots,
        prey=[NOTHING] * slots,
        piles=[NOTHING] * slots,
        scored=[0] * slots,
        herd=[0] * slots,
        lone=[],
        ground=[CLOSED] * hexes,
        one=[NONE] * hexes,
        two=[NONE] * hexes,
        where=[OFF] * (1 + MOST_WOLVES * seats),
        home=[NOTHING] * seats,
        tiles=[NOTHING] * (TILES * seats),
        dug=[0] * (TRACK_COUNT * seats),
        lairs=[0] * seats,
        called=[0] * seats,
        hunted=[0] * seats,
        terrain_tokens=[0] * seats,
        action_tokens=[0] * seats,
        won=[0] * (len(MOONS) * seats),
        runner_up=[0] * (len(MOONS) * seats),
        calendar=[],
        moved=[],
        shown=0,
        pending=[],
    )
    regions = layout.regions
    dealt = settings.packs == "dealt"
    choosing = [
        ChoosePack(CHANCE if dealt else min(seat, seats - 1), seat)
        for seat in range(seats + (seats == FEWEST))
    ]
    state.then(
        *(LAY_BOARD[slot] for slot in regions),
        *(DEAL_HERD[slot] for slot in regions),
        *(DEAL_PILE[slot] for slot in regions),
        LAY_OUT,
        *choosing,
        *LAY_DOUBLE_TILES[:seats],
        DRAW_STARTER,
    )
    return state


def left_over(counts: Sequence[int], taken: list[int]) -> list[int]:
    """List what is still to be dealt, each kind as often as there is one left."""
    return [kind for kind, count in enumerate(counts) for _ in range(count - taken.count(kind))]


def changed(items: list[int], place: int, item: int) -> list[int]:
    """Return the list with one item changed: what setup fixes is shared between copies."""
    out = items[:]
    out[place] = item
    return out


@dataclass(frozen=True)
class LayBoard(Decision):
    """1 A region board at random lies in each slot around the middle."""

    slot: int

    def options(self, state: State) -> Sequence[Action]:
        return [deal for deal in BOARD_DEALS if deal.board not in state.boards]

    def resolve(self, state: State, action: Board) -> None:
        state.boards = changed(state.boards, self.slot, action.board)


@dataclass(frozen=True)
class DealHerd(Decision):
    """1 A stack of prey at random lies on each prey hex."""

    slot: int

    def options(self, state: State) -> Sequence[Action]:
        return [HERDS[kind] for kind in left_over(HERD_COUNTS[state.seats], state.prey)]

    def resolve(self, state: State, action: Herd) -> None:
        state.prey = changed(state.prey, self.slot, action.prey)
        state.herd[self.slot] = HERD_SIZE[state.seats]


@dataclass(frozen=True)
class DealPile(Decision):
    """1 A region token at random, or a pile of two, lies on each water hole."""

    slot: int

    def options(self, state: State) -> Sequence[Action]:
        return [PILE_DEALS[kind] for kind in left_over(PILE_COUNTS[state.seats], state.piles)]

    def resolve(self, state: State, action: Pile) -> None:
        state.piles = changed(state.piles, self.slot, action.pile)


@dataclass(frozen=True)
class LayOut(Step):
    """1 The map is complete: lone wolves on their hexes, and the third pack with two players."""

    def run(self, state: State) -> None:
        state.land = land_of(state.seats, tuple(state.boards))
        layout = state.land.layout
        state.lone = layout.lone[:]
        taken = [*layout.lone, *layout.prey]
        state.ground = [
            terrain if terrain < LAND and h not in taken else CLOSED
            for h, terrain in enumerate(state.land.terrain)
        ]
        if state.seats == FEWEST:
            for h in layout.third:
                state.one[h] = state.two[h] = THIRD
        tell_layout(state)


@dataclass(frozen=True)
class ChoosePack(Decision):
    """2a Choose a free colour; the last to choose also names the third pack of two players."""

    seat: int

    def options(self, state: State) -> Sequence[Action]:
        return [pack for pack in PACKS if pack.terrain not in state.home]

    def resolve(self, state: State, action: Pack) -> None:
        if self.seat == state.seats:
            state.third_pack = action.terrain
        else:
            state.home = changed(state.home, self.seat, action.terrain)
        tell_pack(state, self.seat, action.terrain)


@dataclass(frozen=True)
class LayDoubleTiles(Decision):
    """2b Lay the five double tiles so that no terrain shows twice among them: two ways."""

    def options(self, state: State) -> Sequence[Action]:
        return LAYS

    def resolve(self, state: State, action: LayTiles) -> None:
        first = TILES * self.player
        state.tiles[first + HABITAT] = state.home[self.player]
        for tile in range(1, TILES):
            state.tiles[first + tile] = (tile - 1 + action.side) % LAND
        tell_tiles(state, self.player, action.side)


LAY_BOARD: Final = [LayBoard(CHANCE, slot) for slot in range(MOST_SLOTS)]
DEAL_HERD: Final = [DealHerd(CHANCE, slot) for slot in range(MOST_SLOTS)]
DEAL_PILE: Final = [DealPile(CHANCE, slot) for slot in range(MOST_SLOTS)]
LAY_OUT: Final = LayOut()
LAY_DOUBLE_TILES: Final = [LayDoubleTiles(player) for player in range(MOST_SEATS)]

PARAGRAPHS.update(
    {
        LayBoard: "1",
        DealHerd: "1",
        DealPile: "1",
        ChoosePack: "2a",
        LayDoubleTiles: "2b",
    }
)
