"""Why a good player would answer so, in a sentence: what stands behind a hint."""

from __future__ import annotations

from meute.core.decision import Action
from meute.core.message import Message
from meute.games.silver import actions as a
from meute.games.silver.state import UNSEEN
from meute.games.silver.view import SilverView
from meute.games.silver.words.answer import gaps, variant_of, worded
from meute.games.silver.words.names import Params, at, decider, village


def reason(view: SilverView, action: Action) -> Message:
    """Give the reason for an answer, from what the view shows."""
    means = {"sum": round(expected_sum(view)), "mean": round(mean_unseen(view))}
    params: Params = {**gaps(view, action), **means}
    variant = variant_of(view, action) or _knowledge(view, action)
    return worded(view, action, "silver.because", variant, params)


def _knowledge(view: SilverView, action: Action) -> str:
    """Tell whether a card that leaves its village is known to whoever decides."""
    if not isinstance(action, a.Swap):
        return ""
    card = at(village(view, decider(view)), action.place)
    return "known" if card >= 0 and view.value[card] != UNSEEN else ""


def mean_unseen(view: SilverView) -> float:
    """Return what an unseen card costs on average."""
    unseen = view.unseen()
    return sum(unseen) / len(unseen) if unseen else 0.0


def expected_sum(view: SilverView) -> float:
    """Return what the village of whoever decides costs, unseen cards at their average."""
    mean = mean_unseen(view)
    values = [view.value[card] for card in village(view, decider(view))]
    return sum(mean if value == UNSEEN else value for value in values)
