"""What a game must be able to do, and what every game with a stack has by default."""

from __future__ import annotations

from dataclasses import fields, replace
from functools import cached_property
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Protocol, Self, TypeAlias, TypeVar, cast

from meute.core import spelled
from meute.core.decision import Action, Decision, Pending, View
from meute.core.message import Line, Message, Reason
from meute.core.outcome import ranked
from meute.core.stack import Stack, settle
from meute.core.words import open_question

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from meute.core.dealer import Dealer
    from meute.core.foresight import Foresight
    from meute.core.guide import Panel, Section
    from meute.core.lesson import Lesson
    from meute.core.meta import Meta, Value
    from meute.core.picture import Brush, Picture
    from meute.core.shortcut import Row

__all__ = ["Game", "GameOf", "StackRules", "State", "settle"]


class State(Protocol):
    """A position: flat plain data that knows how to copy itself."""

    pending: list[Pending]
    """Open decisions and steps; the last comes first."""

    shown: int
    """Grows whenever a seat is shown something it could not have predicted."""

    story: list[Line] | None
    """Where the rules write the log; None, as in every copy, when nobody reads it."""

    def copy(self) -> Self:
        """Return an equal, independent state without a story."""
        ...


S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)


class GameOf(Protocol[S, V]):
    """The rules of one game, as functions of its states `S` and of what seats see of them, `V`.

    `StackRules` brings all that can be told from the rest; a room writes what is left, and
    replaces what it can do better. A game that lacks a name of this list cannot be registered.
    """

    meta: Meta
    """Its title, its people, its size and its settings."""

    def __hash__(self) -> int:
        """Tell games apart, so that what follows from one can be kept beside it."""
        ...

    @property
    def actions(self) -> Sequence[Action]:
        """Every action that exists, chance's included, each once.

        Their order is part of the rules: within a rules version it stays as it is, since learned
        policies and their data know answers by their places (see `meute.core.codes`).
        """
        ...

    @property
    def chances(self) -> Sequence[type[Action]]:
        """The classes of the actions that chance takes; no seat ever takes one of them."""
        ...

    @property
    def vocabulary(self) -> Mapping[str, type]:
        """The classes that may stand in a record or a saved state, by their names."""
        ...

    @property
    def state_class(self) -> type[S]:
        """The class of positions."""
        ...

    @property
    def view_class(self) -> type[V]:
        """The class of what a seat is shown."""
        ...

    @property
    def preview_class(self) -> type | None:
        """The class of what `preview` returns; None if the room looks ahead nowhere."""
        ...

    @property
    def foresight(self) -> Foresight | None:
        """What the room knows about who will win; None if it leaves that to playing on."""
        ...

    @property
    def lesson(self) -> Lesson | None:
        """The coached first game; None if the room has none."""
        ...

    def setup(self, seats: int, variant: Mapping[str, Value]) -> S:
        """Set a new table; `variant` is complete and checked."""
        ...

    def colours(self, seats: int, variant: Mapping[str, Value]) -> Sequence[int]:
        """Return which colour of the game's box each seat plays, counted from 0."""
        ...

    def decision(self, state: S) -> Decision | None:
        """Return the question now open; None when the game is over."""
        ...

    def asked(self, state: S) -> Sequence[Decision]:
        """Return the question now open, or the whole run of secret ones; nothing when over.

        A run holds the longest sequence of secret questions on top of the stack, in its order. A
        seat may have several in it; it answers them in turn, while the others answer theirs.
        """
        ...

    def play(self, state: S, action: Action) -> None:
        """Answer the open question with one of its options, in place."""
        ...

    def scores(self, state: S) -> Sequence[float]:
        """Return the points of each player: valid at any time, final when the game is over."""
        ...

    def ranks(self, state: S) -> Sequence[int]:
        """Rank the players by the rulebook's tie-breaks, 1 for the winner or winners."""
        ...

    def parts(self, state: S) -> Mapping[str, Sequence[float]]:
        """Return the points of each player by where they came from, under message keys."""
        ...

    def view(self, state: S, player: int | None) -> V:
        """Return what this seat is shown; None for a spectator."""
        ...

    def full_view(self, state: S, player: int) -> V:
        """Return all this seat has lawfully learned: what its bot is given."""
        ...

    def open_view(self, state: S) -> V:
        """Return a view in which nothing is hidden, for whoever looks at a finished game."""
        ...

    def imagine(self, view: V, dealer: Dealer) -> S:
        """Return one world that looks exactly like this view."""
        ...

    def redeal(self, state: S, player: int | None, dealer: Dealer) -> S:
        """Return the same position with everything this seat cannot know dealt anew.

        It reads the state, never a view: the law on secrets compares the two. With the same
        dealer, two positions that differ only in what the seat cannot know become equal.
        """
        ...

    def faults(self, state: S) -> Sequence[str]:
        """Say what is impossible about a position; nothing about any the rules can reach."""
        ...

    def why_not(self, state: S, player: int, action: Action) -> Reason | None:
        """Return why this seat may not give this answer now; None if it may."""
        ...

    def prompt(self, view: V) -> Message:
        """Put the question now open into words."""
        ...

    def sentence(self, view: V, action: Action) -> Message:
        """Say what an answer would do."""
        ...

    def rule(self, view: V, action: Action) -> str:
        """Return the number of the paragraph behind an answer."""
        ...

    def preview(self, view: V, action: Action) -> Any:
        """Return what an answer would do, as a record of `preview_class`; None: nothing to tell.

        It is worked out from the view alone, so that it can tell no secret, and what it says is
        what the rules then do.
        """
        ...

    def shortcuts(self, view: V, options: Sequence[Action]) -> Sequence[Row]:
        """List rows of answers that belong together, each of which begins with one of the options.

        Each answer of a row is legal in its turn, and nobody else is asked, no chance drawn and
        nothing hidden shown before its last.
        """
        ...

    def rate(self, view: V, options: Sequence[Action]) -> Sequence[float]:
        """Rate each option for the seat of the view; the highest looks best."""
        ...

    def planned(self, view: V, action: Action) -> Message:
        """Say what an answer would do as a step of a plan, where no question stands before it."""
        ...

    def because(self, view: V, action: Action) -> Message:
        """Say why a good player would answer so, in a room that names no measures."""
        ...

    def features(self, view: V) -> Sequence[float]:
        """Describe what the seat of a view knows in numbers from -1 to 1, its own things first.

        For learners: a room and a number of seats always have as many, each with a name.
        """
        ...

    def feature_names(self, seats: int) -> Sequence[str]:
        """Name these numbers, each once; a room that tells none has no names."""
        ...

    def draw(self, view: V, brush: Brush) -> Picture:
        """Draw what a view shows, and nothing else, for notebooks, papers and reports."""
        ...

    def catalogue(self, language: str) -> Mapping[str, str]:
        """Return the room's words in one language."""
        ...

    def rules(self, language: str) -> Mapping[str, str]:
        """Return the rules by paragraph number, in reading order."""
        ...

    def terms(self, language: str) -> Mapping[str, str]:
        """Return what the words of the game mean, as `meute.core.terms` reads it."""
        ...

    def guide(self, language: str) -> Mapping[str, str]:
        """Return the words of the panels and of the aid in one language."""
        ...

    def panels(self) -> Sequence[Panel]:
        """Return the game in a few pictures, for somebody who has never seen it."""
        ...

    def aid(self, seats: int, variant: Mapping[str, Value]) -> Sequence[Section]:
        """Return what to have at hand at a table: what a turn is, what it costs, what scores."""
        ...

    def lesson_words(self, language: str) -> Mapping[str, str]:
        """Return what the lesson says in one language."""
        ...


Game: TypeAlias = GameOf[Any, Any]
"""Any game: what plays them all knows positions and views of none."""


class StackRules(Stack, Generic[S, V]):
    """The play loop of a game whose questions and steps lie on a stack, and plain defaults.

    The defaults let a new room be played, simulated and compared at once: it ranks by points,
    hides from a bot nothing that it shows a person, rates every option alike and speaks in the
    names of its own classes. `StackRules[MyState, MyView]` says for whom, and means `StackRules`.
    """

    earlier: ClassVar[Mapping[int, Game]] = {}
    """The rules of earlier versions, by their number, by which games begun then are played on."""

    if TYPE_CHECKING:  # every room writes these: a stub would hide that one is missing
        meta: Meta

        def scores(self, state: S) -> Sequence[float]: ...  # noqa: D102

        def view(self, state: S, player: int | None) -> V: ...  # noqa: D102

    else:

        def __class_getitem__(cls, _: object) -> type:
            return cls

    @cached_property
    def chances(self) -> Sequence[type[Action]]:
        """Roll no dice and deal no cards."""
        return ()

    @cached_property
    def preview_class(self) -> type | None:
        """Look ahead nowhere."""
        return None

    @cached_property
    def foresight(self) -> Foresight | None:
        """Leave it to playing on."""
        return None

    @cached_property
    def lesson(self) -> Lesson | None:
        """Teach nobody."""
        return None

    def colours(self, seats: int, variant: Mapping[str, Value]) -> Sequence[int]:  # noqa: ARG002
        """Give every seat the next colour of the box."""
        return range(seats)

    def ranks(self, state: S) -> Sequence[int]:
        """Rank the players by their points; equal points share a rank."""
        sign = 1 if self.meta.lowest_wins else -1
        return ranked([(sign * points,) for points in self.scores(state)])

    def full_view(self, state: S, player: int) -> V:
        """Return what the seat is shown: nobody has forgotten anything."""
        return self.view(state, player)

    def open_view(self, state: S) -> V:
        """Return the spectator's view with the position's own fields of the same names."""
        shown: Any = self.view(state, None)
        own = {field.name for field in fields(cast("Any", state))}
        names = [field.name for field in fields(shown) if field.name in own]
        opened: V = replace(shown, **{name: getattr(state, name) for name in names})
        return opened

    def parts(self, state: S) -> Mapping[str, Sequence[float]]:
        """Tell nothing about where points came from."""
        del state
        return {}

    def faults(self, state: S) -> Sequence[str]:
        """Take every position for possible."""
        del state
        return ()

    def why_not(self, state: S, player: int, action: Action) -> Reason | None:
        """Refuse what is not among the options, by the rule of the question."""
        own = next((asked for asked in self.asked(state) if asked.player == player), None)
        if own is None:
            return Reason("", Message("core.not_asked"))
        if action in own.options(state):
            return None
        return Reason(own.rule, Message("core.not_an_option"))

    def prompt(self, view: V) -> Message:
        """Name the class of the question."""
        return spelled.question(view)

    def sentence(self, view: V, action: Action) -> Message:
        """Name the class of the answer and what its fields hold."""
        del view
        return spelled.answer(action)

    def rule(self, view: V, action: Action) -> str:
        """Return the rule of the question."""
        del action
        asked = open_question(view)
        return asked.rule if asked else ""

    def preview(self, view: V, action: Action) -> Any:
        """Tell nothing of what an answer would do."""
        del view, action
        return None

    def shortcuts(self, view: V, options: Sequence[Action]) -> Sequence[Row]:
        """List no rows: every answer is given by itself."""
        del view, options
        return ()

    def rate(self, view: V, options: Sequence[Action]) -> Sequence[float]:
        """Rate all options alike."""
        del view
        return [0.0] * len(options)

    def planned(self, view: V, action: Action) -> Message:
        """Say the same as beside the question."""
        return self.sentence(view, action)

    def because(self, view: V, action: Action) -> Message:
        """Give no reason."""
        del view, action
        return Message("core.plain.because")

    def features(self, view: V) -> Sequence[float]:
        """Tell learners nothing."""
        del view
        return ()

    def feature_names(self, seats: int) -> Sequence[str]:
        """Name nothing."""
        del seats
        return ()

    def draw(self, view: V, brush: Brush) -> Picture:
        """List what the view shows."""
        from meute.core.plainpicture import drawn

        return drawn(view, brush)

    def catalogue(self, language: str) -> Mapping[str, str]:
        """Bring no words."""
        del language
        return {}

    def rules(self, language: str) -> Mapping[str, str]:
        """Bring no rules in words."""
        del language
        return {}

    def terms(self, language: str) -> Mapping[str, str]:
        """Explain no words."""
        del language
        return {}

    def guide(self, language: str) -> Mapping[str, str]:
        """Bring no words for pictures."""
        del language
        return {}

    def panels(self) -> Sequence[Panel]:
        """Show no pictures."""
        return ()

    def aid(self, seats: int, variant: Mapping[str, Value]) -> Sequence[Section]:
        """Have nothing at hand."""
        del seats, variant
        return ()

    def lesson_words(self, language: str) -> Mapping[str, str]:
        """Say nothing in a lesson."""
        del language
        return {}
