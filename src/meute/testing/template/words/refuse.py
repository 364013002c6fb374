"""Why not? What stands against an answer, with its paragraph."""

from __future__ import annotations

from meute.core.decision import Action
from meute.core.message import Message, Reason
from meute.core.stack import Stack
from meute.testing.template.actions import Nod, Raise
from meute.testing.template.rules.bids import RaiseBid
from meute.testing.template.rules.stash import NodOrStash
from meute.testing.template.state import State


def why_not(state: State, player: int, action: Action) -> Reason | None:
    """Say why this seat may not answer so; None if it may."""
    asked = Stack().asked(state)
    question = next((each for each in asked if each.player == player), None)
    if question is None:
        return Reason("", Message("core.not_asked"))
    if action in question.options(state):
        return None
    if isinstance(question, NodOrStash) and isinstance(action, Nod):
        return Reason("2.4", Message("hush.why.nodded"))
    if isinstance(question, RaiseBid) and isinstance(action, Raise):
        return Reason("2.6", Message("hush.why.highest"))
    return Reason(question.rule, Message(f"hush.why.{type(question).__name__}"))
