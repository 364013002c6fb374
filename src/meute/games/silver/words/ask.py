"""The questions in words: which wording fits the position, and what fills its gaps."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from meute.core.decision import Decision
from meute.core.message import Message
from meute.core.words import best_key, open_question
from meute.games.silver.actions import CALL, TAKE, Swap
from meute.games.silver.data import RASCAL
from meute.games.silver.preview import power_offered
from meute.games.silver.rules.draw import DrawNext, HoldCard, KeepOne
from meute.games.silver.rules.exchange import AnnounceSet
from meute.games.silver.rules.free import ChooseWard
from meute.games.silver.rules.powers import Behold, GiveForIt
from meute.games.silver.rules.turn import TakeTurn
from meute.games.silver.state import NOBODY, NOTHING, UNSEEN
from meute.games.silver.view import SilverView, state_from
from meute.games.silver.words import CATALOGUES
from meute.games.silver.words.names import (
    Params,
    listed,
    named,
    place_of,
    top_of_pile,
    village,
)


def prompt(view: SilverView) -> Message:
    """Put the question now open into words."""
    decision = open_question(view)
    if decision is None:
        return Message("core.over")
    variant, params = QUESTIONS.get(type(decision), in_hand)(view, decision)
    key = f"silver.ask.{type(decision).__name__}"
    return Message(best_key(CATALOGUES["en"], key, variant), params)


def in_hand(view: SilverView, _: Decision) -> tuple[str, Params]:
    """Most questions are about the card in hand, or about none."""
    if view.holding == NOTHING:
        return "", {}
    seen = view.value[view.holding] != UNSEEN
    return ("" if seen else "unseen"), {"card": named(view, view.holding)}


def ask_turn(view: SilverView, decision: Decision) -> tuple[str, Params]:
    """R2.1 Name the actions that are possible."""
    options = decision.options(state_from(view, []))
    parts = [
        "last" if view.caller != NOBODY else "",
        "take" if TAKE in options else "",
        "call" if CALL in options else "",
    ]
    return "_".join(part for part in parts if part), {"card": top_of_pile(view)}


def ask_hand(view: SilverView, decision: Decision) -> tuple[str, Params]:
    """R3.3 Say what the drawn card could do, if the view shows it."""
    variant, params = in_hand(view, decision)
    value = view.value[view.holding]
    if not variant and power_offered(view):
        variant, params = "power", {**params, "power": Message(f"silver.power.{value}")}
    if not any(isinstance(o, Swap) for o in decision.options(state_from(view, []))):
        variant = "stuck"
    return variant, params


def ask_next(view: SilverView, decision: Decision) -> tuple[str, Params]:
    """R8.4.1 Count the draws."""
    row = village(view, decision.player)
    rascals = sum(1 for card in row if view.up[card] and view.value[card] == RASCAL)
    return "", {"draw": len(view.drawn) + 1, "draws": 1 + rascals}


def ask_keep(view: SilverView, _: Decision) -> tuple[str, Params]:
    """R8.4.2 Count the cards drawn."""
    return "", {"drawn": len(view.drawn)}


def ask_set(view: SilverView, _: Decision) -> tuple[str, Params]:
    """R6.3 List what is announced so far."""
    return ("some" if len(view.picked) > 1 else ""), {"places": listed(view.picked)}


def ask_look(_: SilverView, decision: Behold) -> tuple[str, Params]:
    """R8.7.1 The first look or the second."""
    return ("" if decision.first == NOTHING else "second"), {}


def ask_gift(view: SilverView, decision: GiveForIt) -> tuple[str, Params]:
    """R8.12.1 Name the card that comes for it."""
    return "", place_of(view, decision.owner, decision.place)


def ask_ward(view: SilverView, decision: ChooseWard) -> tuple[str, Params]:
    """R8.3.2 Name the place of the Bodyguard."""
    return "", {"place": village(view, decision.player).index(decision.guard) + 1}


QUESTIONS: Final[Mapping[type, Callable[[SilverView, Any], tuple[str, Params]]]] = {
    TakeTurn: ask_turn,
    HoldCard: ask_hand,
    DrawNext: ask_next,
    KeepOne: ask_keep,
    AnnounceSet: ask_set,
    Behold: ask_look,
    GiveForIt: ask_gift,
    ChooseWard: ask_ward,
}
