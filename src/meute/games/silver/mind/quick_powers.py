"""Quick answers to the questions of powers, and to what is free in a turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from meute.core.decision import Action
from meute.games.silver.actions import (
    FETCHES,
    PICKS,
    TARGETS,
    USE_AMULET,
    Pick,
    SetGuard,
    Target,
    UseAmulet,
    UseEmpath,
)
from meute.games.silver.mind.exchange import quick_gift, quick_single
from meute.games.silver.mind.sight import Sight
from meute.games.silver.mind.village import MEAN, Village
from meute.games.silver.mind.worth import SPOILT, share_of
from meute.games.silver.state import NOBODY, State

STAYS: Final = 3
"""The amulet is laid on cards up to this value."""

WORTH_ROBBING: Final = 0.5


def finish_turn(state: State, player: int, options: Sequence[Action]) -> Action:
    """R2.2 Look once more if an Empath can; protect low cards."""
    look = empath(state, player, options)
    if look is not None:
        return look
    village = state.villages[player]
    for option in options:
        if type(option) is SetGuard and village[option.place] not in state.wards[::2]:
            return option
        if type(option) is UseAmulet:
            place = lowest_place(state, player)
            if place is not None:
                return USE_AMULET[place]
    return options[0]


def empath(state: State, player: int, options: Sequence[Action]) -> Action | None:
    """R8.2 Look at one's own card that is not known yet, if an Empath can."""
    village, bit = state.villages[player], 1 << player
    for option in options:
        if type(option) is UseEmpath and not state.known[village[option.place]] & bit:
            return option
    return None


def lowest_place(state: State, player: int) -> int | None:
    """R7 Return where the lowest own card lies that has no like and may stay for the round."""
    kinds = Village(state, player).kinds
    lone = [kind for kind in kinds if 0 <= kind <= STAYS and kinds.count(kind) == 1]
    return kinds.index(min(lone)) if lone else None


def choose_ward(state: State, player: int, options: Sequence[Any]) -> Action:
    """R8.3.2 Guard the lowest known card that nobody guards."""
    village = Village(state, player)
    cards, best, answer = state.villages[player], MEAN, options[0]
    for option in options:
        kind = village.kinds[option.place]
        if 0 <= kind < best and cards[option.place] not in state.wards[1::2]:
            best, answer = kind, option
    chosen: Action = answer
    return chosen


def look_at_own(state: State, player: int, options: Sequence[Action]) -> Action:
    """R8.5, R8.7 One's own card that is not known yet, or none."""
    village, bit = state.villages[player], 1 << player
    for option in options:
        if type(option) is Pick and not state.known[village[option.place]] & bit:
            return option
    return options[0]


def look_around(state: State, player: int, options: Sequence[Action]) -> Action:
    """R8.6, R8.8, R8.9 One's own card that is not known yet, or else somebody's, or none."""
    bit, answer = 1 << player, options[0]
    if state.caller != NOBODY:
        return answer
    for option in options:
        if type(option) is Target and not state.known[at(state, option)] & bit:
            if option.seat == player:
                return option
            answer = option
    return answer


def at(state: State, target: Target) -> int:
    """Return the card at a place of somebody's village."""
    return state.villages[target.seat][target.place]


def glance(state: State, player: int) -> Sight:
    """Return what a player knows, an unseen card at MEAN: to count the seen ones takes time."""
    return Sight(player, state.deck, state.value, state.known, state.villages, MEAN)


def fetch(state: State, player: int, options: Sequence[Action]) -> Action:
    """R8.10 The best card of the pile, if it helps."""
    village = Village(state, player)
    pile = [state.value[card] for card in state.discard[:-1]]
    gains = {value: quick_single(village, value)[0] for value in pile}
    best = max(gains, key=lambda value: gains[value])
    return FETCHES[pile.index(best)] if gains[best] > 0 else options[0]


def use_witch(_: State, __: int, options: Sequence[Action]) -> Action:
    """R8.11.1 A Witch always looks: her card may go into any village."""
    return options[-1]


def place_witched(state: State, player: int, options: Sequence[Action]) -> Action:
    """R8.11.2 A low card for one's own heaviest, a high one for somebody's lowest."""
    value = state.value[state.holding]
    village = Village(state, player)
    best, out = quick_single(village, value)
    answer = TARGETS[player][village.place_of(out[0])] if out else options[0]
    sight, share = glance(state, player), share_of(state.seats)
    for option in options:
        if type(option) is Target and option.seat != player:
            old = sight.guess(option.seat, at(state, option))
            gain = (value - old) * share - quick_gift(village.turns, village.seats, old)
            if option.seat == state.caller:
                gain *= SPOILT
            if gain > best:
                best, answer = gain, option
    return answer


def rob(state: State, player: int, options: Sequence[Action]) -> Action:
    """R8.12.1 The card that seems lowest, if one's own heaviest is higher."""
    worth, _ = heaviest_card(state, player)
    best, answer, sight = WORTH_ROBBING, options[0], glance(state, player)
    for option in options:
        if type(option) is Target:
            gain = worth - sight.guess(option.seat, at(state, option))
            if gain > best:
                best, answer = gain, option
    return answer


def give(state: State, player: int, _: Sequence[Action]) -> Action:
    """R8.12.1 The heaviest card goes."""
    return PICKS[heaviest_card(state, player)[1]]


def heaviest_card(state: State, player: int) -> tuple[float, int]:
    """Return the worth and the place of the player's heaviest card that may leave."""
    value, known = state.value, state.known
    return max(
        [
            (value[card] if known[card] >> player & 1 else MEAN, place)
            for place, card in enumerate(state.villages[player])
            if card != state.amulet_on
        ],
        default=(0.0, 0),
    )
