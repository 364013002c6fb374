"""The play loop of a game whose questions and steps lie on a stack."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from meute.core.decision import Decision, Step
from meute.core.shape import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Stack:
    """Reads what lies on the stack of a state, and answers it.

    A state here is anything with a list `pending`, whose last item comes first.
    """

    def decision(self, state: Any) -> Decision | None:
        """Return the question on top; None when the stack is empty and the game over."""
        pending: list[Any] = state.pending
        return pending[-1] if pending else None

    def asked(self, state: Any) -> Sequence[Decision]:
        """Return the question on top, or the whole run of secret ones that lies there."""
        run: list[Decision] = []
        pending: list[Any] = state.pending
        for item in pending[::-1]:
            if not isinstance(item, Decision) or (run and not item.secret):
                break
            run.append(item)
            if not item.secret:
                break
        return run

    def play(self, state: Any, action: Any) -> None:
        """Answer the question on top, then let steps happen until the next question."""
        pending: list[Any] = state.pending
        asked: Decision = pending.pop()
        asked.resolve(state, action)
        while pending:  # as `settle`, without its call
            top = pending[-1]
            if not isinstance(top, Step):
                return
            pending.pop()
            top.run(state)


def settle(state: Any) -> None:
    """Run the steps on top of the stack until a question lies there or nothing is left."""
    pending: list[Any] = state.pending
    while pending:
        top = pending[-1]
        if not isinstance(top, Step):
            return
        pending.pop()
        top.run(state)
