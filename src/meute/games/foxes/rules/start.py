"""B2 Start of a round: turn-order duties, then round effects."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from meute.core.decision import CHANCE, EVERYBODY, PARAGRAPHS, Action, Decision, Pending, Step
from meute.games.foxes.actions import TAKE, TAKE_PC, TakeResource
from meute.games.foxes.chances import (
    DESTINY_ROLLS,
    DRAW_DESTINIES,
    DRAW_RUSES,
    DrawDestiny,
    DrawRuse,
    RollDestiny,
)
from meute.games.foxes.data import (
    CUBS_FOR_DIE,
    DESTINY_TERRITORY,
    DICE,
    MOST_SEATS,
    ROUNDS,
    RUSE_ROUND_PC,
    START_DICE,
    THIRD,
)
from meute.games.foxes.rules.board import cubs_out
from meute.games.foxes.rules.finish import END_OF_ROUND
from meute.games.foxes.rules.gains import gain_line, give_pc, give_resource
from meute.games.foxes.rules.supply import draws
from meute.games.foxes.rules.tracks import put_hunter
from meute.games.foxes.rules.turn import NEXT_TURN
from meute.games.foxes.state import BEFORE_FIRST, State
from meute.games.foxes.words.log import tell

SECOND_ROUND: Final = 2


@dataclass(frozen=True)
class BeginRound(Step):
    """B2.1, B2.2 Turn-order duties and bonuses come first, then the round's effects."""

    def run(self, state: State) -> None:
        state.round += 1
        state.turn = BEFORE_FIRST
        tell(state, "round", EVERYBODY, "round", state.round)
        later = [ORDER_BONUS[position] for position in range(THIRD, state.seats)]
        effects: list[Pending] = [ROUND_EFFECT]
        if state.round == 1:
            effects = [step for player in state.order for step in RUSE_ROUND[player]]
        state.then(DRAW_DESTINY_TILE, ROLL_DESTINY_DIE, *later, *effects, NEXT_TURN, END_OF_ROUND)


@dataclass(frozen=True)
class DrawDestinyTile(Decision):
    """B2.1 The first player draws the destiny tile and puts the hunter where it says."""

    def options(self, state: State) -> Sequence[Action]:
        return draws(DRAW_DESTINIES, state.destiny_pile)

    def resolve(self, state: State, action: DrawDestiny) -> None:
        state.destiny_pile[action.destiny] = 0
        state.destiny = action.destiny
        tell(state, "destiny", state.order[0], "destiny", action.destiny)
        put_hunter(state, DESTINY_TERRITORY[action.destiny])


@dataclass(frozen=True)
class RollDestinyDie(Decision):
    """B2.1 The second player rolls the destiny die: day or night, and the destiny value."""

    def options(self, state: State) -> Sequence[Action]:
        return DESTINY_ROLLS

    def resolve(self, state: State, action: RollDestiny) -> None:
        state.destiny_value = action.value
        tell(state, "day" if state.day else "night", state.order[1], "value", action.value)


@dataclass(frozen=True)
class OrderBonus(Step):
    """B2.1 The third, fourth and fifth player gain what the tile of their position shows."""

    position: int

    def run(self, state: State) -> None:
        player = state.order[self.position]
        tile = state.order_tiles[self.position]
        pc, resources, tiles = state.printed.order_gains[tile]
        tell(state, "order_bonus", player, "order_tile", tile)
        give_pc(state, player, pc)
        gain_line(state, player, (resources, tiles, 0))


@dataclass(frozen=True)
class DrawRuseTile(Decision):
    """B2.2 In round 1 each player draws one ruse tile into the ruse slot, face up."""

    drawer: int

    def options(self, state: State) -> Sequence[Action]:
        return draws(DRAW_RUSES, state.ruse_pile)

    def resolve(self, state: State, action: DrawRuse) -> None:
        state.ruse_pile[action.ruse] = 0
        state.ruses[self.drawer] = action.ruse
        tell(state, "ruse", self.drawer, "ruse", action.ruse)


@dataclass(frozen=True)
class TakeFirstGain(Decision):
    """B2.2 D1 In round 1 each player then takes 2 PC or one resource of choice."""

    def options(self, state: State) -> Sequence[Action]:
        return FIRST_GAINS

    def resolve(self, state: State, action: Action) -> None:
        if isinstance(action, TakeResource):
            give_resource(state, self.player, action.resource)
        else:
            give_pc(state, self.player, RUSE_ROUND_PC)


@dataclass(frozen=True)
class RoundEffect(Step):
    """B2.2 Round 2: the third die for all; rounds 3, 4: the fourth for two cubs out of the den.

    In round 4 the last open slot of each vital territory is closed: `open_slots`.
    """

    def run(self, state: State) -> None:
        second = state.round == SECOND_ROUND
        for player in state.order:
            if state.extra[player] == DICE - START_DICE - (not second) and (
                second or cubs_out(state, player) >= CUBS_FOR_DIE
            ):
                state.extra[player] -= 1
                state.dice[player] += 1
                tell(state, "extra_die", player, "dice", state.dice[player])
        if state.round == ROUNDS:
            tell(state, "slots_closed")


FIRST_GAINS: Final[list[Action]] = [TAKE_PC, *TAKE]
BEGIN_ROUND: Final = BeginRound()
DRAW_DESTINY_TILE: Final = DrawDestinyTile(CHANCE)
ROLL_DESTINY_DIE: Final = RollDestinyDie(CHANCE)
ORDER_BONUS: Final = [OrderBonus(position) for position in range(MOST_SEATS)]
RUSE_ROUND: Final[list[list[Pending]]] = [
    [DrawRuseTile(CHANCE, player), TakeFirstGain(player)] for player in range(MOST_SEATS)
]
ROUND_EFFECT: Final = RoundEffect()

PARAGRAPHS.update(
    {
        DrawDestinyTile: "B2.1",
        RollDestinyDie: "B2.1",
        DrawRuseTile: "B2.2",
        TakeFirstGain: "B2.2",
    }
)
