"""Rows of answers worth comparing for a turn: as the tree, the mixture or the judgement finds them.

Rows that come to the same position, whatever the order of their steps, are one.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import inf, log
from typing import Any, Final

from meute.analysis.course import OwnTurn
from meute.analysis.judges import Row
from meute.bots.search.flat import HOPELESS
from meute.bots.search.mixed import Mix, Outset, fitting, mix_of, whole_of
from meute.bots.search.named import race_of
from meute.bots.search.open import OpenNode, OpenPlayouts
from meute.bots.search.race import Question
from meute.bots.search.tree import Node
from meute.bots.search.worlds import Worlds
from meute.core.dealer import Dealer
from meute.core.foresight import Foresight
from meute.core.game import Game
from meute.core.searches import OpenTree, Whole

MOST: Final = 12
"""Rows that are compared."""

LONGEST: Final = 40
"""Answers of one row, at most."""

BESIDES: Final = 3
"""Other answers that are considered at each step of the best row."""

ALONE: Final = 4
"""An option that has no rival gets so many times fewer playouts."""

THRIFT: Final = 2
"""Hints mix whole plans with so many times fewer playouts than bots: somebody waits for them."""

PER_ROW: Final = 6
"""Playouts that each row should have at least."""


@dataclass(frozen=True)
class Budget:
    """How long may be thought: so many playouts, and not beyond a moment of `perf_counter`."""

    playouts: int
    deadline: float | None = None


def rows_of(asked: Question, budget: Budget) -> Sought:
    """Find rows that begin with one of the options asked for, each of which leads elsewhere."""
    game, view, foresight = asked.game, asked.view, asked.foresight
    whole = whole_of(game, view)
    if whole is not None:
        return Sought(Plans(asked, whole).rows(budget))
    world, _ = Worlds(game, view, foresight.believe, asked.dealer).next()
    start = OwnTurn(game, foresight.pace, view.player, world)
    if isinstance(foresight.search, OpenTree):
        return Sought(apart(start, Treed(asked, start).rows(budget)))
    judged = Judged(game, foresight, start, max(2, min(MOST, budget.playouts // PER_ROW)))
    return Sought(apart(start, judged.rows(asked.options)), judged)


class Sought:
    """Rows that were found, and where there is a judgement to ask, those beside one of them."""

    def __init__(self, rows: Sequence[Row], judged: Judged | None = None) -> None:
        """Keep what was found."""
        self.rows, self._judged = rows, judged

    @property
    def wider(self) -> bool:
        """Tell whether there may be more beside the best."""
        return self._judged is not None

    def besides(self, best: Row, others: Sequence[Row]) -> Sequence[Row]:
        """Return the best row, some others, and those that leave the best at one of its steps."""
        if self._judged is None:
            return [best, *others]
        return apart(self._judged.start, [best, *others, *self._judged.leaving(best)])


def apart(start: OwnTurn, rows: Sequence[Row]) -> list[Row]:
    """Leave out rows that come to where an earlier one comes too."""
    kept: list[Row] = []
    places: list[Any] = []
    for row in rows:
        turn = start.copy()
        turn.play_all(row.steps)
        if all(turn.world != place for place in places):
            places.append(turn.world)
            kept.append(row)
    return kept


class Judged:
    """Rows as the room's judgement would go on, and those that leave its way once."""

    def __init__(self, game: Game, foresight: Foresight, start: OwnTurn, most: int) -> None:
        """Begin where the seat is asked."""
        self._game, self._foresight, self._most = game, foresight, most
        self.start = start

    def rows(self, options: Sequence[Any]) -> list[Row]:
        """Return the row of the judgement, then others from the least loss on."""
        first = self._finished(self.start.copy(), ())
        return [Row(first), *self._leaving(first, max(BESIDES, len(options)))]

    def leaving(self, row: Row) -> list[Row]:
        """Return rows that leave a row at one of its steps, from the least loss on."""
        return self._leaving(row.steps, self._most)

    def _leaving(self, steps: Sequence[Any], besides: int) -> list[Row]:
        turn = self.start.copy()
        exits: list[tuple[float, int, Any]] = []
        for place, step in enumerate(steps):
            options = turn.options()
            node = self._node(turn, options)
            near = node.order[: (besides if place == 0 else self._most)]
            others = [n for n in near if options[n] != step]
            exits += [(-node.gaps[n], place, options[n]) for n in others]
            turn.play(step)
        exits = sorted([gone for gone in exits if gone[0] < HOPELESS], key=lambda gone: gone[:2])
        return [
            self._left(steps[:place], other, loss) for loss, place, other in exits[: self._most]
        ]

    def _left(self, before: Sequence[Any], other: Any, loss: float) -> Row:
        """Return the row that goes another way after some steps."""
        turn = self.start.copy()
        steps = (*before, other)
        turn.play_all(steps)
        return Row(self._finished(turn, steps), loss)

    def _finished(self, turn: OwnTurn, steps: tuple[Any, ...]) -> tuple[Any, ...]:
        """Go on by the judgement to the end of the turn."""
        while len(steps) < LONGEST and (options := turn.options()):
            steps = (*steps, options[self._node(turn, options).order[0]])
            turn.play(steps[-1])
        return steps

    def _node(self, turn: OwnTurn, options: Sequence[Any]) -> Node:
        """Return options with the judgement; of those that mirror each other only the first."""
        node, ratings = Node(), self._foresight.ratings
        single = len(options) == 1
        rated = [0.0] if single else self._game.rate(turn.view(), options)
        node.open(options, rated, ratings.point)
        if ratings.mirrors:
            kinds: dict[Any, int] = {}
            for n in node.order:
                kinds.setdefault((type(options[n]), node.gaps[n]), n)
            node.order = [n for n in node.order if n in kinds.values()]
        return node


class Treed:
    """Rows as a search of open positions finds them: each goes on by the best that it has found."""

    def __init__(self, asked: Question, start: OwnTurn) -> None:
        """Begin where the seat is asked."""
        assert isinstance(asked.foresight.search, OpenTree)
        self._asked, self._start = asked, start
        self._judge = asked.foresight.search.judge

    def rows(self, budget: Budget) -> list[Row]:
        """Search, then return the best row and those that leave it at one of its steps."""
        asked = self._asked
        race = race_of(asked.game, asked.view, asked.options, asked.dealer)
        race.run(budget.playouts, budget.deadline)
        if not race.root.visits:  # a single option needs no race, but its row is wanted
            for _ in range(max(1, budget.playouts // ALONE)):
                race.heat(race.runners[:1])
        assert isinstance(race.playouts, OpenPlayouts)
        return [Row(steps) for steps in self._line(self._start.copy(), race.playouts.top)]

    def _line(
        self,
        turn: OwnTurn,
        node: OpenNode | None,
        steps: tuple[Any, ...] = (),
        *,
        wide: bool = True,
    ) -> list[tuple[Any, ...]]:
        """Return the best row from a node on, and those that leave it at one of its steps."""
        besides: list[tuple[Any, ...]] = []
        while len(steps) < LONGEST and (options := turn.options()):
            first = 0
            if len(options) > 1 or (node is not None and len(node.options) == 1):  # the root's own
                known = node if node is not None and node.options else None
                first, *others = self._order(turn, known, options)
                if known is not None:
                    for other in others[:BESIDES] if wide else ():
                        besides += self._left(turn, known, steps, other)
                node = None if known is None else known.after.get(first)
            steps = (*steps, options[first])
            turn.play(options[first])
        return [steps, *besides]

    def _left(
        self, turn: OwnTurn, node: OpenNode, steps: tuple[Any, ...], other: int
    ) -> list[tuple[Any, ...]]:
        """Return the best row that takes another option here, if it was tried."""
        if node.values[other] is None:
            return []
        away, option = turn.copy(), node.options[other]
        away.play(option)
        return self._line(away, node.after.get(other), (*steps, option), wide=False)

    def _order(self, turn: OwnTurn, node: OpenNode | None, options: Sequence[Any]) -> list[int]:
        """Order options by what was found behind them; without a node by the judgement."""
        numbers = range(len(options))
        if node is None:
            rated = self._judge(turn.world, turn.seat, options)
            return sorted(numbers, key=lambda n: -rated[n])
        found = [value[turn.seat] if value is not None else -1.0 for value in node.values]
        return sorted(numbers, key=lambda n: -found[n])


class Plans:
    """Whole plans for a secret run: the one drawn from the mixture, then the best of the others."""

    def __init__(self, asked: Question, whole: Whole) -> None:
        """Begin where the seat stands in the run."""
        self._asked, self._view, self._whole = asked, asked.view, whole

    def rows(self, budget: Budget) -> list[Row]:
        """Mix, draw, and return each plan as the answers that it still takes."""
        asked = self._asked
        state, seat = self._whole.outset(asked.view), asked.view.player
        outset = Outset(asked.game, asked.foresight, state, seat)
        mix = mix_of(outset, self._whole, max(1, budget.playouts // THRIFT), None)
        found: list[Row] = []
        for plan, odds in self._picked(mix, asked.dealer):
            steps, laid = self._carried_out(plan)
            if all(row.steps != steps for row in found):
                found.append(Row(steps, odds=odds, plan=laid))
        return found

    def _picked(self, mix: Mix, dealer: Dealer) -> Iterator[tuple[Any, float]]:
        """Yield the plan drawn and the best of the others that fit what was answered already."""
        odds = fitting(self._view, self._whole, mix)
        first = raffled(odds, dealer)
        total = sum(odds, 0.0)
        rest = [n for n, odd in enumerate(odds) if odd > 0.0 and n != first]
        rest.sort(key=lambda n: -mix.chances[n])
        for n in [first, *rest[:BESIDES]]:
            yield mix.plans[n], max(odds[n] / total, 1e-9)

    def _carried_out(self, plan: Any) -> tuple[tuple[Any, ...], Any]:
        """Return the answers by which a plan is carried out, and what they amount to."""
        asked = self._asked
        world = asked.game.imagine(self._view, Dealer(0))
        turn = OwnTurn(asked.game, asked.foresight.pace, self._view.player, world)
        steps: list[Any] = []
        while options := turn.options():
            if len(options) == 1:
                steps.append(options[0])
            elif self._whole.asked(view := turn.view()):
                steps.append(options[self._whole.says(view, plan, options)])
            else:
                break
            turn.play(steps[-1])
        return tuple(steps), self._whole.made(turn.view())


def raffled(odds: Sequence[float], dealer: Dealer) -> int:
    """Draw a place by its odds; with the same luck it is drawn again as long as it is among them.

    Each place draws a time at which it comes up, the sooner the better its odds (an exponential
    race). So a plan drawn at the first question of a run is drawn at those that follow it too.
    """
    parts = [dealer.part() for _ in odds]
    times = [
        -log(1.0 - part) / odd if odd > 0.0 else inf for part, odd in zip(parts, odds, strict=True)
    ]
    return min(range(len(odds)), key=lambda n: times[n])
