"""B3 A turn: roll, gain, choose a place, take its bonus and its penalty."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from meute.core.decision import CHANCE, PARAGRAPHS, Action, Decision, Step
from meute.games.foxes.actions import COUNTS, KEEP_ROLL, ROLL_AGAIN, Count, RollAgain
from meute.games.foxes.chances import ROLLS, Roll
from meute.games.foxes.data import CENTRE, DICE, FACES, MOST_SEATS, REROLL
from meute.games.foxes.rules.gains import gain_destiny, give_pc
from meute.games.foxes.rules.place import CHOOSE_PLACE
from meute.games.foxes.state import NOBODY, NOTHING, State
from meute.games.foxes.words.log import tell


@dataclass(frozen=True)
class NextTurn(Step):
    """B2.3 The next player in turn order who has a die takes a turn; nobody: the round ends."""

    def run(self, state: State) -> None:
        seats = state.seats
        for offset in range(1, seats + 1):
            position = (state.turn + offset) % seats
            player = state.order[position]
            if state.dice[player]:
                state.turn = position
                state.pending += (self, ROLL_DIE[player])
                return


@dataclass(frozen=True)
class RollDie(Decision):
    """B3.1 Chance rolls one available die."""

    roller: int

    def options(self, state: State) -> Sequence[Action]:
        return ROLLS

    def resolve(self, state: State, action: Roll) -> None:
        player = self.roller
        state.dice[player] -= 1
        tell(state, "rolls", player, "value", action.value)
        if state.ruses[player] == REROLL:
            state.pending.append(THINK_AGAIN[player][action.value])
        else:
            count_roll(state, player, action.value)


@dataclass(frozen=True)
class ThinkAgain(Decision):
    """C10 D2 `ruse.reroll`: keep the roll, or roll again and choose which result counts."""

    value: int

    def options(self, state: State) -> Sequence[Action]:
        return KEEP_OR_ROLL

    def resolve(self, state: State, action: Action) -> None:
        if isinstance(action, RollAgain):
            state.ruses[self.player] = NOTHING
            tell(state, "uses_ruse", self.player, "ruse", REROLL)
            state.pending.append(RollSecond(CHANCE, self.player, self.value))
        else:
            count_roll(state, self.player, self.value)


@dataclass(frozen=True)
class RollSecond(Decision):
    """C10 D2 The second roll of `ruse.reroll`."""

    roller: int
    before: int

    def options(self, state: State) -> Sequence[Action]:
        return ROLLS

    def resolve(self, state: State, action: Roll) -> None:
        tell(state, "rolls", self.roller, "value", action.value)
        if action.value == self.before:
            count_roll(state, self.roller, action.value)
        else:
            state.pending.append(ChooseRoll(self.roller, self.before, action.value))


@dataclass(frozen=True)
class ChooseRoll(Decision):
    """C10 D2 Choose which of the two rolls counts for everything."""

    one: int
    other: int

    def options(self, state: State) -> Sequence[Action]:
        return [COUNTS[self.one], COUNTS[self.other]]

    def resolve(self, state: State, action: Count) -> None:
        count_roll(state, self.player, action.value)


def count_roll(state: State, player: int, value: int) -> None:
    """B3.1 Gain PC by the value, and the destiny tile's bonus if it equals the destiny value."""
    state.die = value
    state.die_slot = NOTHING
    state.done = 0
    state.boost = NOTHING
    state.pending.append(CHOOSE_PLACE[player])
    give_pc(state, player, state.printed.roll_pc[value])
    if value == state.destiny_value:
        tell(state, "destiny_bonus", player)
        gain_destiny(state, player)


def take_back_dice(state: State) -> None:
    """B5.4 All dice go back to the player boards, available again."""
    state.slot_owner = [NOBODY] * len(state.slot_owner)
    state.slot_value = [0] * len(state.slot_value)
    for player in range(state.seats):
        state.dice[player] = DICE - state.extra[player]
    state.die = 0
    state.die_slot = NOTHING
    state.done = 0
    state.boost = NOTHING


def gather_foxes(state: State) -> None:
    """B5.6 All foxes stand at the centre."""
    state.foxes = [CENTRE] * state.seats
    state.steps = [0] * state.seats


KEEP_OR_ROLL: Final = [KEEP_ROLL, ROLL_AGAIN]
NEXT_TURN: Final = NextTurn()
ROLL_DIE: Final = [RollDie(CHANCE, player) for player in range(MOST_SEATS)]
THINK_AGAIN: Final = [
    [ThinkAgain(player, value) for value in range(FACES + 1)] for player in range(MOST_SEATS)
]

PARAGRAPHS.update(
    {
        RollDie: "B3.1",
        ThinkAgain: "C10",
        RollSecond: "C10",
        ChooseRoll: "C10",
    }
)
