"""What a choice of a finished game was worth: what it cost, and what would have been better.

A choice is judged by what its seat knew then: the best line that a search finds and the line that
was played meet in worlds that the seat could imagine, other ones than those in which the best was
found, so that the difference is no lucky one. The other lens shows the same two lines with all
cards open, in the world that there really was: what could not be known is no mistake.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal

from meute.analysis.judges import Judge
from meute.analysis.played import Choice
from meute.analysis.prospect import foresight_of
from meute.analysis.reasons import Fact, reasons
from meute.analysis.turns import CERTAIN, Budget, Line, best_lines, weighed, weighed_by
from meute.bots.search.mixed import whole_of
from meute.core.dealer import Dealer
from meute.core.decision import Action
from meute.core.foresight import OpenTree
from meute.core.game import Game

MOST_PLAYOUTS: Final = 400
"""A choice is searched with the playouts of an expert, but not more than these."""

WORLDS: Final = 64
"""Worlds in which the best line and the one played then meet."""

MANY_WORLDS: Final = 6 * WORLDS
"""Worlds for a second look, where the first left it open whether something is lost."""

OPEN_WORLDS: Final = 24
"""Courses of luck in the real world, for the other lens."""

DOUBTFUL: Final = 0.03
"""A smaller loss is fine."""

MISTAKEN: Final = 0.08
"""From this loss on it is a mistake."""

DIGITS: Final = 3
"""Places that are told of a chance; more would differ between machines."""


Quality = Literal["best", "fine", "doubtful", "mistake"]
"""How good a choice was."""


@dataclass(frozen=True)
class Verdict:
    """What a choice was worth to its seat, as chances to win."""

    choice: Choice
    quality: Quality
    chance: float
    """After what was played."""
    best: float
    """After the best line; the same, where the difference is within doubt."""
    doubt: float
    """The standard error of their difference."""
    better: tuple[Action, ...]
    """The best line; what was played, if nothing was better."""
    facts: Sequence[Fact]
    """What speaks for the best line, and against it, compared with what was played."""
    opened: tuple[float, float] | None
    """After what was played and after the best line, with all cards open, where that differs."""


def verdict_of(game: Game, choice: Choice, name: str) -> Verdict:
    """Judge a choice; the name seeds what is imagined."""
    luck = Dealer(f"verdict {name} {choice.n} {choice.seat}")
    playouts = min(foresight_of(game).levels["expert"], MOST_PLAYOUTS)
    sought = best_lines(game, choice.view, choice.options, luck, Budget(playouts))
    rows = [sought[0].steps, tuple(choice.steps)]
    better, given = weighed(game, choice.view, rows, luck, WORLDS)
    if given.behind > CERTAIN and not given.worse:  # there may be something: look closely
        better, given = weighed(game, choice.view, rows, luck, MANY_WORLDS)
    quality = quality_of(better, given)
    if quality == "best":
        better = given
    return Verdict(
        choice=choice,
        quality=quality,
        chance=round(given.chance, DIGITS),
        best=round(better.chance, DIGITS),
        doubt=round(given.doubt, DIGITS),
        better=better.steps,
        facts=() if quality == "best" else reasons(game, choice.seat, given),
        opened=in_the_open(game, choice, [given.steps, better.steps], luck),
    )


def quality_of(better: Line, given: Line) -> Quality:
    """Return how good a line is beside the best; a difference within doubt is none."""
    if given.steps == better.steps or given.behind <= CERTAIN or not given.worse:
        return "best"
    if given.behind < DOUBTFUL:
        return "fine"
    return "doubtful" if given.behind < MISTAKEN else "mistake"


def in_the_open(
    game: Game, choice: Choice, rows: Sequence[Sequence[Action]], luck: Dealer
) -> tuple[float, float] | None:
    """Return the chances after two lines in the world that there really was.

    None where nothing lay hidden, or where what counts are answers that others were still to give.
    """
    if isinstance(foresight_of(game).search, OpenTree) or whole_of(game, choice.view) is not None:
        return None
    judge = Judge(game, choice.view, luck, lambda _view, _dealer: choice.state.copy())
    first, second = weighed_by(judge, rows, OPEN_WORLDS)
    return round(first.chance, DIGITS), round(second.chance, DIGITS)


def worth_a_look(choices: Sequence[Choice], seat: int) -> list[Choice]:
    """Return the choices of a seat in which there was something to choose."""
    return [choice for choice in choices if choice.seat == seat and choice.width > 1]


def accuracy(chances: Sequence[tuple[float, float]]) -> float:
    """Return the part of the chances at hand that was kept, a choice on average.

    Each choice comes as the chance after what was played and the one after the best.

    >>> accuracy([(0.5, 0.5), (0.3, 0.4)])
    0.875
    """
    kept = [played / best if best > 0.0 else 1.0 for played, best in chances]
    return round(sum(kept) / len(kept), DIGITS) if kept else 1.0
