"""What it saves to bring a card into one's own village, for one card or for a set: at two speeds.

With care the gain also tells what lasting powers come and go, what the end of the round brings, and
what a set may cost that could fail. In haste (the functions that take cards by kind) only sets that
cannot fail are thought of, and what a card is worth once it lies face up is added by who asks.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from meute.games.silver.data import COPIES, DOPPELGANGER, PENALTY_SET, VILLAGER
from meute.games.silver.mind.village import (
    BLIND,
    MEAN,
    REMEMBERED,
    Judge,
    Kinds,
    Village,
    outlook,
    sure_sets,
)
from meute.games.silver.mind.worth import FACE_UP, gift, share_of
from meute.games.silver.state import UNSEEN

ANCHORS: Final[tuple[int, ...]] = (4, 3, 2, 1)
"""Cards that are usually worth keeping."""

Exchange = tuple[float, Kinds]
"""What an exchange saves, and the cards that go out."""

IMPOSSIBLE: Final[Exchange] = (-99.0, ())


def left_to_next(judge: Judge, value: float) -> float:
    """Return what it costs this seat to leave a card to the next player; after a call nothing."""
    return 0.0 if judge.called else gift(value, judge.share)


def lasting(judge: Judge, value: int) -> float:
    """Return what a face-up card of this value does for its owner in the turns to come."""
    return 0.0 if judge.called else FACE_UP.get(value, 0.0)


def exchange_gain(judge: Judge, places: Sequence[int], new: int, *, opened: bool) -> float:
    """Return what is saved if the new card replaces the cards at these places."""
    view, known, blind = judge.view, judge.known.copy(), judge.blind.copy()
    gain = judge.now
    out = 0.0
    for place in places:
        card = judge.village[place]
        value = view.value[card]
        out = judge.worth[place]
        if value == UNSEEN:
            blind.remove(out)
        else:
            known.remove(value)
            if view.up[card]:
                gain -= lasting(judge, value)
    known.append(new)
    gain -= left_to_next(judge, out)
    if not opened:
        return gain - judge.outlook(known, blind)
    ends = new == VILLAGER and ends_round(judge, places)
    return (
        gain
        + lasting(judge, new)
        - judge.outlook(known, blind, last=ends)
        + (judge.haste() if ends else 0.0)
    )


def ends_round(judge: Judge, places: Sequence[int]) -> bool:
    """R8.0.1 Tell whether one more face-up Villager would be the last."""
    view = judge.view
    leaving = [judge.village[place] for place in places]
    up = sum(
        1
        for village in view.villages
        for card in village
        if view.up[card] and view.value[card] == VILLAGER and card not in leaving
    )
    return up == COPIES[VILLAGER] - 1


def failure_gain(judge: Judge, size: int, new: int) -> float:
    """R6.6, R6.7 Return what is saved, that is lost, if a set of this size is not equal."""
    blind = [*judge.blind, judge.mean] if size >= PENALTY_SET else judge.blind
    return judge.now - judge.outlook([*judge.known, new], blind)


def set_gain(judge: Judge, places: Sequence[int], new: int, *, opened: bool) -> float:
    """Return what is saved by announcing these cards, unknown ones with their chance to fit."""
    values = [judge.view.value[judge.village[place]] for place in places]
    named = [value for value in values if value not in (UNSEEN, DOPPELGANGER)]
    unknown = values.count(UNSEEN)
    if len(set(named)) > 1:
        return failure_gain(judge, len(places), new)
    gain = exchange_gain(judge, places, new, opened=opened)
    chance = 1.0
    if unknown and (named or unknown > 1):
        alike = judge.counts[named[0]] if named else max(COPIES) - 1
        chance = (alike / judge.unseen) ** (unknown if named else unknown - 1)
    return chance * gain + (1.0 - chance) * failure_gain(judge, len(places), new)


def best_set(judge: Judge, new: int, *, opened: bool) -> float:
    """Return what the best announcement saves: one that cannot fail, or else a failing pair."""
    gains = [exchange_gain(judge, places, new, opened=opened) for places in judge.sure_sets]
    return max(gains) if gains else failure_gain(judge, 2, new)


def swaps(judge: Judge, new: int, *, opened: bool) -> dict[int, float]:
    """Return what is saved by each exchange for a single card, by place."""
    gains: dict[int, float] = {}
    alike: dict[tuple[int, float, int], float] = {}
    for place, card in enumerate(judge.village):
        if card == judge.view.amulet_on:
            continue
        kind = judge.view.value[card], judge.worth[place], judge.view.up[card]
        if kind not in alike:
            alike[kind] = exchange_gain(judge, [place], new, opened=opened)
        gains[place] = alike[kind]
    return gains


def best_exchange(judge: Judge, new: int, *, opened: bool) -> float:
    """Return what the best exchange for this card saves."""
    singles = swaps(judge, new, opened=opened).values()
    sets = [exchange_gain(judge, places, new, opened=opened) for places in judge.sure_sets]
    return max([*singles, *sets], default=0.0)


def best_out(judge: Judge) -> float:
    """Return what is saved by throwing out the best card or set, before the new card counts.

    An exchange saves a point less for each point of the new card, so a low one tells for all; but
    not one with its like in the village, which makes a set.
    """
    if judge.best_out is None:
        anchor = next((value for value in ANCHORS if value not in judge.known), VILLAGER)
        exchangeable = judge.known or judge.blind
        gain = best_exchange(judge, anchor, opened=False) + anchor
        judge.best_out = gain if exchangeable else 0.0
    return judge.best_out


def quick_gift(turns: int, seats: int, kind: float) -> float:
    """Return what it costs to leave a card to the next player, if there are turns to come."""
    return gift(MEAN if kind == BLIND else kind, share_of(seats)) if turns else 0.0


def quick_exchange(village: Village, new: float) -> Exchange:
    """Return the best exchange for a card."""
    return best_of_all(village.known, village.blind, village.turns, village.seats, new)


def quick_single(village: Village, new: float) -> Exchange:
    """Return the best exchange of one card for another."""
    return best_single(village.known, village.blind, village.turns, village.seats, new)


def quick_set(village: Village, new: float, picked: Sequence[int]) -> Kinds:
    """Return the best set, if any, that holds the cards at the places picked."""
    kinds = tuple(sorted([village.kinds[place] for place in picked]))
    return best_sure_set(village.known, village.blind, village.turns, village.seats, new, kinds)


@lru_cache(REMEMBERED)
def best_single(known: Kinds, blind: int, turns: int, seats: int, new: float) -> Exchange:
    """Return the best exchange of one card."""
    now = outlook(known, blind, turns)
    best = IMPOSSIBLE
    for out in singles(known, blind):
        saved = now - after(known, blind, turns, new, out) - quick_gift(turns, seats, out[-1])
        if saved > best[0]:
            best = saved, out
    return best


@lru_cache(REMEMBERED)
def best_of_all(known: Kinds, blind: int, turns: int, seats: int, new: float) -> Exchange:
    """Return the best exchange of one card or of a set that cannot fail."""
    now = outlook(known, blind, turns)
    best = best_single(known, blind, turns, seats, new)
    for out in sure_sets(known, blind):
        saved = now - after(known, blind, turns, new, out) - quick_gift(turns, seats, out[-1])
        if saved > best[0]:
            best = saved, out
    return best


@lru_cache(REMEMBERED)
def best_sure_set(  # noqa: PLR0913, PLR0917 (what the memory is asked by)
    known: Kinds,
    blind: int,
    turns: int,
    seats: int,
    new: float,
    picked: Kinds,
) -> Kinds:
    """Return the best set that cannot fail and holds these kinds; none if there is none."""
    best = IMPOSSIBLE
    for out in sure_sets(known, blind):
        if all(out.count(kind) >= picked.count(kind) for kind in picked):
            saved = -after(known, blind, turns, new, out) - quick_gift(turns, seats, out[-1])
            if saved > best[0]:
                best = saved, out
    return best[1]


def singles(known: Kinds, blind: int) -> list[Kinds]:
    """List one card of each kind."""
    out: list[Kinds] = [(value,) for value in sorted(set(known))]
    if blind:
        out.append((BLIND,))
    return out


def after(known: Kinds, blind: int, turns: int, new: float, out: Kinds) -> float:
    """Return what is lost if a new card comes in for others."""
    left: list[float] = list(known)
    for kind in out:
        if kind == BLIND:
            blind -= 1
        else:
            left.remove(kind)
    return outlook(tuple(sorted([*left, new])), blind, turns)
