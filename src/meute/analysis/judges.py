"""What becomes of rows of answers: played on in the same worlds, to the end of the seat's turn.

Every chance that hints and studies tell comes from here, so that all are on one scale.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from meute.analysis.course import OwnTurn
from meute.analysis.prospect import foresight_of
from meute.bots.search.flat import FlatPlayouts
from meute.bots.search.mixed import Outset, believed, whole_of
from meute.bots.search.playout import Clock
from meute.bots.search.worlds import SEEDS, Luck, Worlds
from meute.core.dealer import Dealer, drawn
from meute.core.decision import View
from meute.core.foresight import FlatRace, Foresight, Halving, OpenTree
from meute.core.game import Game
from meute.core.searches import Whole
from meute.core.stack import settle

Imagine = Callable[[Any, Dealer], Any]
"""Makes a world from a view."""

BREVITY: Final = 8
"""Playouts to the end of a turn that take about as long as one to the end of a game."""

PLANNED: Final = 3
"""Playouts of whole plans for each that a single question has: they are asked for once."""

TRUST: Final = 8.0
"""Worlds that the judgement stands for, where a room does not say."""


@dataclass(frozen=True)
class Row:
    """Answers that a seat may give in its turn, one after the other."""

    steps: tuple[Any, ...]
    loss: float = 0.0
    """How far the judgement puts it behind the best, as a chance to win."""
    odds: float = 0.0
    """How often it is drawn."""
    plan: Any = None
    """What it is as a whole, where a room answers a secret run so."""


@dataclass(frozen=True)
class Outcome:
    """Where a row has led in one world."""

    chance: float
    stop: Any
    """The position right after the row's answers."""
    end: Any
    """The position in which the chance was asked for."""


def told_by(game: Game) -> Foresight:
    """Return a room's foresight on the scale of hints: chances to win, never margins.

    Playouts that count by how much a finished game is won are no chances; there the room's estimate
    is asked at the end of the turn.
    """
    foresight = foresight_of(game)
    pace = foresight.pace
    if pace.closing is None or not pace.margins:
        return foresight
    return replace(foresight, pace=replace(pace, horizon=1, closing=None))


def quick_playouts(game: Game, seat: int, foresight: Foresight) -> FlatPlayouts:
    """Return playouts in which everybody follows the judgement, as quickly as the room can."""
    search = foresight.search
    if isinstance(search, OpenTree):
        judge = search.judge
        flat = FlatRace(rate=lambda world, asked, options: judge(world, asked.player, options))
    else:
        flat = FlatRace(quick=search.quick, rate=search.rate)
    return FlatPlayouts(game, seat, foresight, flat)


class Judge:
    """Plays rows of answers on in one imagined world after the other."""

    def __init__(
        self, game: Game, view: View, dealer: Dealer, imagine: Imagine | None = None
    ) -> None:
        """Imagine worlds as the room's bots do, or in another way."""
        self._game, self._seat = game, view.player  # type: ignore[attr-defined]
        self._foresight = foresight = told_by(game)
        self._worlds = Worlds(game, view, imagine or foresight.believe, dealer)
        self._playouts = quick_playouts(game, self._seat, foresight)
        whole = None if foresight.mixture is None else foresight.mixture.whole
        self._common = None if whole is None else whole.common
        self.varies = not isinstance(foresight.search, OpenTree)
        """Whether worlds differ, as far as is known: with nothing hidden, if chance comes up."""
        root = foresight.search.root
        self.trust = root.trust if isinstance(root, Halving) else TRUST
        shortened = foresight.pace is not foresight_of(game).pace
        self.brevity = BREVITY if shortened else 1

    def row(self, steps: tuple[Any, ...]) -> Row:
        """Return answers as a row."""
        return Row(steps)

    def heat(self, rows: Sequence[Row]) -> list[Outcome]:
        """Return what becomes of each row in the next world."""
        world, luck = self._worlds.next()
        found = []
        for row in rows:
            found.append(self._carried_out(world.copy(), row, luck.again()))
            self.varies = self.varies or luck.used
        return found

    def _carried_out(self, world: Any, row: Row, luck: Luck) -> Outcome:
        pace = self._foresight.pace
        clock, turn = Clock(pace, world), OwnTurn(self._game, pace, self._seat, world)
        turn.play_all(row.steps)
        return self._followed(world, clock, luck)

    def _followed(self, world: Any, clock: Clock, luck: Luck) -> Outcome:
        """Play on to where the chance is asked for; what all share may be lost for all."""
        stop = world.copy()
        chance = self._playouts.follow(world, clock, luck)[self._seat]
        if self._common is not None and self._game.decision(world) is not None:
            chance *= self._common(world)
        return Outcome(chance, stop, world)


class SecretJudge(Judge):
    """Judges whole plans for a secret run against what the others are believed to plan."""

    def __init__(self, game: Game, view: View, dealer: Dealer, whole: Whole) -> None:
        """Know what everybody considers."""
        super().__init__(game, view, dealer)
        self._view, self._whole, self._dealer = view, whole, dealer
        outset = Outset(game, self._foresight, whole.outset(view), self._seat)
        self._state = outset.state
        self._others = believed(outset, whole)
        self.brevity = PLANNED

    def row(self, steps: tuple[Any, ...]) -> Row:
        """Return answers as a row that is a plan too."""
        world, _ = self._worlds.next()
        turn = OwnTurn(self._game, self._foresight.pace, self._seat, world)
        turn.play_all(steps)
        return Row(steps, plan=self._whole.made(turn.view()))

    def heat(self, rows: Sequence[Row]) -> list[Outcome]:
        """Imagine a world and what the others plan in it; return what becomes of each plan."""
        dealer, lay = self._dealer, self._whole.lay
        world = self._game.redeal(self._state, self._seat, dealer)
        for seat, menu, belief in self._others:
            lay(world, seat, menu[drawn(belief, dealer.part())])
        luck = Luck(dealer.pick(SEEDS))
        out = []
        for row in rows:
            course = world.copy()
            lay(course, self._seat, row.plan)
            clock = Clock(self._foresight.pace, course)
            settle(course)
            out.append(self._followed(course, clock, luck.again()))
        return out


def judge_of(game: Game, view: View, dealer: Dealer) -> Judge:
    """Return who judges rows of answers to the question of a view."""
    whole = whole_of(game, view)
    return Judge(game, view, dealer) if whole is None else SecretJudge(game, view, dealer, whole)
