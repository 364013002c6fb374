"""What a player hears: the question, what each answer would do, and the paragraph behind it."""

from __future__ import annotations

from dataclasses import fields
from typing import Any, Final

from meute.core.decision import CHANCE, Decision
from meute.core.message import Message, Param, Seat
from meute.games.foxes import actions as a
from meute.games.foxes.costs import FIGURES
from meute.games.foxes.data import MOUNTAIN
from meute.games.foxes.printed import Printed, printed
from meute.games.foxes.rules.mountain import ActOnMountain
from meute.games.foxes.text import field_name
from meute.games.foxes.view import FoxesView, state_from

SEATS: Final[tuple[str, ...]] = ("player", "owner", "roller", "drawer", "digger", "finder")
"""The fields of a decision that name a seat."""


def asked(view: FoxesView) -> Decision | None:
    """Return the question on top."""
    top = view.pending[-1] if view.pending else None
    return top if isinstance(top, Decision) else None


def gaps(values: Printed, record: Any) -> dict[str, Param]:
    """Say the fields of an action or a decision; anything that is not named is its number."""
    out: dict[str, Param] = {}
    for field in fields(record):
        value = getattr(record, field.name)
        if field.name not in SEATS:
            out[field.name] = field_name(values, field.name, value)
        elif value != CHANCE:
            out["player"] = Seat(value)
    return out


def prompt(view: FoxesView) -> Message:
    """Put the question now open into words."""
    decision = asked(view)
    if decision is None:
        return Message("core.over")
    params = gaps(printed(view.variant), decision)
    return Message(f"foxes.ask.{type(decision).__name__}", {**params, "die": view.die})


def sentence(view: FoxesView, action: Any) -> Message:
    """Say what an answer would do, and what it costs and gives at this table."""
    decision = asked(view)
    name = type(action).__name__
    if isinstance(decision, ActOnMountain) and isinstance(action, a.Advance):
        name = "Advance.mountain"
    params = gaps(printed(view.variant), action)
    find = FIGURES.get(type(action))
    if find is not None and decision is not None:
        params.update(find(state_from(view), decision, action))
    return Message(f"foxes.do.{name}", params)


def because(view: FoxesView, action: Any) -> Message:
    """Give the reason behind a hint; one sentence per kind of answer."""
    return Message(f"foxes.because.{type(action).__name__}", gaps(printed(view.variant), action))


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
