"""Why an answer is refused: the rule's number and a sentence.

It rests on what the asking seat may know: where cards lie, what lies face up, and the
question put to that seat. It never looks at a hidden value.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from meute.core.decision import CHANCE, Action, Decision
from meute.core.message import Reason, Seat
from meute.core.stack import Stack
from meute.games.silver import actions as a
from meute.games.silver.data import CALL_LIMIT
from meute.games.silver.rules.draw import DrawNext, HoldCard, KeepOne
from meute.games.silver.rules.exchange import AnnounceSet, ExchangeTaken, LayOnTop, PutNew
from meute.games.silver.rules.powers import FetchDiscard, GiveForIt, PlaceFetched, PlaceWitched
from meute.games.silver.rules.setup import LookAtTwoCards
from meute.games.silver.rules.turn import TakeTurn, may_exchange
from meute.games.silver.state import NOBODY, State
from meute.games.silver.view import view_of
from meute.games.silver.words.ask import prompt
from meute.games.silver.words.refuse_card import (
    refused,
    why_not_amulet,
    why_not_empath,
    why_not_pick,
    why_not_set_guard,
    why_not_swap,
    why_not_target,
    why_not_ward,
)

STACK: Final = Stack()
NOTHINGS: Final = (a.EndTurn, a.Decline)
"""The answers of a player who would rather do nothing."""


def why_not(state: State, player: int, action: Action) -> Reason | None:
    """Return why this seat may not give this answer now; None if it may."""
    decision = next((d for d in STACK.asked(state) if d.player == player), None)
    if decision is None:
        return not_asked(STACK.decision(state))
    if action in decision.options(state):
        return None
    return why(state, decision, action) or another_question(state, decision)


def why(state: State, decision: Decision, action: Action) -> Reason | None:
    """Find the reason that fits the answer best, if it has one of its own here."""
    if decision.secret:
        return None
    plain = PLAIN.get((type(action), type(decision)))
    if plain is not None:
        put_back = isinstance(decision, PlaceWitched) and state.settings.witch == "may"
        return None if put_back else refused(*plain)
    find = FINDERS.get(type(action))
    return find(state, decision, action) if find else None


def not_asked(decision: Decision | None) -> Reason:
    """The seat has no question to answer."""
    if decision is None:
        return refused("R12.1", "over")
    if decision.player == CHANCE:
        return refused(decision.rule, "chance_now")
    if isinstance(decision, LookAtTwoCards):
        return refused(decision.rule, "others_look")
    return refused("R2.1", "not_asked", player=Seat(decision.player))


def another_question(state: State, decision: Decision) -> Reason:
    """The answer belongs to another question: repeat the one now open."""
    view = view_of(state, decision.player, aided=False)
    return refused(decision.rule, "other", question=prompt(view))


def acted(state: State) -> bool:
    """R2.1 Tell whether the action of this turn is chosen already."""
    return not any(isinstance(item, TakeTurn) for item in state.pending)


def why_not_draw(state: State, _: Decision, __: a.Draw) -> Reason | None:
    """R2.1 One action in a turn."""
    return refused("R2.1", "acted") if acted(state) else None


def why_not_open(state: State, decision: Decision, action: a.DrawOpen) -> Reason | None:
    """R3.1, R8.4.1 Only cards that lie open, each once."""
    drawing = isinstance(decision, DrawNext)
    if acted(state) and not drawing:
        return refused("R2.1", "acted")
    if not 0 <= action.place < len(state.display):
        return refused("R3.1", "no_open", place=action.place + 1)
    return refused("R8.4.1", "drawn_already") if drawing else None


def why_not_take(state: State, decision: Decision, _: a.Take) -> Reason | None:
    """R4.1 A card to take, and a card to give for it."""
    if acted(state):
        return refused("R2.1", "acted")
    if not state.discard:
        return refused("R4.1", "pile_empty")
    if not may_exchange(state, decision.player):
        return refused("R4.1", "only_amulet")
    return None


def why_not_call(state: State, decision: Decision, _: a.Call) -> Reason | None:
    """R5.1 Few cards, no call yet, nothing used; R5.2 and it is the action of the turn."""
    cards = len(state.villages[decision.player])
    if state.caller != NOBODY:
        return refused("R5.3", "called", player=Seat(state.caller))
    if acted(state):
        return refused("R5.2", "call_late")
    if cards > CALL_LIMIT:
        return refused("R5.1", "call_cards", cards=cards, limit=CALL_LIMIT)
    return refused("R2.5", "call_used") if state.spent else None


def why_not_keep(state: State, decision: Decision, _: a.Keep) -> Reason | None:
    """R8.4.2 Only a card that was drawn."""
    if isinstance(decision, KeepOne):
        return refused("R8.4.2", "no_draw", drawn=len(state.drawn))
    return None


def why_not_announce(state: State, decision: Decision, _: a.Announce) -> Reason | None:
    """R6.3 A set has two cards; powers replace one card unless the table plays otherwise."""
    if isinstance(decision, PlaceFetched | PlaceWitched) and state.settings.several != "power":
        master = isinstance(decision, PlaceFetched)
        return refused("R8.10.1" if master else "R8.11.2", "one_card")
    if isinstance(decision, HoldCard | ExchangeTaken | PlaceFetched | PlaceWitched):
        return refused("R6.3", "no_set")
    return None


def why_not_fetch(state: State, decision: Decision, action: a.Fetch) -> Reason | None:
    """R8.10.1 A card of the pile, but not the Master just laid on it."""
    if not isinstance(decision, FetchDiscard):
        return None
    if action.place == len(state.discard) - 1:
        return refused("R8.10.1", "fetch_master")
    return refused("R8.10.1", "fetch_none", cards=len(state.discard) - 1)


PLAIN: Final[Mapping[tuple[type, type], tuple[str, str]]] = {
    (a.Draw, DrawNext): ("R8.4.1", "deck_empty"),
    (a.Confirm, AnnounceSet): ("R6.3", "small_set"),
    (a.OnTop, LayOnTop): ("R6.5", "not_in_set"),
    (a.Put, PutNew): ("R6.5", "not_emptied"),
    (a.Discard, ExchangeTaken): ("R4.2", "taken"),
    (a.Discard, PlaceFetched): ("R8.10.2", "fetched"),
    (a.Discard, PlaceWitched): ("R8.11.2", "witch_looked"),
    **{(nothing, TakeTurn): ("R2.1", "no_pass") for nothing in NOTHINGS},
    **{(nothing, HoldCard): ("R3.3", "hand_full") for nothing in NOTHINGS},
    **{(nothing, ExchangeTaken): ("R4.2", "taken") for nothing in NOTHINGS},
    **{(nothing, PlaceFetched): ("R8.15", "fetched") for nothing in NOTHINGS},
    **{(nothing, PlaceWitched): ("R8.11.3", "witch_looked") for nothing in NOTHINGS},
    **{(nothing, GiveForIt): ("R8.15", "robbing") for nothing in NOTHINGS},
}
"""Where the answer and the question alone give the reason."""

FINDERS: Final[Mapping[type, Callable[[State, Any, Any], Reason | None]]] = {
    a.Youngest: lambda _, __, ___: refused("R1.8", "chance_only"),
    a.Value: lambda _, __, ___: refused("R0.3", "chance_only"),
    a.LookAtTwo: lambda _, __, ___: refused("R1.7", "looks_over"),
    a.Draw: why_not_draw,
    a.DrawOpen: why_not_open,
    a.Keep: why_not_keep,
    a.Take: why_not_take,
    a.Call: why_not_call,
    a.Swap: why_not_swap,
    a.Announce: why_not_announce,
    a.Pick: why_not_pick,
    a.Target: why_not_target,
    a.Fetch: why_not_fetch,
    a.UseAmulet: why_not_amulet,
    a.UseEmpath: why_not_empath,
    a.SetGuard: why_not_set_guard,
    a.Ward: why_not_ward,
}
"""Where neither table has a reason, the open question says enough."""
