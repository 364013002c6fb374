"""What would be impossible at a table of Foxes: a check on positions drawn by hand or by a bug."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from meute.games.foxes import data
from meute.games.foxes.rules.den import LayPath
from meute.games.foxes.rules.mulotage import StoreCatch
from meute.games.foxes.rules.setup import SLOTS, DrawNextSeat
from meute.games.foxes.state import NOBODY, NOTHING, State

PER_PLAYER: Final[dict[str, tuple[int, int, int]]] = {
    "pc": (1, 0, 10**6),
    "vp": (1, 0, 10**6),
    "earned": (data.SOURCES, 0, 10**6),
    "resources": (data.RESOURCES, 0, 10**6),
    "dice": (1, 0, data.DICE),
    "extra": (1, 0, data.DICE - data.START_DICE),
    "foxes": (1, 0, data.CENTRE),
    "steps": (1, 0, data.SPACES),
    "home": (data.MARKERS, 0, 1),
    "paws": (data.VITAL, 0, data.TRACK),
    "catches": (data.CATCHES, NOTHING, data.CATCH_KINDS - 1),
    "bonuses": (data.BONUSES, 0, 40),
    "ruses": (1, NOTHING, data.RUSES - 1),
    "cub_value": (data.CUBS, 0, data.FACES),
    "cub_place": (data.CUBS, 0, data.AT_EXIT + data.EXITS - 1),
    "cubes": (data.EXITS, 0, 1),
    "instincts": (data.INSTINCTS, NOTHING, data.EXITS - 1),
    "dens": (data.CELLS, NOTHING, data.QUARTERS * data.PATHS - 1),
    "hands": (data.OBJECTIVES, 0, 40),
    "validated": (data.OBJECTIVES, 0, 40),
    "order_tiles": (1, NOTHING, data.ORDER_TILES - 1),
}
"""For each row: entries per player, lowest and highest entry."""

SHARED: Final[dict[str, tuple[int, int, int]]] = {
    "destiny_pile": (data.DESTINIES, 0, 1),
    "obstacles": (data.OBSTACLES, NOBODY, data.MOUNTAIN),
    "flags": (data.OBSTACLES, NOBODY, data.MOST_SEATS - 1),
    "markers": (data.VITAL * data.SPACES, NOBODY, data.MOST_SEATS - 1),
    "mulotage": (data.LAYERS * data.VITAL * data.SPACES, NOTHING, 100),
    "mulotage_discard": (data.CATCH_KINDS, 0, 40),
    "slot_owner": (SLOTS, NOBODY, data.MOST_SEATS - 1),
    "slot_value": (SLOTS, 0, data.FACES),
    "ruse_pile": (data.RUSES, 0, 1),
    "bonus_pile": (data.BONUSES, 0, 40),
    "bonus_discard": (data.BONUSES, 0, 40),
    "path_pile": (data.PATHS, 0, 100),
    "objective_pile": (data.OBJECTIVES, 0, 40),
    "objective_discard": (data.OBJECTIVES, 0, 40),
}


def faults(state: State) -> list[str]:
    """List everything that no game of Foxes can show; mostly nothing."""
    if not 2 <= state.seats <= data.MOST_SEATS:  # noqa: PLR2004 (two to five players)
        return ["two to five players sit at the table"]
    shapes = [*_shapes(state)]
    if shapes:
        return shapes
    return [*_supplies(state), *_mulotage(state), *_pieces(state), *_order(state)]


def _shapes(state: State) -> Iterator[str]:
    expected = dict(SHARED)
    for name, (length, low, high) in PER_PLAYER.items():
        expected[name] = (length * state.seats, low, high)
    for name, (length, low, high) in expected.items():
        row = getattr(state, name)
        if len(row) != length:
            yield f"{name} must have {length} entries"
        elif not all(low <= entry <= high for entry in row):
            yield f"{name} holds an impossible number"
    kinds = len(state.mulotage_discard)
    if any(len(shuffle) != kinds or min(shuffle) < 0 for shuffle in state.shuffles):
        yield "every shuffle counts the mulotage tiles by kind"
    elif max(state.mulotage) >= len(state.shuffles):
        yield "every face-down mulotage tile comes from a shuffle"


def _by_kind(row: list[int], kinds: int) -> list[int]:
    """Add up a row of counts that holds one block per player."""
    return [sum(row[kind::kinds]) for kind in range(kinds)]


def _total(*rows: list[int]) -> list[int]:
    return [sum(column) for column in zip(*rows, strict=True)]


def _supplies(state: State) -> Iterator[str]:
    values = state.printed
    cards = _total(
        state.objective_pile,
        state.objective_discard,
        _by_kind(state.hands, data.OBJECTIVES),
        _by_kind(state.validated, data.OBJECTIVES),
    )
    if cards != list(values.objective_copies):
        yield "the objectives are not all there"
    lying = [0] * data.UNFLAGGED + [int(owner != NOBODY) for owner in state.flags]
    held = _by_kind(state.bonuses, data.BONUSES)
    if _total(state.bonus_pile, state.bonus_discard, held, lying) != list(values.bonus_copies):
        yield "the bonus tiles are not all there"
    laid = [tile // data.QUARTERS for tile in state.dens if tile >= 0]
    laid += [item.path for item in state.pending if isinstance(item, LayPath)]
    paths = _total(state.path_pile, [laid.count(path) for path in range(data.PATHS)])
    if paths != list(values.path_copies):
        yield "the path tiles are not all there"
    ruses = [ruse for ruse in state.ruses if ruse != NOTHING]
    if len(set(ruses)) != len(ruses) or any(state.ruse_pile[ruse] for ruse in ruses):
        yield "a ruse tile lies in two places"


def _mulotage(state: State) -> Iterator[str]:
    kinds = range(len(state.mulotage_discard))
    stored = [catch for catch in state.catches if catch != NOTHING]
    stored += [item.catch for item in state.pending if isinstance(item, StoreCatch)]
    unseen = [sum(shuffle[kind] for shuffle in state.shuffles) for kind in kinds]
    seen = [stored.count(kind) for kind in kinds]
    if _total(unseen, seen, state.mulotage_discard) != list(state.printed.mulotage_copies):
        yield "the mulotage tiles are not all there"
    for number, shuffle in enumerate(state.shuffles):
        if state.mulotage.count(number) > sum(shuffle):
            yield "more mulotage tiles lie face down than are unseen"
    places = state.printed.mulotage_places
    for space in range(data.VITAL * data.SPACES):
        lower, upper = state.mulotage[data.LAYERS * space : data.LAYERS * (space + 1)]
        if (lower >= 0 and space not in places) or (upper >= 0 > lower):
            yield "a mulotage tile lies where none belongs"


def _pieces(state: State) -> Iterator[str]:
    for player in range(state.seats):
        yield from _dice(state, player)
        yield from _cubs(state, player)
        yield from _den(state, player)
        home = state.home[data.MARKERS * player : data.MARKERS * (player + 1)]
        if sum(home) + state.markers.count(player) != data.MARKERS:
            yield "every player has five markers"
        points = state.earned[data.SOURCES * player : data.SOURCES * (player + 1)]
        if sum(points) != state.vp[player]:
            yield "VP are more or less than what earned them"
    if max(*state.markers, *state.flags, *state.slot_owner, state.cheese) >= state.seats:
        yield "a piece belongs to nobody at the table"
    if any((a == NOBODY) != (b == NOBODY) for a, b in _flags(state)):
        yield "an obstacle and its tile come and go together"


def _flags(state: State) -> list[tuple[int, int]]:
    """Pair every obstacle on the board with its tile; one being put is in between."""
    coming = [getattr(item, "obstacle", NOTHING) for item in state.pending]
    return [
        pair
        for obstacle, pair in enumerate(zip(state.obstacles, state.flags, strict=True))
        if obstacle not in coming
    ]


def _dice(state: State, player: int) -> Iterator[str]:
    used = state.slot_owner.count(player)
    dice = used + state.dice[player] + state.extra[player]
    rolling = 0 <= state.turn < len(state.order) and state.order[state.turn] == player
    if dice != data.DICE and not (rolling and dice == data.DICE - 1):
        yield "every player has four dice"
    first = data.FIRST_DEN_SLOT + data.DEN_SLOTS * player
    owners = state.slot_owner[first : first + data.DEN_SLOTS]
    if any(owner not in (NOBODY, player) for owner in owners):
        yield "a den holds the dice of its owner only"


def _cubs(state: State, player: int) -> Iterator[str]:
    first = data.CUBS * player
    places = state.cub_place[first : first + data.CUBS]
    values = state.cub_value[first : first + data.CUBS]
    out = [place for place in places if place >= data.AT_EXIT]
    if len(set(out)) != len(out):
        yield "an exit holds one cub"
    if any(
        (place == data.ASIDE) != (value == 0) for place, value in zip(places, values, strict=True)
    ):
        yield "a cub on the board has a value, one aside has none"
    for cub, black in enumerate(data.FREES):
        if black >= 0 and (places[cub] >= data.END_OF_ROW) != (places[black] > data.ASIDE):
            yield "a black cub is released when the cub of its row reaches the end"
    if 0 in places[: data.BOTTOM + 1]:
        yield "the first three cubs are on the board from the start"
    moved = [e for e in state.instincts[data.INSTINCTS * player :][: data.INSTINCTS] if e >= 0]
    cubes = state.cubes[data.EXITS * player : data.EXITS * (player + 1)]
    if sorted(moved) != [exit_ for exit_ in range(data.EXITS) if not cubes[exit_]]:
        yield "every cube lies at its exit or on an instinct"


def _den(state: State, player: int) -> Iterator[str]:
    den = state.dens[data.CELLS * player : data.CELLS * (player + 1)]
    if max(den) >= 0 and den[data.START_CELL] < 0:
        yield "the first path tile lies on the start cell"
    for cell, tile in enumerate(den):
        if tile >= 0 and tile % data.QUARTERS >= data.TURNS[tile // data.QUARTERS % data.PLAIN]:
            yield "a path tile is turned too far"
        beside = [den[other] >= 0 for other, _, _ in data.NEIGHBOURS[cell]]
        if tile >= 0 and cell != data.START_CELL and not any(beside):
            yield "a path tile lies alone"


def _order(state: State) -> Iterator[str]:
    drawing = any(isinstance(item, DrawNextSeat) for item in state.pending)
    if not drawing and sorted(state.order) != list(range(state.seats)):
        yield "every player has one place in the turn order"
    if not 0 <= state.round <= data.ROUNDS or not -1 <= state.turn < state.seats:
        yield "there are four rounds, and a turn belongs to a position"
    if not NOTHING <= state.destiny < data.DESTINIES or not 0 <= state.destiny_value <= data.FACES:
        yield "there is no such destiny"
    if not NOBODY <= state.hunter < data.VITAL:
        yield "the hunter stands in a vital territory"
    if not (0 <= state.die <= data.FACES and NOTHING <= state.die_slot < SLOTS):
        yield "there is no such die"
