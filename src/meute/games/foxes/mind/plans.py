"""How much a player likes each way to points: the balanced plan, and a few lopsided ones."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Plan:
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


BALANCED: Final = Plan()
PLANS: Final[dict[str, Plan]] = {
    "balanced": BALANCED,
    "den": Plan(den=1.6),
    "tracks": Plan(track=1.6),
    "marks": Plan(mark=2.0),
    "mulotage": Plan(mulotage=1.6),
    "cubs": Plan(cub=2.0),
    "mountain": Plan(mountain=2.0),
    "passive": Plan(act=False),
}
"""`passive` saves its pips and lets its cubs grow, but never acts."""
