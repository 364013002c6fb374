"""The answers in words, and the paragraph behind each."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

from meute.core.decision import Action
from meute.core.message import Message
from meute.core.words import open_question
from meute.testing.template.actions import Nod, Raise
from meute.testing.template.view import HushView


def sentence(view: HushView, action: Any) -> Message:
    """Say what an answer would do; its fields fill the gaps."""
    if isinstance(action, Raise):
        key = "hush.do.Raise" if action.by else "hush.do.Raise.0"
        return Message(key, {"bid": view.bid + action.by})
    values = {field.name: getattr(action, field.name) for field in fields(action)}
    return Message(f"hush.do.{type(action).__name__}", values)


def rule(view: HushView, action: Action) -> str:
    """Return the paragraph of the question, or that of a nod."""
    if isinstance(action, Nod):
        return "2.4"
    question = open_question(view)
    return question.rule if question else "3.2"
