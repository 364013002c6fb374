"""How cards and places are called, from a view alone.

Sentences speak to the seat that is asked: "you" is whoever decides.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from meute.core.message import Message, Param, Seat
from meute.core.words import open_question
from meute.games.silver.state import NOBODY, NOTHING, UNSEEN

if TYPE_CHECKING:
    from meute.games.silver.view import SilverView

UNKNOWN: Final = Message("silver.card.unknown")

Params = dict[str, Param]


def card_name(value: int) -> Message:
    """Name a card by its value: its number and its character."""
    return Message(f"silver.card.{value}", {})


def character_name(value: int) -> Message:
    """Name the character on a card."""
    return Message(f"silver.character.{value}", {})


def decider(view: SilverView) -> int:
    """Return the seat that a sentence calls "you"."""
    decision = open_question(view)
    seat = NOBODY if decision is None or decision.secret else decision.player
    return view.player if seat == NOBODY and view.player is not None else seat


def at(row: tuple[int, ...], place: int) -> int:
    """Return the card at this place of a row, or NOTHING."""
    return row[place] if 0 <= place < len(row) else NOTHING


def village(view: SilverView, seat: int) -> tuple[int, ...]:
    """Return the row of a seat; an empty one if nobody sits there."""
    return view.villages[seat] if 0 <= seat < view.seats else ()


def named(view: SilverView, card: int) -> Message:
    """Name a card if the view shows it."""
    value = view.value[card] if 0 <= card < len(view.value) else UNSEEN
    return UNKNOWN if value == UNSEEN else card_name(value)


def top_of_pile(view: SilverView) -> Message:
    """Name the top card of the discard pile."""
    return named(view, at(view.discard, len(view.discard) - 1))


def place_of(view: SilverView, owner: int, place: int) -> Params:
    """A card of a village: whose, where, and which if the view shows it."""
    card = named(view, at(village(view, owner), place))
    return {"owner": Seat(owner), "place": place + 1, "card": card}


def listed(places: tuple[int, ...]) -> str:
    """List places as people count them."""
    return ", ".join(str(place + 1) for place in sorted(places))
