"""Quick answers from a state, for playouts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from meute.core.decision import Action
from meute.games.foxes.mind.case import Case
from meute.games.foxes.mind.leanings import BALANCED
from meute.games.foxes.mind.rate import ratings
from meute.games.foxes.state import State

if TYPE_CHECKING:
    from meute.core.dealer import Dealer


def quick_answer(state: State, decision: Any, options: Sequence[Action], dealer: Dealer) -> Action:
    """Answer by the judgement, from the state: it looks at nothing its seat could not see."""
    rated = ratings(Case(BALANCED, state, decision), options)
    best = max(rated) - 1e-9
    return dealer.pick([options[n] for n, rating in enumerate(rated) if rating >= best])
