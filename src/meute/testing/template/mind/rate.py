"""How good each option looks, in points: what the greedy bot follows."""

from __future__ import annotations

from collections.abc import Sequence

from meute.core.decision import Action
from meute.testing.template.actions import Bid, Raise, Stash
from meute.testing.template.data import HIGHEST_BID
from meute.testing.template.view import HushView


def rate(view: HushView, options: Sequence[Action]) -> list[float]:
    """Rate each option for the seat of the view; the highest looks best."""
    return [_points(view, option) for option in options]


def _points(view: HushView, option: Action) -> float:
    others = len(view.points) - 1
    match option:
        case Stash(token):
            return float(token)
        case Bid(number):
            return number * chance_to_win(number, others)
        case Raise(by):
            bid = view.bid + by
            return bid * chance_to_win(bid, others)
        case _:
            return 0.0


def chance_to_win(bid: int, others: int) -> float:
    """Return how likely a bid wins if every other player bids lower, all bids being as likely.

    That leaves out wins over higher bids that meet: few, and worth little.

    >>> chance_to_win(4, 1), chance_to_win(3, 2)
    (0.75, 0.25)
    """
    return float(((bid - 1) / HIGHEST_BID) ** others)
