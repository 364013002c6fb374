"""How much a player likes each way to points: the balanced leaning, and a few lopsided ones."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Leaning:
    """Factors on what an action is worth; 1 is an even judgement."""

    mulotage: float = 1.0
    mark: float = 1.0
    track: float = 1.0
    cub: float = 1.0
    den: float = 1.0
    card: float = 1.0
    mountain: float = 0.0
    """VP added to the Mountain as a place."""
    act: bool = True
    """Whether the player acts at all instead of saving pips."""


BALANCED: Final = Leaning()
LEANINGS: Final[dict[str, Leaning]] = {
    "balanced": BALANCED,
    "den": Leaning(den=1.6),
    "tracks": Leaning(track=1.6),
    "marks": Leaning(mark=2.0),
    "mulotage": Leaning(mulotage=1.6),
    "cubs": Leaning(cub=2.0),
    "mountain": Leaning(mountain=2.0),
    "passive": Leaning(act=False),
}
"""`passive` saves its pips and lets its cubs grow, but never acts."""
