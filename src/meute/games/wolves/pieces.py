"""Every playing piece as a small integer, and what the rules ask about it as tables.

NONE is no piece; then come the wolves of all colours, twelve each; then one number for all dens of
a colour, one for all its lairs; last the third pack, which never moves.
"""

from typing import Final

from meute.games.wolves.data import ALPHA, DEN, LAIR, MOST_SEATS, MOST_WOLVES, ON_MAP, PACK, WOLVES

NONE: Final = 0
FIRST_WOLF: Final = [1 + MOST_WOLVES * player for player in range(MOST_SEATS)]
"""The first wolf of each player; the others follow."""

DENS: Final = [1 + MOST_WOLVES * MOST_SEATS + player for player in range(MOST_SEATS)]
LAIRS: Final = [DENS[-1] + 1 + player for player in range(MOST_SEATS)]
THIRD: Final = LAIRS[-1] + 1
"""The third pack of a game for two; it fills its hexes, so nobody joins it."""

LONE: Final = THIRD + 1
"""A lone wolf token, on the calendar."""

PIECES: Final = LONE + 1

NOBODY: Final = -1
THIRD_OWNER: Final = MOST_SEATS
NO_KIND: Final = -1


def _owner(piece: int) -> int:
    if piece in (NONE, LONE):
        return NOBODY
    if piece == THIRD:
        return THIRD_OWNER
    if piece >= DENS[0]:
        return (piece - DENS[0]) % MOST_SEATS
    return (piece - 1) // MOST_WOLVES


def _kind(piece: int) -> int:
    if piece in (NONE, LONE):
        return NO_KIND
    if piece >= LAIRS[0]:
        return LAIR
    if piece >= DENS[0]:
        return DEN
    return WOLVES[(piece - 1) % MOST_WOLVES]


OWNER: Final = [_owner(piece) for piece in range(PIECES)]
KIND: Final = [_kind(piece) for piece in range(PIECES)]
IS_WOLF: Final = [kind in (PACK, ALPHA) for kind in KIND]

ALPHAS: Final = [
    [first + n for n, kind in enumerate(WOLVES) if kind == ALPHA] for first in FIRST_WOLF
]
START_PAIRS: Final = [
    [(first + pair, first + ON_MAP // 2 + pair) for pair in range(2)] for first in FIRST_WOLF
]
"""The alpha and the pack wolf of each player's first and second start hex."""


def _joins(mover: int, player: int, piece: int) -> bool:
    if piece == NONE or OWNER[piece] == player:
        return piece != LONE
    return KIND[piece] == DEN or (mover == ALPHA and KIND[piece] == PACK)


JOINS: Final = [
    [[_joins(kind, player, piece) for piece in range(PIECES)] for kind in (DEN, PACK, ALPHA)]
    for player in range(MOST_SEATS)
]
"""11, 28 By player and kind of wolf: may it stop where this piece stands alone?"""

DIGS: Final = [
    [p == NONE or (OWNER[p] == player and IS_WOLF[p]) for p in range(PIECES)]
    for player in range(MOST_SEATS)
]
"""16 By player: may a den be built where this piece stands alone?"""

SHELTERS: Final = [
    [p == NONE or OWNER[p] == player for p in range(PIECES)] for player in range(MOST_SEATS)
]
"""13 By owner: may a displaced wolf flee to where this piece stands alone?"""
