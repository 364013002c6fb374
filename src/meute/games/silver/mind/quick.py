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
from meute.games.silver.mind.call import quick_call
from meute.games.silver.mind.exchange import quick_exchange, quick_set, quick_single
from meute.games.silver.mind.power import quick_discard, quick_draw, quick_hold
from meute.games.silver.mind.quick_powers import (
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
from meute.games.silver.mind.sight import of_state
from meute.games.silver.mind.village import Village
from meute.games.silver.mind.worth import FACE_UP
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


def quick_answer(state: State, decision: Any, options: Sequence[Any], dealer: Dealer) -> Any:
    """Answer for whoever is asked."""
    answer = ANSWERS.get(type(decision))
    return dealer.pick(options) if answer is None else answer(state, decision.player, options)


def take_turn(state: State, player: int, options: Sequence[Action]) -> Action:
    """R2.1 Call if that promises more than going on; else look, and take or draw."""
    if CALL in options and quick_call(state, of_state(state, player)) > 0:
        return CALL
    look = empath(state, player, options)
    if look is not None:
        return look
    village = Village(state, player)
    best = quick_draw(village)
    answer: Action = DRAW
    if TAKE in options:
        value = state.value[state.discard[-1]]
        lasting = FACE_UP.get(value, 0.0) if village.turns else 0.0
        gain = quick_exchange(village, value)[0] + lasting
        if gain > best:
            best, answer = gain, TAKE
    for place, card in enumerate(state.display):
        gain = quick_hold(village, state.value[card])
        if gain > best:
            best, answer = gain, DRAW_OPEN[place]
    return answer


def hold_card(state: State, player: int, _: Sequence[Action]) -> Action:
    """R3.3 Discard the drawn card for its power, or exchange it."""
    village = Village(state, player)
    value = state.value[state.holding]
    gain, out = quick_exchange(village, value)
    if quick_discard(village, value) >= gain or not out:
        return DISCARD
    return SWAPS[village.place_of(out[0])] if len(out) == 1 else ANNOUNCE


def exchange(state: State, player: int, options: Sequence[Action]) -> Action:
    """R6.1 Throw out the best card or set."""
    village = Village(state, player)
    new = state.value[state.holding]
    best = quick_exchange if ANNOUNCE in options else quick_single
    _, out = best(village, new)
    return SWAPS[village.place_of(out[0])] if len(out) == 1 else ANNOUNCE


def announce(state: State, player: int, options: Sequence[Action]) -> Action:
    """R6.3 Name the cards of the best set that cannot fail."""
    picked = state.picked
    village = Village(state, player)
    missing = list(quick_set(village, state.value[state.holding], picked))
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
    gains = [quick_hold(village, state.value[state.drawn[option.draw]]) for option in options]
    answer: Action = options[gains.index(max(gains))]
    return answer


def draw_next(state: State, player: int, options: Sequence[Action]) -> Action:
    """R8.4.1 An open card if it is good enough, else a hidden one."""
    village = Village(state, player)
    best, answer = quick_draw(village), options[0]
    for option in options:
        if type(option) is DrawOpen:
            gain = quick_hold(village, state.value[state.display[option.place]])
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
