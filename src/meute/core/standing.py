"""What can be read off a running game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from meute.core.codec import encode, state_hash
from meute.core.decision import CHANCE
from meute.core.errors import UnknownName
from meute.core.message import Message, Phrasebook, Reason
from meute.core.texts import CATALOGUES

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from meute.core.dealer import FairDealer
    from meute.core.decision import Action, Decision
    from meute.core.game import Game
    from meute.core.record import Header
    from meute.core.run import Run

NOT_ASKED = Reason("", Message("core.not_asked"))
OVER = Reason("", Message("core.over"))
NOT_AN_OPTION = Reason("", Message("core.not_an_option"))


@dataclass(frozen=True)
class LogLine:
    """A line of the log and the number of the event that caused it."""

    n: int
    """The number of the event."""
    message: Message
    """What it says."""


class Standing:
    """How a game stands: everything about a table that can be read."""

    game: Game
    """The rules."""
    header: Header
    """What was settled before the first event."""
    _dealer: FairDealer | None
    _state: Any
    _events: int
    _drawn: set[str]
    _asked: Sequence[Decision]
    _run: Run | None

    @property
    def seats(self) -> int:
        """The number of players."""
        return self.header.seats

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names, or nothing."""
        return self.header.names

    @property
    def events(self) -> int:
        """The number of the last event."""
        return self._events

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that owe an answer now: several for secret choices, none when over."""
        if self._run is not None:
            return self._run.waiting
        return tuple(d.player for d in self._asked if d.player != CHANCE)

    @property
    def sealed(self) -> Mapping[int, tuple[Any, ...]]:
        """The secret answers given but not yet shown, by seat; each may still be changed."""
        return {} if self._run is None else self._run.sealed

    @property
    def in_run(self) -> tuple[int, ...]:
        """The seats of the secret run now open, whether they have answered or not."""
        return () if self._run is None else self._run.seats

    def left(self, seat: int) -> int:
        """Return how many of its questions in the secret run now open a seat has yet to answer."""
        return 0 if self._run is None else self._run.left(seat)

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
        return self.header.commitment

    @property
    def drawn(self) -> frozenset[str]:
        """The kinds of outcome that chance has drawn so far."""
        return frozenset(self._drawn)

    @property
    def seed(self) -> str | None:
        """The seed of the dice: a secret until the game is over; None if not known here."""
        return None if self._dealer is None else self._dealer.seed

    def view(self, seat: int | None) -> Any:
        """Return what this seat may know, its own sealed answers included; None for a spectator."""
        return self.game.view(self._state if seat is None else self._state_of(seat), seat)

    def full_view(self, seat: int) -> Any:
        """Return all this seat has lawfully learned: what its bot is given."""
        return self.game.full_view(self._state_of(seat), seat)

    def _state_of(self, seat: int) -> Any:
        """Return the state a seat looks at: in a secret run, one with its own answers in it."""
        return self._state if self._run is None else self._run.state(seat)

    def decision(self, seat: int) -> Decision | None:
        """Return the question this seat may answer now; when done in a run, its last one."""
        if self._run is not None:
            return self._run.question(seat)
        if self._asked and self._asked[0].player == seat != CHANCE:
            return self._asked[0]
        return None

    def options(self, seat: int) -> tuple[Any, ...]:
        """Return the legal answers of this seat; none if it is not asked."""
        decision = self.decision(seat)
        return () if decision is None else tuple(decision.options(self._state_of(seat)))

    def why_not(self, seat: int, action: Action) -> Reason | None:
        """Return why this seat may not answer so now; None if it may."""
        decision = self.decision(seat)
        if decision is None:
            return OVER if self.over else NOT_ASKED
        state = self._state_of(seat)
        if action in decision.options(state):
            return None
        return self.game.why_not(state, seat, action) or NOT_AN_OPTION

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

    def svg(self, seat: int | None = None, *, language: str = "en", look: str = "day") -> str:
        """Draw the table as this seat sees it, or as a spectator does, by `day` or by `night`."""
        from meute.core.picture import svg_of  # noqa: PLC0415 (whoever plays draws nothing)

        if seat is not None and seat not in range(self.seats):
            raise UnknownName(f"there is no seat {seat}; the seats are 0 to {self.seats - 1}")
        return svg_of(
            self.game,
            self.view(seat),
            self.names,
            seats=self.seats,
            language=language,
            look=look,
        )

    def _repr_html_(self) -> str:
        """Show the table in a notebook as a spectator sees it; `svg` and `view` take a seat."""
        return self.svg()

    def __repr__(self) -> str:
        """Say which game it is and how it stands."""
        scores = ", ".join(f"{points:g}" for points in self.scores)
        return (
            f"<{type(self).__name__} of {self.game.meta.name} with {self.seats} seats, "
            f"event {self.events}: {self._awaited}; scores {scores}>"
        )

    @property
    def _awaited(self) -> str:
        if self.over:
            return "over"
        seats = ", ".join(map(str, self.waiting))
        return f"seat{'s' if len(self.waiting) > 1 else ''} {seats} asked" if seats else "no dice"

    def _english(self, reason: Reason) -> str:
        return self.say(reason.message)
