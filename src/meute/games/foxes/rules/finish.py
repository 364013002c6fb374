"""B5 End of a round in its ten steps, each for all players in turn order before the next."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from meute.core.decision import EVERYBODY, Pending, Step
from meute.games.foxes.data import (
    BEAR,
    CATCH_UP_PC,
    CHEESE_VP,
    ENDURANCE,
    FROM_CHEESE,
    FROM_DICE,
    ROUNDS,
    TENT,
    TENT_PC,
)
from meute.games.foxes.rules.board import has
from meute.games.foxes.rules.gains import CHOOSE_RESOURCE, give_pc, score
from meute.games.foxes.rules.growth import GO_ON_GROWING
from meute.games.foxes.rules.objectives import VALIDATE, own_dice
from meute.games.foxes.rules.obstacles import remove_obstacles
from meute.games.foxes.rules.supply import refill_mulotage
from meute.games.foxes.rules.turn import gather_foxes, take_back_dice
from meute.games.foxes.state import BEFORE_FIRST, NOBODY, State
from meute.games.foxes.words.log import tell, tell_order


@dataclass(frozen=True)
class EndOfRound(Step):
    """B5 All dice are used: the steps of the end of a round."""

    def run(self, state: State) -> None:
        tell(state, "round_ends", EVERYBODY, "round", state.round)
        objectives: list[Pending] = [VALIDATE[player] for player in state.order]
        growth: list[Pending] = [GO_ON_GROWING[player] for player in state.order]
        scoring: list[Pending] = [VALIDATION, *objectives, KEEP_CHEESE, COUNT_DICE]
        state.then(VISIT_TENT, VISIT_BEAR, *scoring, GROWTH, *growth, TIDY_UP)


def announce(state: State, step: str) -> None:
    """B5 Tell that a step begins."""
    tell(state, f"step.{step}")


@dataclass(frozen=True)
class Announce(Step):
    """B5 A step begins in which every player acts."""

    step: str

    def run(self, state: State) -> None:
        announce(state, self.step)


@dataclass(frozen=True)
class VisitTent(Step):
    """B5.1 Players whose fox is in the territory of the tent gain 2 PC."""

    def run(self, state: State) -> None:
        if state.obstacles[TENT] != NOBODY:
            announce(state, "tent")
        for player in visitors(state, TENT):
            give_pc(state, player, TENT_PC)


@dataclass(frozen=True)
class VisitBear(Step):
    """B5.1 Players whose fox is in the territory of the bear gain a resource of choice."""

    def run(self, state: State) -> None:
        if state.obstacles[BEAR] != NOBODY:
            announce(state, "bear")
        state.then(*[CHOOSE_RESOURCE[player] for player in visitors(state, BEAR)])


def visitors(state: State, obstacle: int) -> list[int]:
    """B5.1 List the players whose fox is in the obstacle's territory, in turn order."""
    territory = state.obstacles[obstacle]
    if territory == NOBODY:
        return []
    return [player for player in state.order if state.foxes[player] == territory]


@dataclass(frozen=True)
class KeepCheese(Step):
    """B5.3 Whoever has kept the cheese gains 4 VP; it goes back to the supply."""

    def run(self, state: State) -> None:
        if state.cheese != NOBODY:
            announce(state, "cheese")
            score(state, state.cheese, CHEESE_VP, FROM_CHEESE)
            state.cheese = NOBODY


@dataclass(frozen=True)
class CountDice(Step):
    """B5.4 What is left on their dice is VP for all players; then all dice go back."""

    def run(self, state: State) -> None:
        announce(state, "dice")
        for player in state.order:
            dice = own_dice(state, player)
            points = sum(dice)
            if has(state, player, ENDURANCE):
                points += state.printed.endurance_vp * dice.count(0)
            score(state, player, points, FROM_DICE)
        take_back_dice(state)


@dataclass(frozen=True)
class TidyUp(Step):
    """B5.6-B5.10 Foxes to the centre, obstacles off, refill, catch up, new turn order."""

    def run(self, state: State) -> None:
        gather_foxes(state)
        remove_obstacles(state)
        refill_mulotage(state)
        catch_up(state)
        if state.round < ROUNDS:
            new_order(state)


def catch_up(state: State) -> None:
    """B5.9 Everyone behind the leader gains 2 PC per orange space between them."""
    orange = state.printed.orange
    best = max(state.vp) // orange
    if min(state.vp) // orange < best:
        announce(state, "catch_up")
    for player in state.order:
        give_pc(state, player, CATCH_UP_PC * (best - state.vp[player] // orange))


def new_order(state: State) -> None:
    """B5.10 The leader goes first; of equals, who was later in the old order."""
    backwards = state.order[::-1]
    state.order = sorted(backwards, key=lambda player: -state.vp[player])
    state.turn = BEFORE_FIRST
    announce(state, "order")
    tell_order(state)


END_OF_ROUND: Final = EndOfRound()
VALIDATION: Final = Announce("objectives")
GROWTH: Final = Announce("growth")
VISIT_TENT: Final = VisitTent()
VISIT_BEAR: Final = VisitBear()
KEEP_CHEESE: Final = KeepCheese()
COUNT_DICE: Final = CountDice()
TIDY_UP: Final = TidyUp()
