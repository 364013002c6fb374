"""The log: what happened, as message keys and parameters. Rules may use this module.

Everything in this game is open, so every line goes to everybody. The rules hand over the numbers
they have; names are made of them only if somebody reads. In a playout nobody does, so every
function asks that first.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from meute.core.message import Param, Seat
from meute.core.words import tell
from meute.games.wolves.data import TILES
from meute.games.wolves.maps import hex_name
from meute.games.wolves.pieces import OWNER
from meute.games.wolves.state import State
from meute.games.wolves.words.names import (
    board_name,
    moon_name,
    pack_name,
    piece_name,
    prey_name,
    terrain_name,
    track_name,
)

NAMED: Final[Mapping[str, Callable[[int], Param]]] = {
    "player": Seat,
    "owner": Seat,
    "piece": piece_name,
    "hex": hex_name,
    "start": hex_name,
    "terrain": terrain_name,
    "now": terrain_name,
    "pack": pack_name,
    "track": track_name,
    "prey": prey_name,
    "board": board_name,
    "moon": moon_name,
}
"""How the number that fills a gap is said; one that fills another gap is said as it is."""


def note(state: State, key: str, **numbers: int) -> None:
    """Add a line to the log that somebody reads."""
    params = {gap: NAMED[gap](n) if gap in NAMED else n for gap, n in numbers.items()}
    tell(state, f"wolves.log.{key}", params)


def tell_layout(state: State) -> None:
    """The map is laid out."""
    if state.story is None:
        return
    note(state, "layout", regions=len(state.land.layout.regions))


def tell_pack(state: State, seat: int, terrain: int) -> None:
    """A player leads a pack, or the third pack has its colour."""
    if state.story is None:
        return
    if seat == state.seats:
        note(state, "pack.third", pack=terrain)
    else:
        note(state, "pack", player=seat, pack=terrain)


def tell_tiles(state: State, player: int, side: int) -> None:
    """A player lays the double tiles."""
    if state.story is None:
        return
    note(state, "tiles.back" if side else "tiles.front", player=player)


def tell_starter(state: State) -> None:
    """The first player is drawn."""
    if state.story is None:
        return
    note(state, "starter", player=state.starter)


def tell_place(state: State, player: int, h: int) -> None:
    """A pair is placed."""
    if state.story is None:
        return
    note(state, "place", player=player, hex=h)


def tell_turn(state: State) -> None:
    """A turn begins."""
    if state.story is None:
        return
    note(state, "turn", player=state.turn)


def tell_bonus(state: State, player: int) -> None:
    """A bonus action token is given back."""
    if state.story is None:
        return
    note(state, "bonus", player=player)


def tell_flip(state: State, player: int, tile: int, paid: int) -> None:
    """A tile pays and is flipped."""
    if state.story is None:
        return
    now = state.tiles[TILES * player + tile]
    note(state, "flip" if now != paid else "habitat", player=player, terrain=paid, now=now)


def tell_spend(state: State, player: int, terrain: int, tokens: int) -> None:
    """Terrain tokens pay."""
    if state.story is None:
        return
    note(state, "spend", player=player, terrain=terrain, tokens=tokens)


def tell_move(state: State, wolf: int, to: int) -> None:
    """A wolf moves."""
    if state.story is None:
        return
    note(state, "move", player=OWNER[wolf], piece=wolf, start=state.where[wolf], hex=to)


def tell_nobody_moves(state: State, player: int) -> None:
    """A move action moves no wolf."""
    if state.story is None:
        return
    note(state, "no_move", player=player)


def tell_flight(state: State, wolf: int, to: int) -> None:
    """A displaced wolf flees."""
    if state.story is None:
        return
    note(state, "flee", player=OWNER[wolf], piece=wolf, hex=to)


def tell_howl(state: State, wolf: int, h: int) -> None:
    """A lone wolf joins a pack."""
    if state.story is None:
        return
    note(state, "howl", player=OWNER[wolf], piece=wolf, hex=h)


def tell_den(state: State, player: int, h: int, track: int, bonus: int) -> None:
    """A den is built."""
    if state.story is None:
        return
    note(state, DEN_KEYS[bonus], player=player, hex=h, track=track)


DEN_KEYS: Final[tuple[str, ...]] = ("den", "den.action", "den.terrain")
"""By the bonus that a den brings."""


def tell_lair(state: State, player: int, h: int) -> None:
    """A den becomes a lair."""
    if state.story is None:
        return
    note(state, "lair", player=player, hex=h)


def tell_dominated(state: State, player: int, victim: int, h: int) -> None:
    """An enemy piece is dominated."""
    if state.story is None:
        return
    note(state, "dominate", player=player, owner=OWNER[victim], piece=victim, hex=h)


def tell_replaced(state: State, wolf: int, h: int) -> None:
    """A wolf of the row takes the place of a dominated one."""
    if state.story is None:
        return
    note(state, "replace", player=OWNER[wolf], piece=wolf, hex=h)


def tell_hunt(state: State, player: int, slot: int) -> None:
    """A prey is hunted."""
    if state.story is None:
        return
    note(state, "hunt", player=player, prey=state.prey[slot], board=slot)


def tell_moon(state: State, moon: int) -> None:
    """A scoring phase begins."""
    if state.story is None:
        return
    note(state, "moon", moon=moon, date=len(state.calendar))


def tell_region(state: State, slot: int, moon: int, winner: int, lower: list[int]) -> None:
    """A region is scored: who takes the token, who gets its lower value."""
    if state.story is None:
        return
    if winner == state.seats:
        note(state, "first.third", board=slot, moon=moon)
    elif winner >= 0:
        points = state.points.first[moon]
        note(state, "first", player=winner, board=slot, moon=moon, points=points)
    else:
        note(state, "tied" if lower else "nobody", board=slot, moon=moon)
    for player in lower:
        note(state, "lower", player=player, board=slot, points=state.points.second[moon])


def tell_end(state: State) -> None:
    """The game is over."""
    if state.story is None:
        return
    note(state, "end")
