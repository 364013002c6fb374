"""A village as its owner knows it, and what throwing cards out of it saves: quickly.

The same few cards come up again and again in the rounds that a search imagines, so what was worked
out for them once is remembered.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from meute.games.silver.data import DOPPELGANGER
from meute.games.silver.heuristic_estimate import NEW_CARD, PATIENCE
from meute.games.silver.heuristic_exchange import GIFT, GOOD_DISCARD
from meute.games.silver.state import NOBODY, State

MEAN: Final = 6.6
"""An unseen card, on average."""

BLIND: Final = -1
"""Stands for a card that its owner has not seen, LOCKED for the one under the amulet."""
LOCKED: Final = -2

MOST_TURNS: Final = 5
CHANCES: Final[tuple[float, ...]] = tuple(PATIENCE**turn for turn in range(1, MOST_TURNS + 1))
"""How likely each turn to come is."""

REMEMBERED: Final = 1 << 16

Exchange = tuple[float, tuple[int, ...]]
"""What an exchange saves, and the kinds of the cards that go out: values, or BLIND."""

IMPOSSIBLE: Final[Exchange] = (-99.0, ())


class Village:
    """The cards of one player, in a round of so many players with so many turns to come.

    After a call there are none to come.
    """

    __slots__ = ("blind", "kinds", "known", "player", "seats", "share", "state", "turns")

    def __init__(self, state: State, player: int) -> None:
        """Sort the cards."""
        self.state, self.player, self.seats = state, player, state.seats
        self.share = 1.0 / (state.seats - 1)
        called = state.caller != NOBODY
        self.turns = 0 if called else min(MOST_TURNS, state.deck // state.seats)
        value, known, amulet_on = state.value, state.known, state.amulet_on
        self.kinds = [
            LOCKED if card == amulet_on else value[card] if known[card] >> player & 1 else BLIND
            for card in state.villages[player]
        ]
        self.blind = self.kinds.count(BLIND)
        self.known = tuple(sorted([kind for kind in self.kinds if kind >= 0]))

    def best(self, new: float) -> Exchange:
        """Return the best exchange for a card."""
        return best_exchange(self.known, self.blind, self.turns, self.seats, new)

    def best_single(self, new: float) -> Exchange:
        """Return the best exchange of one card for another."""
        return best_single(self.known, self.blind, self.turns, self.seats, new)

    def best_set(self, new: float, picked: Sequence[int]) -> tuple[int, ...]:
        """Return the best set, if any, that holds the cards at the places picked."""
        kinds = tuple(sorted(self.kinds[place] for place in picked))
        return best_set(self.known, self.blind, self.turns, self.seats, new, kinds)

    def place_of(self, kind: int, but: Sequence[int] = ()) -> int:
        """Return where a card of this kind lies, apart from some places."""
        return next(n for n, k in enumerate(self.kinds) if k == kind and n not in but)

    def gift(self, value: float) -> float:
        """Return what it costs to leave a card of this value on top of the discard pile."""
        return gift(self.turns, self.seats, value)


@lru_cache(REMEMBERED)
def best_single(known: tuple[int, ...], blind: int, turns: int, seats: int, new: float) -> Exchange:
    """Return the best exchange of one card."""
    now = outlook(known, blind, turns)
    best = IMPOSSIBLE
    for out in singles(known, blind):
        saved = now - after(known, blind, turns, new, out) - gift(turns, seats, out[-1])
        if saved > best[0]:
            best = saved, out
    return best


@lru_cache(REMEMBERED)
def best_exchange(
    known: tuple[int, ...], blind: int, turns: int, seats: int, new: float
) -> Exchange:
    """Return the best exchange of one card or of a set that cannot fail."""
    now = outlook(known, blind, turns)
    best = best_single(known, blind, turns, seats, new)
    for out in sets(known, blind):
        saved = now - after(known, blind, turns, new, out) - gift(turns, seats, out[-1])
        if saved > best[0]:
            best = saved, out
    return best


@lru_cache(REMEMBERED)
def best_set(  # noqa: PLR0913, PLR0917 (what the memory is asked by)
    known: tuple[int, ...],
    blind: int,
    turns: int,
    seats: int,
    new: float,
    picked: tuple[int, ...],
) -> tuple[int, ...]:
    """Return the best set that cannot fail and holds these kinds; none if there is none."""
    best = IMPOSSIBLE
    for out in sets(known, blind):
        if all(out.count(kind) >= picked.count(kind) for kind in picked):
            saved = -after(known, blind, turns, new, out) - gift(turns, seats, out[-1])
            if saved > best[0]:
                best = saved, out
    return best[1]


def singles(known: tuple[int, ...], blind: int) -> list[tuple[int, ...]]:
    """List one card of each kind."""
    out: list[tuple[int, ...]] = [(value,) for value in sorted(set(known))]
    if blind:
        out.append((BLIND,))
    return out


def sets(known: tuple[int, ...], blind: int) -> list[tuple[int, ...]]:
    """R6.4, R8.13.1 List the sets that cannot fail, the card that comes to lie on top last."""
    wild = (DOPPELGANGER,) * known.count(DOPPELGANGER)
    if not wild and len(set(known)) == len(known):
        return []
    out: list[tuple[int, ...]] = []
    for value in sorted(set(known)):
        equal = (value,) * known.count(value)
        if len(equal) > 1:
            out.append(equal)
        if wild and value != DOPPELGANGER:
            out.append((*equal, *wild))
    if wild and blind:
        out.append((BLIND, *wild))
    return out


def after(
    known: tuple[int, ...], blind: int, turns: int, new: float, out: tuple[int, ...]
) -> float:
    """Return what is lost if a new card comes in for others."""
    left: list[float] = list(known)
    for kind in out:
        if kind == BLIND:
            blind -= 1
        else:
            left.remove(kind)
    return outlook(tuple(sorted([*left, new])), blind, turns)


@lru_cache(REMEMBERED)
def outlook(known: tuple[float, ...], blind: int, turns: int) -> float:
    """Return what a village loses: its sum, less what can still go out in turns to come.

    In each of them one card, or all equal ones at once, go out for a new card; a Doppelganger goes
    with the heaviest. The cards known are in order of value.
    """
    total = sum(known, 0.0) + MEAN * blind
    wild = DOPPELGANGER * known.count(DOPPELGANGER)
    heaps: list[float] = [MEAN] * blind
    for place, value in enumerate(known):
        if value != DOPPELGANGER and (not place or value != known[place - 1]):
            heaps.append(value * known.count(value))
    heaps.sort(reverse=True)
    if wild:
        heaps[:1] = [heaps[0] + wild] if heaps else [wild]
    for turn in range(min(turns, len(heaps))):
        if heaps[turn] > NEW_CARD:
            total -= CHANCES[turn] * (heaps[turn] - NEW_CARD)
    return total


def gift(turns: int, seats: int, value: float) -> float:
    """Return what it costs to leave a card of this value to the next player."""
    worth = MEAN if value == BLIND else value
    if worth >= GOOD_DISCARD or not turns:
        return 0.0
    return GIFT * (GOOD_DISCARD - worth) / (seats - 1)
