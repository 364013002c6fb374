"""Rows of answers that belong together: several questions, one gesture.

A room lists them; whoever plays gives one as a whole, and takes it back as a whole. In the record
stand the single answers, as if they had been given one by one.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from meute.core.message import Message, Reason
from meute.core.run import find
from meute.core.standing import NOT_AN_OPTION, NOT_ASKED, OVER

if TYPE_CHECKING:
    from meute.core.decision import Action, Decision
    from meute.core.game import Game, State

EMPTY: Final = Reason("", Message("core.row.empty"))
SEALED: Final = Reason("", Message("core.row.sealed"))
ENDS: Final = Reason("", Message("core.row.ends"))


@dataclass(frozen=True)
class Row:
    """Answers to be given one after the other, and what they would do together."""

    answers: tuple[Action, ...]
    preview: Any = None
    """A record of the room's `preview_class`, or None."""


class BadRow(Exception):
    """A row that cannot be carried out: which answer, to what question, and why not."""

    def __init__(self, action: Action | None, decision: Decision | None, reason: Reason) -> None:
        """Keep what is wrong."""
        super().__init__(action)
        self.action = action
        self.decision = decision
        self.reason = reason


def checked(game: Game, state: State, seat: int, answers: Sequence[Action]) -> list[Any]:
    """Return the options that a row means, or raise `BadRow`; the state stays as it is.

    Nothing that the seat does not know yet may come up before the last answer: otherwise one could
    try what happens and be refused.
    """
    if not answers:
        raise BadRow(None, None, EMPTY)
    world = state.copy()
    found: list[Any] = []
    for answer in answers:
        found.append(_option(game, world, seat, answer, later=bool(found)))
        shown = world.shown
        if len(found) < len(answers):
            game.play(world, found[-1])
        if world.shown != shown:
            raise BadRow(answer, None, ENDS)
    return found


def _option(game: Game, state: State, seat: int, answer: Action, *, later: bool) -> Any:
    """Return the option of the question now open that equals an answer."""
    asked = game.asked(state)
    if not asked or asked[0].player != seat:
        raise BadRow(answer, None, ENDS if later else NOT_ASKED if asked else OVER)
    if asked[0].secret:
        raise BadRow(answer, asked[0], SEALED)
    option = find(asked[0].options(state), answer)
    if option is None:
        reason = game.why_not(state, seat, answer) or NOT_AN_OPTION
        raise BadRow(answer, asked[0], reason)
    return option
