"""C9 Exchange effects of private objectives."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from meute.core.decision import PARAGRAPHS, Action, Decision
from meute.games.foxes.actions import PAY, PAY_TWO, PayResource, PayTwo
from meute.games.foxes.data import (
    CATCH_FOR_PC,
    FROM_TILES,
    MOST_SEATS,
    PAIR_FOR_VP,
    PC_FOR_VP,
    RESOURCE_FOR_PC,
)
from meute.games.foxes.rules.board import held_kinds, stored
from meute.games.foxes.rules.gains import can_raise, give_pc, raise_cubs, score, take_resource
from meute.games.foxes.rules.mulotage import spend_catch
from meute.games.foxes.state import State


def can_exchange(state: State, player: int, effect: int) -> bool:
    """C9 Tell whether the price of an exchange effect can be paid."""
    values = state.printed
    if effect == PAIR_FOR_VP:
        return len(held_kinds(state, player)) > 1
    if effect == PC_FOR_VP:
        return state.pc[player] >= values.vp_cost
    if effect == CATCH_FOR_PC:
        return stored(state, player) > 0
    if effect == RESOURCE_FOR_PC:
        return bool(held_kinds(state, player))
    return state.pc[player] >= values.cubs_cost and can_raise(state, player)


def exchange(state: State, player: int, effect: int) -> None:
    """C9 Carry out an exchange effect."""
    values = state.printed
    if effect == PAIR_FOR_VP:
        pay_two(state, player)
    elif effect == PC_FOR_VP:
        give_pc(state, player, -values.vp_cost)
        score(state, player, values.vp_bought, FROM_TILES)
    elif effect == CATCH_FOR_PC:
        spend_catch(state, player)
        give_pc(state, player, values.catch_pc)
    elif effect == RESOURCE_FOR_PC:
        pay_one(state, player)
    else:
        give_pc(state, player, -values.cubs_cost)
        raise_cubs(state, player, values.cubs_bought)


def pay_two(state: State, player: int) -> None:
    """C9 X1 Two resources of different kinds for VP."""
    kinds = held_kinds(state, player)
    if len(kinds) > 2:  # noqa: PLR2004 (a pair is what is paid)
        state.pending.append(PAY_FOR_VP[player])
    else:
        sell_two(state, player, kinds[0], kinds[1])


def sell_two(state: State, player: int, first: int, second: int) -> None:
    """C9 X1 The pair is paid, the VP are gained."""
    take_resource(state, player, first)
    take_resource(state, player, second)
    score(state, player, state.printed.pair_vp, FROM_TILES)


def pay_one(state: State, player: int) -> None:
    """C9 X4 One resource for PC."""
    kinds = held_kinds(state, player)
    if len(kinds) > 1:
        state.pending.append(PAY_FOR_PC[player])
    else:
        sell_one(state, player, kinds[0])


def sell_one(state: State, player: int, kind: int) -> None:
    """C9 X4 The resource is paid, the PC are gained."""
    take_resource(state, player, kind)
    give_pc(state, player, state.printed.resource_pc)


@dataclass(frozen=True)
class PayForVP(Decision):
    """C9 D15 X1: which two different kinds are paid."""

    def options(self, state: State) -> Sequence[Action]:
        kinds = held_kinds(state, self.player)
        pairs = [PAY_TWO[a][b] for i, a in enumerate(kinds) for b in kinds[i + 1 :]]
        return [pair for pair in pairs if pair is not None]

    def resolve(self, state: State, action: PayTwo) -> None:
        sell_two(state, self.player, action.first, action.second)


@dataclass(frozen=True)
class PayForPC(Decision):
    """C9 D15 X4: which kind is paid."""

    def options(self, state: State) -> Sequence[Action]:
        return [PAY[kind] for kind in held_kinds(state, self.player)]

    def resolve(self, state: State, action: PayResource) -> None:
        sell_one(state, self.player, action.resource)


PAY_FOR_VP: Final = [PayForVP(player) for player in range(MOST_SEATS)]
PAY_FOR_PC: Final = [PayForPC(player) for player in range(MOST_SEATS)]

PARAGRAPHS.update(
    {
        PayForVP: "C9",
        PayForPC: "C9",
    }
)
