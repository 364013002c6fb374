"""B3.2 D8 Free plays: the ruse tile, bonus tiles without flag, the cheese."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from meute.core.decision import PARAGRAPHS, Action, Decision
from meute.games.foxes.actions import (
    BUY_RESOURCES,
    MOVE_HUNTER,
    PLAY_BONUS,
    SELL,
    TRADE_CHEESE,
    USE_RUSE,
    BuyResources,
    MoveHunter,
    PlayBonus,
    SellResource,
    TradeCheese,
    UseRuse,
)
from meute.games.foxes.data import (
    BONUS_ADVANCE,
    BONUS_CUB,
    BONUS_DIE,
    BONUS_PC,
    BONUS_RESOURCE,
    BONUS_VP,
    BONUSES,
    CHEAP,
    DESTINY,
    EXTRA_TILE,
    FACES,
    FREE_WAY,
    FROM_TILES,
    HUNTER,
    MOST_SEATS,
    MOVE,
    PC,
    PLUS,
    RESOURCE,
    STEADY,
    SWAP,
    UNFLAGGED,
    VITAL,
    VP,
)
from meute.games.foxes.rules.board import held_kinds
from meute.games.foxes.rules.gains import (
    can_raise,
    gain,
    gain_destiny,
    give_pc,
    raise_cubs,
    take_resource,
)
from meute.games.foxes.rules.pay import set_die
from meute.games.foxes.rules.tracks import advance_any, can_advance, put_hunter
from meute.games.foxes.state import NOBODY, NOTHING, State
from meute.games.foxes.words.log import tell

NO_BONUS: Final = [0] * UNFLAGGED

Window = int
"""Which of the decisions D3 to D7 a free play would interrupt."""
AT_PLACE: Final = 3
AT_MOVE: Final = 4
AT_ACT: Final = 5
AT_MOUNTAIN: Final = 6
AT_DEN: Final = 7
ALWAYS: Final = (AT_PLACE, AT_MOVE, AT_ACT, AT_MOUNTAIN, AT_DEN)
WINDOWS: Final[dict[int, tuple[Window, ...]]] = {
    PLUS: ALWAYS,
    STEADY: (AT_PLACE,),
    MOVE: (AT_MOVE,),
    CHEAP: (AT_ACT, AT_MOUNTAIN, AT_DEN),
    FREE_WAY: (AT_MOVE,),
    HUNTER: ALWAYS,
    DESTINY: ALWAYS,
    EXTRA_TILE: (AT_DEN,),
    SWAP: ALWAYS,
}
"""C10 When each ruse tile may be used; `ruse.reroll` has a decision of its own."""


def free_options(state: State, player: int, window: Window, *, boost: bool) -> list[Action]:
    """B3.2 List the free plays that would have an effect now.

    `boost` says whether a ruse tile that helps the decision itself would help it.
    """
    out: list[Action] = []
    ruse = state.ruses[player]
    if ruse != NOTHING and may_use(state, player, ruse, window, boost=boost):
        out.append(USE_RUSE[ruse])
    first = BONUSES * player
    held = state.bonuses[first : first + UNFLAGGED]
    if held != NO_BONUS:
        out += [
            PLAY_BONUS[tile]
            for tile in range(UNFLAGGED)
            if held[tile] and has_effect(state, player, tile)
        ]
    if state.cheese == player:
        out.append(TRADE_CHEESE)
    return out


def can_improve(state: State) -> bool:
    """C6, C10 A die may be increased unless it is exhausted or shows 6."""
    return 0 < state.die < FACES


def may_use(state: State, player: int, ruse: int, window: Window, *, boost: bool) -> bool:
    """C10 Tell whether the ruse tile is in its time and has an effect."""
    if ruse not in WINDOWS or window not in WINDOWS[ruse] or blank(state, ruse):
        return False
    if ruse == PLUS:
        return can_improve(state)
    if ruse in (STEADY, MOVE, CHEAP, EXTRA_TILE):
        return boost
    return ruse != SWAP or bool(swaps(state, player))


BARE: Final = (PLUS, MOVE, CHEAP, EXTRA_TILE)
"""The ruse tiles that do nothing but what their figure says."""


def blank(state: State, ruse: int) -> bool:
    """B8 Tell whether the ruse tile shows 0 at this table and can do nothing."""
    return ruse in BARE and not state.printed.ruse_figures[ruse]


def has_effect(state: State, player: int, bonus: int) -> bool:
    """B8 Tell whether a bonus tile would do anything now."""
    if not state.printed.bonus_amounts[bonus]:
        return False
    if bonus == BONUS_CUB:
        return can_raise(state, player)
    if bonus == BONUS_DIE:
        return can_improve(state)
    return bonus != BONUS_ADVANCE or can_advance(state, player)


def play_free(state: State, player: int, action: Action) -> None:
    """B3.2 Carry out a free play; the decision it interrupts is put again by the caller."""
    if isinstance(action, TradeCheese):
        trade_cheese(state, player)
    elif isinstance(action, PlayBonus):
        play_bonus(state, player, action.bonus)
    elif isinstance(action, UseRuse):
        use_ruse(state, player, action.ruse)


def trade_cheese(state: State, player: int) -> None:
    """B3.2 The cheese goes back to the supply for PC."""
    state.cheese = NOBODY
    tell(state, "trades_cheese", player)
    give_pc(state, player, state.printed.cheese_pc)


def play_bonus(state: State, player: int, bonus: int) -> None:
    """C6 Play a bonus tile without flag; it is discarded."""
    state.bonuses[BONUSES * player + bonus] -= 1
    state.bonus_discard[bonus] += 1
    tell(state, "plays_bonus", player, "bonus", bonus)
    amount = state.printed.bonus_amounts[bonus]
    if bonus == BONUS_CUB:
        raise_cubs(state, player, amount)
    elif bonus == BONUS_DIE:
        improve(state, player, amount)
    elif bonus == BONUS_ADVANCE:
        advance_any(state, player, amount)
    else:
        gain(state, player, GAIN_OF[bonus], amount, FROM_TILES)


GAIN_OF: Final = {BONUS_PC: PC, BONUS_RESOURCE: RESOURCE, BONUS_VP: VP}


def improve(state: State, player: int, pips: int) -> None:
    """C6, C10 The die of this turn grows, to 6 at most."""
    set_die(state, min(FACES, state.die + pips))
    tell(state, "improves", player, "value", state.die)


def use_ruse(state: State, player: int, ruse: int) -> None:
    """C10 Use the ruse tile; it leaves the game."""
    values = state.printed
    state.ruses[player] = NOTHING
    tell(state, "uses_ruse", player, "ruse", ruse)
    if ruse == PLUS:
        improve(state, player, values.plus)
    elif ruse == HUNTER:
        state.pending.append(LURE_HUNTER[player])
    elif ruse == DESTINY:
        gain_destiny(state, player)
    elif ruse == SWAP:
        state.pending.append(SWAP_GOODS[player])
    else:
        state.boost = ruse
        if ruse == FREE_WAY:
            give_pc(state, player, values.free_way_pc)


@dataclass(frozen=True)
class LureHunter(Decision):
    """C10 D18 `ruse.hunter`: move the hunter to one of the three other vital territories."""

    def options(self, state: State) -> Sequence[Action]:
        return [MOVE_HUNTER[t] for t in range(VITAL) if t != state.hunter]

    def resolve(self, state: State, action: MoveHunter) -> None:
        put_hunter(state, action.territory)


def swaps(state: State, player: int) -> list[Action]:
    """D19 A resource of each kind held for PC; or PC for resources of choice."""
    values = state.printed
    out: list[Action] = []
    if values.sale_pc:
        out += [SELL[kind] for kind in held_kinds(state, player)]
    if values.purchase_resources and state.pc[player] >= values.purchase_pc:
        out.append(BUY_RESOURCES)
    return out


@dataclass(frozen=True)
class SwapGoods(Decision):
    """C10 D19 `ruse.swap`: sell one resource or buy two."""

    def options(self, state: State) -> Sequence[Action]:
        return swaps(state, self.player)

    def resolve(self, state: State, action: SellResource | BuyResources) -> None:
        values = state.printed
        if isinstance(action, SellResource):
            take_resource(state, self.player, action.resource)
            give_pc(state, self.player, values.sale_pc)
        else:
            give_pc(state, self.player, -values.purchase_pc)
            gain(state, self.player, RESOURCE, values.purchase_resources, FROM_TILES)


LURE_HUNTER: Final = [LureHunter(player) for player in range(MOST_SEATS)]
SWAP_GOODS: Final = [SwapGoods(player) for player in range(MOST_SEATS)]

PARAGRAPHS.update(
    {
        LureHunter: "C10",
        SwapGoods: "C10",
    }
)
