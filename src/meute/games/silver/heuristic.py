"""How good each option looks to a seat, in points saved in this round: for bots and for hints."""

from __future__ import annotations

import math
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
    Swap,
    Take,
)
from meute.games.silver.data import RASCAL
from meute.games.silver.heuristic_estimate import AMULET_WORTH, Judge
from meute.games.silver.heuristic_exchange import (
    best_exchange,
    best_out,
    gift,
    rate_announcement,
    rate_exchange,
)
from meute.games.silver.heuristic_powers import (
    free_gain,
    power_gain,
    rate_fetch,
    rate_giving,
    rate_looks,
    rate_robbery,
    rate_turning_up,
    rate_wards,
    rate_witch,
    rate_witched,
)
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
from meute.games.silver.state import UNSEEN
from meute.games.silver.view import SilverView

CALL_EDGE: Final = 1.5
"""What a call saves besides, for each opponent but one: somebody else may call first. (tuned)"""

GOING_ON: Final = 0.96
"""What each turn to come leaves of the own village; when others call first, it saves no more."""


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


def call_gain(judge: Judge) -> float:
    """R5, R10.3 Return what a call saves against going on."""
    success = judge.call_succeeds()
    mine = judge.sum_of(judge.me)[0]
    going_on = mine * math.pow(GOING_ON, judge.view.deck / judge.view.seats)
    edge = CALL_EDGE * (judge.view.seats - 2)
    failure = (1.0 - success) * (mine + judge.view.settings.penalty)
    return going_on - failure + success * AMULET_WORTH + edge


def hold_gain(judge: Judge, value: int, *, opened: bool) -> float:
    """Return what a drawn card saves in its best use."""
    discarded = power_gain(judge, value) - gift(judge, value)
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
        (max(least, power_gain(judge, value) - gift(judge, value), out - value), count)
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
    """R8.4.1 Count the own face-up Rascals."""
    view = judge.view
    return sum(1 for card in judge.village if view.up[card] and view.value[card] == RASCAL)


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
    best = discarded = power_gain(judge, value) - gift(judge, value)
    for i, option in enumerate(options):
        if isinstance(option, Discard):
            out[i] = discarded
        elif isinstance(option, (Swap, Announce)):
            best = max(best, out[i])
        else:
            out[i] = best + free_gain(judge, option, closing=False)
    return out


def rate_top(judge: Judge, options: Sequence[Action]) -> list[float]:
    """R6.5 Leave the next player the card that helps least."""
    return [-gift(judge, option.value) for option in options if isinstance(option, OnTop)]


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
