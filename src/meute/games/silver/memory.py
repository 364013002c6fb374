"""R0.5 Memory without an aid: a look is shown until the next answer of whoever looked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from meute.core.decision import Decision
from meute.core.shape import mypyc_attr
from meute.core.stack import Stack

if TYPE_CHECKING:
    from meute.games.silver.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class ForgetfulStack(Stack):
    """The play loop of a table at which the last look is over with the next answer."""

    def play(self, state: State, action: Any) -> None:
        """Answer the open question; with unaided memory the seat's last look is over."""
        if state.fresh:
            forget_looks(state)
        Stack.play(self, state, action)


def forget_looks(state: State) -> None:
    """Forget what the player who answers now has looked at."""
    asked = state.pending[-1]
    assert isinstance(asked, Decision)
    fresh = state.fresh
    state.fresh = [
        x for i in range(0, len(fresh), 2) if fresh[i] != asked.player for x in fresh[i : i + 2]
    ]
