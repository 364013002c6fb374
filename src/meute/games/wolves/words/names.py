"""How things are called: what the rules keep as a number, as a message or a short text."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import fields
from typing import Any, Final

from meute.core.message import Message, Param, Seat
from meute.games.wolves.data import KINDS, MOONS, PLACES, PREY, TERRAINS, TRACKS
from meute.games.wolves.maps import hex_name
from meute.games.wolves.pieces import KIND


def terrain_name(terrain: int) -> Message:
    """Name a terrain."""
    return Message(f"wolves.terrain.{TERRAINS[terrain]}")


def kind_name(kind: int) -> Message:
    """Name a kind of piece."""
    return Message(f"wolves.piece.{KINDS[kind]}")


def piece_name(piece: int) -> Message:
    """Name a piece by its kind."""
    return kind_name(KIND[piece])


def prey_name(prey: int) -> Message:
    """Name a prey."""
    return Message(f"wolves.prey.{PREY[prey]}")


def moon_name(moon: int) -> Message:
    """Name a moon."""
    return Message(f"wolves.moon.{MOONS[moon]}")


def track_name(track: int) -> Message:
    """Name a track of dens."""
    return Message(f"wolves.track.{TRACKS[track]}")


def board_name(slot: int) -> str:
    """Name a board by the letter that also opens the names of its hexes."""
    return hex_name(PLACES * slot)[0]


def pack_name(terrain: int) -> Message:
    """Name a pack by its home."""
    return Message(f"wolves.pack.{TERRAINS[terrain]}")


def gaps(record: Any) -> dict[str, Param]:
    """Fill the gaps that the fields of a question or an answer leave in its sentence."""
    found = (GAPS[field.name](getattr(record, field.name)) for field in fields(record))
    return {name: param for name, param in found if name}


GAPS: Final[Mapping[str, Callable[[int], tuple[str, Param]]]] = {
    "hex": lambda h: ("hex", hex_name(h)),
    "kind": lambda kind: ("piece", kind_name(kind)),
    "wolf": lambda wolf: ("piece", piece_name(wolf)),
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
