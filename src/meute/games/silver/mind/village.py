"""A player's own village at two speeds, and what it will lose.

`Judge` reads a view with care, for whoever is asked. `Village` sorts the cards quickly, for the
many rounds that a search imagines, and what was worked out for a few cards once is remembered. They
share every formula of `worth` and differ in what they take for granted, on purpose:

- an unseen card is worth what this seat has not seen on average, or what its story tells, to the
  first; to the second always MEAN, or else hardly any village would come up twice;
- once somebody has called, the first counts what the caller may lose besides; the second only that
  no turns are to come.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property, lru_cache
from typing import Final

from meute.games.silver.data import BODYGUARD, COPIES, DOPPELGANGER
from meute.games.silver.mind.sight import of_view
from meute.games.silver.mind.worth import (
    ALL_CARDS,
    ALL_POINTS,
    AMULET_WORTH,
    STILL_TO_SAVE,
    TIE,
    TURN_CHANCES,
    TURN_SPREAD,
    chance_below,
    going_out,
    heaps,
    share_of,
    turns_to_come,
)
from meute.games.silver.state import NOBODY, UNSEEN, State
from meute.games.silver.view import SilverView

MEAN: Final = 6.6
"""An unseen card, on average."""

BLIND: Final = -1
"""Stands for a card that its owner has not seen, LOCKED for the one under the amulet."""
LOCKED: Final = -2

REMEMBERED: Final = 1 << 16

Kinds = tuple[int, ...]
"""Cards by what they are to their owner: values, or BLIND."""


def sure_sets(known: Kinds, blind: int) -> list[Kinds]:
    """R6.4, R8.13.1 List the sets that cannot fail, the card that comes to lie on top last.

    `known` is in order.
    """
    wild = (DOPPELGANGER,) * known.count(DOPPELGANGER)
    if not wild and len(set(known)) == len(known):
        return []
    out: list[Kinds] = []
    for value in sorted(set(known)):
        equal = (value,) * known.count(value)
        if len(equal) > 1:
            out.append(equal)
        if wild and value != DOPPELGANGER:
            out.append((*equal, *wild))
    if wild and blind:
        out.append((BLIND, *wild))
    return out


class Judge:
    """One seat's reading of its view; what is needed rarely is worked out when asked for."""

    def __init__(self, view: SilverView) -> None:
        self.view = view
        self.sight = of_view(view)
        self.me = self.sight.player
        self.mean = self.sight.mean
        self.village = view.villages[self.me]
        self.share = share_of(view.seats)
        self.unseen = max(1, ALL_CARDS - len(view.value) + view.value.count(UNSEEN))
        """How many cards this seat cannot place."""
        self.known: list[int] = []
        """Its own cards whose value this seat knows, but not the one under the amulet."""
        self.blind: list[float] = []
        """What its other cards may be worth."""
        self.worth = [self.sight.guess(self.me, card) for card in self.village]
        """Its own cards from the left, known or guessed."""
        self.locked = 0.0
        self._read_village()
        self.best_out: float | None = None
        """What `best_out` has worked out, once it was asked."""
        self.called = view.caller != NOBODY
        self.chances = TURN_CHANCES[: turns_to_come(view.deck, view.seats, view.caller)]
        """How likely each turn to come is."""
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
        self._caller_sum = self.sum_of(view.caller)
        others = [seat for seat in range(view.seats) if seat not in (self.me, view.caller)]
        self._rival = min([self.sum_of(seat) for seat in others], default=float(ALL_POINTS))

    def sum_of(self, seat: int) -> float:
        """Return the expected sum of a village."""
        return self.sight.reading(seat)[0]

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
        return total if last else going_out(total, heaps(known, blind), self.chances)

    def caller_loss(self, caller_sum: float, mine: float) -> float:
        """Return what the caller will lose with this sum while this seat ends with that one."""
        margin = caller_sum - min(mine, self._rival)
        fails = chance_below(margin - TIE, TURN_SPREAD)
        return fails * (caller_sum + self.view.settings.penalty) - (1.0 - fails) * AMULET_WORTH

    def hurt(self, owner: int, more: float) -> float:
        """Return what it is worth to this seat that an opponent's sum grows."""
        if owner == self.view.caller:
            mine = self.sum_of(self.me)
            before = self.caller_loss(self._caller_sum, mine)
            return self.share * (self.caller_loss(self._caller_sum + more, mine) - before)
        return self.share * more

    def haste(self) -> float:
        """Return what ending the round now is worth: the others save nothing more."""
        theirs = sum((self.sum_of(seat) for seat in self.opponents()), 0.0)
        return STILL_TO_SAVE * self.share * theirs

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
                (self.sight.guess(seat, card), seat)
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
        places: dict[int, list[int]] = {}
        for place, card in enumerate(self.village):
            if card != self.view.amulet_on:
                value = self.view.value[card]
                places.setdefault(BLIND if value == UNSEEN else value, []).append(place)
        return [
            sorted(p for kind in set(kinds) for p in places[kind][: kinds.count(kind)])
            for kinds in sure_sets(tuple(sorted(self.known)), len(self.blind))
        ]


class Village:
    """The cards of one player, and how many players and turns to come there are."""

    __slots__ = ("blind", "kinds", "known", "seats", "state", "turns")

    def __init__(self, state: State, player: int) -> None:
        """Sort the cards."""
        self.state, self.seats = state, state.seats
        self.turns = turns_to_come(state.deck, state.seats, state.caller)
        value, known, amulet_on, bit = state.value, state.known, state.amulet_on, 1 << player
        self.kinds = [
            LOCKED if card == amulet_on else value[card] if known[card] & bit else BLIND
            for card in state.villages[player]
        ]
        self.blind = self.kinds.count(BLIND)
        self.known = tuple(sorted([kind for kind in self.kinds if kind >= 0]))

    def place_of(self, kind: int, but: Sequence[int] = ()) -> int:
        """Return where a card of this kind lies, apart from some places."""
        place = self.kinds.index(kind)
        while place in but:
            place = self.kinds.index(kind, place + 1)
        return place


@lru_cache(REMEMBERED)
def outlook(known: tuple[float, ...], blind: int, turns: int) -> float:
    """Return what a village loses: its sum, less what can still go out in turns to come."""
    total = sum(known, 0.0) + MEAN * blind
    return going_out(total, heaps(known, [MEAN] * blind), TURN_CHANCES[:turns])
