"""B3.3-B3.4 The die goes on a slot: bonus first, then the penalty."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from meute.core.decision import PARAGRAPHS, Action, Decision, Step
from meute.games.foxes.actions import PLACES, Place
from meute.games.foxes.data import (
    DEN,
    DEN_SLOTS,
    EXHAUSTED_PC,
    FIRST_DEN_SLOT,
    FIRST_MOUNTAIN_SLOT,
    MOST_SEATS,
    MOUNTAIN,
    ROUNDS,
    STEADY,
    VITAL,
    VITAL_SLOTS,
)
from meute.games.foxes.rules.den import DIG_PATH
from meute.games.foxes.rules.free import AT_PLACE, free_options, play_free
from meute.games.foxes.rules.gains import DRAW_TILE, GivePC, gain_line, give_pc, give_resource
from meute.games.foxes.rules.mountain import ACT_ON_MOUNTAIN
from meute.games.foxes.rules.move import MOVE_FOX
from meute.games.foxes.rules.pay import set_die
from meute.games.foxes.state import NOTHING, State
from meute.games.foxes.words.log import tell


def open_slots(state: State, place: int) -> int:
    """B2.2, C3 Count the open slots of a place in this round."""
    if place < VITAL:
        return state.printed.vital_open[state.seats] - (state.round == ROUNDS)
    if place == MOUNTAIN:
        return state.printed.mountain_open[state.seats]
    return DEN_SLOTS


def free_slot(state: State, player: int, place: int) -> int:
    """B3.3 Return the leftmost free open slot of a place, or NOTHING."""
    if place < VITAL:
        first = VITAL_SLOTS * place
    elif place == MOUNTAIN:
        first = FIRST_MOUNTAIN_SLOT
    else:
        first = FIRST_DEN_SLOT + DEN_SLOTS * player
    owners = state.slot_owner
    for slot in range(first, first + open_slots(state, place)):
        if owners[slot] < 0:
            return slot
    return NOTHING


@dataclass(frozen=True)
class ChoosePlace(Decision):
    """B3.3 D3 A vital territory, the Mountain or the player's den, with a free open slot."""

    def options(self, state: State) -> Sequence[Action]:
        player = self.player
        slots = [free_slot(state, player, place) for place in range(DEN + 1)]
        out: list[Action] = [PLACES[place] for place in range(DEN + 1) if slots[place] >= 0]
        penalty = state.printed.penalty
        harm = any(penalty[slot] for slot in slots if slot >= 0) and state.boost != STEADY
        return out + free_options(state, player, AT_PLACE, boost=harm)

    def resolve(self, state: State, action: Action) -> None:
        if isinstance(action, Place):
            place_die(state, self.player, action.place)
        else:
            state.pending.append(self)
            play_free(state, self.player, action)


def place_die(state: State, player: int, place: int) -> None:
    """B3.3, B3.4 The die goes on the leftmost free slot: bonus first, then the penalty."""
    slot = free_slot(state, player, place)
    state.die_slot = slot
    state.slot_owner[slot] = player
    state.slot_value[slot] = state.die
    tell(state, "places", player, "place", place)
    if place == DEN:
        state.pending.append(DIG_PATH[player])
    else:
        state.foxes[player] = place
        state.steps[player] = 0
        state.pending.append(MOVE_FOX[player] if place < VITAL else ACT_ON_MOUNTAIN[player])
    state.pending.append(PENALTIES[player])
    if place < VITAL:
        gain_slot(state, player, place, state.printed.slot_gains[slot])
    elif place == MOUNTAIN:
        gain_line(state, player, state.printed.slot_gains[slot])


def gain_slot(state: State, player: int, territory: int, line: tuple[int, int, int]) -> None:
    """C3 The territory's resource, then bonus tiles, then PC."""
    resources, tiles, pc = line
    for _ in range(resources):
        give_resource(state, player, territory)
    if tiles:
        if pc:
            state.pending.append(GivePC(player, pc))
        state.pending.extend([DRAW_TILE[player]] * tiles)
    else:
        give_pc(state, player, pc)


@dataclass(frozen=True)
class Penalty(Step):
    """B3.4 Subtract the slot's penalty; a die that falls to 0 is exhausted and brings 2 PC."""

    player: int

    def run(self, state: State) -> None:
        penalty = state.printed.penalty[state.die_slot]
        if state.boost == STEADY:
            state.boost = NOTHING
            return
        if not penalty:
            return
        set_die(state, max(0, state.die - penalty))
        tell(state, "penalty", self.player, "amount", penalty, "value", state.die)
        if not state.die:
            tell(state, "exhausted", self.player)
            give_pc(state, self.player, EXHAUSTED_PC)


CHOOSE_PLACE: Final = [ChoosePlace(player) for player in range(MOST_SEATS)]
PENALTIES: Final = [Penalty(player) for player in range(MOST_SEATS)]

PARAGRAPHS.update(
    {
        ChoosePlace: "B3.3",
    }
)
