"""The searches a room can name, each with its numbers; `meute.bots.search` carries them out.

| | remembers | for a room |
|---|---|---|
| `OpenTree` | every position, of all players | that hides nothing and rolls no dice |
| `OwnTree` | the searching seat's situations | with secrets, where own plans take several answers |
| `FlatRace` | the question asked, nothing below it | with so much luck that more is not learned |

In all of them a playout imagines a world that fits the seat's view (a determinisation), and the
options of the question asked meet in the same worlds with the same luck (common random numbers).
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from meute.core.dealer import Dealer

Judge = Callable[[Any, int, Sequence[Any]], Sequence[float]]
"""Rates options from a position in which nothing is hidden, and whoever is asked."""
Quick = Callable[[Any, Any, Sequence[Any], "Dealer"], Any]
"""Answers a decision in a world at once; None where it has no answer."""
Rate = Callable[[Any, Any, Sequence[Any]], Sequence[float]]
"""The room's ratings, from a world, a question and its options: the same as from the view of
whoever is asked, but without making one."""
Known = Callable[[Any, int], Hashable]
"""All that a seat knows in a world: equal in two worlds of one game if its views are."""


@dataclass(frozen=True)
class Halving:
    """Sequential halving: the options share playouts evenly, the weaker half drops out, and again.

    The ratings count as a prior: an option starts with some playouts in which it did as rated.
    """

    trust: float = 25.0
    """The prior's weight in pseudo-visits: the noisier playouts are, the more."""
    least: int = 4
    """Playouts that every option should have: with fewer of them fewer options are compared."""


@dataclass(frozen=True)
class Challenge:
    """Paired comparison with the favourite, the option that the room rates highest.

    In each world the difference to the favourite is noted. An option drops out once it is behind
    by a standard error. For rooms with so much luck that the best of several means is mostly a
    lucky one.
    """

    caution: float
    """How many standard errors an option must be ahead of the favourite to be preferred."""
    least: int = 4
    """Playouts that every option should have: with fewer of them fewer options are compared."""


@dataclass(frozen=True)
class OpenTree:
    """A tree over open positions (max^n), for a room without secrets and without luck.

    Everybody's answers are searched by UCB, in the order of the ratings. As nothing is left to
    chance, a position is worth what its best answer found so far leads to, no mean.
    """

    judge: Judge
    """A quick way to rate options, from the state."""
    trust: float = 25.0
    """The weight of the ratings in pseudo-visits, here and at the root."""
    least: int = 4
    """Playouts that every option of the root should have."""

    @property
    def root(self) -> Halving:
        """How playouts are shared out among the options of the question asked."""
        return Halving(self.trust, self.least)


@dataclass(frozen=True)
class OwnTree:
    """An information-set tree over the searching seat's own situations.

    A situation is whatever looks the same to the seat. There it chooses by UCB, in the order of
    the ratings, a few options first and more with more visits (progressive widening); the other
    seats answer quickly, or by the room's judgement, from what they would know.
    """

    quick: Quick | None = None
    """A quick answer for seats that are not searched for (the playout policy)."""
    rate: Rate | None = None
    """The room's ratings without a view; else they are taken from views."""
    known: Known | None = None
    """By what situations are told apart; else by views."""
    trust: float = 25.0
    """The weight of the ratings in pseudo-visits, here and at the root."""
    least: int = 4
    """Playouts that every option of the root should have."""

    @property
    def root(self) -> Halving:
        """How playouts are shared out among the options of the question asked."""
        return Halving(self.trust, self.least)


@dataclass(frozen=True)
class FlatRace:
    """Flat Monte Carlo: only the question asked is learned about.

    After each of its options all seats play on quickly, or by the room's judgement, from what they
    would know.
    """

    root: Halving | Challenge = field(default_factory=Halving)
    """How playouts are shared out among the options, and which of them wins."""
    quick: Quick | None = None
    """A quick answer for all seats (the playout policy)."""
    rate: Rate | None = None
    """The room's ratings without a view; else they are taken from views."""


Search = OpenTree | OwnTree | FlatRace
