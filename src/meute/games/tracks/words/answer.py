"""The words of an answer: what it would do, and the paragraph behind it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from meute.core.decision import Action
from meute.core.message import Message
from meute.core.words import open_question
from meute.games.tracks import actions as a
from meute.games.tracks.data import COLUMNS, COUNTERS
from meute.games.tracks.rules.setup import DrawFirst
from meute.games.tracks.state import PACK, RANK_PHASE, wolf_of, wolves_in
from meute.games.tracks.view import TracksView
from meute.games.tracks.words.ask import Params, fit_name, prey_words, score
from meute.games.tracks.words.names import (
    large_name,
    listed,
    sexed_name,
    small_name,
    wolf_list,
)


def sentence(view: TracksView, action: Action) -> Message:
    """Say what an answer would do."""
    key = f"tracks.do.{type(action).__name__}"
    variant = variant_of(view, action)
    fill = GAPS.get(type(action))
    return Message(f"{key}.{variant}" if variant else key, fill(view, action) if fill else {})


def rule(view: TracksView, action: Action) -> str:
    """Return the number of the paragraph behind an answer."""
    found = RULES.get(type(action))
    if found:
        return found
    decision = open_question(view)
    return decision.rule if decision else "M7a"


def variant_of(view: TracksView, action: Action) -> str:
    """Tell apart what one kind of answer can mean."""
    find = VARIANTS.get(type(action))
    return find(view, action) if find else ""


def price(view: TracksView, action: a.Place) -> str:
    """B0.10 Nothing is placed, or for free, or at a cost that the wolf can bear or not."""
    if not action.counter:
        return "empty"
    spirals = view.settings.spirals
    cost = spirals[action.counter]
    if not cost:
        return ""
    wolf = wolf_of(decider(view), action.letter)
    row = view.counters[COLUMNS * wolf : COLUMNS * wolf + COLUMNS]
    placed = sum(spirals[counter] for counter in row if 0 < counter <= COUNTERS)
    return "deadly" if led(view, wolf) and placed + cost >= view.strength[wolf] else "paid"


def resistance(view: TracksView, action: a.Attack) -> str:
    """PH5.4 Once the counters are revealed, it is known who must submit."""
    wolf = action.wolf
    if view.phase != RANK_PHASE or not led(view, wolf):
        return ""
    return "fight" if score(view, wolf) and not view.submitted >> wolf & 1 else "submit"


def decider(view: TracksView) -> int:
    """Return the seat whose wolves the letters mean."""
    decision = open_question(view)
    if isinstance(decision, DrawFirst):
        return decision.seat
    if view.player is not None:
        return view.player
    return 0 if decision is None else max(decision.player, 0)


def led(view: TracksView, wolf: int) -> bool:
    """Tell whether somebody leads this wolf in the pack."""
    return wolf < len(view.where) and view.where[wolf] == PACK


def own_wolf(view: TracksView, action: a.FirstWolf | a.BringIn) -> Params:
    """A wolf of whoever answers, and its sex."""
    return {"wolf": sexed_name(view.settings, wolf_of(decider(view), action.letter))}


def own_set(view: TracksView, action: a.AddCubs | a.Leave) -> Params:
    """A set of wolves of whoever answers."""
    return {"wolves": wolf_list(view.settings, wolves_in(decider(view), action.letters))}


def any_wolf(view: TracksView, action: a.Turned) -> Params:
    """A wolf and its sex, even one that no seat leads."""
    known = action.wolf < len(view.where)
    name = sexed_name(view.settings, action.wolf) if known else Message("tracks.wolf.absent")
    return {"wolf": name}


def attacked_wolf(view: TracksView, action: a.Attack) -> Params:
    """A wolf that may be attacked, and its score."""
    if not led(view, action.wolf):
        return {**any_wolf(view, a.TURNED[action.wolf]), "score": 0}
    return {"wolf": fit_name(view, action.wolf), "score": score(view, action.wolf)}


def prey(view: TracksView, action: a.Vote | a.Decide | a.Discard) -> Params:
    """A large prey and its numbers."""
    return prey_words(view, action.kind)


GAPS: Final[Mapping[type, Callable[[TracksView, Any], Params]]] = {
    a.FirstWolf: own_wolf,
    a.Turned: any_wolf,
    a.LargePrey: lambda _, action: {"prey": large_name(action.kind)},
    a.BlueCard: lambda view, action: {
        "value": action.value,
        "births": view.settings.births[action.value - 1],
    },
    a.AddCubs: own_set,
    a.Vote: prey,
    a.Decide: prey,
    a.Place: lambda view, action: {
        "counter": action.counter,
        "spirals": view.settings.spirals[action.counter],
    },
    a.SmallPrey: lambda _, action: {"prey": small_name(action.kind)},
    a.Catch: lambda view, action: {
        "prey": small_name(action.kind),
        "strength": view.settings.small_strength[action.kind],
    },
    a.Injury: lambda _, action: {"points": action.value},
    a.Discard: prey,
    a.Attack: attacked_wolf,
    a.Hand: lambda _, action: {"cards": listed(a.cards_in(action.cards))},
    a.PlayCard: lambda _, action: {"value": action.value},
    a.Leave: own_set,
    a.BringIn: own_wolf,
}

VARIANTS: Final[Mapping[type, Callable[[TracksView, Any], str]]] = {
    a.Place: price,
    a.Catch: lambda view, action: "" if view.settings.small_strength[action.kind] else "plain",
    a.Attack: resistance,
    a.Leave: lambda _, action: "" if action.letters else "none",
}

RULES: Final[Mapping[type, str]] = {
    a.Place: "P3.1",
    a.Confirm: "P3.2",
    a.Catch: "PH2.1",
    a.Attack: "PH5.3",
    a.Pass: "PH5.2",
    a.Fight: "PH5.6",
    a.Submit: "PH5.5",
    a.PlayCard: "PH5.6c",
    a.Leave: "M6",
    a.BringIn: "O1.2",
}
"""Where the answer says more than the question."""
