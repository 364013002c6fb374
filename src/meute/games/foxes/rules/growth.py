"""B5.5 Growth: cubs walk their rows for PC, and leave the den."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from meute.core.decision import PARAGRAPHS, Action, Decision, Step
from meute.games.foxes.actions import GROW, LEAVES, PAY, PAY_TILE, STOP, Grow, Leave, PayResource
from meute.games.foxes.data import (
    AT_EXIT,
    CARE,
    CUBS,
    END_OF_ROW,
    EXITS,
    FACES,
    FREES,
    FROM_GROWTH,
    LAST_STEP,
    MOST_SEATS,
    OBJECTIVES,
    PRICES,
    RESOURCES,
    ROW,
)
from meute.games.foxes.rules.board import has, stored
from meute.games.foxes.rules.gains import give_pc, raise_cub, score, take_resource
from meute.games.foxes.rules.instincts import CHECK_INSTINCTS
from meute.games.foxes.rules.mulotage import spend_catch
from meute.games.foxes.state import State
from meute.games.foxes.words.log import tell


def price(state: State, player: int, cub: int) -> int:
    """B5.5 Return the PC for a step of this cub; Care makes it cheaper."""
    if has(state, player, CARE):
        return max(0, PRICES[ROW[cub]] - state.printed.care_pc)
    return PRICES[ROW[cub]]


def prices(state: State, player: int) -> list[int]:
    """B5.5 Return the PC for a step in each row of the growth track."""
    cheaper = state.printed.care_pc if has(state, player, CARE) else 0
    return [max(0, row - cheaper) for row in PRICES]


def prices_of_last_step(state: State, player: int) -> list[Action]:
    """B5.5 D17 List what may be paid for the last step besides PC."""
    first = RESOURCES * player
    out: list[Action] = [PAY[kind] for kind in range(RESOURCES) if state.resources[first + kind]]
    if stored(state, player):
        out.append(PAY_TILE)
    return out


def steps(state: State, player: int) -> list[Action]:
    """B5.5 List the cubs on spaces 1-5 whose next step can be paid."""
    first = CUBS * player
    out: list[Action] = []
    for cub in range(CUBS):
        place = state.cub_place[first + cub]
        if (
            0 < place < END_OF_ROW
            and state.pc[player] >= price(state, player, cub)
            and (place < LAST_STEP or prices_of_last_step(state, player))
        ):
            out.append(GROW[cub])
    return out


def departures(state: State, player: int) -> list[Action]:
    """B5.5 List each cub on space 6 with each free exit, if an objective is validated."""
    first = CUBS * player
    places = state.cub_place[first : first + CUBS]
    if END_OF_ROW not in places:
        return []
    if not any(state.validated[OBJECTIVES * player : OBJECTIVES * player + OBJECTIVES]):
        return []
    exits = [exit_ for exit_ in range(EXITS) if AT_EXIT + exit_ not in places]
    return [
        LEAVES[cub][exit_] for cub in range(CUBS) if places[cub] == END_OF_ROW for exit_ in exits
    ]


@dataclass(frozen=True)
class GoOnGrowing(Step):
    """B5.5 A player who can still pay a step or let a cub leave is asked."""

    player: int

    def run(self, state: State) -> None:
        if steps(state, self.player) or departures(state, self.player):
            state.pending.append(GROW_CUBS[self.player])


@dataclass(frozen=True)
class GrowCubs(Decision):
    """B5.5 D16 Move a cub one space, let a cub leave, or stop; as often as the player likes."""

    def options(self, state: State) -> Sequence[Action]:
        player = self.player
        return [*steps(state, player), *departures(state, player), STOP]

    def resolve(self, state: State, action: Action) -> None:
        player = self.player
        if isinstance(action, Grow):
            state.pending.append(GO_ON_GROWING[player])
            begin_step(state, player, action.cub)
        elif isinstance(action, Leave):
            state.pending.append(GO_ON_GROWING[player])
            leave(state, player, action)


def begin_step(state: State, player: int, cub: int) -> None:
    """B5.5 Pay the row's price; the last step also costs a resource or a mulotage tile."""
    give_pc(state, player, -price(state, player, cub))
    if state.cub_place[CUBS * player + cub] < LAST_STEP:
        finish_step(state, player, cub)
        return
    means = prices_of_last_step(state, player)
    if len(means) > 1:
        state.pending.append(PAY_LAST_STEP[player][cub])
    else:
        pay_last_step(state, player, cub, means[0])


def pay_last_step(state: State, player: int, cub: int, means: Action) -> None:
    """B5.5 D17 Pay with a resource or the mulotage tile stored last; then the cub moves."""
    if isinstance(means, PayResource):
        take_resource(state, player, means.resource)
    else:
        spend_catch(state, player)
    finish_step(state, player, cub)


def finish_step(state: State, player: int, cub: int) -> None:
    """B5.5 The cub moves, takes the space's bonus, and may release a black cub."""
    first = CUBS * player
    state.cub_place[first + cub] += 1
    place = state.cub_place[first + cub]
    tell(state, "grows", player, "cub", cub, "space", place)
    for _ in range(state.printed.growth_cub[place]):
        if state.cub_value[first + cub] < FACES:
            raise_cub(state, player, cub)
    score(state, player, state.printed.growth_vp[place], FROM_GROWTH)
    if place == END_OF_ROW and FREES[cub] >= 0:
        release(state, player, FREES[cub])


def release(state: State, player: int, cub: int) -> None:
    """B5.5 A black cub enters its row on space 1 with the value cubs begin with."""
    state.cub_place[CUBS * player + cub] = 1
    state.cub_value[CUBS * player + cub] = state.printed.cub_start
    tell(state, "released", player, "cub", cub)


def leave(state: State, player: int, choice: Leave) -> None:
    """B5.5 The cub is out from now on; check instincts."""
    state.cub_place[CUBS * player + choice.cub] = AT_EXIT + choice.exit
    tell(state, "leaves", player, "cub", choice.cub, "exit", choice.exit)
    state.pending.append(CHECK_INSTINCTS[player])


@dataclass(frozen=True)
class PayLastStep(Decision):
    """B5.5 D17 The last step also costs one resource or the mulotage tile stored last."""

    cub: int

    def options(self, state: State) -> Sequence[Action]:
        return prices_of_last_step(state, self.player)

    def resolve(self, state: State, action: Action) -> None:
        pay_last_step(state, self.player, self.cub, action)


GO_ON_GROWING: Final = [GoOnGrowing(player) for player in range(MOST_SEATS)]
GROW_CUBS: Final = [GrowCubs(player) for player in range(MOST_SEATS)]
PAY_LAST_STEP: Final = [
    [PayLastStep(player, cub) for cub in range(CUBS)] for player in range(MOST_SEATS)
]

PARAGRAPHS.update(
    {
        GrowCubs: "B5.5",
        PayLastStep: "B5.5",
    }
)
