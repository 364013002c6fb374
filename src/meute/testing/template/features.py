"""What a seat knows as numbers, for learners."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from meute.core.features import one_hot, relative, turned
from meute.testing.template.data import HIGHEST_BID
from meute.testing.template.rules.bids import MakeBid, RaiseBid
from meute.testing.template.rules.stash import NodOrStash

if TYPE_CHECKING:
    from meute.testing.template.view import HushView

QUESTIONS: Final[dict[type, int]] = {
    question: n for n, question in enumerate((NodOrStash, MakeBid, RaiseBid))
}
ASKED: Final = one_hot(len(QUESTIONS))
MOST_POINTS: Final = 10
"""As many points as are told apart."""


def names(seats: int) -> list[str]:
    """Name the numbers, in their order."""
    asked = [f"asked {question.__name__}" for question in QUESTIONS]
    return [*asked, "own die", "own stash", "own bid", *relative(seats, "points")]


def features(view: HushView) -> list[float]:
    """Describe what a seat knows: the question, its own secrets, and everybody's points."""
    top = type(view.pending[-1]) if view.pending else type(None)
    points = [min(1.0, points / MOST_POINTS) for points in view.points]
    return [
        *ASKED[QUESTIONS.get(top, -1)],
        view.die / 6,
        min(1.0, view.stash / MOST_POINTS),
        min(1.0, view.bid / (2 * HIGHEST_BID)),
        *turned(points, view.player),
    ]
