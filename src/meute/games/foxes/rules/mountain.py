"""B3.A' The Mountain: five actions, each once per die, in any order."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from meute.core.decision import PARAGRAPHS, Action, Decision
from meute.games.foxes.actions import (
    ACTIVATES,
    ADVANCE,
    DRAW_CARD,
    END_TURN,
    EXCHANGES,
    GATHER,
    RAISE,
    SWAP_CARDS,
    Activate,
    Advance,
    DrawCard,
    EndTurn,
    Exchange,
    Gather,
    Raise,
    SwapCard,
)
from meute.games.foxes.data import BONUSES, MOST_SEATS, OBJECTIVES, UNFLAGGED
from meute.games.foxes.rules.exchange import can_exchange, exchange
from meute.games.foxes.rules.free import AT_MOUNTAIN, free_options, play_free
from meute.games.foxes.rules.gains import CHOOSE_RESOURCE, RAISE_ONE, can_raise
from meute.games.foxes.rules.objectives import discard_objective, draw_objective
from meute.games.foxes.rules.obstacles import activate
from meute.games.foxes.rules.pay import budget, hidden_discount, pay, set_die
from meute.games.foxes.rules.tracks import advance_any, can_advance
from meute.games.foxes.state import State
from meute.games.foxes.words.log import tell

FLAG: Final = 0
GATHERING: Final = 1
TRACKING: Final = 2
RAISING: Final = 3
CARD: Final = 4
"""The bits of `done`; the first four are also the places of their costs."""


@dataclass(frozen=True)
class ActOnMountain(Decision):
    """B3.A' D6 Each action of the Mountain once per die; or end the turn."""

    def options(self, state: State) -> Sequence[Action]:
        player = self.player
        means = budget(state, player)
        out = paid_options(state, player, means)
        more = hidden_discount(state, player)
        help_ = bool(more) and any(
            state.printed.mountain_costs[COST_OF[type(action)]] > 0
            for action in paid_options(state, player, means + more)
        )
        out += card_options(state, player)
        out.append(END_TURN)
        return out + free_options(state, player, AT_MOUNTAIN, boost=help_)

    def resolve(self, state: State, action: Action) -> None:
        if isinstance(action, EndTurn):
            return
        state.pending.append(self)
        player = self.player
        if isinstance(action, (DrawCard, SwapCard, Exchange)):
            state.done |= 1 << CARD
            set_die(state, 0)
            use_card(state, player, action)
        elif type(action) in COST_OF:
            number = COST_OF[type(action)]
            state.done |= 1 << number
            pay(state, player, state.printed.mountain_costs[number])
            do_paid(state, player, action)
        else:
            play_free(state, player, action)


COST_OF: Final[dict[type[Action], int]] = {
    Activate: FLAG,
    Gather: GATHERING,
    Advance: TRACKING,
    Raise: RAISING,
}


def paid_options(state: State, player: int, means: int) -> list[Action]:
    """B3.A' List the actions with a cost in pips that are possible with such means."""
    costs, done = state.printed.mountain_costs, state.done
    out: list[Action] = []
    if not done >> FLAG & 1 and costs[FLAG] <= means:
        first = BONUSES * player
        out += [
            tile
            for bonus, tile in enumerate(ACTIVATES[UNFLAGGED:], start=first + UNFLAGGED)
            if tile is not None and state.bonuses[bonus]
        ]
    if not done >> GATHERING & 1 and costs[GATHERING] <= means:
        out.append(GATHER)
    if not done >> TRACKING & 1 and costs[TRACKING] <= means and can_advance(state, player):
        out.append(ADVANCE)
    if not done >> RAISING & 1 and costs[RAISING] <= means and can_raise(state, player):
        out.append(RAISE)
    return out


def do_paid(state: State, player: int, action: Action) -> None:
    """B3.A' Carry out (i), (iii), (iv) or (v)."""
    if isinstance(action, Activate):
        activate(state, player, action.bonus)
    elif isinstance(action, Gather):
        state.pending.append(CHOOSE_RESOURCE[player])
    elif isinstance(action, Advance):
        advance_any(state, player)
    else:
        RAISE_ONE[player].run(state)


def card_options(state: State, player: int) -> list[Action]:
    """B3.A' (ii) Draw a card, swap one, or exchange with one whose price can be paid."""
    if not state.die or state.done >> CARD & 1:
        return []
    out: list[Action] = []
    pile = any(state.objective_pile) or any(state.objective_discard)
    if pile:
        out.append(DRAW_CARD)
    first = OBJECTIVES * player
    hand = state.hands[first : first + OBJECTIVES]
    held = [card for card in range(OBJECTIVES) if hand[card]]
    if pile:
        out += [SWAP_CARDS[card] for card in held]
    exchange = state.printed.objective_exchange
    out += [EXCHANGES[card] for card in held if can_exchange(state, player, exchange[card])]
    return out


def use_card(state: State, player: int, action: DrawCard | SwapCard | Exchange) -> None:
    """B3.A' (ii) The die is exhausted: draw, swap or exchange."""
    if isinstance(action, DrawCard):
        draw_objective(state, player)
        return
    key = "swaps_card" if isinstance(action, SwapCard) else "exchanges_card"
    tell(state, key, player, "objective", action.objective)
    discard_objective(state, player, action.objective)
    if isinstance(action, SwapCard):
        draw_objective(state, player)
    else:
        exchange(state, player, state.printed.objective_exchange[action.objective])


ACT_ON_MOUNTAIN: Final = [ActOnMountain(player) for player in range(MOST_SEATS)]

PARAGRAPHS.update(
    {
        ActOnMountain: "B3.A'",
    }
)
