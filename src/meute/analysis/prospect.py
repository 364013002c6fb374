"""How likely a seat is to win as far as that seat can tell: worlds that fit its view, estimated."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from meute.core.dealer import Dealer
from meute.core.foresight import Foresight, OpenTree
from meute.core.game import Game

DIGITS: Final = 3
"""Places that are told of a chance; more would differ between machines."""

TAIL: Final = 0.1
"""The share of imagined worlds below the band, and above it."""


@dataclass(frozen=True)
class Prospect:
    """A chance to win, and the band in which it lies in most imagined worlds."""

    chance: float
    low: float
    high: float


def prospect(game: Game, view: Any, dealer: Dealer, worlds: int) -> Prospect:
    """Return the chance of the seat whose view this is, over a number of imagined worlds.

    Where nothing is hidden one world is enough, and the band has no width.
    """
    foresight = foresight_of(game)
    imagine = foresight.believe or game.imagine
    count = 1 if isinstance(foresight.search, OpenTree) else worlds
    found = [foresight.estimate(imagine(view, dealer))[view.player] for _ in range(count)]
    return summed_up(found)


def summed_up(chances: list[float]) -> Prospect:
    """Return the mean of chances, and what is left when the lowest and the highest are cut off.

    The mean lies in the band even where a few worlds far away pull it out.

    >>> summed_up([0.2, 0.4, 0.6])
    Prospect(chance=0.4, low=0.2, high=0.6)
    >>> summed_up([0.0] + 19 * [1.0])
    Prospect(chance=0.95, low=0.95, high=1.0)
    """
    ordered = sorted(chances)
    cut = int(TAIL * len(ordered))
    mean = sum(ordered) / len(ordered)
    return Prospect(
        chance=round(mean, DIGITS),
        low=round(min(mean, ordered[cut]), DIGITS),
        high=round(max(mean, ordered[-1 - cut]), DIGITS),
    )


def foresight_of(game: Game) -> Foresight:
    """Return what a room knows about who will win; it must know something."""
    if game.foresight is None:
        message = f"{game.meta.title} brings no estimate of who will win"
        raise LookupError(message)
    return game.foresight
