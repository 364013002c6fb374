"""A finished game studied: how everybody's chances went, and which answers could have been better.

The work is cut into parts that do not depend on each other or on the clock, so that it can be done
in slices, broken off and taken up again with the same result.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from meute.analysis.hints import mirrored
from meute.analysis.prospect import DIGITS, Prospect, foresight_of, levelled, prospect
from meute.bots.search import SearchBot
from meute.bots.search.named import race_of
from meute.core.dealer import Dealer
from meute.core.decision import Action, View
from meute.core.foresight import shares
from meute.core.game import Game, State
from meute.core.record import End, Record, Undo
from meute.core.walk import Moment as Event
from meute.core.walk import laid_out, walk

MOMENTS: Final = 120
"""The most positions of a game that are estimated."""
WORLDS: Final = 20
"""Worlds that are imagined for each seat in each of them."""
MOVES: Final = 24
"""Answers of one seat that are searched: those which the room's judgement likes least."""
MOST_PLAYOUTS: Final = 400
"""Such a search has the playouts of an expert bot, but not more than these."""
DUEL: Final = 80
"""Playouts that then compare the answer given with the one preferred."""
NO_TURN: Final = (None, None)
"""What is known of the turn after something was taken back."""
CLEAR: Final = 0.03
"""A smaller difference of chances is not worth a word."""


@dataclass(frozen=True)
class Moment:
    """A position in which the table waited for somebody, or the last one."""

    n: int
    state: State


@dataclass(frozen=True)
class Move:
    """An answer, and what its seat knew when it gave it."""

    n: int
    """The last event before the question."""
    event: int
    seat: int
    view: View
    shown: View
    """The view as a person sees it, for sentences."""
    options: Sequence[Action]
    answer: Action


@dataclass(frozen=True)
class Preferred:
    """An answer that the search would not have given, and what it would have done."""

    move: Move
    better: Any
    chance: float
    """The chance to win after the answer given."""
    best: float
    """The chance to win after the better one."""


class Study:
    """The parts into which the study of a finished game is cut."""

    def __init__(self, record: Record, name: str, people: Sequence[int]) -> None:
        """Play the game again and choose what to look at; the name seeds the imagined worlds."""
        course = Course(record)
        self.game = course.table.game
        self.name = name
        self.moments = spread(course.moments, MOMENTS)
        self.moves = [move for seat in people for move in doubtful(self.game, course.moves, seat)]

    @property
    def total(self) -> int:
        """How many parts there are: first the moments, then the moves."""
        return len(self.moments) + len(self.moves)

    def chances(self, part: int) -> list[Prospect]:
        """Return the chance of every seat at a moment, each from what that seat could know."""
        state = self.moments[part].state
        if self.game.decision(state) is None:
            return [Prospect(won, won, won) for won in shares(self.game.ranks(state))]
        return [
            prospect(self.game, self.game.full_view(state, seat), self._luck(part, seat), WORLDS)
            for seat in range(len(self.game.scores(state)))
        ]

    def preferred(self, part: int) -> Preferred | None:
        """Return what the search would have done instead of a move, if that is clearly better."""
        move = self.moves[part - len(self.moments)]
        game, luck = self.game, self._luck(part, move.seat)
        playouts = min(foresight_of(game).levels["expert"], MOST_PLAYOUTS)
        found = SearchBot(playouts).analyse(move.view, move.options, luck)
        best = found[0].option
        if best == move.answer or same(game, move.view, best, move.answer):
            return None
        if any(verdict.odds and verdict.option == move.answer for verdict in found):
            return None  # one of those that a good player draws from
        better, given = duel(game, move.view, [best, move.answer], luck)
        if better - given < CLEAR:
            return None
        return Preferred(move, best, round(given, DIGITS), round(better, DIGITS))

    def _luck(self, part: int, seat: int) -> Dealer:
        return Dealer(f"study {self.name} {part} {seat}")


class Course:
    """A finished game played once more, from its seed and its answers."""

    def __init__(self, record: Record) -> None:
        """Play it."""
        end = record.entries[-1]
        assert isinstance(end, End), "only finished games can be studied"
        self.table = laid_out(record.header, end.seed)
        self.moments: list[Moment] = []
        self.moves: list[Move] = []
        self._turn: tuple[object, object] = NO_TURN
        for event in walk(record.entries, self.table):
            if isinstance(event.entry, Undo):
                self._undone(event.entry)
            elif event.by_seat:
                self._answered(event)
        self._look()

    def _answered(self, event: Event) -> None:
        """Keep a move that had a choice, and the position if a turn has ended before it."""
        options, entry = event.options, event.answer
        if event.opens:
            self._look()
        else:  # in a secret run the table waits for fewer and fewer
            self._turn = (entry.seat,), self._turn[1]
        if len(options) > 1:
            view, shown, n = event.full_view, event.view, event.asked_after
            self.moves.append(Move(n, entry.n, entry.seat, view, shown, options, entry.action))

    def _undone(self, entry: Undo) -> None:
        """Forget the moves taken back; the turn goes on where they began."""
        self._look()
        self._turn = NO_TURN
        self.moves = [move for move in self.moves if move.event < entry.back_to]

    def _look(self) -> None:
        """Keep the position where a turn has ended: in its middle, estimates mislead."""
        table, state = self.table, self.table.copy_state()
        pace = foresight_of(table.game).pace
        before, self._turn = self._turn, (table.waiting, pace.tempo(state))
        ended = before not in (NO_TURN, self._turn)
        if not self.moments or (ended and (table.over or pace.quiet(state))):
            self.moments.append(Moment(table.events, state))


def spread(moments: Sequence[Moment], most: int) -> list[Moment]:
    """Return at most `most` moments, evenly spread, the first and the last among them.

    >>> [moment.n for moment in spread([Moment(n, None) for n in range(10)], 4)]
    [0, 3, 6, 9]
    """
    if len(moments) <= most:
        return list(moments)
    last = len(moments) - 1
    return [moments[round(i * last / (most - 1))] for i in range(most)]


def doubtful(game: Game, moves: Sequence[Move], seat: int) -> list[Move]:
    """Return the moves of a seat that its room's judgement likes least, in their order."""
    own = [move for move in moves if move.seat == seat]
    worst = sorted(own, key=lambda move: -regret(game, move))[:MOVES]
    return sorted(worst, key=lambda move: move.event)


def regret(game: Game, move: Move) -> float:
    """Return how far an answer is rated behind the best."""
    ratings = game.rate(move.view, move.options)
    return max(ratings) - ratings[list(move.options).index(move.answer)]


def same(game: Game, view: View, one: Action, other: Action) -> bool:
    """Tell whether two answers differ in nothing but where things lie."""
    first, second = game.rate(view, [one, other])
    return mirrored(game, (one, first), (other, second))


def duel(game: Game, view: View, options: Sequence[Action], dealer: Dealer) -> list[float]:
    """Return the chances after two answers, over the same worlds and the same luck."""
    found = race_of(game, view, options, dealer).compare(DUEL)
    return levelled(game, view, found, dealer, WORLDS)
