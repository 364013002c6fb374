"""How anybody might play on, answered at once: for the many rounds that a search imagines.

It follows the room's judgement in what matters most (which cards go out, when to call) and takes
the rest roughly (powers, what an open card is worth), so that it is several times quicker.
A player's answer depends on nothing that the player has not seen.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final

from meute.core.decision import Action
from meute.games.silver.actions import (
    ANNOUNCE,
    CALL,
    CONFIRM,
    DISCARD,
    DRAW,
    DRAW_OPEN,
    FETCHES,
    PICKS,
    SWAPS,
    TAKE,
    TARGETS,
    USE_AMULET,
    DrawOpen,
    Pick,
    SetGuard,
    Target,
    UseAmulet,
    UseEmpath,
)
from meute.games.silver.data import (
    APPRENTICE_SEER,
    BEHOLDER,
    COPIES,
    DECK,
    DOPPELGANGER,
    EXPOSER,
    MASTER,
    ROBBER,
    VILLAGE,
    WITCH,
)
from meute.games.silver.hasty_village import MEAN, Village
from meute.games.silver.heuristic import CALL_EDGE, GOING_ON
from meute.games.silver.heuristic_estimate import (
    ALL_POINTS,
    AMULET_WORTH,
    ATTACKS,
    DRIFT,
    KEPT,
    KEPT_SPREAD,
    LEAST_KEPT,
    LOOKED_AT,
    LUCK,
    NEW_CARD,
    PLANTED,
    SPREAD,
    TIE,
    TURN_SPREAD,
)
from meute.games.silver.heuristic_exchange import FACE_UP
from meute.games.silver.heuristic_powers import LOOK, SPY
from meute.games.silver.rules.draw import DrawNext, HoldCard, KeepOne
from meute.games.silver.rules.exchange import AnnounceSet, ExchangeTaken, LayOnTop
from meute.games.silver.rules.free import ChooseWard
from meute.games.silver.rules.powers import (
    Behold,
    Expose,
    FetchDiscard,
    GiveForIt,
    LookAnywhere,
    LookAtOpponent,
    PlaceFetched,
    PlaceWitched,
    RevealAny,
    Rob,
    UseWitch,
)
from meute.games.silver.rules.turn import FinishTurn, TakeTurn
from meute.games.silver.state import NOBODY, State

if TYPE_CHECKING:
    from meute.core.dealer import Dealer

LOW: Final = 2
"""A card that is always kept: what it saves tells what others would."""

WITCHED: Final = (1.5, 2.8)
"""What a Witch saves in the own village, and in that of a single opponent."""

ROBBED: Final = 3.0
"""About the lowest card that can be robbed."""

SPOILT: Final = 2.5
"""How much more a point counts that a caller gets: the call may fail."""

STAYS: Final = 3
"""The amulet is laid on cards up to this value."""

WORTH_ROBBING: Final = 0.5
ALL_CARDS: Final = sum(COPIES)


def hasty(state: State, decision: Any, options: Sequence[Any], dealer: Dealer) -> Any:
    """Answer for whoever is asked."""
    answer = ANSWERS.get(type(decision))
    return dealer.pick(options) if answer is None else answer(state, decision.player, options)


def take_turn(state: State, player: int, options: Sequence[Action]) -> Action:
    """R2.1 Call if that promises more than going on; else look, and take or draw."""
    if CALL in options and call_gain(state, player) > 0:
        return CALL
    look = empath(state, player, options)
    if look is not None:
        return look
    village = Village(state, player)
    best = draw_gain(village)
    answer: Action = DRAW
    if TAKE in options:
        value = state.value[state.discard[-1]]
        gain = village.best(value)[0] + (0.0 if village.called else FACE_UP.get(value, 0.0))
        if gain > best:
            best, answer = gain, TAKE
    for place, card in enumerate(state.display):
        gain = held_gain(village, state.value[card])
        if gain > best:
            best, answer = gain, DRAW_OPEN[place]
    return answer


def empath(state: State, player: int, options: Sequence[Action]) -> Action | None:
    """R8.2 Look at an own card that is not known yet, if an Empath can."""
    village, bit = state.villages[player], 1 << player
    for option in options:
        if type(option) is UseEmpath and not state.known[village[option.place]] & bit:
            return option
    return None


def call_gain(state: State, player: int) -> float:
    """R5, R10.3 Return what a call saves against going on."""
    value, known, bit = state.value, state.known, 1 << player
    mean = unseen_mean(state, player)
    mine = spread = 0.0
    for card in state.villages[player]:
        if known[card] & bit:
            mine += value[card]
        else:
            mine += mean
            spread += SPREAD
    chance = 1.0
    for other in range(state.seats):
        if other != player:
            chance *= undercuts(state, player, other, (mine, spread, mean))
    going_on = mine * math.pow(GOING_ON, state.deck / state.seats)
    failure = (1.0 - chance) * (mine + state.settings.penalty)
    return going_on - failure + chance * AMULET_WORTH + CALL_EDGE * (state.seats - 2)


def unseen_mean(state: State, player: int) -> float:
    """Return what the cards that a player has not seen are worth on average."""
    seen = [
        value for value, known in zip(state.value, state.known, strict=True) if known >> player & 1
    ]
    return (ALL_POINTS - sum(seen)) / max(1, ALL_CARDS - len(seen))


def undercuts(state: State, player: int, other: int, own: tuple[float, float, float]) -> float:
    """Return how likely the player's sum stays below another one after that player's last turn.

    `own` is the player's sum, its variance, and what an unseen card is worth.
    """
    mine, spread, mean = own
    known, bit, owner = state.known, 1 << player, 1 << other
    theirs = heaviest = 0.0
    sets: dict[float, float] = {}
    for card in state.villages[other]:
        worth = guess(state, player, other, card, mean)
        theirs += worth
        if known[card] & bit:
            sets[worth] = sets.get(worth, 0.0) + worth
        else:
            spread += KEPT_SPREAD if known[card] & owner else SPREAD
            heaviest = max(heaviest, worth)
    wild = sets.pop(DOPPELGANGER, 0.0)
    heaviest = max([heaviest, *sets.values()]) + wild
    margin = theirs - max(0.0, heaviest - NEW_CARD) - LUCK - mine - ATTACKS + TIE
    return 0.5 + 0.5 * math.erf(margin / math.sqrt(2.0 * (spread + TURN_SPREAD)))


def guess(state: State, player: int, owner: int, card: int, mean: float = MEAN) -> float:
    """Return what a card in the owner's village is worth, as far as the player can tell."""
    known = state.known[card]
    if known >> player & 1:
        return state.value[card]
    dealt = card // VILLAGE == owner
    if known >> owner & 1:
        gone = (DECK - state.deck) / state.seats
        return max(LEAST_KEPT, mean - LOOKED_AT - DRIFT * gone) if dealt else KEPT
    return PLANTED if known and not dealt else mean


def held_gain(village: Village, value: int) -> float:
    """Return what a drawn card saves in its best use."""
    return max(discard_gain(village, value), village.best(value)[0])


def draw_gain(village: Village) -> float:
    """Return what a hidden card saves on average; an exchange saves less the higher the card is."""
    out = village.best(LOW)[0] + LOW
    total = 0.0
    for value, copies in enumerate(COPIES):
        total += copies * max(discard_gain(village, value), out - value)
    return total / ALL_CARDS


def discard_gain(village: Village, value: int) -> float:
    """R3.4 Return what discarding a drawn card saves: its power, less what the next player gets."""
    state, gain = village.state, 0.0
    if value < EXPOSER:
        gain = -village.gift(value)
    elif value == MASTER:
        lowest = min((state.value[card] for card in state.discard), default=DOPPELGANGER)
        gain = max(0.0, village.best(lowest)[0])
    elif value == WITCH:
        own, others = WITCHED
        gain = own + others * village.share if state.deck else 0.0
    elif value == ROBBER:
        given = heaviest_card(state, village.player)[0]
        gain = max(0.0, village.best(ROBBED)[0] + village.share * (given - ROBBED))
    elif value == APPRENTICE_SEER:
        gain = 0.0 if village.called else SPY
    elif value != DOPPELGANGER and not village.called:
        gain = LOOK * min(village.blind, 2 if value == BEHOLDER else 1)
    return gain


def heaviest_card(state: State, player: int) -> tuple[float, int]:
    """Return the worth and the place of the heaviest own card that may leave."""
    value, known, bit = state.value, state.known, 1 << player
    return max(
        (
            (value[card] if known[card] & bit else MEAN, place)
            for place, card in enumerate(state.villages[player])
            if card != state.amulet_on
        ),
        default=(0.0, 0),
    )


def hold_card(state: State, player: int, _: Sequence[Action]) -> Action:
    """R3.3 Discard the drawn card for its power, or exchange it."""
    village = Village(state, player)
    value = state.value[state.holding]
    gain, out = village.best(value)
    if discard_gain(village, value) >= gain or not out:
        return DISCARD
    return SWAPS[village.place_of(out[0])] if len(out) == 1 else ANNOUNCE


def exchange(state: State, player: int, options: Sequence[Action]) -> Action:
    """R6.1 Throw out the best card or set."""
    village = Village(state, player)
    new = state.value[state.holding]
    _, out = village.best(new) if ANNOUNCE in options else village.best_single(new)
    return SWAPS[village.place_of(out[0])] if len(out) == 1 else ANNOUNCE


def announce(state: State, player: int, options: Sequence[Action]) -> Action:
    """R6.3 Name the cards of the best set that cannot fail."""
    picked = state.picked
    village = Village(state, player)
    missing = list(village.best_set(state.value[state.holding], picked))
    for place in picked if missing else ():
        missing.remove(village.kinds[place])
    if missing:
        return PICKS[village.place_of(missing[0], picked)]
    return CONFIRM if CONFIRM in options else options[0]


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
    """R8.5, R8.7 An own card that is not known yet, or none."""
    village, bit = state.villages[player], 1 << player
    for option in options:
        if type(option) is Pick and not state.known[village[option.place]] & bit:
            return option
    return options[0]


def look_around(state: State, player: int, options: Sequence[Action]) -> Action:
    """R8.6, R8.8, R8.9 An own card that is not known yet, or else somebody's, or none."""
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


def fetch(state: State, player: int, options: Sequence[Action]) -> Action:
    """R8.10 The best card of the pile, if it helps."""
    village = Village(state, player)
    pile = [state.value[card] for card in state.discard[:-1]]
    gains = {value: village.best_single(value)[0] for value in pile}
    best = max(gains, key=lambda value: gains[value])
    return FETCHES[pile.index(best)] if gains[best] > 0 else options[0]


def use_witch(_: State, __: int, options: Sequence[Action]) -> Action:
    """R8.11.1 Always."""
    return options[-1]


def place_witched(state: State, player: int, options: Sequence[Action]) -> Action:
    """R8.11.2 A low card for the own heaviest, a high one for somebody's lowest."""
    value = state.value[state.holding]
    village = Village(state, player)
    best, out = village.best_single(value)
    answer = TARGETS[player][village.place_of(out[0])] if out else options[0]
    for option in options:
        if type(option) is Target and option.seat != player:
            old = guess(state, player, option.seat, at(state, option))
            gain = (value - old) * village.share - village.gift(old)
            if option.seat == state.caller:
                gain *= SPOILT
            if gain > best:
                best, answer = gain, option
    return answer


def rob(state: State, player: int, options: Sequence[Action]) -> Action:
    """R8.12.1 The card that seems lowest, if the own heaviest is higher."""
    worth, _ = heaviest_card(state, player)
    best, answer = WORTH_ROBBING, options[0]
    for option in options:
        if type(option) is Target:
            gain = worth - guess(state, player, option.seat, at(state, option))
            if gain > best:
                best, answer = gain, option
    return answer


def give(state: State, player: int, _: Sequence[Action]) -> Action:
    """R8.12.1 The heaviest card goes."""
    return PICKS[heaviest_card(state, player)[1]]


def lay_on_top(_: State, __: int, options: Sequence[Action]) -> Action:
    """R6.5 The higher value, for the next player."""
    return options[-1]


def keep_one(state: State, player: int, options: Sequence[Any]) -> Action:
    """R8.4.2 The card that saves most."""
    village = Village(state, player)
    gains = [held_gain(village, state.value[state.drawn[option.draw]]) for option in options]
    answer: Action = options[gains.index(max(gains))]
    return answer


def draw_next(state: State, player: int, options: Sequence[Action]) -> Action:
    """R8.4.1 An open card if it is good enough, else a hidden one."""
    village = Village(state, player)
    best, answer = draw_gain(village), options[0]
    for option in options:
        if type(option) is DrawOpen:
            gain = held_gain(village, state.value[state.display[option.place]])
            if gain > best:
                best, answer = gain, option
    return answer


ANSWERS: Final[dict[type, Callable[[State, int, Sequence[Any]], Action]]] = {
    TakeTurn: take_turn,
    HoldCard: hold_card,
    ExchangeTaken: exchange,
    PlaceFetched: exchange,
    AnnounceSet: announce,
    FinishTurn: finish_turn,
    ChooseWard: choose_ward,
    Expose: look_at_own,
    Behold: look_at_own,
    LookAtOpponent: look_around,
    LookAnywhere: look_around,
    RevealAny: look_around,
    FetchDiscard: fetch,
    UseWitch: use_witch,
    PlaceWitched: place_witched,
    Rob: rob,
    GiveForIt: give,
    LayOnTop: lay_on_top,
    KeepOne: keep_one,
    DrawNext: draw_next,
}
"""By question; where none stands, any answer will do."""
