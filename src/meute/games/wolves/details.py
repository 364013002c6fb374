"""What the table adds to the sentence of an answer: a variant of it, and what fills its gaps."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from meute.core.decision import Decision
from meute.core.message import Param, Seat
from meute.games.wolves import actions as a
from meute.games.wolves.data import (
    ABILITY,
    ACTION_BONUS,
    BLANK,
    DEN,
    DENS_PER_TRACK,
    HABITAT,
    HOWL,
    LAND,
    MOST_SEATS,
    NO_BONUS,
    ON_MAP,
    PACK,
    PLACES,
    ROW,
    SPEED,
    SPREAD,
    TILES,
    TRACK_BONUS,
    TRACKS,
    WOLVES,
)
from meute.games.wolves.maps import layout_of
from meute.games.wolves.pieces import KIND, NONE, OWNER
from meute.games.wolves.points import points_of
from meute.games.wolves.rules.pay import other_face
from meute.games.wolves.rules.setup import ChoosePack
from meute.games.wolves.state import State
from meute.games.wolves.text import board_name, kind_name, moon_name, pack_name, terrain_name
from meute.games.wolves.view import WolvesView

Params = dict[str, Param]
Details = tuple[str, Params]


def asked(view: WolvesView) -> Decision | None:
    """Return the question now open."""
    top = view.pending[-1] if view.pending else None
    return top if isinstance(top, Decision) else None


def decider(view: WolvesView) -> int:
    """Return the seat that a sentence calls "you"; while chance decides, the first."""
    decision = asked(view)
    return 0 if decision is None else max(decision.player, 0)


def abilities(table: WolvesView | State, player: int) -> Params:
    """What a pack can do: how many wolves move, how far, how far alphas are heard."""
    dug = table.dug[len(TRACKS) * player : len(TRACKS) * (player + 1)]
    names = {"spread": SPREAD, "speed": SPEED, "range": HOWL}
    return {name: ABILITY[track][dug[track]] for name, track in names.items()}


def next_wolf(table: WolvesView | State, player: int) -> Param:
    """Name the wolf that comes next from a player's row."""
    called = table.called[player]
    return kind_name(WOLVES[ON_MAP + called] if called < ROW else PACK)


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


def of_pack(view: WolvesView, action: a.Pack) -> Details:
    """2a The pack, and whether it is the third one."""
    decision = asked(view)
    third = isinstance(decision, ChoosePack) and decision.seat == view.seats
    return "third" if third else "", {"pack": pack_name(action.terrain)}


def of_action(view: WolvesView, _: Any) -> Details:
    """4 What the pack can do with an action."""
    return "", abilities(view, decider(view))


def of_flip(view: WolvesView, action: a.Flip) -> Details:
    """5, 5a What the tile shows now, and what afterwards."""
    shown = view.tiles[TILES * decider(view) + action.tile]
    terrain, now = BLANK, BLANK
    if 0 <= shown < LAND:
        terrain, now = shown, other_face(action.tile, shown)
    params: Params = {"terrain": terrain_name(terrain), "now": terrain_name(now)}
    return "habitat" if action.tile == HABITAT else "", params


def of_hex(view: WolvesView, action: Any) -> Details:
    """Where the hex lies."""
    return "", ground(view, action.hex)


def of_stop(view: WolvesView, action: Any) -> Details:
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


def of_howl(view: WolvesView, action: a.HowlAt) -> Details:
    """22 Where the lone wolf is, and which wolf takes its place."""
    return "", {**ground(view, action.hex), "piece": next_wolf(view, decider(view))}


def of_dig(view: WolvesView, action: a.DigAt) -> Details:
    """16 Where the hex lies, and whether a lair may stand there later."""
    layout = layout_of(view.seats)
    water = action.hex < layout.hexes and layout.at_water[action.hex]
    return "water" if water else "", ground(view, action.hex)


def of_track(view: WolvesView, action: a.Track) -> Details:
    """15 What the next den of the track uncovers."""
    gone = view.dug[len(TRACKS) * decider(view) + action.track]
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


def of_target(view: WolvesView, action: a.Target) -> Details:
    """23 Whose piece it is, and where."""
    params = ground(view, action.hex)
    seat = decider(view)
    owners = [
        OWNER[piece]
        for piece in pieces_on(view, action.hex)
        if KIND[piece] == action.kind and OWNER[piece] != seat and OWNER[piece] < MOST_SEATS
    ]
    return ("of", {**params, "owner": Seat(owners[0])}) if owners else ("", params)


FINDERS: Final[Mapping[type, Callable[[WolvesView, Any], Details]]] = {
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


def details(view: WolvesView, action: Any) -> Details:
    """Return the variant of an answer's sentence, and what fills its gaps beyond its fields."""
    find = FINDERS.get(type(action))
    return find(view, action) if find else ("", {})
