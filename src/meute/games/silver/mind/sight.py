"""What one player knows, and what the villages look like to that player.

It is read from the player's own view, or from a world with nothing hidden, such as a search
imagines; what the player has not seen changes nothing in it.
"""

from __future__ import annotations

from meute.games.silver.data import DECK
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

Reading = tuple[float, float, list[float], list[float]]
"""What a player makes of a village: its expected sum, the variance of that, what the cards are
worth that the player has seen, and what the others may be."""


class Sight:
    """What one player knows of the cards."""

    __slots__ = ("known", "looked_at", "mean", "player", "readings", "seats", "value", "villages")

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
        seats = len(villages)
        self.player, self.seats, self.mean = player, seats, mean
        self.value, self.known, self.villages = value, known, villages
        self.looked_at = kept(mean, (DECK - deck) / seats)
        """What a dealt card is worth by now that its owner knows."""
        self.readings: dict[int, Reading] = {}

    def guess(self, owner: int, card: int) -> float:
        """Return what a card in the owner's village is worth, as far as the player can tell.

        The first cards of a round are dealt in the order of the seats, so a card's number tells
        whether its owner got it later.
        """
        seen = self.known[card] >> self.player & 1
        return self.value[card] if seen else self.guess_unseen(owner, card)

    def guess_unseen(self, owner: int, card: int) -> float:
        """Return what a card is worth that the player has not seen."""
        known, dealt = self.known[card], dealt_to(owner, card)
        if known >> owner & 1:
            return self.looked_at if dealt else KEPT
        return PLANTED if known and not dealt else self.mean

    def reading(self, owner: int) -> Reading:
        """Return what the player makes of a village."""
        found = self.readings.get(owner)
        if found is None:
            found = self.readings[owner] = self._read(owner)
        return found

    def _read(self, owner: int) -> Reading:
        value, known, bit = self.value, self.known, 1 << self.player
        total = spread = 0.0
        seen: list[float] = []
        blind: list[float] = []
        for card in self.villages[owner]:
            if known[card] & bit:
                seen.append(value[card])
                total += value[card]
            else:
                worth = self.guess_unseen(owner, card)
                blind.append(worth)
                total += worth
                spread += KEPT_SPREAD if known[card] >> owner & 1 else SPREAD
        return total, spread, seen, blind


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
