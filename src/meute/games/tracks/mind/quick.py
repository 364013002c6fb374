"""Quick answers from a world, for the seats of a playout that are not searched for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from meute.core.decision import Action
from meute.games.tracks.data import CELLS_EACH
from meute.games.tracks.mind.bids import Placement, menu
from meute.games.tracks.mind.cards import any_card
from meute.games.tracks.rules.fight import ChooseCard
from meute.games.tracks.rules.placement import ConfirmPlacement, PlaceCounter
from meute.games.tracks.state import State
from meute.games.tracks.view import TracksView

if TYPE_CHECKING:
    from collections.abc import Sequence

    from meute.core.dealer import Dealer


FEW: Final = 12
"""Placements of a menu that are looked at in the middle of a playout."""


def quick_answer(
    state: State, decision: Any, options: Sequence[Any], dealer: Dealer
) -> Action | None:
    """P3.1, PH5.6c Answer what is drawn by chance: counters and fight cards."""
    if isinstance(decision, PlaceCounter):
        return some_counter(state, decision, options, dealer)
    if isinstance(decision, ChooseCard):
        return any_card(state, options, dealer)
    return None


def drawn_by_chance(decision: Any) -> bool:
    """P3.1, PH5.6c Tell whether a question is one that a player leaves to chance."""
    return isinstance(decision, PlaceCounter | ChooseCard)


def some_counter(
    state: State, decision: PlaceCounter, options: Sequence[Any], dealer: Dealer
) -> Action:
    """P3.1 Go on with a placement of the player's menu that fits what is placed."""
    made = menu(state, decision.player)[:FEW]
    misfits = [differing(state, decision.player, each) for each in made]
    least = min(misfits)
    chosen = dealer.pick([each for each, m in zip(made, misfits, strict=True) if m == least])
    wanted = chosen.get(decision.cell, 0)
    best: Action = min(options, key=lambda option: abs(option.counter - wanted))
    return best


def differing(table: State | TracksView, player: int, made: Placement) -> int:
    """P3.1 In how many cells that are answered for something else lies than a placement says."""
    first = CELLS_EACH * player
    still = asked_for(table, player)
    return sum(
        [
            made[cell] != table.counters[cell]
            for cell in range(first, first + CELLS_EACH)
            if cell in made and cell not in still
        ]
    )


def asked_for(table: State | TracksView, player: int) -> list[int]:
    """P3.1 The cells for which a player is still asked."""
    out = []
    for item in reversed(table.pending):
        if isinstance(item, PlaceCounter):
            if item.player == player:
                out.append(item.cell)
        elif not isinstance(item, ConfirmPlacement):
            break
    return out
