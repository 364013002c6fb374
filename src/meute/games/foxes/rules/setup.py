"""B1 Setup: turn order, turn-order tiles, private objectives, mulotage tiles."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from meute.core.decision import CHANCE, EVERYBODY, PARAGRAPHS, Action, Decision, Pending, Step
from meute.games.foxes import data
from meute.games.foxes.chances import DRAW_ORDER_TILES, DRAW_SEATS, DrawOrderTile, DrawSeat
from meute.games.foxes.data import LATER_TILES, MOST_SEATS, ROUNDS, THIRD, THIRD_TILES
from meute.games.foxes.printed import Variant, printed
from meute.games.foxes.rules.end import END_GAME
from meute.games.foxes.rules.objectives import DEAL_OBJECTIVE
from meute.games.foxes.rules.start import BEGIN_ROUND
from meute.games.foxes.rules.supply import refill_mulotage
from meute.games.foxes.state import BEFORE_FIRST, NOBODY, NOTHING, State
from meute.games.foxes.words.log import tell, tell_order

SLOTS: Final = data.FIRST_DEN_SLOT + data.DEN_SLOTS * MOST_SEATS


def new_game(seats: int, variant: Variant) -> State:
    """B1 Everything before the first draw."""
    values = printed(variant)
    state = State(
        variant=variant,
        seats=seats,
        round=0,
        order=[],
        order_tiles=[0, 1, *[NOTHING] * (seats - 2)],
        turn=BEFORE_FIRST,
        destiny=NOTHING,
        destiny_value=0,
        destiny_pile=[1] * data.DESTINIES,
        hunter=NOBODY,
        obstacles=[NOBODY] * data.OBSTACLES,
        flags=[NOBODY] * data.OBSTACLES,
        cheese=NOBODY,
        markers=[NOBODY] * (data.VITAL * data.SPACES),
        mulotage=[NOTHING] * (data.LAYERS * data.VITAL * data.SPACES),
        shuffles=[list(values.mulotage_copies)],
        mulotage_discard=[0] * len(values.mulotage_copies),
        slot_owner=[NOBODY] * SLOTS,
        slot_value=[0] * SLOTS,
        die=0,
        die_slot=NOTHING,
        done=0,
        boost=NOTHING,
        pc=[values.start_pc] * seats,
        vp=[0] * seats,
        earned=[0] * (data.SOURCES * seats),
        resources=[0] * (data.RESOURCES * seats),
        dice=[data.START_DICE] * seats,
        extra=[data.DICE - data.START_DICE] * seats,
        foxes=[data.CENTRE] * seats,
        steps=[0] * seats,
        home=[1] * (data.MARKERS * seats),
        paws=[0] * (data.VITAL * seats),
        catches=[NOTHING] * (data.CATCHES * seats),
        bonuses=[0] * (data.BONUSES * seats),
        ruses=[NOTHING] * seats,
        cub_value=[*[values.cub_start] * 3, 0, 0] * seats,
        cub_place=[1, 1, 1, data.ASIDE, data.ASIDE] * seats,
        cubes=[1] * (data.EXITS * seats),
        instincts=[NOTHING] * (data.INSTINCTS * seats),
        dens=[NOTHING] * (data.CELLS * seats),
        hands=[0] * (data.OBJECTIVES * seats),
        validated=[0] * (data.OBJECTIVES * seats),
        ruse_pile=[1] * data.RUSES,
        bonus_pile=list(values.bonus_copies),
        bonus_discard=[0] * data.BONUSES,
        path_pile=list(values.path_copies),
        objective_pile=list(values.objective_copies),
        objective_discard=[0] * data.OBJECTIVES,
        shown=0,
        pending=[],
    )
    refill_mulotage(state)
    tiles = [DRAW_TILE_OF[position] for position in range(THIRD, seats)]
    state.then(
        *[DRAW_NEXT_SEAT] * (seats - 1), *tiles, DEAL_CARDS, *[BEGIN_ROUND] * ROUNDS, END_GAME
    )
    return state


@dataclass(frozen=True)
class DrawNextSeat(Decision):
    """B1.1 The turn order of round 1 is random."""

    def options(self, state: State) -> Sequence[Action]:
        return [DRAW_SEATS[seat] for seat in range(state.seats) if seat not in state.order]

    def resolve(self, state: State, action: DrawSeat) -> None:
        state.order.append(action.seat)
        if len(state.order) == state.seats - 1:
            state.order += [seat for seat in range(state.seats) if seat not in state.order]
            tell_order(state)


@dataclass(frozen=True)
class DrawTileOf(Decision):
    """B1.1 Position 3 draws one of three turn-order tiles, positions 4 and 5 of three others."""

    position: int

    def options(self, state: State) -> Sequence[Action]:
        tiles = THIRD_TILES if self.position == THIRD else LATER_TILES
        return [DRAW_ORDER_TILES[tile] for tile in tiles if tile not in state.order_tiles]

    def resolve(self, state: State, action: DrawOrderTile) -> None:
        position, tile = self.position, action.order_tile
        state.order_tiles[position] = tile
        tell(state, "order_tile", EVERYBODY, "position", position + 1, "order_tile", tile)


@dataclass(frozen=True)
class DealCards(Step):
    """B1.2 Each player draws 3 private objectives."""

    def run(self, state: State) -> None:
        cards: list[Pending] = [
            DEAL_OBJECTIVE[player]
            for player in state.order
            for _ in range(state.printed.start_objectives)
        ]
        state.then(*cards)


DRAW_NEXT_SEAT: Final = DrawNextSeat(CHANCE)
DRAW_TILE_OF: Final = [DrawTileOf(CHANCE, position) for position in range(MOST_SEATS)]
DEAL_CARDS: Final = DealCards()

PARAGRAPHS.update(
    {
        DrawNextSeat: "B1.1",
        DrawTileOf: "B1.1",
    }
)
