"""Questions, answers and things that happen by themselves: what a game's stack holds."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from meute.core.shape import mypyc_attr

CHANCE: Final = -1
"""The seat of dice and shuffled decks."""

EVERYBODY: Final = -1
"""A set of seats, as bits, that holds every seat and every spectator."""

PARAGRAPHS: Final[dict[type, str]] = {}
"""Where each kind of decision stands in its room's README; every module of rules adds its own."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Action:
    """An answer to a decision: a frozen record, equal to another with the same fields."""


@mypyc_attr(allow_interpreted_subclasses=True)
class View:
    """What one seat may know: a frozen record built by whitelist."""

    game: ClassVar[str]
    """The name of the game, so that a bot can find its rules."""

    def svg(self, *, language: str = "en", look: str = "day") -> str:
        """Draw what it shows, by `day` or by `night`."""
        from meute.core.picture import svg_of  # noqa: PLC0415 (whoever plays draws nothing)
        from meute.core.registry import game  # noqa: PLC0415 (it knows games, which know views)

        seats = getattr(self, "seats", 0)
        return svg_of(game(self.game), self, seats=seats, language=language, look=look)

    def _repr_svg_(self) -> str:
        """Show it in a notebook as a picture."""
        return self.svg()


@mypyc_attr(allow_interpreted_subclasses=True)
class Pending:
    """What lies on a game's stack: a decision or a step."""

    def __class_getitem__(cls, state: Any) -> Any:
        """Let `Decision[MyState]` be written: it says for whom, and means `Decision`."""
        return cls


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class Decision(Pending):
    """A question the rules put to one seat; an action answers it.

    A room's own decision is a frozen dataclass that adds the fields it needs; which paragraph of
    the rules asks it stands in `PARAGRAPHS`.
    """

    player: int
    """The seat that answers, or CHANCE."""

    def __init_subclass__(cls) -> None:
        """Take in decisions that name `player` again, or their paragraph, in their own body.

        Rooms were written so before the paragraph stood beside the class; a compiled base would
        not let their fields follow.
        """
        own = vars(cls)
        own.get("__annotations__", {}).pop("player", None)
        if isinstance(own.get("rule"), str):
            own.get("__annotations__", {}).pop("rule", None)
            PARAGRAPHS[cls] = own["rule"]
            del cls.rule

    @property
    def rule(self) -> str:
        """The numbered paragraph of the room's README that asks this question."""
        return PARAGRAPHS.get(type(self), "")

    @property
    def secret(self) -> bool:
        """Whether several seats are asked before any of their answers is shown."""
        return isinstance(self, SecretDecision)

    def options(self, state: Any) -> Sequence[Any]:
        """List the legal answers: never empty, in a stable order.

        No answer is listed twice, except that chance lists an outcome once per unit of weight.
        The list may belong to the state: whoever keeps it over a play copies it.
        """
        raise NotImplementedError

    def resolve(self, state: Any, action: Any) -> None:
        """Carry out one of the options."""
        raise NotImplementedError

    def seen_by(self) -> int:
        """Tell which seats see the answer, as bits."""
        return EVERYBODY


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class SecretDecision(Decision):
    """A question asked of several seats before any of their answers is shown.

    Secret questions that lie together on the stack, with no step between them, are a run: all seats
    answer at the same time, each its own questions in their order. Options may depend on the seat's
    own earlier answers of the run, never on those of others; `resolve` only notes the answer.
    """


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Pending):
    """Something that happens by itself."""

    def run(self, state: Any) -> None:
        """Let it happen."""
        raise NotImplementedError
