"""What to tell somebody who asks for a hint: a plan for the turn, how it stands, and why."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import log
from typing import Final

from meute.analysis.course import OwnTurn
from meute.analysis.judges import told_by
from meute.analysis.reasons import Fact, reasons, worded
from meute.analysis.turns import Budget, Line, best_lines
from meute.core.dealer import Dealer
from meute.core.decision import Action, View
from meute.core.game import Game
from meute.core.message import Message

LEVEL: Final = 0.25
SLIGHT: Final = 0.8
FAR: Final = 1.8
"""How far a chance is from an even share, as logits: up to here level, slightly, no more."""

A_LITTLE: Final = 0.03
MUCH: Final = 0.1
"""How far the next best is behind: up to here a little, from here on much."""

EDGE: Final = 0.005
"""No chance is told as nothing or as all."""


@dataclass(frozen=True)
class Advice:
    """The best plan for a turn, the next best if there is one, and what sets them apart."""

    best: Line
    next: Line | None
    facts: Sequence[Fact]


def advise(
    game: Game, view: View, options: Sequence[Action], dealer: Dealer, budget: Budget
) -> Advice:
    """Return what a good player would do with the rest of its turn, and why.

    Of plans that are drawn, so that nobody foresees them, one is drawn for whoever asks too.
    """
    best, *others = best_lines(game, view, options, dealer, budget)
    if not others:
        return Advice(best, None, ())
    return Advice(best, others[0], reasons(game, _seat(view), others[0]))


def standing(advice: Advice, seats: int) -> Message:
    """Say in words how a seat stands after the best plan: one word for a turn."""
    chance, even = min(1 - EDGE, max(EDGE, advice.best.chance)), 1 / seats
    far = log(chance / (1 - chance)) - log(even / (1 - even))
    level = abs(far) < LEVEL or abs(chance - even) < 2 * advice.best.error
    side = "ahead" if far > 0 else "behind"
    size = "slightly_" if abs(far) < SLIGHT else "" if abs(far) < FAR else "far_"
    return Message(f"core.hint.standing.{'level' if level else size + side}")


def percent(advice: Advice) -> int:
    """Return the chance to win after the best plan, in whole percent: more is not known."""
    return round(100 * min(1 - EDGE, max(EDGE, advice.best.chance)))


def lead(other: Line) -> Message:
    """Say in words how the next best plan compares with the best; no number within the noise."""
    if not other.worse:
        size = "even"
    else:
        size = "slight" if other.behind < A_LITTLE else "clear" if other.behind < MUCH else "large"
    return Message(f"core.hint.lead.{size}")


def grounds(game: Game, advice: Advice) -> Iterator[tuple[Message, bool | None]]:
    """Yield why the plan was chosen: each sentence with whether it speaks for it, if it does."""
    if advice.best.odds and advice.best.odds < 1:
        yield Message("core.hint.drawn"), None
    if advice.next is None:
        yield Message("core.hint.only"), None
    elif not advice.facts:
        yield Message("core.hint.nothing"), None
    for fact in advice.facts:
        yield worded(game, fact), fact.good


@dataclass(frozen=True)
class Step:
    """One answer of a plan, as it stands when its turn comes."""

    action: Action
    sentence: Message
    view: View
    """What the seat is shown then, as far as it can be foreseen."""


def steps_of(game: Game, view: View, actions: Sequence[Action]) -> list[Step]:
    """Return the steps of a plan, each as it stands when its turn comes."""
    world = game.imagine(view, Dealer(0))
    turn = OwnTurn(game, told_by(game).pace, _seat(view), world)
    out = []
    for action in actions:
        turn.question()
        shown = game.view(turn.world, turn.seat)
        out.append(Step(action, game.planned(shown, action), shown))
        turn.play(action)
    return out


def _seat(view: View) -> int:
    seat: int = view.player  # type: ignore[attr-defined]
    return seat
