"""23-25 Dominate: an enemy pack wolf or den becomes one's own."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from meute.core.decision import PARAGRAPHS, Action, Decision, Step
from meute.games.wolves.actions import TARGETS, Target
from meute.games.wolves.data import DEN, DOMINATE_COST, LAND, MOST_SEATS, PACK, ROW
from meute.games.wolves.pieces import KIND, NONE, OWNER
from meute.games.wolves.rules.board import enter_next_wolf, lift
from meute.games.wolves.rules.den import ALL_DENS, CHOOSE_TRACK
from meute.games.wolves.rules.pay import pay, payable
from meute.games.wolves.state import NOTHING, State
from meute.games.wolves.words.log import tell_dominated, tell_replaced


def within_earshot(state: State, player: int, h: int) -> bool:
    """R Tell whether an alpha of the player is near enough, counted over hexes of any terrain."""
    reach, span = state.howl(player), state.land.span
    return any(span[alpha][h] <= reach for alpha in state.alphas(player))


def replaceable(state: State, player: int) -> list[int]:
    """u, v Return the kinds of pieces the player can still put in place of others."""
    kinds = []
    if state.dens_gone(player) < ALL_DENS:
        kinds.append(DEN)
    if state.called[player] < ROW:
        kinds.append(PACK)
    return kinds


def prey_on(state: State, player: int, h: int, kinds: list[int]) -> list[Target]:
    """23, 24, w Return the pieces on a hex that the player may dominate there."""
    one, two = state.one[h], state.two[h]
    if OWNER[one] == OWNER[two]:
        return []
    return [
        TARGETS[KIND[piece]][h]
        for piece in (one, two)
        if piece != NONE and OWNER[piece] != player and KIND[piece] in kinds
    ]


def targets(state: State, player: int, pays: list[bool]) -> list[Target]:
    """23-25 Return the enemy pieces the player can reach, pay for and replace."""
    kinds = replaceable(state, player)
    out: list[Target] = []
    for terrain in range(LAND):
        if pays[terrain]:
            for h in state.land.of_terrain[terrain]:
                if state.one[h] and (found := prey_on(state, player, h, kinds)):
                    out += found if within_earshot(state, player, h) else []
    return out


@dataclass(frozen=True)
class ChooseVictim(Decision):
    """23 Choose the enemy piece to dominate; its terrain is what has to be paid."""

    def options(self, state: State) -> Sequence[Action]:
        return targets(state, self.player, payable(state, self.player, DOMINATE_COST))

    def resolve(self, state: State, action: Target) -> None:
        h = action.hex
        state.target = h
        state.victim = next(
            piece
            for piece in (state.one[h], state.two[h])
            if KIND[piece] == action.kind and OWNER[piece] != self.player
        )
        state.pending.append(SUBDUE[self.player])
        pay(state, self.player, state.land.terrain[h], DOMINATE_COST)


@dataclass(frozen=True)
class Subdue(Step):
    """25, t The piece goes to the calendar; the next of its kind takes its place."""

    player: int

    def run(self, state: State) -> None:
        h, victim = state.target, state.victim
        state.victim = NONE
        lift(state, victim, h)
        state.calendar.append(victim)
        tell_dominated(state, self.player, victim, h)
        if KIND[victim] == DEN:
            state.pending.append(CHOOSE_TRACK[self.player])
            return
        state.target = NOTHING
        wolf = enter_next_wolf(state, self.player, h)
        tell_replaced(state, wolf, h)


CHOOSE_VICTIM: Final = [ChooseVictim(player) for player in range(MOST_SEATS)]
SUBDUE: Final = [Subdue(player) for player in range(MOST_SEATS)]

PARAGRAPHS.update(
    {
        ChooseVictim: "23",
    }
)
