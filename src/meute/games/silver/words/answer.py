"""The answers in words: what each would do, and the paragraph behind it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from meute.core.decision import Action
from meute.core.message import Message, Seat
from meute.core.words import best_key, open_question
from meute.games.silver import actions as a
from meute.games.silver.preview import power_offered
from meute.games.silver.rules.draw import DrawNext
from meute.games.silver.rules.exchange import AddPenalty
from meute.games.silver.rules.powers import Behold, PlaceFetched, PlaceWitched, power_of
from meute.games.silver.state import NOTHING, UNSEEN
from meute.games.silver.view import SilverView
from meute.games.silver.words import CATALOGUES
from meute.games.silver.words.names import (
    UNKNOWN,
    Params,
    at,
    card_name,
    decider,
    listed,
    named,
    place_of,
    top_of_pile,
)


def sentence(view: SilverView, action: Action) -> Message:
    """Say what an answer would do."""
    return worded(view, action, "silver.do", variant_of(view, action), gaps(view, action))


def worded(view: SilverView, action: Action, kind: str, variant: str, params: Params) -> Message:
    """Take the sentence that fits best: by question and variant, by question, by variant."""
    question = type(open_question(view)).__name__
    key = f"{kind}.{type(action).__name__}"
    return Message(
        best_key(CATALOGUES["en"], key, f"{question}.{variant}", question, variant), params
    )


def gaps(view: SilverView, action: Action) -> Params:
    """Return what fills the gaps of a sentence about an answer."""
    fill = GAPS.get(type(action))
    return fill(view, action) if fill else {}


def variant_of(view: SilverView, action: Action) -> str:
    """Tell apart what one question leaves open: whose card, which look, which discard."""
    decision = open_question(view)
    if isinstance(action, a.Target) and action.seat == decider(view):
        return "own"
    if isinstance(action, a.Decline) and isinstance(decision, Behold):
        return "" if decision.first == NOTHING else "second"
    if isinstance(action, a.Discard) and power_offered(view):
        return "power"
    if isinstance(action, a.Draw) and top_of_deck(view) != UNKNOWN:
        return "known"
    return ""


def top_of_deck(view: SilverView) -> Message:
    """R8.4.5 Name the top card of the deck: whoever put it back knows it."""
    return named(view, at(view.returned, len(view.returned) - 1))


def own_place(view: SilverView, action: Any) -> Params:
    """A card of the village of whoever decides."""
    return place_of(view, decider(view), action.place)


def in_row(row: Callable[[SilverView], tuple[int, ...]]) -> Callable[[SilverView, Any], Params]:
    """A card of the display or of the pile."""
    return lambda view, action: {
        "place": action.place + 1,
        "card": named(view, at(row(view), action.place)),
    }


GAPS: Final[Mapping[type, Callable[[SilverView, Any], Params]]] = {
    a.Youngest: lambda _, action: {"player": Seat(action.seat)},
    a.Value: lambda _, action: {"card": card_name(action.value)},
    a.OnTop: lambda _, action: {"card": card_name(action.value)},
    a.LookAtTwo: lambda _, action: {"first": action.first + 1, "second": action.second + 1},
    a.Draw: lambda view, _: {"card": top_of_deck(view)},
    a.Take: lambda view, _: {"card": top_of_pile(view)},
    a.DrawOpen: in_row(lambda view: view.display),
    a.Fetch: in_row(lambda view: view.discard),
    a.Keep: lambda view, action: {
        "draw": action.draw + 1,
        "card": named(view, at(view.drawn, action.draw)),
    },
    a.Discard: lambda view, _: {"card": named(view, view.holding)},
    a.Confirm: lambda view, _: {"places": listed(view.picked)},
    a.Target: lambda view, action: place_of(view, action.seat, action.place),
    **dict.fromkeys(
        (a.Swap, a.Pick, a.Put, a.UseAmulet, a.UseEmpath, a.SetGuard, a.Ward), own_place
    ),
}


def rule(view: SilverView, action: Action) -> str:
    """Return the number of the paragraph that helps most with this answer."""
    if isinstance(action, a.Discard):
        return rule_of_discard(view)
    decision = open_question(view)
    kind = type(action)
    found = PARAGRAPHS_HERE.get((kind, type(decision))) or PARAGRAPHS.get(kind)
    return found or (decision.rule if decision else "R12.1")


def rule_of_discard(view: SilverView) -> str:
    """R3.4-R3.6 The power of the card in hand, if the view shows it."""
    value = view.value[view.holding] if view.holding != NOTHING else UNSEEN
    if value == UNSEEN:
        return "R3.4"
    return "R3.6" if power_of(value, 0) is None else f"R8.{value}.1"


PARAGRAPHS: Final[Mapping[type, str]] = {
    a.Youngest: "R1.8",
    a.Value: "R0.3",
    a.LookAtTwo: "R1.7",
    a.Draw: "R3.1",
    a.DrawOpen: "R8.1.3",
    a.Keep: "R8.4.2",
    a.Take: "R4.2",
    a.Call: "R5.3",
    a.EndTurn: "R9.1",
    a.Swap: "R6.2",
    a.Announce: "R6.3",
    a.Confirm: "R6.4",
    a.OnTop: "R6.5",
    a.Put: "R6.5",
    a.AddLeft: "R6.6",
    a.AddRight: "R6.6",
    a.Decline: "R8.15",
    a.UsePower: "R8.11.1",
    a.Fetch: "R8.10.1",
    a.UseAmulet: "R7.3",
    a.UseEmpath: "R8.2.1",
    a.SetGuard: "R8.3.2",
    a.Ward: "R8.3.4",
}
"""Picks and targets are missing: the question they answer has their paragraph."""

PARAGRAPHS_HERE: Final[Mapping[tuple[type, type], str]] = {
    (a.Draw, DrawNext): "R8.4.1",
    (a.DrawOpen, DrawNext): "R8.4.1",
    (a.Swap, PlaceFetched): "R8.10.2",
    (a.AddLeft, AddPenalty): "R6.7",
    (a.AddRight, AddPenalty): "R6.7",
    (a.Decline, Behold): "R8.7.1",
    (a.Decline, PlaceWitched): "R8.11.3",
}
"""Where the question says more than the answer alone."""
