"""What a player hears: the question, what each answer would do, and the paragraph behind it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import fields
from typing import Any, Final

from meute.core.decision import CHANCE, Decision
from meute.core.message import Message, Param, Seat
from meute.games.wolves.details import abilities, asked, details, next_wolf
from meute.games.wolves.maps import hex_name
from meute.games.wolves.pieces import KIND, OWNER
from meute.games.wolves.rules.displace import DisplaceWolf
from meute.games.wolves.rules.move import MoveWolves
from meute.games.wolves.rules.setup import ChoosePack
from meute.games.wolves.rules.turn import TakeAction
from meute.games.wolves.state import State
from meute.games.wolves.text import board_name, kind_name, prey_name, terrain_name, track_name
from meute.games.wolves.texts.en import CATALOGUE
from meute.games.wolves.view import WolvesView


def prompt(view: WolvesView) -> Message:
    """Put the question now open into words."""
    decision = asked(view)
    return Message("core.over") if decision is None else question(view, decision)


def question(table: WolvesView | State, decision: Decision) -> Message:
    """Put a question into words, from a view or from the table itself: both show the same."""
    params: dict[str, Param] = {"actions": table.actions}
    if table.target >= 0:
        params["hex"] = hex_name(table.target)
    if table.moved:
        wolf = table.moved[-1]
        params.update(piece=kind_name(KIND[wolf]), start=hex_name(table.where[wolf]))
    if decision.player != CHANCE:
        params.update(abilities(table, decision.player), next=next_wolf(table, decision.player))
    if isinstance(decision, DisplaceWolf):
        params.update(owner=Seat(OWNER[decision.wolf]))
    key = f"wolves.ask.{type(decision).__name__}"
    return Message(best_key(key, question_variant(table, decision)), {**params, **gaps(decision)})


def question_variant(table: WolvesView | State, decision: Decision) -> str:
    """Tell apart what one question may mean at different moments."""
    if isinstance(decision, ChoosePack):
        if decision.player == CHANCE:
            return "dealt"
        return "third" if decision.seat == table.seats else ""
    if isinstance(decision, TakeAction):
        if table.actions:
            return ""
        return "none" if table.action_tokens[decision.player] else "end"
    return "more" if isinstance(decision, MoveWolves) and table.moved else ""


def sentence(view: WolvesView, action: Any) -> Message:
    """Say what an answer would do."""
    variant, params = details(view, action)
    key = best_key(f"wolves.do.{type(action).__name__}", variant)
    return Message(key, {**gaps(action), **params})


def because(view: WolvesView, action: Any) -> Message:
    """Say why a good player would answer so."""
    variant, params = details(view, action)
    moon = "moon" if "moon" in params else ""
    asks = type(asked(view)).__name__
    key = best_key(f"wolves.because.{type(action).__name__}", variant, asks, moon)
    return Message(key, {**gaps(action), **params})


def best_key(key: str, *variants: str) -> str:
    """Return the key with the first variant that the catalogue knows, or without any."""
    keys = [f"{key}.{variant}" for variant in variants if variant]
    return next((found for found in keys if found in CATALOGUE), key)


def rule(view: WolvesView, _: Any) -> str:
    """Return the number of the paragraph behind an answer."""
    decision = asked(view)
    return decision.rule if decision else "34"


def gaps(record: Any) -> dict[str, Param]:
    """Fill the gaps that the fields of a question or an answer leave in its sentence."""
    found = (GAPS[field.name](getattr(record, field.name)) for field in fields(record))
    return {name: param for name, param in found if name}


GAPS: Final[Mapping[str, Callable[[int], tuple[str, Param]]]] = {
    "hex": lambda h: ("hex", hex_name(h)),
    "kind": lambda kind: ("piece", kind_name(kind)),
    "wolf": lambda wolf: ("piece", kind_name(KIND[wolf])),
    "terrain": lambda terrain: ("terrain", terrain_name(terrain)),
    "prey": lambda prey: ("prey", prey_name(prey)),
    "track": lambda track: ("track", track_name(track)),
    "slot": lambda slot: ("slot", board_name(slot)),
    "seat": lambda seat: ("seat", Seat(seat)),
    "player": lambda player: ("player", Seat(player)),
    "tile": lambda tile: ("tile", tile + 1),
    "board": lambda board: ("board", board + 1),
    "pile": lambda pile: ("pile", Message(f"wolves.pile.{pile}")),
    "side": lambda side: ("side", Message(f"wolves.side.{side}")),
    "left": lambda left: ("left", left),
    "habitat_used": lambda _: ("", 0),
}
"""The field of a record, and the gap it fills."""
