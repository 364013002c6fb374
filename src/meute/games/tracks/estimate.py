"""Who will win a game of Wolf Tracks, as far as a position tells."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

from meute.core.foresight import Foresight
from meute.games.tracks.data import DEATH_PENALTY, EXCLUSION_PENALTY
from meute.games.tracks.heuristic_plan import plan
from meute.games.tracks.rules.pack import rows
from meute.games.tracks.rules.placement import PlaceCounter
from meute.games.tracks.state import CUB, HAND, PACK, State
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
    wolves = range(3 * player, 3 * player + 3)
    pack = [wolf for wolf in wolves if state.where[wolf] == PACK]
    due = DEATH_PENALTY * state.deaths[player] + EXCLUSION_PENALTY * state.exclusions[player]
    return [
        (points - due) / 10,
        rank / 10,
        sum(state.chips[wolf] for wolf in pack) / 4,
        sum(state.strength[wolf] for wolf in pack) / 12,
        float(len(pack)),
        float(sum(state.where[wolf] == CUB for wolf in wolves)),
        float(sum(state.where[wolf] == HAND for wolf in wolves)),
        float(sum(wolf in {*state.males[:1], *state.females[:1]} for wolf in pack)),
        float(sum(state.strength[wolf] <= WEAK for wolf in pack)),
    ]


@lru_cache(maxsize=64)
def _planned(state: _Frozen, player: int) -> dict[int, int]:
    return plan(state.state, player)


class _Frozen:
    """A position under the facts on which a plan rests."""

    __slots__ = ("key", "state")

    def __init__(self, state: State) -> None:
        self.state = state
        self.key = (state.settings, tuple(state.vigour), tuple(state.where), state.quarry)

    def __hash__(self) -> int:
        return hash(self.key)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Frozen) and self.key == other.key


def hasty(state: State, decision: Any, options: Sequence[Any], dealer: Dealer) -> Any | None:
    """P3.1 Place a counter for somebody else about as the judgement would plan it."""
    if not isinstance(decision, PlaceCounter):
        return None
    wanted = _planned(_Frozen(state), decision.player).get(decision.cell, 0)
    wanted += dealer.pick(SWAY) if wanted else 0
    return min(options, key=lambda option: abs(option.counter - wanted))


FORESIGHT: Final = Foresight(
    features=features,
    stage=stage,
    weights=WEIGHTS,
    tempo=tempo,
    horizon=WHOLE_YEAR,
    point=0.005,
    hasty=hasty,
    levels={"medium": 0, "hard": 12, "expert": 48},
)
