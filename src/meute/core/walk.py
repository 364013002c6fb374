"""The one way to go through a record, event by event, with the table as it stood."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from meute.core.decision import CHANCE, Action, Decision
from meute.core.errors import BadData
from meute.core.record import Answer, Check, Entry, Undo
from meute.core.run import Run, find
from meute.core.table import Table

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from meute.core.game import Game
    from meute.core.record import Header


@dataclass(frozen=True)
class Moment:
    """A line of a record that is about to come true, and the table as it stands before it."""

    table: Table
    entry: Entry
    number: int
    """The line's place among the entries of its record, counted from 1."""
    decision: Decision | None
    """The question that is open; None when the game is over."""
    asked_after: int
    """The last event before the question was put: in a secret run, before its first answer."""
    sight: Any
    """The position as whoever answers looks at it: in a secret run, nobody else has answered."""

    @property
    def by_chance(self) -> bool:
        """Tell whether chance answers here."""
        return isinstance(self.entry, Answer) and self.entry.seat == CHANCE

    @property
    def by_seat(self) -> bool:
        """Tell whether a seat answers here."""
        return isinstance(self.entry, Answer) and self.entry.seat != CHANCE

    @property
    def answer(self) -> Answer:
        """The line, if it is an answer of a seat or of chance."""
        assert isinstance(self.entry, Answer), "this line takes back, checks or ends"
        return self.entry

    @property
    def opens(self) -> bool:
        """Tell whether the question was put just now, and not with others of its secret run."""
        return self.asked_after == self.table.events

    @property
    def options(self) -> tuple[Any, ...]:
        """The answers that were legal here, or the outcomes that were possible."""
        return () if self.decision is None else tuple(self.decision.options(self.sight))

    @property
    def view(self) -> Any:
        """What the seat that answers was shown."""
        return self.table.game.view(self.sight, self.answer.seat)

    @property
    def full_view(self) -> Any:
        """All that the seat that answers had lawfully learned."""
        return self.table.game.full_view(self.sight, self.answer.seat)


def laid_out(header: Header, seed: int | str | None = None, game: Game | None = None) -> Table:
    """Return the table of a record before its first event, where `walk` begins."""
    return Table._resume(header, seed, game)


def walk(entries: Iterable[Entry], table: Table) -> Iterator[Moment]:
    """Yield every line as it is about to come true; the table goes along.

    It begins where `laid_out` leaves the table. When all lines are through, it stands at the end.
    """
    run: Run | None = None
    asked_after, left = table.events, 0
    for number, entry in enumerate(entries, start=1):
        if not left:
            asked = table._asked
            run = Run(table.game, table.copy_state(), asked) if table.in_run else None
            asked_after, left = table.events, len(asked)
        decision = table._asked[0] if table._asked else None
        sight = table._state
        if run is not None and isinstance(entry, Answer):
            sight = run.state(entry.seat)
        moment = Moment(table, entry, number, decision, asked_after, sight)
        yield moment
        if isinstance(entry, Answer):
            option = _fitting(moment)
            if run is not None:
                run.answer(entry.seat, option)
            happen(table, option)
            left -= 1
        elif isinstance(entry, Undo):
            table._take_back(entry.seat, entry.back_to)
            left = 0
        elif not isinstance(entry, Check):
            table._finish(entry.seed)


def _fitting(moment: Moment) -> Any:
    """Return the option that the line of an answer takes."""
    entry, decision = moment.answer, moment.decision
    asked = decision is not None and decision.player == entry.seat
    option = find(moment.options, entry.action) if asked else None
    if option is None:
        message = f"event {entry.n} of a record does not fit the rules; `meute verify` says more"
        raise BadData(message)
    return option


def question(table: Table) -> tuple[Decision | None, tuple[Any, ...]]:
    """Return the question that the next event answers, chance's included, and its options."""
    if not table._asked:
        return None, ()
    decision = table._asked[0]
    return decision, tuple(decision.options(table._state))


def happen(table: Table, option: Action) -> None:
    """Let the next event be this option of its question, whoever answers it."""
    table._force(table._asked[0], option)
