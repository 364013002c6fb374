"""Characters: players of one level differ as people do, in what they like to do.

A character is a small set of preferences over the room's own judgement. It turns the scale between
answers that are about as good, and never makes a bad one good.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

Likes = Callable[[Any, Sequence[Any]], Sequence[float]]
"""How much each option is liked beyond what it is worth, by view and options, in points as the
room's ratings count them."""

Fancy = Callable[[Any, int, Any], float]
"""How much a plan for a secret run is liked, by the position at its outset, the seat and the plan:
one that is liked by 1 more is drawn e times as often."""


def evenly(_: Any, options: Sequence[Any]) -> Sequence[float]:
    """Like all options alike."""
    return [0.0] * len(options)


def any_plan(_: Any, __: int, ___: Any) -> float:
    """Like all plans alike."""
    return 0.0


@dataclass(frozen=True)
class Character:
    """What a player likes; everything else is judged as by everybody."""

    likes: Likes = evenly
    """Answers it likes."""
    fancies: Fancy = any_plan
    """Plans for a secret run that it likes."""


def kinds(points: Mapping[type, float]) -> Likes:
    """Return likes that look at nothing but what kind of answer an option is."""
    return partial(_by_kind, points)  # a closure could not be pickled with its game


def _by_kind(points: Mapping[type, float], _: Any, options: Sequence[Any]) -> Sequence[float]:
    return [points.get(type(option), 0.0) for option in options]
