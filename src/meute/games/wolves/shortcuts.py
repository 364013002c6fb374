"""Answers that belong together: this wolf to that hex, paid with this tile; a den on that hex."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from meute.core.decision import Action
from meute.core.shortcut import Row
from meute.core.stack import Stack
from meute.games.wolves import actions as a
from meute.games.wolves.preview import LOOKS, of_step, question
from meute.games.wolves.rules.move import MoveWolves, PayMove
from meute.games.wolves.rules.turn import TakeAction
from meute.games.wolves.state import State
from meute.games.wolves.view import WolvesView, state_from

GAME: Final = Stack()

AIMING: Final = (a.Howl, a.BuildDen, a.UpgradeDen, a.Dominate)
"""The actions that begin with the choice of a hex."""

Seen = dict[tuple[int, int, int], Any]
"""What steps would do, by kind of wolf, start and end: it does not depend on which tile pays."""


def shortcuts(view: WolvesView, options: Sequence[Action]) -> list[Row]:
    """List all that one gesture can do: a wolf sent to a hex, or an action aimed at one."""
    asked = view.pending[-1] if options and view.pending else None
    if isinstance(asked, TakeAction):
        return list(_actions(state_from(view), options))
    if isinstance(asked, MoveWolves):
        return list(_moves(state_from(view), (), {}))
    return []


def _actions(state: State, options: Sequence[Action]) -> Iterator[Row]:
    """4 Every action that can be taken now, with what it aims at."""
    for option in options:
        if isinstance(option, a.Move):
            yield from _paid_moves(_after(state, option))
        elif isinstance(option, AIMING):
            aiming = _after(state, option)
            for aim in question(aiming).options(aiming):
                yield Row((option, aim), LOOKS[type(aim)](aiming, aim))


def _paid_moves(state: State) -> Iterator[Row]:
    """5, 7 Moves with every tile, and with a token for a terrain that no tile shows."""
    asked = question(state)
    assert isinstance(asked, PayMove)
    shown = state.tiles_of(asked.player)
    seen: Seen = {}
    for payment in asked.options(state):
        if not isinstance(payment, a.SpendAs) or payment.terrain not in shown:
            yield from _moves(_after(state, payment), (a.MOVE, payment), seen)


def _moves(state: State, begun: tuple[Action, ...], seen: Seen) -> Iterator[Row]:
    """7 Every wolf that may move now, to every hex where it may stop."""
    asked = question(state)
    if not isinstance(asked, MoveWolves):
        return
    for pick in asked.options(state):
        if isinstance(pick, a.Pick):
            sent = _after(state, pick)
            for go in question(sent).options(sent):
                step = (pick.kind, pick.hex, go.hex)
                if step not in seen:
                    seen[step] = of_step(sent, go)
                yield Row((*begun, pick, go), seen[step])


def _after(state: State, answer: Action) -> State:
    """Return the table after an answer."""
    after = state.copy()
    GAME.play(after, answer)
    return after
