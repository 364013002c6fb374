"""B2 A year: preparation, five action phases, scoring."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from meute.core.decision import Pending, Step
from meute.games.tracks.rules.births import BIRTHS
from meute.games.tracks.rules.cubs import RAISE_CUBS
from meute.games.tracks.rules.end import CHECK_END
from meute.games.tracks.rules.howl import HOWL
from meute.games.tracks.rules.hunt import PACK_HUNT
from meute.games.tracks.rules.joining import ASKING_POINT
from meute.games.tracks.rules.phase import REVEAL_COLUMN
from meute.games.tracks.rules.placement import BEGIN_PLACEMENT
from meute.games.tracks.rules.prey import ASK_VOTES, REVEAL_PREY
from meute.games.tracks.rules.ranks import RANK_FIGHTS
from meute.games.tracks.rules.scoring import AGE, PAY_PENALTIES, SCORE_PACK
from meute.games.tracks.rules.solitary import SOLITARY_HUNT
from meute.games.tracks.rules.young import ASK_LEAVING, GROW_UP
from meute.games.tracks.state import (
    CUB_PHASE,
    EMPTY,
    HOWL_PHASE,
    HUNT_PHASE,
    NOTHING,
    PREPARATION,
    RANK_PHASE,
    SOLITARY_PHASE,
    State,
)
from meute.games.tracks.words.log import tell_year


@dataclass(frozen=True)
class BeginYear(Step):
    """B2, M7c A new year, with all counters back; below it lies the year after."""

    def run(self, state: State) -> None:
        state.year += 1
        state.phase = PREPARATION
        state.placed = False
        state.quarry = NOTHING
        state.submitted = 0
        state.counters = [EMPTY] * len(state.counters)
        state.votes = [NOTHING] * state.seats
        state.added = [0] * state.seats
        state.unsure = [0] * len(state.unsure)
        tell_year(state)
        state.then(*(YEAR_WITH_JOINING if state.settings.joining else YEAR), self)


YEAR: Final[tuple[Pending, ...]] = (
    BIRTHS,
    REVEAL_PREY,
    ASK_VOTES,
    BEGIN_PLACEMENT,
    REVEAL_COLUMN[CUB_PHASE],
    RAISE_CUBS,
    REVEAL_COLUMN[SOLITARY_PHASE],
    SOLITARY_HUNT,
    REVEAL_COLUMN[HUNT_PHASE],
    PACK_HUNT,
    REVEAL_COLUMN[HOWL_PHASE],
    HOWL,
    REVEAL_COLUMN[RANK_PHASE],
    RANK_FIGHTS,
    SCORE_PACK,
    AGE,
    PAY_PENALTIES,
    GROW_UP,
    ASK_LEAVING,
    CHECK_END,
)
"""B2 The order of a year."""

ASKING_AFTER: Final = (RAISE_CUBS, SOLITARY_HUNT, PACK_HUNT, HOWL, RANK_FIGHTS)
YEAR_WITH_JOINING: Final[tuple[Pending, ...]] = (
    ASKING_POINT,
    *(step for item in YEAR for step in ([item, ASKING_POINT] if item in ASKING_AFTER else [item])),
)
"""O1.1 The same with an asking point before births and after each action phase."""

BEGIN_YEAR: Final = BeginYear()
