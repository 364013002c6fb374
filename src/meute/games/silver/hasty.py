"""How anybody might play on, answered at once: for the many rounds that a search imagines.

It follows the room's judgement in what matters most (which cards go out, when to call) and leaves
out the rest (amulet, Bodyguards, what an open card is worth), so that it is several times quicker.
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
    DrawOpen,
    Pick,
    Target,
    UseEmpath,
)
from meute.games.silver.data import (
    APPRENTICE_SEER,
    BEHOLDER,
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
from meute.games.silver.heuristic_powers import LOOK, SPY
from meute.games.silver.rules.draw import DrawNext, HoldCard, KeepOne
from meute.games.silver.rules.exchange import AnnounceSet, ExchangeTaken, LayOnTop
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

DRAWN: Final = 3.5
"""A hidden card is about as good as one of this value: a higher one is not kept."""

LEAST_DRAWN: Final = 0.6
"""What drawing saves at least: the card may have a power."""

WITCHED: Final = 1.5
"""What a Witch saves."""

ROBBED: Final = 3.0
"""About the lowest card that can be robbed."""

WORTH_ROBBING: Final = 0.5

FAILURE: Final = 1.3
"""How much more than its points a failed call counts: the estimate is hasty."""


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
    best = max(LEAST_DRAWN, village.best(DRAWN)[0])
    answer: Action = DRAW
    if TAKE in options:
        gain = village.best(state.value[state.discard[-1]])[0]
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
    mine = spread = 0.0
    for card in state.villages[player]:
        if known[card] & bit:
            mine += value[card]
        else:
            mine += MEAN
            spread += SPREAD
    chance = 1.0
    for other in range(state.seats):
        if other != player:
            chance *= undercuts(state, player, other, mine, spread)
    going_on = mine * math.pow(GOING_ON, state.deck / state.seats)
    failure = FAILURE * (1.0 - chance) * (mine + state.settings.penalty)
    return going_on - failure + chance * AMULET_WORTH + CALL_EDGE * (state.seats - 2)


def undercuts(state: State, player: int, other: int, mine: float, spread: float) -> float:
    """Return how likely the player's sum stays below another one after that player's last turn."""
    known, bit, owner = state.known, 1 << player, 1 << other
    theirs = heaviest = 0.0
    sets: dict[float, float] = {}
    for card in state.villages[other]:
        worth = guess(state, player, other, card)
        theirs += worth
        if known[card] & bit:
            sets[worth] = sets.get(worth, 0.0) + worth
        else:
            spread += KEPT_SPREAD if known[card] & owner else SPREAD
            heaviest = max(heaviest, worth)
    heaviest = max([heaviest, *sets.values()])
    margin = theirs - max(0.0, heaviest - NEW_CARD) - LUCK - mine - ATTACKS + TIE
    return 0.5 + 0.5 * math.erf(margin / math.sqrt(2.0 * (spread + TURN_SPREAD)))


def guess(state: State, player: int, owner: int, card: int) -> float:
    """Return what a card in the owner's village is worth, as far as the player can tell."""
    known = state.known[card]
    if known >> player & 1:
        return state.value[card]
    dealt = card // VILLAGE == owner
    if known >> owner & 1:
        gone = (DECK - state.deck) / state.seats
        return max(LEAST_KEPT, MEAN - LOOKED_AT - DRIFT * gone) if dealt else KEPT
    return PLANTED if known and not dealt else MEAN


def held_gain(village: Village, value: int) -> float:
    """Return what a drawn card saves in its best use."""
    return max(discard_gain(village, value), village.best(value)[0])


def discard_gain(village: Village, value: int) -> float:
    """R3.4 Return what discarding a drawn card saves: its power, less what the next player gets."""
    state, gain = village.state, 0.0
    if value < EXPOSER:
        gain = -village.gift(value)
    elif value == MASTER:
        lowest = min((state.value[card] for card in state.discard), default=DOPPELGANGER)
        gain = max(0.0, village.best(lowest)[0])
    elif value == WITCH:
        gain = WITCHED if state.deck else 0.0
    elif value == ROBBER:
        gain = max(0.0, heaviest_card(state, village.player)[0] - ROBBED)
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
    _, out = village.best(state.value[state.holding])
    if len(out) == 1:
        return SWAPS[village.place_of(out[0])]
    return ANNOUNCE if ANNOUNCE in options else SWAPS[heaviest_card(state, player)[1]]


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
    """R2.2 Look once more if an Empath can."""
    return empath(state, player, options) or options[0]


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


def turn_up(state: State, player: int, options: Sequence[Action]) -> Action:
    """R8.6 An own card that is not known yet, or none."""
    own = [o for o in options if type(o) is Target and o.seat == player]
    return look_around(state, player, [options[0], *own])


def fetch(state: State, player: int, options: Sequence[Action]) -> Action:
    """R8.10 The lowest card of the pile, if it helps."""
    pile = [state.value[card] for card in state.discard[:-1]]
    gain = Village(state, player).best(min(pile))[0]
    return FETCHES[pile.index(min(pile))] if gain > 0 else options[0]


def use_witch(_: State, __: int, options: Sequence[Action]) -> Action:
    """R8.11.1 Always."""
    return options[-1]


def place_witched(state: State, player: int, options: Sequence[Action]) -> Action:
    """R8.11.2 A low card for the own heaviest, a high one for somebody's lowest."""
    value = state.value[state.holding]
    worth, place = heaviest_card(state, player)
    best, answer = worth - value, TARGETS[player][place]
    for option in options:
        if type(option) is Target and option.seat != player:
            old = guess(state, player, option.seat, at(state, option))
            gain = (value - old) / (state.seats - 1)
            if gain > best:
                best, answer = gain, option
    return answer if answer in options else options[0]


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
    best, answer = village.best(DRAWN)[0], options[0]
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
    Expose: look_at_own,
    Behold: look_at_own,
    LookAtOpponent: look_around,
    LookAnywhere: look_around,
    RevealAny: turn_up,
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
