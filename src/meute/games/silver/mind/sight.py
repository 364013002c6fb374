"""What one player knows, and what the villages look like to that player.

It is read from the player's own view, or from a world with nothing hidden, such as a search
imagines; what the player has not seen changes nothing in it.
"""

from __future__ import annotations

from typing import NamedTuple

from meute.games.silver.data import DECK, DOPPELGANGER
from meute.games.silver.mind.worth import (
    ALL_CARDS,
    ALL_POINTS,
    KEPT,
    KEPT_SPREAD,
    PLANTED,
    SPREAD,
    kept,
)
from meute.games.silver.state import UNSEEN, State, dealt_to
from meute.games.silver.view import SilverView, known_from


class Reading(NamedTuple):
    """What a player makes of a village."""

    total: float
    """Its expected sum."""
    spread: float
    """The variance of that."""
    heaviest: float
    """The heaviest card, or set of equal ones: what could go out in one turn."""


class Sight:
    """What one player knows of the cards."""

    __slots__ = ("deck", "known", "mean", "player", "readings", "seats", "value", "villages")

    def __init__(  # noqa: PLR0913, PLR0917 (as many as there are)
        self,
        player: int,
        deck: int,
        value: list[int],
        known: list[int],
        villages: list[list[int]],
        mean: float,
    ) -> None:
        """Take what the player knows.

        `known` tells who has seen each card, as bits, and `value` is right for those that this
        player has seen. `mean` is what an unseen card is worth to this player.
        """
        self.player, self.seats, self.deck = player, len(villages), deck
        self.value, self.known, self.villages, self.mean = value, known, villages, mean
        self.readings: dict[int, Reading] = {}

    def guess(self, owner: int, card: int) -> float:
        """Return what a card in the owner's village is worth, as far as the player can tell.

        The first cards of a round are dealt in the order of the seats, so a card's number tells
        whether its owner got it later.
        """
        known = self.known[card]
        if known >> self.player & 1:
            return self.value[card]
        dealt = dealt_to(owner, card)
        if known >> owner & 1:
            return kept(self.mean, (DECK - self.deck) / self.seats) if dealt else KEPT
        return PLANTED if known and not dealt else self.mean

    def reading(self, owner: int) -> Reading:
        """Return what the player makes of a village."""
        found = self.readings.get(owner)
        if found is None:
            found = self.readings[owner] = self._read(owner)
        return found

    def _read(self, owner: int) -> Reading:
        known, player = self.known, self.player
        total = spread = heaviest = 0.0
        sets: dict[float, float] = {}
        for card in self.villages[owner]:
            worth = self.guess(owner, card)
            total += worth
            if known[card] >> player & 1:
                sets[worth] = sets.get(worth, 0.0) + worth
            else:
                spread += KEPT_SPREAD if known[card] >> owner & 1 else SPREAD
                heaviest = max(heaviest, worth)
        wild = sets.pop(DOPPELGANGER, 0.0)
        for heap in sets.values():
            heaviest = max(heaviest, heap)
        return Reading(total, spread, heaviest + wild)


def of_view(view: SilverView) -> Sight:
    """Return what the seat of a view knows."""
    assert view.player is not None, "a spectator has nothing to choose"
    known = list(view.known) if view.aided else known_from(view)
    unplaced = view.value.count(UNSEEN)
    left = max(1, ALL_CARDS - len(view.value) + unplaced)
    mean = (ALL_POINTS - sum(view.value) - unplaced) / left
    villages = [list(village) for village in view.villages]
    return Sight(view.player, view.deck, list(view.value), known, villages, mean)


def of_state(state: State, player: int) -> Sight:
    """Return what a player knows in a world."""
    mean = unseen_mean(state, player)
    return Sight(player, state.deck, state.value, state.known, state.villages, mean)


def unseen_mean(state: State, player: int) -> float:
    """Return what the cards that a player has not seen are worth on average."""
    left, cards, bit = ALL_POINTS, ALL_CARDS, 1 << player
    for card, known in enumerate(state.known):
        if known & bit:
            left -= state.value[card]
            cards -= 1
    return left / max(1, cards)
