"""A running game: one facade for server, command line, arena, environments and scripts."""

from __future__ import annotations

import secrets
from bisect import bisect_right
from dataclasses import dataclass
from itertools import takewhile
from operator import itemgetter
from typing import TYPE_CHECKING, Any

from meute.core import registry
from meute.core.bare import BareTable
from meute.core.codec import from_json, state_from_plain
from meute.core.dealer import FairDealer
from meute.core.decision import CHANCE, Action, Decision
from meute.core.errors import BadData, CannotUndo
from meute.core.message import Line, Message, Reason, Seat
from meute.core.record import CHECK_EVERY, Answer, Check, End, Header, Record, Undo, may_see
from meute.core.run import NotAnOption, Run
from meute.core.shortcut import BadRow, checked
from meute.core.standing import NOT_AN_OPTION, NOT_ASKED, OVER, LogLine

if TYPE_CHECKING:
    from collections.abc import Sequence

    from meute.core.game import Game, State

NO_RUN = Reason("", Message("core.no_run"))
NOTHING = Reason("", Message("core.undo.nothing"))


@dataclass
class _Mark:
    """Where an answer can be taken back to."""

    n: int
    seat: int
    state: State
    answers: int = 1
    """How many answers are taken back with it: several of a row."""


class Table(BareTable):
    """A running game with its record, its log and its undo boundary."""

    record: Record
    """Everything that has happened so far."""
    _log: list[tuple[int, Line]]

    def _open(self, game: Game, header: Header, dealer: FairDealer | None, state: State) -> None:
        """Lay out the first position of a record."""
        self.record = Record(header)
        self._marks: list[_Mark] = []
        self._boundary = "core.undo.nothing"
        self._log = []
        self._passed: list[tuple[int, Any]] = []
        state.story = []
        super()._open(game, header, dealer, state)

    @classmethod
    def _resume(cls, header: Header, seed: int | str | None, game: Game | None = None) -> Table:
        """Open the table of a record before its first event; `walk` then goes on."""
        table = cls.__new__(cls)
        rules = game or registry.game(header.game)
        dealer = None if seed is None else FairDealer(seed)
        table._open(rules, header, dealer, _first_state(rules, header))  # noqa: SLF001 (its own)
        return table

    @classmethod
    def from_state(
        cls,
        game: str | Game,
        data: bytes | str,
        seed: int | str | None = None,
        *,
        names: Sequence[str] = (),
    ) -> Table:
        """Go on from any position that `state_json` wrote or somebody drew by hand."""
        rules = registry.game(game) if isinstance(game, str) else game
        plain = from_json(data)
        seed = secrets.token_hex(32) if seed is None else seed
        header = Header(
            game=rules.meta.name,
            rules=rules.meta.rules_version,
            seats=len(rules.scores(_position(rules, plain))),
            variant={},
            commitment=FairDealer(seed).commitment,
            names=tuple(names),
            start=plain,
        )
        table = cls._resume(header, seed, rules)
        table._deal()  # noqa: SLF001 (its own)
        return table

    def plan(self, seat: int, actions: Sequence[Action]) -> None:
        """Let these be all sealed answers of a seat in the run now open; or change nothing.

        They answer its questions from the first on; those after the last answer stay open.
        """
        if self._run is None or seat not in self._run.seats:
            reason = OVER if self.over else NO_RUN if self.decision(seat) else NOT_ASKED
            raise self._illegal(None, None, reason)
        self._passed = []
        try:
            self._run.seal(seat, actions)
        except NotAnOption as error:
            refused = None
            if error.decision is not None:
                refused = self.game.why_not(error.state, seat, error.action) or NOT_AN_OPTION
            raise self._illegal(error.action, error.decision, refused or NOT_ASKED) from None
        self._close_run()

    def play_row(self, seat: int, actions: Sequence[Action]) -> None:
        """Give several answers as one: all of them or, if one is not legal in its turn, none.

        A row ends with the first answer after which chance draws, somebody else is asked, or
        somebody is shown something. It is one step for `undo`; the record holds single answers.
        """
        try:
            found = checked(self.game, self._state, seat, actions)
        except BadRow as error:
            raise self._illegal(error.action, error.decision, error.reason) from None
        self._passed = []
        before = self._events
        for option in found:
            self._force(self._asked[0], option)
        self._bind(before)
        self._deal()

    def _bind(self, before: int) -> None:
        """Let what a seat has answered after an event be one step to take back."""
        row = [mark for mark in self._marks if mark.n > before]
        if row:
            row[0].answers = len(row)
            self._marks[-len(row) :] = row[:1]

    def passed(self) -> list[tuple[int, Any]]:
        """Hand out, once, the positions between the events of the last answer, chance's included.

        Each comes with the number of its last event. What lies between the answers of a secret run
        is not among them: there is nothing to see.
        """
        passed, self._passed = self._passed[1:], []
        return passed

    def _answer(self, seat: int, decision: Decision, option: Action) -> None:
        """Answer, and forget what earlier answers passed."""
        self._passed = []
        super()._answer(seat, decision, option)

    def _run_closed(self, run: Run) -> None:
        """Nobody takes back what several seats have shown each other."""
        del self._passed[1:]
        if len(run.seats) > 1:
            self._marks.clear()
            self._boundary = "core.undo.shown"

    def cannot_undo(self, seat: int) -> Reason | None:
        """Return why this seat can take back nothing; None if it can."""
        if self.over:
            return OVER
        if seat in self.sealed:
            return None
        if self._marks and len(self._asked) > 1 and set(self.in_run) != {seat}:
            return Reason("", Message("core.undo.asked"))
        if self._marks and self._marks[-1].seat == seat:
            return None
        if self._marks:
            return Reason("", Message("core.undo.others"))
        return Reason("", Message(self._boundary))

    def undo(self, seat: int, steps: int | None = None) -> None:
        """Take back this seat's answers to the last information boundary, or only the last `steps`.

        The boundary is the last event that drew chance, showed anybody something hidden, asked
        several seats in secret, or was another seat's answer. In a secret run a seat takes back
        its own sealed answers. Once the game is over nothing is taken back: its seed is told.
        """
        reason = NOTHING if steps is not None and steps < 1 else self.cannot_undo(seat)
        if reason is not None:
            raise CannotUndo(reason, self._english(reason))
        if self._run is not None and seat in self._run.sealed:
            self._run.forget(seat, steps)
            return
        own = list(takewhile(lambda mark: mark.seat == seat, reversed(self._marks)))
        self._take_back(seat, own[:steps][-1].n)

    def log(self, seat: int | None, since: int = 0) -> list[LogLine]:
        """Return the log as this seat may read it, from the events after number `since`."""
        return [
            LogLine(n, line.message)
            for n, line in self.lines_since(since)
            if may_see(line.to, seat)
        ]

    def lines_since(self, since: int) -> list[tuple[int, Line]]:
        """Return the whole log after an event, with who may read each line: for the server."""
        return self._log[bisect_right(self._log, since, key=itemgetter(0)) :]

    def _take_back(self, seat: int, back_to: int) -> None:
        """Return to the position before event `back_to`: for `undo` and `walk`."""
        if self.over or not any(m.n == back_to and m.seat == seat for m in self._marks):
            reason = OVER if self.over else Reason("", Message(self._boundary))
            raise CannotUndo(reason, self._english(reason))
        count = 0
        while self._marks and self._marks[-1].n >= back_to:
            mark = self._marks.pop()
            self._state = mark.state
            count += mark.answers
        self._state.story = []
        self._events += 1
        self._log = [(n, line) for n, line in self._log if n < back_to]
        told = Message("core.undone", {"player": Seat(seat), "count": count})
        self._log.append((self._events, Line(told)))
        self.record.entries.append(Undo(self._events, seat, back_to))
        self._put(self.game.asked(self._state))

    def _deal(self) -> None:
        """Let the dice answer until a seat is asked; close the record when the game is over."""
        super()._deal()
        if not self._asked and self._dealer is not None and not self.record.finished:
            self._finish(self._dealer.seed)

    def _happen(self, decision: Decision, action: Action) -> None:
        """Let one event happen and write it down: whole or, if the rules fail, not at all."""
        before = self._state.copy()
        try:
            super()._happen(decision, action)
        except BaseException:
            self._state = before
            self._state.story = []
            self._put(self.game.asked(self._state))
            raise
        seat = decision.player
        self.record.entries.append(Answer(self._events, seat, action, decision.seen_by()))
        self._passed.append((self._events - 1, before))
        if self._state.story:
            self._log.extend((self._events, line) for line in self._state.story)
            self._state.story.clear()
        if seat == CHANCE or self._state.shown != before.shown:
            self._marks.clear()
            self._boundary = "core.undo.chance" if seat == CHANCE else "core.undo.shown"
        else:
            self._marks.append(_Mark(self._events, seat, before))
        if self._events % CHECK_EVERY == 0:
            self.record.entries.append(Check(self._events, self.state_hash()))

    def _finish(self, seed: str) -> None:
        """Close the record with the result and the seed."""
        self.record.entries.append(self._end(seed))

    def _end(self, seed: str) -> End:
        """Return the last line of the record, if the game ends here."""
        return End(self._events, self.scores, self.ranks, self.state_hash(), seed)


def _first_state(game: Game, header: Header) -> Any:
    """Return the position before the first event of a record."""
    if header.start is not None:
        return _position(game, header.start)
    return game.setup(game.meta.check_seats(header.seats), game.meta.variant(header.variant))


def _position(game: Game, plain: Any) -> Any:
    """Read a position and make sure that the game can show it."""
    state = state_from_plain(game, plain)
    faults = game.faults(state)
    if faults:
        raise BadData(f"this is no position of {game.meta.title}: {faults[0]}")
    return state
