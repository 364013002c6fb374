"""A running game: one facade for server, command line, arena, environments and scripts."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from itertools import takewhile
from typing import TYPE_CHECKING, Any

from meute.core import registry
from meute.core.codec import encode, from_json, state_from_plain, state_hash
from meute.core.dealer import Dealer, FairDealer
from meute.core.decision import CHANCE, Decision
from meute.core.errors import BadData, BotError, CannotUndo, IllegalAction, SeedNeeded
from meute.core.message import Line, Message, Phrasebook, Reason, Seat
from meute.core.record import CHECK_EVERY, Answer, Check, End, Header, Record, Undo, may_see
from meute.core.texts import CATALOGUES

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from meute.core.game import Game
    from meute.core.registry import Bot

NOT_ASKED = Reason("", Message("core.not_asked"))
OVER = Reason("", Message("core.over"))
NOT_AN_OPTION = Reason("", Message("core.not_an_option"))


@dataclass(frozen=True)
class LogLine:
    """A line of the log and the number of the event that caused it."""

    n: int
    message: Message


@dataclass
class _Mark:
    """Where an answer can be taken back to."""

    n: int
    seat: int
    state: Any


class Table:
    """A running game: its state, its dice, its sealed answers, its undo boundary and its record."""

    def __init__(
        self,
        game: str | Game,
        seats: int,
        seed: int | str | None = None,
        variant: Mapping[str, object] | None = None,
        *,
        names: Sequence[str] = (),
    ) -> None:
        """Set up a new game; without a seed the dice get a long random one."""
        rules = registry.game(game) if isinstance(game, str) else game
        chosen = rules.meta.variant(variant)
        rules.meta.check_seats(seats)
        dealer = FairDealer(secrets.token_hex(32) if seed is None else seed)
        header = Header(
            game=rules.meta.name,
            rules=rules.meta.rules_version,
            seats=seats,
            variant=chosen,
            commitment=dealer.commitment,
            names=tuple(names),
        )
        self._open(rules, header, dealer)
        self.deal()

    def _open(self, game: Game, header: Header, dealer: FairDealer | None) -> None:
        """Lay out the first position of a record."""
        if header.start is None:
            seats = game.meta.check_seats(header.seats)
            state = game.setup(seats, game.meta.variant(header.variant))
        else:
            state = _position(game, header.start)
        self.game = game
        self.record = Record(header)
        self._dealer = dealer
        self._state = state
        self._state.story = []
        self._events = 0
        self._sealed: dict[int, Any] = {}
        self._marks: list[_Mark] = []
        self._boundary = "core.undo.nothing"
        self._log: list[tuple[int, Line]] = []
        self._asked: Sequence[Decision[Any]] = game.asked(state)

    @classmethod
    def resume(cls, header: Header, seed: int | str | None, game: Game | None = None) -> Table:
        """Open the table of a record before its first event; `replay` then plays the events."""
        table = cls.__new__(cls)
        dealer = None if seed is None else FairDealer(seed)
        table._open(game or registry.game(header.game), header, dealer)  # noqa: SLF001 (its own)
        return table

    @classmethod
    def from_state(
        cls, game: str | Game, data: bytes | str, seed: int | str | None = None
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
            start=plain,
        )
        table = cls.resume(header, seed, rules)
        table.deal()
        return table

    @property
    def seats(self) -> int:
        """The number of players."""
        return self.record.header.seats

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names, or nothing."""
        return self.record.header.names

    @property
    def events(self) -> int:
        """The number of the last event."""
        return self._events

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that owe an answer now: several for secret choices, none when over."""
        return tuple(
            d.player for d in self._asked if d.player != CHANCE and d.player not in self._sealed
        )

    @property
    def sealed(self) -> Mapping[int, Any]:
        """The secret answers given but not yet shown; each may still be changed by `play`."""
        return dict(self._sealed)

    @property
    def over(self) -> bool:
        """Tell whether the game has ended."""
        return not self._asked

    @property
    def scores(self) -> tuple[float, ...]:
        """The points now."""
        return tuple(self.game.scores(self._state))

    @property
    def ranks(self) -> tuple[int, ...]:
        """The ranks now, 1 for the best."""
        return tuple(self.game.ranks(self._state))

    @property
    def commitment(self) -> str:
        """The promise that binds the dice, published from the start."""
        return self.record.header.commitment

    @property
    def seed(self) -> str | None:
        """The seed of the dice: a secret until the game is over; None if not known here."""
        return None if self._dealer is None else self._dealer.seed

    def decision(self, seat: int) -> Decision[Any] | None:
        """Return the question this seat may answer now."""
        for decision in self._asked:
            if decision.player == seat and seat != CHANCE:
                return decision
        return None

    def options(self, seat: int) -> tuple[Any, ...]:
        """Return the legal answers of this seat; none if it is not asked."""
        decision = self.decision(seat)
        return () if decision is None else tuple(decision.options(self._state))

    def view(self, seat: int | None) -> Any:
        """Return what this seat may know; None for a spectator."""
        return self.game.view(self._state, seat)

    def why_not(self, seat: int, action: object) -> Reason | None:
        """Return why this seat may not answer so now; None if it may."""
        decision = self.decision(seat)
        if decision is None:
            return OVER if self.over else NOT_ASKED
        if action in decision.options(self._state):
            return None
        return self.game.why_not(self._state, seat, action) or NOT_AN_OPTION

    def play(self, seat: int, action: object) -> None:
        """Answer for a seat; a secret answer stays sealed until all of its round are in."""
        decision = self.decision(seat)
        option = None if decision is None else _find(decision.options(self._state), action)
        if decision is None or option is None:
            reason = self.why_not(seat, action)
            assert reason is not None
            raise IllegalAction(action, decision, reason, self._english(reason))
        if len(self._asked) > 1:
            self._sealed[seat] = option
            if len(self._sealed) < len(self._asked):
                return
            answers = [(d, self._sealed[d.player]) for d in self._asked]
            self._sealed.clear()
            for asked, answer in answers:
                self.force(asked, answer)
            self._marks.clear()
            self._boundary = "core.undo.shown"
        else:
            self.force(decision, option)
        self.deal()

    def ask(self, seat: int, bot: Bot) -> Any:
        """Return the bot's answer for this seat: it gets the seat's view and options only."""
        options = self.options(seat)
        if not options:
            reason = OVER if self.over else NOT_ASKED
            raise IllegalAction(None, None, reason, self._english(reason))
        label = f"bot {seat} {self._events}"
        luck = Dealer(label) if self._dealer is None else self._dealer.stream(label)
        answer = bot.choose(self.game.full_view(self._state, seat), options, luck)
        found = _find(options, answer)
        if found is None:
            message = f"bot {bot.name} answered {answer!r}, which is not one of its options"
            raise BotError(message)
        return found

    def cannot_undo(self, seat: int) -> Reason | None:
        """Return why this seat can take back nothing; None if it can."""
        if seat in self._sealed or (self._marks and self._marks[-1].seat == seat):
            return None
        if self._marks:
            return Reason("", Message("core.undo.others"))
        return Reason("", Message(self._boundary))

    def undo(self, seat: int, steps: int | None = None) -> None:
        """Take back this seat's answers to the last information boundary, or only so many of them.

        The boundary is the last event that drew chance, showed anybody something hidden, or was
        another seat's answer.
        """
        reason = self.cannot_undo(seat)
        if reason is not None:
            raise CannotUndo(reason, self._english(reason))
        if seat in self._sealed:
            del self._sealed[seat]
            return
        own = list(takewhile(lambda mark: mark.seat == seat, reversed(self._marks)))
        self.take_back(seat, own[:steps][-1].n)

    def take_back(self, seat: int, back_to: int) -> None:
        """Return to the position before event `back_to`: for `undo` and replays."""
        if not any(mark.n == back_to and mark.seat == seat for mark in self._marks):
            reason = Reason("", Message(self._boundary))
            raise CannotUndo(reason, self._english(reason))
        count = 0
        while self._marks and self._marks[-1].n >= back_to:
            self._state = self._marks.pop().state
            count += 1
        self._state.story = []
        self._events += 1
        self._log = [(n, line) for n, line in self._log if n < back_to]
        told = Message("core.undone", {"player": Seat(seat), "count": count})
        self._log.append((self._events, Line(told)))
        self.record.entries.append(Undo(self._events, seat, back_to))
        self._asked = self.game.asked(self._state)

    def log(self, seat: int | None, since: int = 0) -> list[LogLine]:
        """Return the log as this seat may read it, from the events after number `since`."""
        return [
            LogLine(n, line.message)
            for n, line in self._log
            if n > since and may_see(line.to, seat)
        ]

    def state_json(self) -> bytes:
        """Write the whole position, secrets included, for tests, puzzles and `from_state`."""
        return encode(self._state)

    def state_hash(self) -> str:
        """Return the digest of the position."""
        return state_hash(self._state)

    def copy_state(self) -> Any:
        """Return a copy of the position, secrets included, for tools that may see everything."""
        return self._state.copy()

    def say(self, message: Message, language: str = "en") -> str:
        """Put a message of this game into words."""
        book = Phrasebook(language, CATALOGUES[language], self.game.catalogue(language))
        return book.say(message, self.names)

    def _english(self, reason: Reason) -> str:
        return self.say(reason.message)

    def deal(self) -> None:
        """Let the dice answer until a seat is asked or the game is over; `play` does so itself."""
        while self._asked and self._asked[0].player == CHANCE:
            if self._dealer is None:
                message = "the record does not tell its seed, so the game cannot go on from here"
                raise SeedNeeded(message)
            decision = self._asked[0]
            outcome = self._dealer.pick(self._events + 1, decision.options(self._state))
            self.force(decision, outcome)
        if not self._asked and self._dealer is not None and not self.record.finished:
            self.finish(self._dealer.seed)

    def next_event(self) -> tuple[Decision[Any] | None, tuple[Any, ...]]:
        """Return the question the next event must answer, chance's included, and its options."""
        if not self._asked:
            return None, ()
        return self._asked[0], tuple(self._asked[0].options(self._state))

    def force(self, decision: Decision[Any], action: Any) -> None:
        """Carry out one event without asking whether it is due: for replays and tests.

        It happens whole or, if the rules fail, not at all.
        """
        before = self._state.copy()
        try:
            self.game.play(self._state, action)
            asked = self.game.asked(self._state)
        except BaseException:
            self._state = before
            self._state.story = []
            raise
        seat = decision.player
        answer = Answer(self._events + 1, seat, action, decision.seen_by())
        self.record.entries.append(answer)
        self._events += 1
        self._asked = asked
        self._log.extend((self._events, line) for line in self._state.story)
        self._state.story.clear()
        if seat == CHANCE or self._state.shown != before.shown:
            self._marks.clear()
            self._boundary = "core.undo.chance" if seat == CHANCE else "core.undo.shown"
        else:
            self._marks.append(_Mark(self._events, seat, before))
        if self._events % CHECK_EVERY == 0:
            self.record.entries.append(Check(self._events, self.state_hash()))

    def finish(self, seed: str) -> None:
        """Close the record with the result and the seed: `play` does so by itself."""
        end = End(self._events, self.scores, self.ranks, self.state_hash(), seed)
        self.record.entries.append(end)


def _position(game: Game, plain: Any) -> Any:
    """Read a position and make sure that the game can show it."""
    state = state_from_plain(game, plain)
    faults = game.faults(state)
    if faults:
        raise BadData(f"this is no position of {game.meta.title}: {faults[0]}")
    return state


def _find(options: Sequence[Any], action: object) -> Any | None:
    """Return the option that equals the action."""
    for option in options:
        if option == action:
            return option
    return None
