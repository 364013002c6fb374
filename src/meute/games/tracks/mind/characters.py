"""Characters of Wolf Tracks: what each likes to do, and what it likes to place."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from meute.core.foresight import Character
from meute.games.tracks.actions import Agree, AskToJoin, Attack, Fight, Leave, Pass, Submit
from meute.games.tracks.mind.bids import Placement, cost
from meute.games.tracks.rules.pack import pack_of
from meute.games.tracks.state import (
    CUB_PHASE,
    HOWL_PHASE,
    HUNT_PHASE,
    RANK_PHASE,
    State,
    cell_of,
)

BOLD: Final = 14
"""A counter that hardly anybody outbids."""


@dataclass(frozen=True)
class Taste:
    """What placements a player likes, for each unit of what it looks at."""

    spiral: float = 0.0
    """Strength that a placement costs."""
    bold: float = 0.0
    """Counters so high that hardly anybody outbids them, in the phases of recognition."""
    cubs: float = 0.0
    """Points of the counters for raising cubs."""
    rank: float = 0.0
    """Points of the highest counter for the rank fights."""

    def __call__(self, state: State, player: int, made: Placement) -> float:
        """P3.1 How much a placement is liked."""
        pack = pack_of(state, player)
        bids = [made.get(cell_of(w, p), 0) for w in pack for p in (HUNT_PHASE, HOWL_PHASE)]
        cubs = [made.get(cell_of(w, CUB_PHASE), 0) for w in pack]
        rank = [made.get(cell_of(w, RANK_PHASE), 0) for w in pack]
        return (
            self.spiral * cost(state, made)
            + self.bold * sum([bid >= BOLD for bid in bids])
            + self.cubs * sum(cubs)
            + self.rank * max(rank, default=0)
        )


@dataclass(frozen=True)
class Deeds:
    """PH5, M6 What a player likes to do, in points; whether wolves leave is told by the wolf."""

    points: Mapping[type, float]
    leaving: float = 0.0

    def __call__(self, _: Any, options: Sequence[Any]) -> Sequence[float]:
        """How much each option is liked."""
        return [
            self.leaving * option.letters.bit_count()
            if isinstance(option, Leave)
            else self.points.get(type(option), 0.0)
            for option in options
        ]


CHARACTERS: Final[Mapping[str, Character]] = {
    "fighter": Character(Deeds({Attack: 0.6, Fight: 0.6}), Taste(rank=0.15)),
    "nurse": Character(Deeds({Agree: 0.6, AskToJoin: 0.3}, leaving=-0.8), Taste(cubs=0.08)),
    "miser": Character(Deeds({Pass: 0.4, Submit: 0.4}), Taste(spiral=-0.25)),
    "gambler": Character(Deeds({Attack: 0.3}, leaving=0.5), Taste(bold=0.5)),
}
"""By name, the order in which they are offered."""
