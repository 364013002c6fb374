"""How anybody might play on, answered at once: for the many rounds that a search imagines.

It follows the room's judgement in what matters most (which cards go out, when to call) and takes
the rest roughly (powers, what an open card is worth), so that it is several times quicker.
A player's answer depends on nothing that the player has not seen.
"""

from __future__ import annotations

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
    PICKS,
    SWAPS,
    TAKE,
    DrawOpen,
)
from meute.games.silver.hasty_powers import (
    choose_ward,
    empath,
    fetch,
    finish_turn,
    give,
    look_around,
    look_at_own,
    place_witched,
    rob,
    use_witch,
)
from meute.games.silver.hasty_village import Village
from meute.games.silver.hasty_worth import (
    call_gain,
    discard_gain,
    draw_gain,
    held_gain,
    unseen_mean,
)
from meute.games.silver.heuristic_exchange import FACE_UP
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
from meute.games.silver.state import State

if TYPE_CHECKING:
    from meute.core.dealer import Dealer


def hasty(state: State, decision: Any, options: Sequence[Any], dealer: Dealer) -> Any:
    """Answer for whoever is asked."""
    answer = ANSWERS.get(type(decision))
    return dealer.pick(options) if answer is None else answer(state, decision.player, options)


def take_turn(state: State, player: int, options: Sequence[Action]) -> Action:
    """R2.1 Call if that promises more than going on; else look, and take or draw."""
    if CALL in options and call_gain(state, player, unseen_mean(state, player)) > 0:
        return CALL
    look = empath(state, player, options)
    if look is not None:
        return look
    village = Village(state, player)
    best = draw_gain(village)
    answer: Action = DRAW
    if TAKE in options:
        value = state.value[state.discard[-1]]
        gain = village.best(value)[0] + (FACE_UP.get(value, 0.0) if village.turns else 0.0)
        if gain > best:
            best, answer = gain, TAKE
    for place, card in enumerate(state.display):
        gain = held_gain(village, state.value[card])
        if gain > best:
            best, answer = gain, DRAW_OPEN[place]
    return answer


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
