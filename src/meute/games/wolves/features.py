"""What a seat knows as numbers, for learners: the whole map, every region, every player board.

A strong player looks at who controls which region when its moon comes, at lone wolves, prey and
water within reach, and at what its own tiles can pay. Hexes keep their numbers, since answers name
them; players stand with the seat first.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TYPE_CHECKING, Any, Final

from meute.core.features import bits, one_hot, part, parts, relative
from meute.games.wolves.data import (
    ALPHA,
    DATES,
    DEN,
    DENS_PER_TRACK,
    HUNTERS,
    LAIR,
    LAIRS,
    LAND,
    MOONS,
    MOST_SEATS,
    MOST_WOLVES,
    PACK,
    PLACES,
    PREY,
    ROW,
    TERRAINS,
    TILES,
    TRACK_COUNT,
    TRACKS,
    TURN_ACTIONS,
)
from meute.games.wolves.maps import layout_of
from meute.games.wolves.pieces import FIRST_WOLF, KIND, OWNER, PIECES
from meute.games.wolves.rules.den import ChooseSite, ChooseTrack
from meute.games.wolves.rules.displace import DisplaceWolf
from meute.games.wolves.rules.dominate import ChooseVictim
from meute.games.wolves.rules.draft import PlaceFirstPair, PlacePair, PlaceSecondPair
from meute.games.wolves.rules.howl import ChooseLoneWolf
from meute.games.wolves.rules.hunt import ChooseStack
from meute.games.wolves.rules.lair import ChooseDen
from meute.games.wolves.rules.move import MoveWolves, PayMove, SendWolf
from meute.games.wolves.rules.pay import PayFor
from meute.games.wolves.rules.setup import ChoosePack, LayDoubleTiles
from meute.games.wolves.rules.turn import TakeAction
from meute.games.wolves.state import NOTHING, OFF

if TYPE_CHECKING:
    from collections.abc import Sequence

    from meute.core.features import Row
    from meute.games.wolves.view import Region, WolvesView

QUESTIONS: Final = (
    ChoosePack, LayDoubleTiles, PlaceFirstPair, PlaceSecondPair, PlacePair, TakeAction, PayMove,
    MoveWolves, SendWolf, DisplaceWolf, PayFor, ChooseLoneWolf, ChooseSite, ChooseTrack, ChooseDen,
    ChooseVictim, ChooseStack,
)  # fmt: skip
NUMBER: Final[dict[type, int]] = {question: n for n, question in enumerate(QUESTIONS)}
ASKED: Final = one_hot(len(QUESTIONS))
IS_TERRAIN: Final = one_hot(LAND)
IS_MOON: Final = one_hot(len(MOONS))
CAUGHT: Final = bits(len(PREY))

STANDING: Final = (
    "own pack wolf", "own alpha", "own den", "own lair",
    "other pack wolf", "other alpha", "other den", "other lair",
)  # fmt: skip
PLACE_OF: Final = {PACK: 0, ALPHA: 1, DEN: 2, LAIR: 3}
KINDS: Final = len(PLACE_OF)


def _one(player: int, piece: int) -> list[float]:
    """Tell what a piece is to a player; the third pack of a game for two is all of another's."""
    row = [0.0] * (2 * KINDS)
    if OWNER[piece] >= 0:
        kind = PLACE_OF.get(KIND[piece], PLACE_OF[LAIR])
        row[kind if OWNER[piece] == player else KINDS + kind] = 0.5
    return row


PIECE: Final = [[_one(player, piece) for piece in range(PIECES)] for player in range(MOST_SEATS)]
REMEMBERED: Final = 1 << 12
"""Boards, regions and rows of tiles that are kept as numbers."""


@lru_cache(maxsize=REMEMBERED)
def standing(player: int, ones: tuple[int, ...], twos: tuple[int, ...]) -> Row:
    """Tell what stands on the hexes of a board, one half for each piece.

    An answer changes one or two boards of many, so most are remembered.
    """
    mine = PIECE[player]
    return tuple(
        [
            first + second
            for one, two in zip(ones, twos, strict=True)
            for first, second in zip(mine[one], mine[two], strict=True)
        ]
    )


@lru_cache(maxsize=256)
def map_row(terrain: tuple[int, ...]) -> Row:
    """Tell the land of every hex; the rest is told by none of it."""
    return tuple([x for kind in terrain for x in IS_TERRAIN[kind if kind < LAND else NOTHING]])


POINTS: Final = 100.0
CONTROL: Final = 10.0
GAIN: Final = 8.0
TOKENS: Final = 5.0
TURNS: Final = 20.0
"""About the most points, control in a region, points of a token, tokens and turns that occur."""

REGION: Final = (
    *(f"moon {moon}" for moon in MOONS),
    *("own control", "best control", "own gain", "best gain", "prey left", "prey is new", "spots"),
)
TILE_USES: Final = parts(TILES)
SEAT: Final = (
    "points", "action tokens", "terrain tokens", "lairs", "wolves called", "has the turn",
    *(f"dens of {track}" for track in TRACKS), *(f"caught {prey}" for prey in PREY),
    *(f"tiles of {terrain}" for terrain in TERRAINS[:LAND]), "region tokens", "second places",
)  # fmt: skip


@cache
def names(seats: int) -> tuple[str, ...]:
    """Name the numbers, in their order."""
    layout = layout_of(seats)
    hexes = range(layout.hexes)
    lands = TERRAINS[:LAND]
    return (
        *(f"asked {question.__name__}" for question in QUESTIONS),
        *(f"hex {h} {what}" for h in hexes for what in STANDING),
        *(f"hex {h} is {terrain}" for h in hexes for terrain in lands),
        *(f"hex {h} lone wolf" for h in hexes),
        *(f"hex {h} is asked about" for h in hexes),
        *(f"region {slot} {what}" for slot in layout.regions for what in REGION),
        *relative(seats, *SEAT),
        *(f"tile {n} {terrain}" for n in range(TILES) for terrain in lands),
        *(f"paid by {terrain}" for terrain in lands),
        *("actions", "phase", "turns", "moves made", "to be paid"),
        *(f"dates to {moon}" for moon in MOONS),
    )


def features(view: WolvesView) -> list[float]:
    """Describe what a seat knows: the question, the map, the regions, and the player boards."""
    top: Any = view.pending[-1] if view.pending else None
    me = view.player or 0
    out: list[float] = [*ASKED[NUMBER.get(type(top), NOTHING)]]
    for first in range(0, len(view.one), PLACES):
        last = first + PLACES
        out += standing(me, view.one[first:last], view.two[first:last])
    out += map_row(view.terrain)
    out += marks(view, top)
    out += regions(view, me)
    for seat in (*range(me, view.seats), *range(me)):
        out += board(view, seat)
    for tile in view.tiles[TILES * me : TILES * (me + 1)]:
        out += IS_TERRAIN[tile]
    out += IS_TERRAIN[getattr(top, "terrain", NOTHING)]
    dates = len(view.calendar)
    out += (
        min(1.0, view.actions / TURN_ACTIONS),
        view.phase / len(MOONS),
        min(1.0, view.turns / view.seats / TURNS),
        min(1.0, len(view.moved) / TOKENS),
        min(1.0, getattr(top, "left", 0) / HUNTERS),
        *[max(0.0, 1.0 - dates / date) for date in DATES[view.seats]],
    )
    return out


def marks(view: WolvesView, top: Any) -> list[float]:
    """Tell where lone wolves are, and which hexes the question is about."""
    hexes = len(view.one)
    out = [0.0] * (2 * hexes)
    for h in view.lone:
        out[h] = 1.0
    if view.target != NOTHING:
        out[hexes + view.target] = 1.0
    wolf = getattr(top, "wolf", NOTHING)
    if wolf == NOTHING and isinstance(top, SendWolf) and view.moved:
        wolf = view.moved[-1]
    if wolf != NOTHING and view.where[wolf] != OFF:
        out[hexes + view.where[wolf]] = 1.0
    return out


def regions(view: WolvesView, me: int) -> list[float]:
    """Tell of every region its moon, who leads there, and what it offers to hunt."""
    layout = layout_of(view.seats)
    by_prey, slot_of = layout.by_prey, layout.slot
    first = FIRST_WOLF[me]
    hunting = {h for h in view.where[first : first + MOST_WOLVES] if h != OFF and by_prey[h]}
    spots = [0] * layout.slots
    for h in hunting:
        spots[slot_of[h]] += 1
    out: list[float] = []
    for region in view.regions:
        out += contest(region, me)
        slot = region.slot
        out += (
            view.herd[slot] / 2,
            view.herd[slot] > 0 and not view.hunted[me] >> view.prey[slot] & 1,
            min(1.0, spots[slot] / HUNTERS),
        )
    return out


@lru_cache(maxsize=REMEMBERED)
def contest(region: Region, me: int) -> Row:
    """31, 32 Tell the moon of a region, and who would score it for how much."""
    control, gains = [*region.control], [*region.gains]
    mine, gain = control.pop(me), gains.pop(me)
    return (
        *IS_MOON[region.moon],
        min(1.0, mine / CONTROL),
        min(1.0, max(control) / CONTROL),
        part(gain, GAIN),
        part(max(gains), GAIN),
    )


def board(view: WolvesView, seat: int) -> Sequence[float]:
    """Tell what one player has: points, tokens, dens gone, prey, tiles."""
    tracks = view.dug[TRACK_COUNT * seat : TRACK_COUNT * (seat + 1)]
    moons = slice(len(MOONS) * seat, len(MOONS) * (seat + 1))
    return (
        part(sum(view.parts[seat]), POINTS),
        min(1.0, view.action_tokens[seat] / TOKENS),
        min(1.0, view.terrain_tokens[seat] / TOKENS),
        view.lairs[seat] / LAIRS,
        view.called[seat] / ROW,
        view.turn == seat,
        *[gone / DENS_PER_TRACK for gone in tracks],
        *CAUGHT[view.hunted[seat]],
        *shown(view.tiles[TILES * seat : TILES * (seat + 1)]),
        min(1.0, sum(view.won[moons]) / TOKENS),
        min(1.0, sum(view.runner_up[moons]) / TOKENS),
    )


@lru_cache(maxsize=REMEMBERED)
def shown(tiles: tuple[int, ...]) -> Row:
    """Tell how many of a player's tiles show each terrain."""
    return tuple([TILE_USES[tiles.count(terrain)] for terrain in range(LAND)])
