"""What a seat may expect: of cards it has not seen, of its own village, of the others', of a call.

All numbers are points of this round. Those marked (tuned) won games against others in their place;
what is said about cards and last turns was counted in games of this judgement against itself.
"""

from __future__ import annotations

from functools import cached_property
from math import erf, sqrt
from typing import TYPE_CHECKING, Final

from meute.games.silver.data import BODYGUARD, COPIES, DECK, DOPPELGANGER, FULL_BAG, VILLAGE
from meute.games.silver.state import NOBODY, UNSEEN, dealt_to
from meute.games.silver.view import known_from

if TYPE_CHECKING:
    from collections.abc import Sequence

    from meute.games.silver.view import SilverView

ALL_POINTS: Final = sum(FULL_BAG)

NEW_CARD: Final = 4.0
"""What comes in when a card is thrown out: low cards are kept, high ones discarded. (tuned)"""

PATIENCE: Final = 0.9
"""How likely it is to get one more turn before the round ends. (tuned)"""

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

LUCK: Final = 1.0
"""What a last turn saves besides: sets that only their owner knows, powers."""

ATTACKS: Final = 1.0
"""What last turns add to the caller's village: Witches and Robbers aim at it."""

TURN_SPREAD: Final = 6.0
"""The variance that last turns bring, attacks included."""

TIE: Final = 0.5
"""Sums are whole and the caller wins ties: half a point on a smooth scale."""

STILL_TO_SAVE: Final = 0.25
"""The part of their villages that opponents would get rid of if the round went on."""

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
        self.worth = [self.guess(self.me, card) for card in self.village]
        """The own cards from the left, known or guessed."""
        self.locked = 0.0
        self._read_village()
        self.best_out: float | None = None
        """What `best_out` has worked out, once it was asked."""
        self._sums: dict[int, tuple[float, float]] = {}
        self.called = view.caller != NOBODY
        turns = 0 if self.called else view.deck // view.seats
        self._chances = [PATIENCE**turn for turn in range(1, min(turns, VILLAGE) + 1)]
        self._caller_sum = self._rival = 0.0
        if self.called:
            self._read_call()
        self.now = self.outlook(self.known, self.blind)
        """What this seat expects to lose in this round if this turn changes nothing."""

    def _read_village(self) -> None:
        value, amulet_on = self.view.value, self.view.amulet_on
        for card, worth in zip(self.village, self.worth, strict=True):
            if card == amulet_on:
                self.locked = worth
            elif value[card] == UNSEEN:
                self.blind.append(worth)
            else:
                self.known.append(value[card])

    def _read_call(self) -> None:
        view = self.view
        self._caller_sum = self.sum_of(view.caller)[0]
        others = [seat for seat in range(view.seats) if seat not in (self.me, view.caller)]
        self._rival = min([self.sum_of(seat)[0] for seat in others], default=float(ALL_POINTS))

    def guess(self, owner: int, card: int) -> float:
        """Return what a card in the owner's village is worth, as far as this seat can tell.

        The first cards of a round are dealt in the order of the seats, so a card's number tells
        whether its owner got it later.
        """
        value = self.view.value[card]
        if value != UNSEEN:
            return value
        dealt = dealt_to(owner, card)
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
        total = sum(known) + sum(blind, 0.0) + self.locked
        if self.called:
            return total - self.share * self.caller_loss(self._caller_sum, total)
        if last:
            return total
        plain = len(set(known)) == len(known) and DOPPELGANGER not in known
        heaps = sorted([*known, *blind], reverse=True) if plain else units(known, blind)
        for chance, out in zip(self._chances, heaps, strict=False):
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
        return (
            STILL_TO_SAVE
            * self.share
            * sum((self.sum_of(seat)[0] for seat in self.opponents()), 0.0)
        )

    def call_succeeds(self) -> float:
        """Return how likely a call now ends with the lowest sum."""
        mine, spread = self.sum_of(self.me)
        chance = 1.0
        for seat in self.opponents():
            theirs, their_spread = self.sum_of(seat)
            margin = theirs - self.last_turn(seat) - mine - ATTACKS + TIE
            chance *= chance_below(margin, spread + their_spread + TURN_SPREAD)
        return chance

    def last_turn(self, seat: int) -> float:
        """Return what an opponent can still get rid of in one turn: the heaviest card or set."""
        value = self.view.value
        village = self.view.villages[seat]
        known = [value[card] for card in village if value[card] != UNSEEN]
        blind = [self.guess(seat, card) for card in village if value[card] == UNSEEN]
        return max(0.0, units(known, blind)[0] - NEW_CARD) + LUCK

    def may_touch(self, card: int) -> bool:
        """R8.14 Tell whether no amulet and no Bodyguard keeps opponents from a card."""
        view = self.view
        if card == view.amulet_on or (view.up[card] and view.value[card] == BODYGUARD):
            return False
        return card not in view.wards[1::2]

    @cached_property
    def prey(self) -> tuple[float, int] | None:
        """The worth and the owner of the opponents' lowest card that may be attacked."""
        return min(
            (
                (self.guess(seat, card), seat)
                for seat in self.opponents()
                for card in self.view.villages[seat]
                if self.may_touch(card)
            ),
            default=None,
        )

    @cached_property
    def counts(self) -> list[int]:
        """How many cards of each value this seat cannot place."""
        left = list(COPIES)
        for value in self.view.value:
            if value != UNSEEN:
                left[value] -= 1
        return left

    @cached_property
    def sure_sets(self) -> list[list[int]]:
        """R6.4, R8.13.1 The places of own cards that cannot fail as a set, wild ones included."""
        by_value: dict[int, list[int]] = {}
        for place, card in enumerate(self.village):
            if card != self.view.amulet_on:
                by_value.setdefault(self.view.value[card], []).append(place)
        wild = by_value.pop(DOPPELGANGER, [])
        unknown = by_value.pop(UNSEEN, [])
        sets = list(by_value.values())
        if wild:
            sets += [[*places, *wild] for places in sets]
            sets += [[place, *wild] for place in unknown[:1]]
            sets.append(wild)
        return [sorted(places) for places in sets if len(places) > 1]


def units(known: Sequence[int], blind: Sequence[float]) -> list[float]:
    """Return what can go out in one turn each, the heaviest first: equal cards go together.

    A Doppelganger goes with anything, so it is counted with the heaviest. R8.13.1
    """
    sums: dict[int, float] = {}
    for value in known:
        sums[value] = sums.get(value, 0) + value
    wild = sums.pop(DOPPELGANGER, 0)
    out = [*sums.values(), *blind]
    if not out:
        return [wild]
    out.sort(reverse=True)
    out[0] += wild
    return out
