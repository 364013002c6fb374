"""How cards and places are named to a player, from a view alone.

Sentences speak to the seat that is asked: "you" is whoever decides.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from meute.core.decision import Decision
from meute.core.message import Message, Param, Seat
from meute.games.silver.rules.draw import HoldCard
from meute.games.silver.rules.powers import power_of
from meute.games.silver.state import NOBODY, NOTHING, UNSEEN
from meute.games.silver.text import card_name
from meute.games.silver.texts.en import CATALOGUE
from meute.games.silver.view import SilverView, state_from

UNKNOWN: Final = Message("silver.card.unknown")
Params = dict[str, Param]


@lru_cache(maxsize=1024)
def best_key(key: str, *variants: str) -> str:
    """Return the key with the first variant that the catalogue knows, or without any."""
    keys = [f"{key}.{variant}" for variant in variants if variant]
    return next((found for found in keys if found in CATALOGUE), key)


def asked(view: SilverView) -> Decision | None:
    """Return the question on top; every seat that is asked in secret hears the same one."""
    top = view.pending[-1] if view.pending else None
    return top if isinstance(top, Decision) else None


def decider(view: SilverView) -> int:
    """Return the seat that a sentence calls "you"."""
    decision = asked(view)
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


def place_of(view: SilverView, owner: int, place: int) -> Params:
    """A card of a village: whose, where, and which if the view shows it."""
    card = named(view, at(village(view, owner), place))
    return {"owner": Seat(owner), "place": place + 1, "card": card}


def listed(places: tuple[int, ...]) -> str:
    """List places as people count them."""
    return ", ".join(str(place + 1) for place in sorted(places))


def power_offered(view: SilverView) -> bool:
    """R8.15 Tell whether the card in hand, once discarded, would offer its power."""
    decision = asked(view)
    if not isinstance(decision, HoldCard):
        return False
    power = power_of(view.value[view.holding], decision.player)
    if power is None:
        return False
    state = state_from(view, [])
    state.discard.append(state.holding)
    return len(power.options(state)) > 1
