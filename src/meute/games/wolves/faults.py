"""What would be impossible at a table: a check on positions drawn by hand or by a bug."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from meute.core.errors import BadVariant
from meute.games.wolves.data import (
    ALPHA,
    BOARDS,
    DEN,
    DENS_PER_TRACK,
    FEWEST,
    HERD_COUNTS,
    HERD_SIZE,
    LAND,
    MOONS,
    MOST_SEATS,
    MOST_WOLVES,
    ON_MAP,
    PACK,
    PILE_COUNTS,
    PILES,
    PREY,
    PRINTED,
    ROW,
    TILES,
    TRACK_COUNT,
)
from meute.games.wolves.data import (
    LAIRS as MOST_LAIRS,
)
from meute.games.wolves.maps import layout_of
from meute.games.wolves.meta import META
from meute.games.wolves.pieces import (
    DENS,
    FIRST_WOLF,
    IS_WOLF,
    KIND,
    LAIRS,
    LONE,
    NONE,
    OWNER,
    PIECES,
    THIRD,
)
from meute.games.wolves.rules.displace import DisplaceWolf
from meute.games.wolves.rules.setup import LayOut
from meute.games.wolves.state import CLOSED, NOTHING, OFF, State


def faults(state: State) -> list[str]:
    """List everything that no game of The Wolves can show; mostly nothing."""
    shape = [*_shape(state)]
    if shape or any(isinstance(item, LayOut) for item in state.pending):
        return shape
    return [*_map(state), *_hexes(state), *_wolves(state), *_dens(state), *_boards(state)]


def _shape(state: State) -> Iterator[str]:
    seats = state.seats
    if not FEWEST <= seats <= MOST_SEATS:
        yield "the game is for two to five players"
        return
    layout = layout_of(seats)
    for name, length in (
        ("boards", layout.slots), ("prey", layout.slots), ("piles", layout.slots),
        ("scored", layout.slots), ("herd", layout.slots), ("ground", layout.hexes),
        ("one", layout.hexes), ("two", layout.hexes), ("where", 1 + MOST_WOLVES * seats),
        ("home", seats), ("tiles", TILES * seats), ("dug", TRACK_COUNT * seats),
        ("lairs", seats), ("called", seats), ("hunted", seats), ("terrain_tokens", seats),
        ("action_tokens", seats), ("won", len(MOONS) * seats), ("runner_up", len(MOONS) * seats),
    ):  # fmt: skip
        if len(getattr(state, name)) != length:
            yield f"{name} must have {length} entries"
    if not all(-1 <= seat < seats for seat in (state.turn, state.starter)):
        yield "turn and starter belong to a seat"
    if not all(-1 <= board < len(BOARDS) for board in state.boards):
        yield "there are ten region boards"
    if not 0 <= state.phase <= len(MOONS):
        yield "there are three moons to score"
    if not -1 <= state.target < layout.hexes:
        yield "the target is a hex"
    if not all(_accepted(*change) for change in state.settings.changes):
        yield "these are no points that a table may choose"


def _accepted(name: str, row: str) -> bool:
    """Tell whether a row of points is one that the room accepts."""
    try:
        return name in PRINTED and META.variant({name: row})[name] == row
    except BadVariant:
        return False


def _map(state: State) -> Iterator[str]:
    regions = layout_of(state.seats).regions
    boards = [state.boards[slot] for slot in regions]
    if NOTHING in boards or len(set(boards)) != len(boards):
        yield "every region has a board of its own"
    elif Counter(state.prey[slot] for slot in regions) != _counted(HERD_COUNTS[state.seats]):
        yield "these are not the prey of this number of players"
    elif Counter(state.piles[slot] for slot in regions) != _counted(PILE_COUNTS[state.seats]):
        yield "these are not the region tokens of this number of players"
    else:
        yield from _tokens(state)
        yield from _ground(state)


def _tokens(state: State) -> Iterator[str]:
    layout, size = layout_of(state.seats), HERD_SIZE[state.seats]
    if not all(0 <= state.scored[s] <= len(PILES[state.piles[s]]) for s in layout.regions):
        yield "no more region tokens are gone than there were"
    if not all(0 <= state.herd[slot] <= size for slot in layout.regions):
        yield "a herd has one token with two players, at most two with more"
    for prey in range(len(PREY)):
        hunters = sum(hunted >> prey & 1 for hunted in state.hunted)
        gone = sum(size - state.herd[s] for s in layout.regions if state.prey[s] == prey)
        if hunters != gone:
            yield "every prey token is in its stack or with a player"


def _ground(state: State) -> Iterator[str]:
    layout = layout_of(state.seats)
    if len(set(state.lone)) != len(state.lone) or not set(state.lone) <= set(layout.lone):
        yield "lone wolves stand on their own hexes"
    closed = {*state.lone, *(layout.prey[slot] for slot in layout.regions if state.herd[slot])}
    for h, terrain in enumerate(state.land.terrain):
        if state.ground[h] != (CLOSED if terrain >= LAND or h in closed else terrain):
            yield f"the ground of hex {h} does not fit the map"
            return


def _counted(counts: tuple[int, ...]) -> Counter[int]:
    return Counter({kind: count for kind, count in enumerate(counts) if count})


def _hexes(state: State) -> Iterator[str]:
    fleeing = [item.wolf for item in state.pending if isinstance(item, DisplaceWolf)]
    third = layout_of(state.seats).third if state.seats == FEWEST else []
    for h, (one, two) in enumerate(zip(state.one, state.two, strict=True)):
        if not (0 <= one < PIECES and 0 <= two < PIECES) or LONE in (one, two):
            yield f"hex {h} holds something that is no piece"
            return
        if (THIRD in (one, two)) != (h in third) or (one == THIRD) != (two == THIRD):
            yield "the third pack fills the hexes up right of the water, with two players only"
            return
        if not one:
            if two:
                yield f"hex {h} has a second piece without a first"
            continue
        if state.ground[h] == CLOSED:
            yield f"hex {h} holds a piece and is closed"
        if two and one != THIRD and not _fits(one, two, fleeing):
            yield f"the two pieces on hex {h} may not stand together"


def _fits(one: int, two: int, fleeing: list[int]) -> bool:
    """10, 16, 28 One den or lair, and two colours only if one piece is a den."""
    kinds = (KIND[one], KIND[two])
    if not (IS_WOLF[one] or IS_WOLF[two]):
        return False
    return OWNER[one] == OWNER[two] or DEN in kinds or one in fleeing or two in fleeing


def _wolves(state: State) -> Iterator[str]:
    standing = [
        (piece, h)
        for row in (state.one, state.two)
        for h, piece in enumerate(row)
        if IS_WOLF[piece]
    ]
    listed = [(wolf, h) for wolf, h in enumerate(state.where) if h != OFF and wolf != NONE]
    if sorted(standing) != listed:
        yield "every wolf on the map stands on the hex it is listed for"
        return
    gone = [piece for piece in state.calendar if IS_WOLF[piece]]
    if any(KIND[wolf] == ALPHA for wolf in gone):
        yield "an alpha is never removed"
    for player in range(state.seats):
        first = FIRST_WOLF[player]
        for n in range(MOST_WOLVES):
            wolf = first + n
            there = (state.where[wolf] != OFF) + gone.count(wolf)
            due = n < ON_MAP + state.called[player]
            if there != due and not (n < ON_MAP and state.turns == 0):
                yield f"wolf {wolf} is not where the row of its player says"
                return


def _dens(state: State) -> Iterator[str]:
    counts = Counter([*state.one, *state.two])
    gone = Counter(state.calendar)
    for player in range(state.seats):
        taken = state.dens_gone(player)
        if counts[DENS[player]] + gone[DENS[player]] != taken:
            yield f"the dens of player {player} do not add up"
        if counts[LAIRS[player]] != state.lairs[player]:
            yield f"the lairs of player {player} do not add up"
    layout = layout_of(state.seats)
    taken_by_howl = len(layout.lone) - len(state.lone)
    if gone[LONE] != taken_by_howl:
        yield "every lone wolf is on its hex or on the calendar"
    if any(KIND[piece] not in (DEN, PACK) and piece != LONE for piece in state.calendar):
        yield "the calendar holds lone wolves, pack wolves and dens"


def _boards(state: State) -> Iterator[str]:
    if not all(0 <= gone <= DENS_PER_TRACK for gone in state.dug):
        yield "a track has four dens"
    if not all(0 <= gone <= MOST_LAIRS for gone in state.lairs):
        yield "a player has four lairs"
    if not all(0 <= gone <= ROW for gone in state.called):
        yield "a row has eight wolves"
    if min(*state.terrain_tokens, *state.action_tokens, state.actions) < 0:
        yield "nobody has fewer than no tokens or actions"
    yield from _tiles(state)
    yield from _won(state)


def _tiles(state: State) -> Iterator[str]:
    for player in range(state.seats):
        for tile, shown in enumerate(state.tiles_of(player)):
            faces = (tile - 1, tile % LAND) if tile else (state.home[player],)
            if shown != NOTHING and shown not in faces:
                yield f"tile {tile} of player {player} has no such face"


def _won(state: State) -> Iterator[str]:
    scored: Counter[int] = Counter()
    for slot in layout_of(state.seats).regions:
        scored.update(PILES[state.piles[slot]][: state.scored[slot]])
    for moon in range(len(MOONS)):
        if sum(state.won[moon :: len(MOONS)]) > scored[moon]:
            yield "nobody takes a region token that was not scored"
