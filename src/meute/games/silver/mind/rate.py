"""How good each option looks to a seat, in points saved in this round: for bots and for hints."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from meute.core.decision import Action, Pending
from meute.games.silver.actions import (
    DRAW,
    Announce,
    Call,
    Discard,
    Draw,
    DrawOpen,
    EndTurn,
    Keep,
    OnTop,
    Pick,
    Swap,
    Take,
)
from meute.games.silver.mind.call import call_gain
from meute.games.silver.mind.exchange import (
    best_exchange,
    best_set,
    exchange_gain,
    failure_gain,
    left_to_next,
    set_gain,
    swaps,
)
from meute.games.silver.mind.power import draw_gain, hold_gain, power_gain
from meute.games.silver.mind.rate_powers import (
    free_gain,
    rate_fetch,
    rate_giving,
    rate_looks,
    rate_robbery,
    rate_turning_up,
    rate_wards,
    rate_witch,
    rate_witched,
)
from meute.games.silver.mind.village import Judge
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
from meute.games.silver.state import NOTHING
from meute.games.silver.view import SilverView


def rate(view: SilverView, options: Sequence[Action]) -> list[float]:
    """Rate each option by the points it should save in this round; the highest looks best.

    It reads the view and nothing else, so it cannot depend on what the seat does not know.
    Options that differ only in where a card lies are rated alike.
    """
    rater = RATERS.get(type(view.pending[-1]))
    if rater is None:
        return [0.0] * len(options)
    return rater(Judge(view), options)


def rate_turn(judge: Judge, options: Sequence[Action]) -> list[float]:
    """R2.1 Rate drawing and taking; a call and what is free are compared with the best of them.

    If neither is among the options, they are compared with a draw, which is always possible.
    """
    actions = {o: action_gain(judge, o) for o in options if isinstance(o, (Draw, DrawOpen, Take))}
    best = max(actions.values()) if actions else draw_gain(judge, DRAW)
    out: list[float] = []
    for option in options:
        if option in actions:
            gain = actions[option]
        elif isinstance(option, Call):
            gain = best + call_gain(judge)
        else:
            gain = best + free_gain(judge, option, closing=False)
        out.append(gain)
    return out


def action_gain(judge: Judge, option: Draw | DrawOpen | Take) -> float:
    """R2.1 Return what drawing or taking saves."""
    if isinstance(option, Take):
        return best_exchange(judge, judge.view.value[judge.view.discard[-1]], opened=True)
    return draw_gain(judge, option)


def rate_next_draw(judge: Judge, options: Sequence[Action]) -> list[float]:
    """R8.4.1 Rate the sources of the next card of a Rascal draw."""
    return [draw_gain(judge, option) for option in options]


def rate_keeping(judge: Judge, options: Sequence[Action]) -> list[float]:
    """R8.4.2 Rate the cards of a Rascal draw by their best use."""
    view = judge.view
    out = []
    for option in options:
        assert isinstance(option, Keep)
        card = view.drawn[option.draw]
        out.append(hold_gain(judge, view.value[card], opened=card in view.display))
    return out


def rate_holding(judge: Judge, options: Sequence[Action]) -> list[float]:
    """R3.3 Rate discarding the drawn card, exchanging it, and free uses before that."""
    out = rate_exchange(judge, options)
    value = judge.view.value[judge.view.holding]
    best = discarded = power_gain(judge, value) - left_to_next(judge, value)
    for i, option in enumerate(options):
        if isinstance(option, Discard):
            out[i] = discarded
        elif isinstance(option, (Swap, Announce)):
            best = max(best, out[i])
        else:
            out[i] = best + free_gain(judge, option, closing=False)
    return out


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


def rate_top(judge: Judge, options: Sequence[Action]) -> list[float]:
    """R6.5 Leave the next player the card that helps least."""
    return [-left_to_next(judge, option.value) for option in options if isinstance(option, OnTop)]


def rate_closing(judge: Judge, options: Sequence[Action]) -> list[float]:
    """R2.2 Rate what is free in the last window against ending the turn."""
    return [
        0.0 if isinstance(option, EndTurn) else free_gain(judge, option, closing=True)
        for option in options
    ]


RATERS: Final[dict[type[Pending], Callable[[Judge, Sequence[Action]], list[float]]]] = {
    TakeTurn: rate_turn,
    DrawNext: rate_next_draw,
    KeepOne: rate_keeping,
    HoldCard: rate_holding,
    ExchangeTaken: rate_exchange,
    AnnounceSet: rate_announcement,
    LayOnTop: rate_top,
    FinishTurn: rate_closing,
    ChooseWard: rate_wards,
    Expose: rate_turning_up,
    RevealAny: rate_turning_up,
    Behold: rate_looks,
    LookAtOpponent: rate_looks,
    LookAnywhere: rate_looks,
    FetchDiscard: rate_fetch,
    PlaceFetched: rate_exchange,
    UseWitch: rate_witch,
    PlaceWitched: rate_witched,
    Rob: rate_robbery,
    GiveForIt: rate_giving,
}
"""By question. Where none stands (first looks, the place of a new card) all options are equal."""
