"""What a room knows beyond its rules about who will win: the search and the analysis ask it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

from meute.core.character import Character
from meute.core.estimate import Estimate, Features, Pace, Ratings, chances, shares
from meute.core.measures import Measure
from meute.core.searches import (
    Challenge,
    FlatRace,
    Halving,
    Mixture,
    OpenTree,
    OwnTree,
    Search,
    Whole,
)

if TYPE_CHECKING:
    from typing import Self

    from meute.core.dealer import Dealer

__all__ = [
    "Challenge",
    "Character",
    "Estimate",
    "Features",
    "FlatRace",
    "Foresight",
    "Halving",
    "Measure",
    "Mixture",
    "OpenTree",
    "OwnTree",
    "Pace",
    "Ratings",
    "Search",
    "Whole",
    "chances",
    "shares",
]

MOVED: Final = {
    "features": "estimate=Estimate(features=...)",
    "stage": "estimate=Estimate(stage=...)",
    "weights": "estimate=Estimate(weights=...)",
    "guess": "estimate=Estimate(guess=...)",
    "tempo": "pace=Pace(tempo=...)",
    "horizon": "pace=Pace(horizon=...)",
    "quiet": "pace=Pace(quiet=...)",
    "closing": "pace=Pace(closing=...)",
    "point": "ratings=Ratings(point=...)",
    "mirrors": "ratings=Ratings(mirrors=...)",
    "judge": "search=OpenTree(judge=...)",
    "certain": "search=OpenTree(...), for a room without secrets and without luck",
    "flat": "search=FlatRace(...)",
    "caution": "search=FlatRace(root=Challenge(caution=...))",
    "hasty": "quick=... of search=OwnTree(...) or search=FlatRace(...)",
    "rate": "rate=... of search=OwnTree(...) or search=FlatRace(...)",
    "known": "search=OwnTree(known=...)",
    "trust": "trust=... of search=OpenTree(...), OwnTree(...) or FlatRace(root=Halving(...))",
    "least": "least=... of search=OpenTree(...), OwnTree(...), Halving(...) or Challenge(...)",
}
"""Where what used to be a field of `Foresight` itself belongs now."""


def always(_: Any, __: Sequence[Any]) -> bool:
    """Find every question worth playouts."""
    return True


@dataclass(frozen=True)
class Foresight:
    """A room's estimate of who will win, and the search that should use it."""

    estimate: Estimate
    """How likely each player is to win: `foresight.estimate(state)`."""
    pace: Pace
    """How far playouts go."""
    search: Search
    """Which search fits the room, with its numbers."""
    ratings: Ratings = field(default_factory=Ratings)
    """What the room's ratings mean."""
    mixture: Mixture | None = None
    """Which answers are drawn, since the others must not foresee them; without it, none."""
    believe: Callable[[Any, Dealer], Any] | None = None
    """A world that fits a view, likelier ones more often; without it, any world."""
    matters: Callable[[Any, Sequence[Any]], bool] = always
    """Whether a question is worth playouts, by view and options; else the judgement answers."""
    measures: Sequence[Measure] = ()
    """What can be counted, from the most telling on: reasons for hints are made of it."""
    characters: Mapping[str, Character] = field(default_factory=dict)
    """Characters that players of every level may have, by name."""
    levels: Mapping[str, int] = field(
        default_factory=lambda: {"medium": 0, "hard": 40, "expert": 160}
    )
    """Playouts of the bots by level; none at all means the room's judgement alone."""

    def __new__(cls, *_: Any, **given: Any) -> Self:
        """Tell rooms written for one record of all fields where each of them belongs now."""
        moved = [f"{name} is now {MOVED[name]}" for name in given if name in MOVED]
        if moved:
            raise TypeError(f"Foresight is made of smaller records: {'; '.join(moved)}")
        return super().__new__(cls)
