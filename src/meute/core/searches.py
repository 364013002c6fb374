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


def never(_: Any) -> bool:
    """Search every question."""
    return False


def certain(_: Any) -> float:
    """Share nothing that could be lost."""
    return 1.0


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
class Whole:
    """A secret run that a good player answers as a whole, not question by question.

    Whole answers, *plans*, are compared by playouts against what the others may plan, and one is
    drawn from a mixture, since a best plan that is always taken is read and answered. Which one it
    was can be told from the answers given so far: the rest of it is drawn from the plans that fit.
    """

    asked: Callable[[Any], bool]
    """Whether a question, by view, belongs to such a run."""
    outset: Callable[[Any], Any]
    """The position of a view as if everybody had answered the run and nobody anything in it."""
    facts: Callable[[Any, int], Hashable]
    """What a seat knows at the outset; written down it is the same text on every machine."""
    menu: Callable[[Any, int], Sequence[Any]]
    """The plans that a seat considers, by position; it rests on what everybody knows."""
    belief: Callable[[Any, int], Sequence[float]]
    """How likely a seat is to take each plan of its menu, as far as the others can tell."""
    lay: Callable[[Any, int, Any], None]
    """Carries out a seat's plan at the outset."""
    misfit: Callable[[Any, Any], int]
    """In how many answers of the seat, by view, a plan differs from what it has answered."""
    says: Callable[[Any, Any, Sequence[Any]], int]
    """Which of the options a plan takes now, by view."""
    made: Callable[[Any], Any]
    """The plan that a seat's answers amount to, by its view once they are all given."""
    common: Callable[[Any], float] = certain
    """How likely what all players share outlasts a position: without it nobody's chance counts."""
    worth: int = 32
    """As many playouts as so many single questions have: plans are many, and asked for once."""
    least: int = 16
    """Worlds in which every plan should be tried: with fewer playouts fewer plans are compared."""
    heat: float = 0.05
    """How far behind the best, as a chance to win, a plan is that is drawn e times less often.

    That is after one world; after n it is as far over the root of n, as doubts are."""


@dataclass(frozen=True)
class Mixture:
    """What the others must not foresee: answers to draw from a mixture, not to take as the best."""

    odds: Callable[[Any, Sequence[Any]], Sequence[float] | None]
    """How often a good player gives each answer, by view and options; they sum to one.

    None where the best answer is the best even if everybody knows it."""
    whole: Whole | None = None
    """A run whose answers belong together."""


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
    habit: Callable[[Any], bool] = never
    """Own questions that are answered quickly too: what is drawn by chance is not searched."""
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
