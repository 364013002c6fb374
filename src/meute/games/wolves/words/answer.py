"""The answers in words, and the paragraph behind each.

One kind of answer means different things at different tables, so the table adds its context: which
variant of the sentence fits, and what fills the gaps that the answer's own fields leave.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from meute.core.decision import Action
from meute.core.message import Message, Param, Seat
from meute.core.words import best_key, open_question
from meute.games.wolves import actions as a
from meute.games.wolves.data import (
    ABILITY,
    ACTION_BONUS,
    BLANK,
    DEN,
    DENS_PER_TRACK,
    HABITAT,
    LAND,
    MOST_SEATS,
    NO_BONUS,
    PACK,
    PLACES,
    TILES,
    TRACK_BONUS,
    TRACK_COUNT,
)
from meute.games.wolves.maps import layout_of
from meute.games.wolves.pieces import KIND, NONE, OWNER
from meute.games.wolves.rules.pay import other_face
from meute.games.wolves.rules.setup import ChoosePack
from meute.games.wolves.state import points_of
from meute.games.wolves.view import WolvesView
from meute.games.wolves.words import CATALOGUES
from meute.games.wolves.words.ask import abilities, next_wolf
from meute.games.wolves.words.names import (
    board_name,
    gaps,
    kind_name,
    moon_name,
    pack_name,
    terrain_name,
)

Params = dict[str, Param]
Context = tuple[str, Params]
"""The variant of a sentence, or nothing, and what fills its gaps."""


def sentence(view: WolvesView, action: Action) -> Message:
    """Say what an answer would do."""
    variant, params = context(view, action)
    key = best_key(CATALOGUES["en"], f"wolves.do.{type(action).__name__}", variant)
    return Message(key, {**gaps(action), **params})


def rule(view: WolvesView, _: Any) -> str:
    """Return the number of the paragraph behind an answer."""
    decision = open_question(view)
    return decision.rule if decision else "34"


def decider(view: WolvesView) -> int:
    """Return the seat that a sentence calls "you"; while chance decides, the first."""
    decision = open_question(view)
    return 0 if decision is None else max(decision.player, 0)


def ground(view: WolvesView, h: int) -> Params:
    """A hex: its terrain, its board, and the moon at which that region is scored next."""
    slot = h // PLACES
    terrain = view.terrain[h] if h < len(view.terrain) else BLANK
    params: Params = {"terrain": terrain_name(terrain), "board": board_name(slot)}
    moon = next((region.moon for region in view.regions if region.slot == slot), -1)
    return params if moon < 0 else {**params, "moon": moon_name(moon)}


def pieces_on(view: WolvesView, h: int) -> list[int]:
    """Return the pieces on a hex, none if the map has no such hex."""
    there = (view.one[h], view.two[h]) if h < len(view.one) else ()
    return [piece for piece in there if piece != NONE]


def of_pack(view: WolvesView, action: a.Pack) -> Context:
    """2a The pack, and whether it is the third one."""
    decision = open_question(view)
    third = isinstance(decision, ChoosePack) and decision.seat == view.seats
    return "third" if third else "", {"pack": pack_name(action.terrain)}


def of_action(view: WolvesView, _: Any) -> Context:
    """4 What the pack can do with an action."""
    return "", abilities(view, decider(view))


def of_flip(view: WolvesView, action: a.Flip) -> Context:
    """5, 5a What the tile shows now, and what afterwards."""
    shown = view.tiles[TILES * decider(view) + action.tile]
    terrain, now = BLANK, BLANK
    if 0 <= shown < LAND:
        terrain, now = shown, other_face(action.tile, shown)
    params: Params = {"terrain": terrain_name(terrain), "now": terrain_name(now)}
    return "habitat" if action.tile == HABITAT else "", params


def of_hex(view: WolvesView, action: Any) -> Context:
    """Where the hex lies."""
    return "", ground(view, action.hex)


def of_stop(view: WolvesView, action: Any) -> Context:
    """7, 13 Where the hex lies, and whom a wolf meets there."""
    params = ground(view, action.hex)
    there = pieces_on(view, action.hex)
    if len(there) != 1 or OWNER[there[0]] >= MOST_SEATS:
        return "", params
    owner, kind = OWNER[there[0]], KIND[there[0]]
    params.update(owner=Seat(owner), other=kind_name(kind))
    if isinstance(action, a.Flee) or owner == decider(view):
        return "joins", params
    return {DEN: "den", PACK: "push"}.get(kind, ""), params


def of_howl(view: WolvesView, action: a.HowlAt) -> Context:
    """22 Where the lone wolf is, and which wolf takes its place."""
    return "", {**ground(view, action.hex), "piece": next_wolf(view, decider(view))}


def of_dig(view: WolvesView, action: a.DigAt) -> Context:
    """16 Where the hex lies, and whether a lair may stand there later."""
    layout = layout_of(view.seats)
    water = action.hex < layout.hexes and layout.at_water[action.hex]
    return "water" if water else "", ground(view, action.hex)


def of_track(view: WolvesView, action: a.Track) -> Context:
    """15 What the next den of the track uncovers."""
    gone = view.dug[TRACK_COUNT * decider(view) + action.track]
    if gone == DENS_PER_TRACK:
        return "", {}
    ability, dens = ABILITY[action.track], gone + 1
    params: Params = {"now": ability[gone], "next": ability[dens]}
    bonus = TRACK_BONUS[view.seats][action.track][dens]
    variant = "action" if bonus == ACTION_BONUS else "better" if bonus == NO_BONUS else "terrain"
    points = points_of(view.settings.changes, view.seats).dens[dens]
    if not points:
        return variant, params
    return f"{variant}_points", {**params, "points": points}


def of_target(view: WolvesView, action: a.Target) -> Context:
    """23 Whose piece it is, and where."""
    params = ground(view, action.hex)
    seat = decider(view)
    owners = [
        OWNER[piece]
        for piece in pieces_on(view, action.hex)
        if KIND[piece] == action.kind and OWNER[piece] != seat and OWNER[piece] < MOST_SEATS
    ]
    return ("of", {**params, "owner": Seat(owners[0])}) if owners else ("", params)


CONTEXTS: Final[Mapping[type, Callable[[WolvesView, Any], Context]]] = {
    a.Pack: of_pack,
    a.LayTiles: lambda _, action: ("back" if action.side else "front", {}),
    a.Place: of_hex,
    a.Move: of_action,
    a.Howl: of_action,
    a.Dominate: of_action,
    a.EndTurn: lambda view, _: ("" if view.action_tokens[decider(view)] else "done", {}),
    a.Flip: of_flip,
    a.Pick: of_hex,
    a.Go: of_stop,
    a.Stop: lambda view, _: ("" if view.moved else "none", {}),
    a.Flee: of_stop,
    a.HowlAt: of_howl,
    a.DigAt: of_dig,
    a.Track: of_track,
    a.UpgradeAt: of_hex,
    a.Target: of_target,
    a.HuntAt: of_hex,
}


def context(view: WolvesView, action: Action) -> Context:
    """Return the variant of an answer's sentence, and what fills its gaps beyond its fields."""
    find = CONTEXTS.get(type(action))
    return find(view, action) if find else ("", {})
