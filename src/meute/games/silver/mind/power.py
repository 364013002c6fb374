"""What a draw, a card in hand and the power of a discarded card save: at two speeds.

With care every unseen value counts as often as it is unseen, a Witch and a Robber look for the best
place, and Rascals draw more. In haste all 52 cards count, Witch and Robber save about as much as
they do on average, and one card is drawn; the same few cards come up again and again, so what was
worked out for them is remembered.
"""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Final

from meute.core.decision import Action
from meute.games.silver.actions import DrawOpen
from meute.games.silver.data import (
    COPIES,
    DOPPELGANGER,
    EXPOSER,
    MASTER,
    RASCAL,
    ROBBER,
    WITCH,
)
from meute.games.silver.mind.exchange import (
    best_exchange,
    best_of_all,
    best_out,
    left_to_next,
    quick_exchange,
    quick_gift,
)
from meute.games.silver.mind.village import MEAN, REMEMBERED, Judge, Kinds, Village
from meute.games.silver.mind.worth import ALL_CARDS, ROBBED, looking, share_of, witched
from meute.games.silver.state import UNSEEN

LOW: Final = 2
"""A card that is always kept: what it saves tells what others would."""


def power_gain(judge: Judge, value: int) -> float:
    """Return what the power of a card saves if the card is discarded now."""
    if value < EXPOSER:
        return 0.0
    gain = 0.0
    if value == MASTER:
        worth = judge.view.value
        lowest = min((worth[card] for card in judge.view.discard), default=DOPPELGANGER)
        gain = best_out(judge) - lowest
    elif value == WITCH:
        gain = witch_gain(judge) if judge.view.deck else 0.0
    elif value == ROBBER:
        gain = 0.0 if judge.prey is None else best_robbery(judge, judge.prey[1], judge.prey[0])
    elif not judge.called:
        gain = looking(value, len(judge.blind))
    return max(0.0, gain)


def witch_gain(judge: Judge) -> float:
    """Return what the unseen top card saves in the better of two places: mine or somebody's."""
    theirs = judge.mean if judge.prey is None else judge.prey[0]
    mine = best_out(judge)
    gain = 0.0
    for value, count in enumerate(judge.counts):
        gain += count * max(mine - value, judge.share * (value - theirs))
    return gain / judge.unseen


def robbery_gain(judge: Judge, owner: int, wanted: float, place: int) -> float:
    """Return what is saved if the player's card at this place goes for a card worth `wanted`."""
    card = judge.village[place]
    given = judge.worth[place]
    known, blind = judge.known.copy(), [*judge.blind, wanted]
    if judge.view.value[card] == UNSEEN:
        blind.remove(given)
    else:
        known.remove(judge.view.value[card])
    return judge.now - judge.outlook(known, blind) + judge.hurt(owner, given - wanted)


def best_robbery(judge: Judge, owner: int, wanted: float) -> float:
    """Return what is saved by a theft with the heaviest own card given for it."""
    places = [p for p, card in enumerate(judge.village) if card != judge.view.amulet_on]
    if not places:
        return 0.0
    heaviest = max(places, key=judge.worth.__getitem__)
    return robbery_gain(judge, owner, wanted, heaviest)


def hold_gain(judge: Judge, value: int, *, opened: bool) -> float:
    """Return what a drawn card saves in its best use."""
    discarded = power_gain(judge, value) - left_to_next(judge, value)
    return max(discarded, best_exchange(judge, value, opened=opened))


def draw_gain(judge: Judge, option: Action) -> float:
    """R3.1, R8.4.1 Return what a draw saves: the best card of all that are drawn in this turn."""
    view = judge.view
    draws = 1 + rascals(judge) - len(view.drawn)
    cards = list(view.drawn)
    if isinstance(option, DrawOpen):
        cards.append(view.display[option.place])
        draws -= 1
    elif view.returned and view.value[view.returned[-1]] != UNSEEN:
        cards.append(view.returned[-1])
        draws -= 1
    seen = [hold_gain(judge, view.value[card], opened=bool(view.up[card])) for card in cards]
    return unseen_gain(judge, draws, max(seen, default=-math.inf))


def unseen_gain(judge: Judge, draws: int, least: float) -> float:
    """Return what the best of some unseen cards saves on average, and at least so much."""
    if not draws:
        return least
    out = best_out(judge)
    gains = sorted(
        (max(least, power_gain(judge, value) - left_to_next(judge, value), out - value), count)
        for value, count in enumerate(judge.counts)
        if count
    )
    total = below = 0.0
    for gain, count in gains:
        up_to = below + count / judge.unseen
        total += gain * (up_to**draws - below**draws)
        below = up_to
    return total


def rascals(judge: Judge) -> int:
    """R8.4.1 Count one's own face-up Rascals."""
    view = judge.view
    return sum(1 for card in judge.village if view.up[card] and view.value[card] == RASCAL)


def quick_hold(village: Village, value: int) -> float:
    """Return what a drawn card saves in its best use."""
    return max(quick_discard(village, value), quick_exchange(village, value)[0])


def quick_discard(village: Village, value: int) -> float:
    """R3.4 Return what discarding a drawn card saves: its power, less what the next player gets."""
    if value == WITCH and not village.state.deck:
        return 0.0
    lowest = lowest_discard(village) if value == MASTER else 0
    return quick_power(village.known, village.blind, village.turns, village.seats, value, lowest)


def quick_draw(village: Village) -> float:
    """Return what a hidden card saves on average."""
    lowest = lowest_discard(village)
    return average_draw(village.known, village.blind, village.turns, village.seats, lowest)


def lowest_discard(village: Village) -> int:
    """R8.10 Return the lowest value that a Master could fetch."""
    state = village.state
    return min([state.value[card] for card in state.discard], default=DOPPELGANGER)


@lru_cache(REMEMBERED)
def average_draw(known: Kinds, blind: int, turns: int, seats: int, lowest: int) -> float:
    """Return what a hidden card saves on average; an exchange saves less the higher it is."""
    out = best_of_all(known, blind, turns, seats, LOW)[0] + LOW
    total = 0.0
    for value, copies in enumerate(COPIES):
        discarded = quick_power(known, blind, turns, seats, value, lowest)
        total += copies * max(discarded, out - value)
    return total / ALL_CARDS


@lru_cache(REMEMBERED)
def quick_power(  # noqa: PLR0913, PLR0917 (what the memory is asked by)
    known: Kinds, blind: int, turns: int, seats: int, value: int, lowest: int
) -> float:
    """Return what the power of a discarded card saves, or what a low card gives the next player."""
    share, gain = share_of(seats), 0.0
    if value < EXPOSER:
        gain = -quick_gift(turns, seats, value)
    elif value == MASTER:
        gain = max(0.0, best_of_all(known, blind, turns, seats, lowest)[0])
    elif value == WITCH:
        gain = witched(share)
    elif value == ROBBER:
        given = max([*known, MEAN] if blind else known, default=0)
        own = best_of_all(known, blind, turns, seats, ROBBED)[0]
        gain = max(0.0, own + share * (given - ROBBED))
    elif turns:
        gain = looking(value, blind)
    return gain
