"""Who will win a game of Wolf Tracks, as far as a position tells."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from meute.core.foresight import Estimate, Foresight, OwnTree, Pace, Ratings
from meute.games.tracks.actions import Place
from meute.games.tracks.data import DEATH_PENALTY, EXCLUSION_PENALTY
from meute.games.tracks.heuristic import rate_in
from meute.games.tracks.heuristic_plan import planned
from meute.games.tracks.hidden import Known
from meute.games.tracks.rules.pack import pack_of, rows
from meute.games.tracks.rules.placement import PlaceCounter
from meute.games.tracks.state import CUB, HAND, State
from meute.games.tracks.weights import WEIGHTS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from meute.core.dealer import Dealer

STAGES: Final = 4
"""Quarters of the way to the target."""

WEAK: Final = 2
"""With so little strength one hungry phase kills a wolf."""

WHOLE_YEAR: Final = 99
SWAY: Final[tuple[int, ...]] = (-2, -1, -1, 0, 0, 0, 0, 1, 1, 2)
"""How far from the plan other players may place a counter."""


def stage(state: State) -> int:
    """Tell how far the leader has come on the way to the target."""
    way = STAGES * max(0, *state.points) // state.settings.target
    return min(way, STAGES - 1)


def tempo(state: State) -> tuple[int, int]:
    """Return the year and the phase."""
    return state.year, state.phase


def features(state: State) -> list[list[float]]:
    """Describe each player: points, rank, recognition, strength, and wolves to come."""
    rank = [0.0] * state.seats
    for points, row in enumerate(reversed(rows(state)), start=1):
        for wolf in row:
            rank[wolf // 3] += points
    total = state.points
    return [describe(state, player, total[player], rank[player]) for player in range(state.seats)]


def describe(state: State, player: int, points: int, rank: float) -> list[float]:
    """Return what one player has."""
    first = 3 * player
    pack = pack_of(state, player)
    due = DEATH_PENALTY * state.deaths[player] + EXCLUSION_PENALTY * state.exclusions[player]
    return [
        (points - due) / 10,
        rank / 10,
        sum([state.chips[wolf] for wolf in pack]) / 4,
        sum([state.strength[wolf] for wolf in pack]) / 12,
        float(len(pack)),
        float(state.where[first : first + 3].count(CUB)),
        float(state.where[first : first + 3].count(HAND)),
        float(sum([wolf in state.males[:1] or wolf in state.females[:1] for wolf in pack])),
        float(sum([state.strength[wolf] <= WEAK for wolf in pack])),
    ]


def hasty(state: State, decision: Any, options: Sequence[Any], dealer: Dealer) -> Any | None:
    """P3.1 Place a counter for somebody else about as the judgement would plan it."""
    if not isinstance(decision, PlaceCounter):
        return None
    wanted = planned(state, decision.player).get(decision.cell, 0)
    wanted += dealer.pick(SWAY) if wanted else 0
    return nearest(options, wanted)


def nearest(options: Sequence[Place], wanted: int) -> Place:
    """Return the counter nearest to the one wanted, of two the lower."""
    best = options[0]
    for option in options:
        if abs(option.counter - wanted) < abs(best.counter - wanted):
            best = option
    return best


FORESIGHT: Final = Foresight(
    estimate=Estimate(features, stage, WEIGHTS),
    pace=Pace(tempo, horizon=WHOLE_YEAR),
    search=OwnTree(quick=hasty, rate=rate_in, known=Known, trust=25.0),
    ratings=Ratings(point=0.005),
    levels={"medium": 0, "hard": 12, "expert": 48},
)
