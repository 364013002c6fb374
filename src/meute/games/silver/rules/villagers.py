"""R8.0 The two Villagers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meute.games.silver.data import COPIES, VILLAGER
from meute.games.silver.rules.cards import face_up_anywhere

if TYPE_CHECKING:
    from meute.games.silver.state import State


def both_villagers_up(state: State) -> bool:
    """R8.0.1 Tell whether both Villagers lie face up in villages, whoever owns them."""
    if state.bag and state.bag[0] == VILLAGER:
        return False  # the bag is in order: at least one Villager is still unseen
    return face_up_anywhere(state, VILLAGER) == COPIES[VILLAGER]
