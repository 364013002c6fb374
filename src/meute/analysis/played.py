"""A finished game played once more: how it stood, what each seat chose, what chance gave.

A *choice* is what a seat answered in one go: its turn, or a part of it that chance, somebody else
or something shown has cut off. It is judged as a whole, by what the seat knew when it began.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from meute.analysis.course import OwnTurn
from meute.analysis.prospect import foresight_of
from meute.core.decision import Action, Decision, View
from meute.core.game import State
from meute.core.record import Answer, End, Record, Undo
from meute.core.walk import Moment as Event
from meute.core.walk import laid_out, walk

NO_TURN: Final = (None, None)
"""What is known of the turn after something was taken back."""


@dataclass(frozen=True)
class Moment:
    """A position in which the table waited for somebody, or the last one."""

    n: int
    state: State


@dataclass
class Choice:
    """What a seat answered in one go, and what it knew when it began."""

    n: int
    """The last event before the question."""
    seat: int
    view: View
    shown: View
    """The view as a person sees it, for sentences."""
    options: Sequence[Action]
    state: State
    """How it really stood."""
    steps: list[Action] = field(default_factory=list)
    events: list[int] = field(default_factory=list)
    """The numbers of these answers."""
    width: int = 1
    """The most options that one of the questions had."""


@dataclass(frozen=True)
class Drawn:
    """An answer of chance, and the position in which it was asked."""

    state: State
    decision: Decision
    entry: Answer


class Course:
    """A finished game played once more, from its seed and its answers."""

    def __init__(self, record: Record) -> None:
        """Play it."""
        end = record.entries[-1]
        assert isinstance(end, End), "only finished games can be studied"
        self.table = laid_out(record.header, end.seed)
        self.moments: list[Moment] = []
        self.choices: list[Choice] = []
        self.draws: list[Drawn] = []
        self._pace = foresight_of(self.table.game).pace
        self._turn: tuple[object, object] = NO_TURN
        self._open: dict[int, tuple[Choice, OwnTurn]] = {}
        """The choice that each seat may go on with, and how far it has come."""
        for event in walk(record.entries, self.table):
            if isinstance(event.entry, Undo):
                self._undone(event.entry)
            elif event.by_chance:
                self._drawn(event)
            elif event.by_seat:
                self._answered(event)
        self._look()

    def _drawn(self, event: Event) -> None:
        """Keep what chance was asked; it ends whatever anybody was about to do."""
        assert event.decision is not None
        self._open.clear()
        self.draws.append(Drawn(self.table.copy_state(), event.decision, event.answer))

    def _answered(self, event: Event) -> None:
        """Keep an answer with its choice, and the position if a turn has ended before it."""
        entry = event.answer
        if event.opens:
            self._look()
        else:  # in a secret run the table waits for fewer and fewer
            self._turn = (entry.seat,), self._turn[1]
        choice, turn = self._choice(event)
        choice.steps.append(entry.action)
        choice.events.append(entry.n)
        choice.width = max(choice.width, len(event.options))
        turn.play(entry.action)

    def _choice(self, event: Event) -> tuple[Choice, OwnTurn]:
        """Return the choice that an answer belongs to: the one it goes on with, or a new one."""
        seat, game = event.answer.seat, self.table.game
        going = self._open.get(seat)
        if not (event.decision is not None and event.decision.secret):
            self._open = {} if going is None else {seat: going}
        if going is not None and going[1].question() is not None:
            return going
        world = event.sight.copy()
        view, shown = event.full_view, event.view
        choice = Choice(event.asked_after, seat, view, shown, event.options, world.copy())
        self.choices.append(choice)
        self._open[seat] = choice, OwnTurn(game, self._pace, seat, world)
        return self._open[seat]

    def _undone(self, entry: Undo) -> None:
        """Forget the answers taken back; the turn goes on where they began."""
        self._look()
        self._turn = NO_TURN
        self._open.clear()
        for choice in self.choices:
            kept = [n for n in choice.events if n < entry.back_to]
            del choice.steps[len(kept) :], choice.events[len(kept) :]
        self.choices = [choice for choice in self.choices if choice.events]

    def _look(self) -> None:
        """Keep the position where a turn has ended: in its middle, estimates mislead."""
        table, state = self.table, self.table.copy_state()
        before, self._turn = self._turn, (table.waiting, self._pace.tempo(state))
        ended = before not in (NO_TURN, self._turn)
        if not self.moments or (ended and (table.over or self._pace.quiet(state))):
            self.moments.append(Moment(table.events, state))


def spread(items: Sequence[Any], most: int) -> list[Any]:
    """Return at most `most` items, evenly spread, the first and the last among them.

    >>> spread(range(10), 4)
    [0, 3, 6, 9]
    """
    if len(items) <= most:
        return list(items)
    last = len(items) - 1
    return [items[round(i * last / (most - 1))] for i in range(most)]
