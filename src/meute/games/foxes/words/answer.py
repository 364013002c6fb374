"""What an answer would do, with its figures: what it costs and gives at this table."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from meute.core.decision import Action
from meute.core.message import Message, Param
from meute.core.words import open_question
from meute.games.foxes import actions as a
from meute.games.foxes.data import (
    ACTIONS,
    EDGES,
    MOUNTAIN,
    PC,
    QUARTERS,
    RESOURCE,
    TILE,
    TRACK,
    VITAL,
)
from meute.games.foxes.printed import printed
from meute.games.foxes.rules.board import here
from meute.games.foxes.rules.growth import price
from meute.games.foxes.rules.mountain import COST_OF, ActOnMountain
from meute.games.foxes.rules.pay import discount
from meute.games.foxes.rules.place import free_slot
from meute.games.foxes.state import State
from meute.games.foxes.view import FoxesView, laid_out
from meute.games.foxes.words.names import effect_name, gain_name, gains_name, named_fields

Params = dict[str, Param]


def sentence(view: FoxesView, action: Action) -> Message:
    """Say what an answer would do, and what it costs and gives at this table."""
    decision = open_question(view)
    name = type(action).__name__
    if isinstance(decision, ActOnMountain) and isinstance(action, a.Advance):
        name = "Advance.mountain"
    params = named_fields(printed(view.variant), action)
    find = FIGURES.get(type(action))
    if find is not None and decision is not None:
        params.update(find(laid_out(view), decision, action))
    return Message(f"foxes.do.{name}", params)


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


def rule(view: FoxesView, action: Action) -> str:
    """Return the number of the paragraph that helps most with this answer."""
    decision = open_question(view)
    if isinstance(action, a.Place) and action.place >= MOUNTAIN:
        return "B3.A'" if action.place == MOUNTAIN else "B3.B.1"
    return RULES.get(type(action)) or (decision.rule if decision else "B6.4")


def cheaper(state: State, cost: int) -> Params:
    """B3.6, C10 Return a cost as it would be paid now."""
    return {"cost": max(0, cost - discount(state))}


def of_act(state: State, decision: Any, action: Action) -> Params:
    """B3.A.3, B3.A' The cost of an action on the space or on the Mountain."""
    if isinstance(decision, ActOnMountain):
        return cheaper(state, state.printed.mountain_costs[COST_OF[type(action)]])
    act = a.ACTS.index(action)
    return cheaper(state, state.printed.costs[ACTIONS * here(state, decision.player) + act])


def of_dig(state: State, _: Any, action: a.Dig) -> Params:
    """B3.B.1 The cost of so many path tiles."""
    return cheaper(state, state.printed.dig_costs[action.tiles])


def of_place(state: State, decision: Any, action: a.Place) -> Params:
    """B3.4 What the slot gives and what it takes off the die."""
    slot = free_slot(state, decision.player, action.place)
    resources, tiles, pc = state.printed.slot_gains[slot]
    gain = gains_name((RESOURCE, resources), (TILE, tiles), (PC, pc))
    return {"gain": gain, "penalty": state.printed.penalty[slot]}


def of_track(state: State, decision: Any, action: a.AdvanceOn) -> Params:
    """C5 What the next space of a bonus track gives."""
    values, track = state.printed, action.territory
    space = TRACK * track + state.paws[VITAL * decision.player + track]
    return {"gain": gain_name(values.track_gains[space], values.track_amounts[space])}


def of_cheese(state: State, _: Any, __: Any) -> Params:
    """B3.2 The PC for the cheese."""
    return {"amount": state.printed.cheese_pc}


def of_sale(state: State, _: Any, __: Any) -> Params:
    """D19 The PC for a resource."""
    return {"amount": state.printed.sale_pc}


def of_purchase(state: State, _: Any, __: Any) -> Params:
    """D19 What resources of choice cost."""
    values = state.printed
    return {"cost": values.purchase_pc, "gain": gain_name(RESOURCE, values.purchase_resources)}


def of_exchange(state: State, _: Any, action: a.Exchange) -> Params:
    """C9 The exchange effect of an objective."""
    values = state.printed
    return {"effect": effect_name(values, values.objective_exchange[action.objective])}


def of_lay(_: State, decision: Any, action: a.Lay) -> Params:
    """B3.B.2 The edges at which the tile would be open."""
    return {"open": Message(f"foxes.open.{EDGES[QUARTERS * decision.path + action.turn]}")}


def of_instinct(state: State, _: Any, action: a.Develop) -> Params:
    """C7 The VP of an instinct."""
    return {"amount": state.printed.instinct_vp[action.instinct]}


def of_step(state: State, decision: Any, action: a.Grow) -> Params:
    """B5.5 The PC for a step."""
    return {"cost": price(state, decision.player, action.cub)}


FIGURES: Final[Mapping[type, Callable[[State, Any, Any], Params]]] = {
    a.Mulotage: of_act,
    a.Mark: of_act,
    a.Advance: of_act,
    a.Raise: of_act,
    a.Activate: of_act,
    a.Gather: of_act,
    a.Dig: of_dig,
    a.Place: of_place,
    a.AdvanceOn: of_track,
    a.TradeCheese: of_cheese,
    a.SellResource: of_sale,
    a.BuyResources: of_purchase,
    a.Exchange: of_exchange,
    a.Lay: of_lay,
    a.Develop: of_instinct,
    a.Grow: of_step,
}
"""How to find the figures of each kind of answer that has some."""
