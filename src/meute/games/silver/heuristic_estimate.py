"""What a seat may expect: of cards it has not seen, of its own village, of the others', of a call.

All numbers are points of this round. Those marked (tuned) were chosen by letting the judgement
play against itself with other numbers.
"""

from __future__ import annotations

from math import erf, sqrt
from typing import TYPE_CHECKING, Final

from meute.games.silver.data import CALL_LIMIT, COPIES, DECK, DOPPELGANGER, FULL_BAG, VILLAGE
from meute.games.silver.state import NOBODY, UNSEEN
from meute.games.silver.view import known_from

if TYPE_CHECKING:
    from collections.abc import Sequence

    from meute.games.silver.view import SilverView

ALL_POINTS: Final = sum(FULL_BAG)

NEW_CARD: Final = 4.0
"""What comes in when a card is thrown out: low cards are kept, high ones discarded. (tuned)"""

PATIENCE: Final = 0.7
"""How likely it is to get one more turn before the round ends. (tuned)"""

CROWD: Final = 2.0
"""What a card above the limit for calling costs: it must go before the round can be won. (tuned)"""

KEPT: Final = 3.0
"""A card its owner drew and kept is low."""

LOOKED_AT: Final = 1.0
"""A dealt card its owner knows is lower than an unseen one: it was not thrown out yet."""

LEAST_KEPT: Final = 2.2
"""So low does a card become that its owner has known and kept for long."""

PLANTED: Final = 8.5
"""A card that another player has put into a village is high."""

DRIFT: Final = 0.5
"""Each turn it is still kept, it is lower by so much."""

SPREAD: Final = 14.0
"""The variance of an unseen card."""

KEPT_SPREAD: Final = 6.0
"""The variance of a card its owner knows."""

LAST_TURN: Final = 0.2
"""The part of a village that its owner gets rid of in the last turn after a call. (tuned)"""

ATTACKS: Final = 1.0
"""What last turns add to the caller's village: Witches and Robbers aim at it."""

TURN_SPREAD: Final = 6.0
"""The variance that last turns bring, attacks included."""

TIE: Final = 0.5
"""Sums are whole and the caller wins ties: half a point on a smooth scale."""

STILL_TO_SAVE: Final = 0.25
"""The part of their villages that opponents would get rid of if the round went on. (tuned)"""

AMULET_WORTH: Final = 2.0
"""What the amulet saves in the next round, and in a tie."""


def chance_below(margin: float, variance: float) -> float:
    """Return how likely a normal value around zero stays below the margin."""
    return 0.5 + 0.5 * erf(margin / sqrt(2.0 * variance))


class Judge:
    """One seat's reading of its view; what is needed rarely is worked out when asked for."""

    def __init__(self, view: SilverView) -> None:
        assert view.player is not None, "a spectator has nothing to choose"
        self.view = view
        self.me = view.player
        self.village = view.villages[self.me]
        self.seen_by = view.known if view.aided else tuple(known_from(view))
        unplaced = view.value.count(UNSEEN)
        self.unseen = max(1, len(FULL_BAG) - len(view.value) + unplaced)
        self.mean = (ALL_POINTS - sum(view.value) - unplaced) / self.unseen
        self.share = 1.0 / (view.seats - 1)
        """What a point that one opponent loses is worth: all of them together count like me."""
        self.known: list[int] = []
        """The own cards whose value this seat knows, but not the one under the amulet."""
        self.blind: list[float] = []
        """What the other own cards may be worth."""
        self.locked = 0.0
        self._read_village()
        self.best_out: float | None = None
        """Filled by `best_out` in heuristic_exchange."""
        self._sums: dict[int, tuple[float, float]] = {}
        self.called = view.caller != NOBODY
        turns = 0 if self.called else view.deck // view.seats
        self._chances = [PATIENCE**turn for turn in range(1, min(turns, VILLAGE) + 1)]
        self._caller_sum = self._rival = 0.0
        if self.called:
            self._read_call()
        self.now = self.outlook(self.known, self.blind)
        """What this seat expects to lose in this round if it lets the chance of this turn pass."""

    def _read_village(self) -> None:
        value, amulet_on = self.view.value, self.view.amulet_on
        for card in self.village:
            if card == amulet_on:
                self.locked = self.guess(self.me, card)
            elif value[card] == UNSEEN:
                self.blind.append(self.guess(self.me, card))
            else:
                self.known.append(value[card])

    def _read_call(self) -> None:
        view = self.view
        self._caller_sum = self.sum_of(view.caller)[0]
        others = [seat for seat in range(view.seats) if seat not in (self.me, view.caller)]
        self._rival = min([self.sum_of(seat)[0] for seat in others], default=float(ALL_POINTS))

    def guess(self, owner: int, card: int) -> float:
        """Return what a card in the owner's village is worth, as far as this seat can tell."""
        value = self.view.value[card]
        if value != UNSEEN:
            return value
        dealt = card // VILLAGE == owner
        if self.seen_by[card] >> owner & 1:
            looked_at = self.mean - LOOKED_AT - DRIFT * self.turns_gone()
            return max(LEAST_KEPT, looked_at) if dealt else KEPT
        return PLANTED if self.seen_by[card] and not dealt else self.mean

    def turns_gone(self) -> float:
        """Return about how many turns each player has had."""
        return (DECK - self.view.deck) / self.view.seats

    def sum_of(self, seat: int) -> tuple[float, float]:
        """Return the expected sum of a village and its variance."""
        if seat not in self._sums:
            value, seen_by = self.view.value, self.seen_by
            total = spread = 0.0
            for card in self.view.villages[seat]:
                total += self.guess(seat, card)
                if value[card] == UNSEEN:
                    spread += KEPT_SPREAD if seen_by[card] >> seat & 1 else SPREAD
            self._sums[seat] = total, spread
        return self._sums[seat]

    def opponents(self) -> list[int]:
        """Return every seat but this one."""
        return [seat for seat in range(self.view.seats) if seat != self.me]

    def outlook(self, known: Sequence[int], blind: Sequence[float], *, last: bool = False) -> float:
        """Return what a village of these cards will lose: its sum less what can still go out.

        In each turn to come one card, or all equal ones at once, go out for a new card. With
        `last` the round ends now.
        """
        total = sum(known) + sum(blind) + self.locked
        if self.called:
            return total - self.share * self.caller_loss(self._caller_sum, total)
        if last:
            return total
        crowd = len(known) + len(blind) + (self.locked > 0) - CALL_LIMIT
        if crowd > 0:
            total += CROWD * crowd
        for chance, out in zip(self._chances, units(known, blind), strict=False):
            if out <= NEW_CARD:
                break
            total -= chance * (out - NEW_CARD)
        return total

    def caller_loss(self, caller_sum: float, mine: float) -> float:
        """Return what the caller will lose with this sum while this seat ends with that one."""
        margin = caller_sum - min(mine, self._rival)
        fails = chance_below(margin - TIE, TURN_SPREAD)
        return fails * (caller_sum + self.view.settings.penalty) - (1.0 - fails) * AMULET_WORTH

    def hurt(self, owner: int, more: float) -> float:
        """Return what it is worth to this seat that an opponent's sum grows."""
        if owner == self.view.caller:
            mine = self.sum_of(self.me)[0]
            before = self.caller_loss(self._caller_sum, mine)
            return self.share * (self.caller_loss(self._caller_sum + more, mine) - before)
        return self.share * more

    def haste(self) -> float:
        """Return what ending the round now is worth: the others save nothing more."""
        return STILL_TO_SAVE * self.share * sum(self.sum_of(seat)[0] for seat in self.opponents())

    def call_succeeds(self) -> float:
        """Return how likely a call now ends with the lowest sum."""
        mine, spread = self.sum_of(self.me)
        chance = 1.0
        for seat in self.opponents():
            theirs, their_spread = self.sum_of(seat)
            margin = theirs * (1.0 - LAST_TURN) - mine - ATTACKS + TIE
            chance *= chance_below(margin, spread + their_spread + TURN_SPREAD)
        return chance

    def counts(self) -> list[int]:
        """Return how many cards of each value this seat cannot place."""
        left = list(COPIES)
        for value in self.view.value:
            if value != UNSEEN:
                left[value] -= 1
        return left


def units(known: Sequence[int], blind: Sequence[float]) -> list[float]:
    """Return what can go out in one turn each, the heaviest first: equal cards go together.

    A Doppelganger goes with anything, so it is counted with the heaviest. R8.13.1
    """
    sums: list[float] = [0] * (DOPPELGANGER + 1)
    for value in known:
        sums[value] += value
    wild = sums.pop()
    sums += blind
    sums.sort(reverse=True)
    sums[0] += wild
    return sums
