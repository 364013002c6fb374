"""What would be impossible at a table of Silver: a check on positions drawn by hand or by a bug."""

from __future__ import annotations

from collections.abc import Iterator

from meute.games.silver.data import FULL_BAG, MOST_PLACES
from meute.games.silver.state import NOBODY, NOTHING, UNSEEN, State


def faults(state: State) -> list[str]:
    """List everything that no game of Silver can show; mostly nothing."""
    return [*_cards(state), *_places(state), *_knowledge(state), *_seats(state)]


def _cards(state: State) -> Iterator[str]:
    if not state.value and not state.bag:
        return  # before the first deal
    values = sorted([*state.bag, *(value for value in state.value if value != UNSEEN)])
    unseen = state.value.count(UNSEEN)
    if len({len(state.value), len(state.known), len(state.up)}) != 1:
        yield "value, known and up must have one entry per card"
    elif values != FULL_BAG:
        yield "the cards seen and the bag together are not the 52 cards"
    elif state.deck - len(state.returned) + unseen > len(state.bag):
        yield "the bag holds fewer cards than lie unseen"
    if state.bag != sorted(state.bag):
        yield "the bag is not in order"


def _places(state: State) -> Iterator[str]:
    places = [
        *(card for village in state.villages for card in village),
        *state.discard,
        *state.display,
        *state.returned,
        *(card for card in state.drawn if card not in state.display),
        *([] if state.holding == NOTHING else [state.holding]),
    ]
    if sorted(places) != list(range(len(state.value))):
        yield "every card must lie in exactly one place"
    if not all(0 < len(village) <= MOST_PLACES for village in state.villages) and state.value:
        yield "every village holds at least one card"
    villagers = [card for village in state.villages for card in village]
    if state.amulet_on != NOTHING and state.amulet_on not in villagers:
        yield "the amulet lies on a card of a village"
    if any(card not in villagers for card in state.wards):
        yield "only cards of a village guard or are guarded"
    if state.deck < len(state.returned):
        yield "the deck holds at least the cards put back on it"


def _knowledge(state: State) -> Iterator[str]:
    for card, value in enumerate(state.value):
        if value == UNSEEN and state.known[card]:
            yield f"card {card} is known but has no value"
    everyone = (1 << state.seats) - 1
    cards = zip(state.up, state.known, state.value, strict=False)
    if any(up and known != everyone and value != UNSEEN for up, known, value in cards):
        yield "everybody knows a card that lies face up"


def _seats(state: State) -> Iterator[str]:
    if len(state.villages) != state.seats:
        yield "every player has a village"
    if len(state.lost) != state.seats * state.round:
        yield "every scored round has one number per player"
    if not all(
        NOBODY <= seat < state.seats for seat in (state.turn, state.caller, state.amulet_holder)
    ):
        yield "turn, caller and amulet belong to a seat"
