"""Questions, answers and things that happen by themselves: what a game's stack holds."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeVar

if TYPE_CHECKING:
    from collections.abc import Sequence

CHANCE: Final = -1
"""The seat of dice and shuffled decks."""

EVERYBODY: Final = -1
"""A set of seats, as bits, that holds every seat and every spectator."""


class Action:
    """An answer to a decision: a frozen record, equal to another with the same fields."""


class View:
    """What one seat may know: a frozen record built by whitelist."""

    game: ClassVar[str]
    """The name of the game, so that a bot can find its rules."""


S = TypeVar("S")


class Pending:
    """What lies on a game's stack: a decision or a step."""


class Decision(Pending, Generic[S]):
    """A question the rules put to one seat; an action answers it."""

    secret: ClassVar[bool] = False
    """Asked of several seats before any of their answers is shown.

    Secret questions that lie together on the stack, with no step between them, are a run: all seats
    answer at the same time, each its own questions in their order. Options may depend on the own
    earlier answers of the run, never on those of others; `resolve` only notes the answer.
    """

    rule: ClassVar[str] = ""
    """The numbered paragraph of the room's README that asks this question."""

    player: int
    """The seat that answers, or CHANCE."""

    def options(self, state: S) -> Sequence[Any]:
        """List the legal answers: never empty, in a stable order.

        No answer is listed twice, except that chance lists an outcome once per unit of weight.
        The list may belong to the state: whoever keeps it over a play copies it.
        """
        raise NotImplementedError

    def resolve(self, state: S, action: Any) -> None:
        """Carry out one of the options."""
        raise NotImplementedError

    def seen_by(self) -> int:
        """Tell which seats see the answer, as bits."""
        return EVERYBODY


class Step(Pending, Generic[S]):
    """Something that happens by itself."""

    def run(self, state: S) -> None:
        """Let it happen."""
        raise NotImplementedError
