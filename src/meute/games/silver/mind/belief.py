"""Worlds worth believing in: players keep low cards, so hidden ones are dealt accordingly.

A determinisation (a deal that fits what a seat knows) is drawn at first without a thought, then
mended card by card towards what players of this game keep (Gibbs sampling).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from meute.games.silver.data import CALL_LIMIT, DECK, VILLAGE
from meute.games.silver.mind.weights.kept import KEPT_OF_DEALT, KEPT_OF_LATER, ROWS
from meute.games.silver.state import UNSEEN, State, dealt_to
from meute.games.silver.view import imagine

if TYPE_CHECKING:
    from meute.core.dealer import Dealer
    from meute.games.silver.view import SilverView

TURNS_A_ROW: Final = 1.5
"""Turns of every player for which one row of the table of cards kept holds."""

SIZES: Final = 3
"""Rows for each of them: for villages that are whole, have lost one card, or more."""


def believe(view: SilverView, dealer: Dealer) -> State:
    """Imagine a world in which villages hold what their owners would have kept.

    Cards are dealt anew one by one, each as likely as it is beside the others; after two rounds
    of this nothing is left of the first deal.
    """
    world = imagine(view, dealer)
    hidden = [
        (card, kept_of(world, owner, card))
        for owner, village in enumerate(world.villages)
        for card in village
        if view.value[card] == UNSEEN and world.known[card] >> owner & 1
    ]
    for card, kept in [*hidden, *hidden]:
        redeal_card(world, card, kept, dealer)
    return world


def kept_of(state: State, owner: int, card: int) -> tuple[int, ...]:
    """Return how likely a player keeps a card of each value for as long as this one."""
    return (KEPT_OF_DEALT if dealt_to(owner, card) else KEPT_OF_LATER)[kept_row(state, owner)]


def kept_row(state: State, owner: int) -> int:
    """Return the row of the table for a village.

    By turns gone, by how many cards are left, and by whether somebody else may call.
    """
    age = int((DECK - state.deck) / state.seats / TURNS_A_ROW)
    sizes = [len(village) for village in state.villages]
    gone = min(max(0, VILLAGE - sizes.pop(owner)), SIZES - 1)
    row = SIZES * min(age, ROWS // SIZES // 2 - 1) + gone
    return 2 * row + (min(sizes) <= CALL_LIMIT)


def redeal_card(state: State, card: int, kept: tuple[int, ...], dealer: Dealer) -> None:
    """Change a card for one of those nobody has seen, the likelier the more such cards are kept."""
    bag = state.bag
    bag.append(state.value[card])
    left = dealer.part() * sum([kept[value] for value in bag])
    for value in bag:
        left -= kept[value]
        if left < 0:
            break
    bag.remove(value)
    bag.sort()
    state.value[card] = value
