"""A pack of The Wolves as a picture: points, tiles, tokens, what it can do and what it has."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from meute.core import svg
from meute.games.wolves.data import (
    ABILITY,
    DEN,
    DENS_PER_TRACK,
    LAIR,
    LAIRS,
    MOONS,
    ON_MAP,
    PREY,
    ROW,
    TILES,
    TRACK_COUNT,
    WOLVES,
)
from meute.games.wolves.drawing.shapes import land, moon, piece, prey, token
from meute.games.wolves.words.names import pack_name, track_name

if TYPE_CHECKING:
    from meute.core.picture import Brush
    from meute.games.wolves.view import WolvesView

PACK_WIDE: Final = 340
PACK_HIGH: Final = 158
PAD: Final = 10
FADED: Final = 0.25
"""How much one sees of what has left the board."""


def pack(view: WolvesView, brush: Brush, seat: int) -> str:
    """Draw the board of a player."""
    turn = view.turn == seat
    edge = brush.look.moon if turn else None
    fill = brush.look.raised if view.player == seat else brush.look.surface
    parts = [
        brush.panel(0, 0, PACK_WIDE, PACK_HIGH, fill=fill, edge=edge),
        brush.seat_line(PAD, 23, seat, 150),
        brush.figure(PACK_WIDE - PAD, 25, sum(view.parts[seat]), 21, text_anchor="end"),
    ]
    if view.home[seat] >= 0:
        name = brush.say(pack_name(view.home[seat]))
        parts.append(
            brush.words(
                PACK_WIDE - 52, 22, name, 11.5, fill=brush.look.muted, text_anchor="end", fit=118
            )
        )
    parts += [_tiles(view, brush, seat), _tokens(view, brush, seat)]
    parts += [_track(view, brush, seat, n) for n in range(TRACK_COUNT)]
    parts += [_row(view, brush, seat), _trophies(view, brush, seat)]
    return "".join(parts)


def _tiles(view: WolvesView, brush: Brush, seat: int) -> str:
    """The six tiles: the terrain each shows, and in its corner what it shows once it has paid."""
    parts = []
    for n in range(TILES):
        shown, back = view.tiles[TILES * seat + n], view.backs[TILES * seat + n]
        if shown >= 0:
            drawn = land(brush.look, shown)
            if back != shown:
                drawn += svg.group(land(brush.look, back), 13.5, 11.5, 0.42)
            parts.append(svg.group(drawn, PAD + 15 + 34 * n, 48, 0.72))
    return "".join(parts)


def _tokens(view: WolvesView, brush: Brush, seat: int) -> str:
    """The bonus tokens, with how many there are."""
    held = (
        ("terrain_token", view.terrain_tokens[seat]),
        ("action_token", view.action_tokens[seat]),
    )
    parts = []
    for n, (name, count) in enumerate(held):
        x = PACK_WIDE - 92 + 46 * n
        parts.append(svg.group(token(name), x, 48, 0.85, opacity=None if count else FADED))
        parts.append(brush.figure(x + 19, 53, count, 14))
    return "".join(parts)


def _track(view: WolvesView, brush: Brush, seat: int, track: int) -> str:
    """An ability: its name, what it is worth, and the dens still on its track."""
    gone = view.dug[TRACK_COUNT * seat + track]
    wide = (PACK_WIDE - 2 * PAD) / TRACK_COUNT
    x = PAD + wide * track
    dens = "".join(
        svg.group(
            piece(brush, DEN, seat, mark=False), x + 33 + 19 * n, 93, 0.6,
            opacity=FADED if n < gone else None,
        )
        for n in range(DENS_PER_TRACK)
    )  # fmt: skip
    name = brush.words(x, 78, brush.say(track_name(track)), 11, fill=brush.look.muted, fit=wide - 6)
    return name + brush.figure(x + 9, 99, ABILITY[track][gone], 17) + dens


def _row(view: WolvesView, brush: Brush, seat: int) -> str:
    """The lairs and the wolves still on the board; those gone are faded."""
    drawn = [(LAIR, n < view.lairs[seat]) for n in range(LAIRS)]
    drawn += [(WOLVES[ON_MAP + n], n < view.called[seat]) for n in range(ROW)]
    parts = []
    for n, (kind, gone) in enumerate(drawn):
        x = PAD + 12 + 25.4 * n + (10 if n >= LAIRS else 0)
        shape = piece(brush, kind, seat, mark=False)
        parts.append(svg.group(shape, x, 119, 0.68, opacity=FADED if gone else None))
    return "".join(parts)


def _trophies(view: WolvesView, brush: Brush, seat: int) -> str:
    """The prey caught, and the region tokens won, those for second places after a stroke."""
    parts, x = [], PAD + 11.0
    for kind in range(len(PREY)):
        if view.hunted[seat] >> kind & 1:
            parts.append(svg.group(prey(kind), x, 142, 0.72))
            x += 23
    first = len(MOONS) * seat
    for row, sign in ((view.won, ""), (view.runner_up, "/")):
        for phase in range(len(MOONS)):
            count = row[first + phase]
            if count:
                parts.append(svg.group(moon(phase), x, 142, 0.72))
                parts.append(brush.figure(x + 19, 147, f"{sign}{count}", 12.5))
                x += 37
    return "".join(parts)
