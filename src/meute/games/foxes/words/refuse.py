"""Why an answer is refused: the rule's number and a sentence.

A reason rests on what the asking seat may know: the open table, its own cards, and the question
put to it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import fields
from typing import Any, Final

from meute.core.decision import CHANCE, Action, Decision
from meute.core.message import Message, Param, Reason, Seat
from meute.games.foxes import actions as a
from meute.games.foxes import data
from meute.games.foxes.data import (
    ACTIONS,
    AT_EXIT,
    CELLS,
    CUBS,
    END_OF_ROW,
    INSTINCTS,
    OBJECTIVES,
    WOLF,
)
from meute.games.foxes.rules.board import here, validated
from meute.games.foxes.rules.den import DigPath, LayPath, free_cells
from meute.games.foxes.rules.free import (
    AT_ACT,
    AT_DEN,
    AT_MOUNTAIN,
    AT_MOVE,
    AT_PLACE,
    WINDOWS,
    has_effect,
)
from meute.games.foxes.rules.growth import GrowCubs, PayLastStep, price, prices_of_last_step
from meute.games.foxes.rules.instincts import DevelopInstinct, cubs_waiting
from meute.games.foxes.rules.mountain import CARD, COST_OF, ActOnMountain
from meute.games.foxes.rules.move import MoveFox, reach
from meute.games.foxes.rules.paths import connected, frontier
from meute.games.foxes.rules.pay import budget
from meute.games.foxes.rules.place import ChoosePlace
from meute.games.foxes.rules.territory import ActHere, obstructed, possible
from meute.games.foxes.state import State
from meute.games.foxes.words.names import field_name, territory_name

ASKED_IN_TURN: Final = {
    ChoosePlace: AT_PLACE,
    MoveFox: AT_MOVE,
    ActHere: AT_ACT,
    ActOnMountain: AT_MOUNTAIN,
    DigPath: AT_DEN,
}
"""The decisions that a free play may interrupt."""


def refused(rule: str, key: str, **params: Param) -> Reason:
    """Give the paragraph that forbids an answer, and the sentence that says so."""
    return Reason(rule, Message(f"foxes.why.{key}", params))


def why_not(state: State, player: int, action: Action) -> Reason | None:
    """Return why this seat may not give this answer now; None if it may."""
    top: Any = state.pending[-1] if state.pending else None
    if top is None:
        return refused("B6.4", "over")
    if top.player == CHANCE:
        return refused(top.rule, "chance")
    if top.player != player:
        return refused("B2.3", "not_asked", player=Seat(top.player))
    if action in top.options(state):
        return None
    find = FINDERS.get(type(action))
    found = find(state, top, action) if find else None
    return found or refused(top.rule, "other_question")


def why_not_place(_: State, decision: Decision, action: a.Place) -> Reason | None:
    """B3.3 Every open slot there is taken."""
    if isinstance(decision, ChoosePlace):
        return refused("B3.3", "full", place=territory_name(action.place))
    return None


def why_not_move(state: State, decision: Decision, _: a.Move) -> Reason | None:
    """B3.A.1 The fox does not come so far."""
    if isinstance(decision, MoveFox):
        return refused("B3.A.1", "too_far", spaces=reach(state, decision.player))
    return None


def why_not_act(state: State, decision: Decision, action: Action) -> Reason | None:
    """B3.A.3 The action is not printed here, done, forbidden, impossible or too dear."""
    if isinstance(decision, ActOnMountain):
        return why_not_mountain(state, decision, action)
    if not isinstance(decision, ActHere):
        return None
    if not state.steps[decision.player]:
        return refused("B3.A.1", "on_start")
    return why_not_here(state, decision.player, a.ACTS.index(action))


def why_not_here(state: State, player: int, act: int) -> Reason:
    """B3.A.3 What stands against an action on the space where the fox has arrived."""
    cost = state.printed.costs[ACTIONS * here(state, player) + act]
    if cost < 0:
        return refused("C2", "not_printed")
    if state.done >> act & 1:
        return refused("B3.A.3", "done")
    if obstructed(state, player, act):
        wolf = state.obstacles[WOLF] == state.foxes[player]
        return refused("B4", "wolf" if wolf and act != data.MARK else "hunter")
    if not possible(state, player, act):
        own = act == data.MARK and state.markers[here(state, player)] == player
        return refused("B3.A.3", "own_marker" if own else IMPOSSIBLE[act])
    return refused("B3.6", "cannot_pay", cost=cost, means=budget(state, player))


IMPOSSIBLE: Final[tuple[str, ...]] = ("no_tile", "no_marker", "track_end", "no_cub")


def why_not_mountain(state: State, decision: Decision, action: Action) -> Reason | None:
    """B3.A' The action is done, impossible or too dear."""
    if not isinstance(decision, ActOnMountain):
        return refused("B3.A'", "not_mountain") if type(decision) in ASKED_IN_TURN else None
    player = decision.player
    number = COST_OF.get(type(action))
    if number is None:
        return refused("B3.A'", "not_on_mountain")
    if state.done >> number & 1:
        return refused("B3.A'", "done")
    cost, means = state.printed.mountain_costs[number], budget(state, player)
    if cost > means:
        return refused("B3.6", "cannot_pay", cost=cost, means=means)
    return refused("B3.A'", NOT_HAD[type(action)])


NOT_HAD: Final[Mapping[type, str]] = {
    a.Activate: "no_flag",
    a.Advance: "track_end",
    a.Raise: "no_cub",
}


def why_not_card(state: State, decision: Decision, action: Any) -> Reason | None:
    """B3.A' (ii) The die is exhausted, the card not in hand, or the price too high."""
    if not isinstance(decision, ActOnMountain):
        return refused("B3.A'", "not_mountain") if type(decision) in ASKED_IN_TURN else None
    if state.done >> CARD & 1 or not state.die:
        return refused("B3.A'", "done" if state.done >> CARD & 1 else "die_exhausted")
    drawn = isinstance(action, a.DrawCard)
    if not drawn and not state.hands[OBJECTIVES * decision.player + action.objective]:
        return refused("B3.A'", "no_card")
    return refused("C9", "price") if isinstance(action, a.Exchange) else refused("B0.7", "no_pile")


def why_not_dig(state: State, decision: Decision, action: a.Dig) -> Reason | None:
    """B3.B.1 Too dear, or too few free cells."""
    if not isinstance(decision, DigPath):
        return None
    if action.tiles > free_cells(state, decision.player):
        return refused("B3.B.2", "no_cells")
    means = budget(state, decision.player)
    return refused("B3.6", "cannot_pay", cost=state.printed.dig_costs[action.tiles], means=means)


def why_not_lay(state: State, decision: Decision, action: a.Lay) -> Reason | None:
    """B3.B.2 The cell is covered or too far away, or the turn is like another."""
    if not isinstance(decision, LayPath):
        return None
    player = decision.player
    if state.dens[CELLS * player + action.cell] >= 0:
        return refused("B3.B.2", "covered")
    if action.cell not in frontier(state, player):
        start = state.dens[CELLS * player + data.START_CELL] < 0
        return refused("B3.B.2", "start_first" if start else "not_beside")
    return refused("C7", "same_turn")


def why_not_develop(state: State, decision: Decision, action: a.Develop) -> Reason | None:
    """B3.B.4 The exit or the instinct does not qualify."""
    if not isinstance(decision, DevelopInstinct):
        return None
    player = decision.player
    if state.instincts[INSTINCTS * player + action.instinct] >= 0:
        return refused("C7", "instinct_taken")
    if not connected(state, player) >> action.exit & 1:
        return refused("B3.B.3", "not_connected")
    values = dict(cubs_waiting(state, player))
    if action.exit not in values:
        return refused("B3.B.4", "exit_waits")
    return refused("C7", "cub_too_small", needs=state.printed.instinct_needs[action.instinct])


def why_not_ruse(state: State, decision: Decision, action: a.UseRuse) -> Reason | None:
    """C10 Not held, not its time, or no effect."""
    window = ASKED_IN_TURN.get(type(decision))
    if window is None:
        return None
    if state.ruses[decision.player] != action.ruse:
        return refused("C10", "no_ruse")
    return refused("C10", "no_effect" if window in WINDOWS[action.ruse] else "not_its_time")


def why_not_bonus(state: State, decision: Decision, action: a.PlayBonus) -> Reason | None:
    """C6 Not held or no effect."""
    if type(decision) not in ASKED_IN_TURN:
        return None
    held = state.bonuses[data.BONUSES * decision.player + action.bonus]
    if held and not has_effect(state, decision.player, action.bonus):
        return refused("B8", "no_effect")
    return refused("C6", "no_bonus")


def why_not_cheese(_: State, decision: Decision, __: Any) -> Reason | None:
    """B3.2 Somebody else has it, or nobody."""
    return refused("B3.2", "no_cheese") if type(decision) in ASKED_IN_TURN else None


def why_not_grow(state: State, decision: Decision, action: a.Grow) -> Reason | None:
    """B5.5 The cub is not on spaces 1-5, or the step too dear."""
    if not isinstance(decision, GrowCubs):
        return None
    player = decision.player
    place = state.cub_place[CUBS * player + action.cub]
    if not 0 < place < END_OF_ROW:
        return refused("B5.5", "not_growing")
    cost = price(state, player, action.cub)
    if state.pc[player] < cost:
        return refused("B5.5", "cannot_pay", cost=cost, means=state.pc[player])
    assert not prices_of_last_step(state, player)
    return refused("F22", "last_step")


def why_not_leave(state: State, decision: Decision, action: a.Leave) -> Reason | None:
    """B5.5 The cub is not at the end, the exit taken, or no objective validated."""
    if not isinstance(decision, GrowCubs):
        return None
    first = CUBS * decision.player
    if state.cub_place[first + action.cub] != END_OF_ROW:
        return refused("B5.5", "not_at_end")
    if not validated(state, decision.player):
        return refused("F4", "no_objective")
    assert AT_EXIT + action.exit in state.cub_place[first : first + CUBS]
    return refused("B5.5", "exit_taken")


def why_not_pay(state: State, decision: Decision, action: Action) -> Reason | None:
    """D15, D17 Not held."""
    offered = {type(option) for option in decision.options(state)}
    if type(action) in offered or isinstance(decision, PayLastStep):
        return refused("B0.2", "not_held")
    return None


def why_not_raise(state: State, decision: Decision, action: Any) -> Reason | None:
    """D10, D11, D12, D18 The question is right, the answer is not."""
    offered = {type(option) for option in decision.options(state)}
    if type(action) not in offered:
        return None
    [field] = [f.name for f in fields(action)]
    value = field_name(state.printed, field, getattr(action, field))
    return refused(decision.rule, f"cannot.{type(action).__name__}", what=value)


FINDERS: Final[Mapping[type, Callable[[State, Any, Any], Reason | None]]] = {
    a.Place: why_not_place,
    a.Move: why_not_move,
    a.Mulotage: why_not_act,
    a.Mark: why_not_act,
    a.Advance: why_not_act,
    a.Raise: why_not_act,
    a.Activate: why_not_mountain,
    a.Gather: why_not_mountain,
    a.DrawCard: why_not_card,
    a.SwapCard: why_not_card,
    a.Exchange: why_not_card,
    a.Dig: why_not_dig,
    a.Lay: why_not_lay,
    a.Develop: why_not_develop,
    a.UseRuse: why_not_ruse,
    a.PlayBonus: why_not_bonus,
    a.TradeCheese: why_not_cheese,
    a.Grow: why_not_grow,
    a.Leave: why_not_leave,
    a.PayResource: why_not_pay,
    a.PayTwo: why_not_pay,
    a.PayTile: why_not_pay,
    a.SellResource: why_not_pay,
    a.BuyResources: why_not_pay,
    a.RaiseCub: why_not_raise,
    a.AdvanceOn: why_not_raise,
    a.PutObstacle: why_not_raise,
    a.MoveHunter: why_not_raise,
}
"""Where the answer has no finder, the open question says enough."""
