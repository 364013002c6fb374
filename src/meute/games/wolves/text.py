"""Log sentences as message keys and parameters. The rules call these only when somebody reads.

Everything in this game is open, so every line goes to everybody.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from meute.core.message import Line, Message, Param, Seat
from meute.games.wolves.data import (
    KINDS,
    MOONS,
    PREY,
    TERRAINS,
    TRACKS,
)
from meute.games.wolves.maps import hex_name
from meute.games.wolves.pieces import KIND, OWNER

if TYPE_CHECKING:
    from meute.games.wolves.state import State


def terrain_name(terrain: int) -> Message:
    """Name a terrain."""
    return Message(f"wolves.terrain.{TERRAINS[terrain]}")


def kind_name(kind: int) -> Message:
    """Name a kind of piece."""
    return Message(f"wolves.piece.{KINDS[kind]}")


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
    return hex_name(16 * slot)[0]


def pack_name(terrain: int) -> Message:
    """Name a pack by its home."""
    return Message(f"wolves.pack.{TERRAINS[terrain]}")


def tell(state: State, key: str, **params: Param) -> None:
    """Add a line to the story."""
    assert state.story is not None
    state.story.append(Line(Message(f"wolves.log.{key}", params)))


def tell_layout(state: State) -> None:
    """The map is laid out."""
    tell(state, "layout", regions=len(state.land.layout.regions))


def tell_pack(state: State, seat: int, terrain: int) -> None:
    """A player leads a pack, or the third pack has its colour."""
    if seat == state.seats:
        tell(state, "pack.third", pack=pack_name(terrain))
    else:
        tell(state, "pack", player=Seat(seat), pack=pack_name(terrain))


def tell_tiles(state: State, player: int, side: int) -> None:
    """A player lays the double tiles."""
    tell(state, "tiles.back" if side else "tiles.front", player=Seat(player))


def tell_starter(state: State) -> None:
    """The first player is drawn."""
    tell(state, "starter", player=Seat(state.starter))


def tell_place(state: State, player: int, h: int) -> None:
    """A pair is placed."""
    tell(state, "place", player=Seat(player), hex=hex_name(h))


def tell_turn(state: State) -> None:
    """A turn begins."""
    tell(state, "turn", player=Seat(state.turn))


def tell_bonus(state: State, player: int) -> None:
    """A bonus action token is given back."""
    tell(state, "bonus", player=Seat(player))


def tell_flip(state: State, player: int, tile: int, paid: int) -> None:
    """A tile pays and is flipped."""
    now = state.tiles_of(player)[tile]
    key = "flip" if now != paid else "habitat"
    tell(state, key, player=Seat(player), terrain=terrain_name(paid), now=terrain_name(now))


def tell_spend(state: State, player: int, terrain: int, tokens: int) -> None:
    """Terrain tokens pay."""
    tell(state, "spend", player=Seat(player), terrain=terrain_name(terrain), tokens=tokens)


def tell_move(state: State, wolf: int, to: int) -> None:
    """A wolf moves."""
    tell(
        state,
        "move",
        player=Seat(OWNER[wolf]),
        piece=kind_name(KIND[wolf]),
        start=hex_name(state.where[wolf]),
        hex=hex_name(to),
    )


def tell_nobody_moves(state: State, player: int) -> None:
    """A move action moves no wolf."""
    tell(state, "no_move", player=Seat(player))


def tell_flight(state: State, wolf: int, to: int) -> None:
    """A displaced wolf flees."""
    tell(state, "flee", player=Seat(OWNER[wolf]), piece=kind_name(KIND[wolf]), hex=hex_name(to))


def tell_howl(state: State, wolf: int, h: int) -> None:
    """A lone wolf joins a pack."""
    tell(state, "howl", player=Seat(OWNER[wolf]), piece=kind_name(KIND[wolf]), hex=hex_name(h))


def tell_den(state: State, player: int, h: int, track: int, bonus: int) -> None:
    """A den is built."""
    key = ("den", "den.action", "den.terrain")[bonus]
    tell(state, key, player=Seat(player), hex=hex_name(h), track=track_name(track))


def tell_lair(state: State, player: int, h: int) -> None:
    """A den becomes a lair."""
    tell(state, "lair", player=Seat(player), hex=hex_name(h))


def tell_dominated(state: State, player: int, victim: int, h: int) -> None:
    """An enemy piece is dominated."""
    tell(
        state,
        "dominate",
        player=Seat(player),
        owner=Seat(OWNER[victim]),
        piece=kind_name(KIND[victim]),
        hex=hex_name(h),
    )


def tell_replaced(state: State, wolf: int, h: int) -> None:
    """A wolf of the row takes the place of a dominated one."""
    tell(state, "replace", player=Seat(OWNER[wolf]), piece=kind_name(KIND[wolf]), hex=hex_name(h))


def tell_hunt(state: State, player: int, slot: int) -> None:
    """A prey is hunted."""
    prey = prey_name(state.prey[slot])
    tell(state, "hunt", player=Seat(player), prey=prey, board=board_name(slot))


def tell_moon(state: State, moon: int) -> None:
    """A scoring phase begins."""
    tell(state, "moon", moon=moon_name(moon), date=len(state.calendar))


def tell_region(state: State, slot: int, moon: int, winner: int, lower: list[int]) -> None:
    """A region is scored: who takes the token, who gets its lower value."""
    board, name = board_name(slot), moon_name(moon)
    if winner == state.seats:
        tell(state, "first.third", board=board, moon=name)
    elif winner >= 0:
        points = state.points.first[moon]
        tell(state, "first", player=Seat(winner), board=board, moon=name, points=points)
    elif lower:
        tell(state, "tied", board=board, moon=name)
    else:
        tell(state, "nobody", board=board, moon=name)
    points = state.points.second[moon]
    for player in lower:
        tell(state, "lower", player=Seat(player), board=board, points=points)


def tell_end(state: State) -> None:
    """The game is over."""
    tell(state, "end")
