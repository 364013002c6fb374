"""The pieces of The Wolves as pictures, each around 0, 0 in a square of 30."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from meute.core import svg
from meute.core.picture import PAPER, PRINT, art_of, strokes
from meute.games.wolves.data import TERRAINS

if TYPE_CHECKING:
    from meute.core.picture import Brush, Look

MOONLIGHT: Final = "#f0d58c"
FUR: Final = "#3a2a1d"

LANDS: Final = {
    "forest": ("#2c5a40", "#173726"), "rock": ("#666d76", "#3d444c"),
    "grass": ("#7d9a45", "#4d6526"), "tundra": ("#b7c9d1", "#6f8894"),
    "desert": ("#c49a58", "#835f2a"), "water": ("#1f5878", "#5fa3c7"),
    "canyon": ("#2b211f", "#5c4640"), "blank": ("#24303a", "#24303a"),
}  # fmt: skip
"""By night: the colour of a terrain, and that of its pattern."""

LANDS_BY_DAY: Final = {
    "forest": ("#5b9069", "#35614a"), "rock": ("#a3a8ac", "#6f767c"),
    "grass": ("#b5cb6c", "#7b9440"), "tundra": ("#edf4f6", "#9fb6c0"),
    "desert": ("#ebcb8d", "#b08a48"), "water": ("#4f9cc4", "#cfeaf6"),
    "canyon": ("#6b5348", "#a58a7c"), "blank": ("#cfc4ac", "#cfc4ac"),
}  # fmt: skip

HEX: Final = "M20 0L10 17.32L-10 17.32L-20 0L-10-17.32L10-17.32Z"
DOTS: Final = TERRAINS.index("desert")


def land(look: Look, terrain: int) -> str:
    """A hex of a terrain, by colour and by pattern."""
    ground, print_ = (LANDS if look.dark else LANDS_BY_DAY)[TERRAINS[terrain]]
    hex_ = svg.path(HEX, ground, stroke=PRINT, stroke_width=0.9, stroke_opacity=0.5)
    motif = art_of(__package__)["motifs"][terrain]
    if not motif["d"]:
        return hex_
    if motif["ink"] == "body":
        return hex_ + svg.path(motif["d"], print_)
    return hex_ + svg.line(motif["d"], print_, 2.4 if terrain == DOTS else 1.5)


def piece(brush: Brush, kind: int, owner: int, *, mark: bool = True) -> str:
    """A den, wolf, alpha or lair in the colour of its owner, with the owner's mark."""
    shape = art_of(__package__)["pieces"][kind]
    body = shape[0]
    halo = svg.path(
        body["d"], PRINT, transform=body.get("transform"), stroke=PRINT,
        stroke_width=16 if body.get("transform") else 4, stroke_linejoin="round",
    )  # fmt: skip
    drawn = halo + strokes(shape, brush.colour(owner), {"dark": PRINT, "lines": PRINT})
    if mark:
        drawn += svg.circle(9.5, 9, 6.3, PRINT) + brush.mark(9.5, 9, 4.9, owner)
    return drawn


def lone() -> str:
    """A lone wolf, an outline on a dark disc."""
    disc = svg.circle(0, 0, 12.6, PRINT, stroke=PAPER, stroke_width=1.2, stroke_dasharray="3 2")
    shape = art_of(__package__)["lone"][0]
    wolf = svg.line(shape["d"], PAPER, 5.5, transform=shape["transform"])
    return disc + svg.group(wolf, scale=0.84)


def prey(kind: int, count: int = 1) -> str:
    """A prey, as many times as its stack is high."""
    discs = svg.circle(2.4, 2.4, 12.6, PAPER, stroke=PRINT, stroke_width=1.2) if count > 1 else ""
    disc = svg.circle(0, 0, 12.6, PAPER, stroke=PRINT, stroke_width=1.2)
    head = strokes(art_of(__package__)["prey"][kind], FUR, {"dark": PAPER, "lines": FUR}, 1.7)
    return discs + disc + svg.group(head, scale=0.78)


def moon(phase: int) -> str:
    """A moon: the lit part of a dark disc."""
    disc = svg.circle(0, 0, 11.5, PRINT, stroke=MOONLIGHT, stroke_width=1.3)
    return disc + svg.path(art_of(__package__)["moons"][phase], MOONLIGHT)


def token(name: str) -> str:
    """A bonus token: `terrain_token` or `action_token`."""
    disc = svg.circle(0, 0, 11.4, PRINT, stroke=MOONLIGHT, stroke_width=1.2)
    d = art_of(__package__)[name]
    drawn = svg.path(d, MOONLIGHT) if name == "action_token" else svg.line(d, MOONLIGHT, 1.4)
    return disc + svg.group(drawn, scale=0.8)
