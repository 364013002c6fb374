"""Quick answers from a world, for the seats of a playout that are not searched for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from meute.core.decision import Action
from meute.games.tracks.actions import Place
from meute.games.tracks.mind.plan import planned
from meute.games.tracks.rules.placement import PlaceCounter
from meute.games.tracks.state import State

if TYPE_CHECKING:
    from collections.abc import Sequence

    from meute.core.dealer import Dealer

SWAY: Final[tuple[int, ...]] = (-2, -1, -1, 0, 0, 0, 0, 1, 1, 2)
"""How far from the plan other players may place a counter."""


def quick_answer(
    state: State, decision: Any, options: Sequence[Place], dealer: Dealer
) -> Action | None:
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
