"""The words of an answer: what it would do."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from meute.core.message import Message
from meute.games.tracks import actions as a
from meute.games.tracks.asking import Params, fit_name, prey_words, score
from meute.games.tracks.data import COLUMNS, COUNTERS, FIGHT_CARDS
from meute.games.tracks.questions import question
from meute.games.tracks.rules.setup import DrawFirst
from meute.games.tracks.state import PACK
from meute.games.tracks.text import (
    large_name,
    listed,
    own_wolves,
    sexed_name,
    small_name,
    wolf_list,
)
from meute.games.tracks.view import TracksView


def sentence(view: TracksView, action: Any) -> Message:
    """Say what an answer would do."""
    key = f"tracks.do.{type(action).__name__}"
    variant = variant_of(view, action)
    fill = GAPS.get(type(action))
    return Message(f"{key}.{variant}" if variant else key, fill(view, action) if fill else {})


def variant_of(view: TracksView, action: Any) -> str:
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
    wolf = 3 * decider(view) + action.letter
    row = view.counters[COLUMNS * wolf : COLUMNS * wolf + COLUMNS]
    placed = sum(spirals[counter] for counter in row if 0 < counter <= COUNTERS)
    return "deadly" if led(view, wolf) and placed + cost >= view.strength[wolf] else "paid"


def resistance(view: TracksView, action: a.Attack) -> str:
    """PH5.4 Once the counters are revealed, it is known who must submit."""
    wolf = action.wolf
    if view.phase != COLUMNS or not led(view, wolf):
        return ""
    return "fight" if score(view, wolf) and not view.submitted >> wolf & 1 else "submit"


def decider(view: TracksView) -> int:
    """Return the seat whose wolves the letters mean."""
    decision = question(view)
    if isinstance(decision, DrawFirst):
        return decision.seat
    if view.player is not None:
        return view.player
    return 0 if decision is None else max(decision.player, 0)


def led(view: TracksView, wolf: int) -> bool:
    """Tell whether somebody leads this wolf in the pack."""
    return wolf < len(view.where) and view.where[wolf] == PACK


def own_wolf(view: TracksView, action: a.FirstWolf | a.BringIn) -> Params:
    """An own wolf and its sex."""
    return {"wolf": sexed_name(view.settings, 3 * decider(view) + action.letter)}


def own_set(view: TracksView, action: a.AddCubs | a.Leave) -> Params:
    """A set of own wolves."""
    return {"wolves": wolf_list(view.settings, own_wolves(decider(view), action.letters))}


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
    a.Hand: lambda _, action: {
        "cards": listed(c for c in range(1, FIGHT_CARDS + 1) if action.cards >> c & 1)
    },
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
