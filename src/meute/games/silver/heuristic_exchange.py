"""How good it looks to bring a card into the own village: for one card, or for a set."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from meute.games.silver.actions import Announce, Pick, Swap
from meute.games.silver.data import (
    BODYGUARD,
    COPIES,
    DOPPELGANGER,
    EMPATH,
    PENALTY_SET,
    RASCAL,
    SQUIRE,
    VILLAGER,
)
from meute.games.silver.state import NOTHING, UNSEEN

if TYPE_CHECKING:
    from collections.abc import Sequence

    from meute.core.decision import Action
    from meute.games.silver.heuristic_estimate import Judge

FACE_UP: Final = {SQUIRE: 0.2, EMPATH: 0.8, BODYGUARD: 0.6, RASCAL: 1.0}
"""What the lasting power of a face-up card is still worth to its owner. (tuned)"""

GIFT: Final = 0.3
"""The next player takes a low discard: the part of its gain that hurts. (tuned)"""

ANCHORS: Final[tuple[int, ...]] = (4, 3, 2, 1)
"""Cards that are usually worth keeping."""

GOOD_DISCARD: Final = 4
"""Players take discards below this value."""


def gift(judge: Judge, value: float) -> float:
    """Return what it costs to leave a card of this value on top of the discard pile."""
    if value >= GOOD_DISCARD or judge.called:
        return 0.0
    return GIFT * judge.share * (GOOD_DISCARD - value)


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
    gain -= gift(judge, out)
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


def rate_exchange(judge: Judge, options: Sequence[Action]) -> list[float]:
    """Rate where the card in hand may go; other options get nothing."""
    holding, opened = judge.view.holding, judge.view.holding_open
    assert holding != NOTHING
    new = judge.view.value[holding]
    singles = swaps(judge, new, opened=opened)
    out = []
    for option in options:
        if isinstance(option, Swap):
            out.append(singles[option.place])
        elif isinstance(option, Announce):
            out.append(best_set(judge, new, opened=opened))
        else:
            out.append(0.0)
    return out


def rate_announcement(judge: Judge, options: Sequence[Action]) -> list[float]:
    """Rate the next card of a set by the best sure set it leads to, or by what is announced."""
    view = judge.view
    new, opened, picked = view.value[view.holding], view.holding_open, view.picked
    plans = [
        (places, exchange_gain(judge, places, new, opened=opened))
        for places in judge.sure_sets
        if all(place in places for place in picked)
    ]
    out = []
    for option in options:
        chosen, gains = list(picked), []
        if isinstance(option, Pick):
            chosen.append(option.place)
            gains = [gain for places, gain in plans if option.place in places]
        if gains:
            out.append(max(gains))
        elif len(chosen) > 1:
            out.append(set_gain(judge, chosen, new, opened=opened))
        else:
            out.append(failure_gain(judge, 1, new))
    return out
