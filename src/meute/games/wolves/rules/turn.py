"""4, 6 A turn: two actions, more for bonus action tokens, then the calendar."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from meute.core.decision import PARAGRAPHS, Action, Decision, Pending, Step
from meute.games.wolves.actions import (
    BONUS_ACTION,
    BUILD_DEN,
    DOMINATE,
    END_TURN,
    HOWL,
    MOVE,
    UPGRADE_DEN,
    BonusAction,
    BuildDen,
    Dominate,
    EndTurn,
    Howl,
    Move,
    UpgradeDen,
)
from meute.games.wolves.data import DOMINATE_COST, FEWEST, HOWL_COST, MOST_SEATS, TURN_ACTIONS
from meute.games.wolves.rules.den import CHOOSE_SITE, sites
from meute.games.wolves.rules.dominate import CHOOSE_VICTIM, targets
from meute.games.wolves.rules.end import over
from meute.games.wolves.rules.howl import CHOOSE_LONE_WOLF, lone_wolves
from meute.games.wolves.rules.hunt import HUNT
from meute.games.wolves.rules.lair import CHOOSE_DEN, ripe_dens
from meute.games.wolves.rules.moon import SCORE_MOONS
from meute.games.wolves.rules.move import PAY_MOVE
from meute.games.wolves.rules.pay import payable
from meute.games.wolves.state import State
from meute.games.wolves.words.log import tell_bonus, tell_end, tell_turn


@dataclass(frozen=True)
class BeginTurn(Step):
    """4, 3b A turn begins: two actions."""

    player: int

    def run(self, state: State) -> None:
        state.turn = self.player
        state.turns += 1
        state.actions = TURN_ACTIONS
        if state.seats == FEWEST and state.turns == FEWEST:
            state.action_tokens[self.player] += 1
        tell_turn(state)
        state.pending.append(TAKE_ACTION[self.player])


@dataclass(frozen=True)
class TakeAction(Decision):
    """4, p, ll Choose the next action; the turn ends when the player says so."""

    def options(self, state: State) -> Sequence[Action]:
        out: list[Action] = possible(state, self.player) if state.actions else [END_TURN]
        if state.action_tokens[self.player]:
            out.append(BONUS_ACTION)
        return out

    def resolve(self, state: State, action: Action) -> None:
        player = self.player
        if isinstance(action, EndTurn):
            state.shown += 1
            state.then(SCORE_MOONS, PASS_ON[player])
        elif isinstance(action, BonusAction):
            spend_bonus(state, player)
            state.pending.append(self)
        else:
            state.actions -= 1
            state.then(FIRST_QUESTION[type(action)][player], HUNT[player], self)


def possible(state: State, player: int) -> list[Action]:
    """4, f, p Return the actions that can be paid and have a target; a move always can."""
    out: list[Action] = [MOVE]
    two = payable(state, player, HOWL_COST)
    if lone_wolves(state, player, two):
        out.append(HOWL)
    if sites(state, player, two):
        out.append(BUILD_DEN)
    if ripe_dens(state, player, two):
        out.append(UPGRADE_DEN)
    three = payable(state, player, DOMINATE_COST)
    if True in three and targets(state, player, three):
        out.append(DOMINATE)
    return out


def spend_bonus(state: State, player: int) -> None:
    """4, o A bonus action token goes back to the supply for one more action in this turn."""
    state.action_tokens[player] -= 1
    state.actions += 1
    tell_bonus(state, player)


@dataclass(frozen=True)
class PassOn(Step):
    """6, 34 The next player clockwise takes a turn, unless the full moon has ended the game."""

    player: int

    def run(self, state: State) -> None:
        if over(state):
            tell_end(state)
        else:
            state.pending.append(BEGIN_TURN[(self.player + 1) % state.seats])


BEGIN_TURN: Final = [BeginTurn(player) for player in range(MOST_SEATS)]
TAKE_ACTION: Final = [TakeAction(player) for player in range(MOST_SEATS)]
PASS_ON: Final = [PassOn(player) for player in range(MOST_SEATS)]

FIRST_QUESTION: Final[Mapping[type, Sequence[Pending]]] = {
    Move: PAY_MOVE,
    Howl: CHOOSE_LONE_WOLF,
    BuildDen: CHOOSE_SITE,
    UpgradeDen: CHOOSE_DEN,
    Dominate: CHOOSE_VICTIM,
}

PARAGRAPHS.update(
    {
        TakeAction: "4",
    }
)
