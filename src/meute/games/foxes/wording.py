"""What a player hears: the question, what each answer would do, and the paragraph behind it."""

from __future__ import annotations

from dataclasses import fields
from typing import Any, Final

from meute.core.decision import CHANCE, Decision
from meute.core.message import Message, Param, Seat
from meute.games.foxes import actions as a
from meute.games.foxes.data import MOUNTAIN
from meute.games.foxes.rules.mountain import ActOnMountain
from meute.games.foxes.state import State
from meute.games.foxes.text import NAMES, obstacle_name
from meute.games.foxes.view import FoxesView

SEATS: Final = ("player", "owner", "roller", "drawer", "digger", "finder")
"""The fields of a decision that name a seat."""


def asked(view: FoxesView) -> Decision[State] | None:
    """Return the question on top."""
    top = view.pending[-1] if view.pending else None
    return top if isinstance(top, Decision) else None


def gaps(record: Any) -> dict[str, Param]:
    """Say the fields of an action or a decision; anything that is not named is its number."""
    out: dict[str, Param] = {}
    for field in fields(record):
        value = getattr(record, field.name)
        if field.name in SEATS:
            if value != CHANCE:
                out["player"] = Seat(value)
        elif field.name == "obstacle":
            out["obstacle"] = obstacle_name(value)
        elif field.name in NAMES:
            out[field.name] = NAMES[field.name](value)
        else:
            out[field.name] = value
    return out


def prompt(view: FoxesView) -> Message:
    """Put the question now open into words."""
    decision = asked(view)
    if decision is None:
        return Message("core.over")
    return Message(f"foxes.ask.{type(decision).__name__}", {**gaps(decision), "die": view.die})


def sentence(view: FoxesView, action: Any) -> Message:
    """Say what an answer would do."""
    name = type(action).__name__
    if isinstance(asked(view), ActOnMountain) and isinstance(action, a.Advance):
        name = "Advance.mountain"
    return Message(f"foxes.do.{name}", gaps(action))


def because(_: FoxesView, action: Any) -> Message:
    """Give the reason behind a hint; one sentence per kind of answer."""
    return Message(f"foxes.because.{type(action).__name__}", gaps(action))


RULES: Final[dict[type, str]] = {
    a.UseRuse: "C10",
    a.PlayBonus: "C6",
    a.TradeCheese: "B3.2",
    a.EndTurn: "B3.7",
    a.Activate: "B4",
    a.Exchange: "C9",
    a.Leave: "B5.5",
}
"""Where the answer says more than the question."""


def rule(view: FoxesView, action: Any) -> str:
    """Return the number of the paragraph that helps most with this answer."""
    decision = asked(view)
    if isinstance(action, a.Place) and action.place >= MOUNTAIN:
        return "B3.A'" if action.place == MOUNTAIN else "B3.B.1"
    return RULES.get(type(action)) or (decision.rule if decision else "B6.4")
