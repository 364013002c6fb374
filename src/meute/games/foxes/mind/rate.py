"""Numbers that say how good an option looks, in VP: gains less what they cost.

A pip left on a die is a point at the end of the round, so paying with pips is not free. A turn is
judged by the best set of actions on each space that the fox can reach.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from meute.core.decision import Action
from meute.games.foxes import actions as a
from meute.games.foxes import data
from meute.games.foxes.data import ROUNDS
from meute.games.foxes.mind.case import Case
from meute.games.foxes.mind.den import exit_worth, lacking, with_tile, worth_now
from meute.games.foxes.mind.growth import step_worth
from meute.games.foxes.mind.leanings import BALANCED, Leaning
from meute.games.foxes.mind.ruse import ruse_helps
from meute.games.foxes.mind.turn import dig_worth, move_worth, place_worth
from meute.games.foxes.mind.worth import (
    destiny_worth,
    gain_worth,
    pc_worth,
    raise_worth,
    resource_worth,
    track_worth,
)
from meute.games.foxes.rules.den import LayPath
from meute.games.foxes.view import FoxesView, state_from

SOON: Final = 50.0
"""What is good whenever it is done is done first."""
NEVER: Final = -50.0


def rate(view: FoxesView, options: Sequence[Action]) -> list[float]:
    """Rate each option for the seat of the view by the balanced leaning."""
    return rate_by(BALANCED, view, options)


def rate_by(leaning: Leaning, view: FoxesView, options: Sequence[Action]) -> list[float]:
    """Rate each option for the seat of the view by a leaning."""
    decision: Any = view.pending[-1]
    return ratings(Case(leaning, state_from(view), decision), options)


def ratings(case: Case, options: Sequence[Action]) -> list[float]:
    """Rate each answer to a question."""
    return [RATES.get(type(option), nothing)(case, option) for option in options]


def nothing(_: Case, __: Any) -> float:
    """Answers that need no judgement."""
    return 0.0


def rate_place(case: Case, action: a.Place) -> float:
    """What the die would bring there."""
    return place_worth(case.eye, action.place)


def rate_move(case: Case, action: a.Move) -> float:
    """The best actions there, less the tolls."""
    return move_worth(case.eye, action.spaces)


def rate_act(case: Case, action: Action) -> float:
    """An action of the best set is better than ending the turn; any other is worse."""
    return 1.0 if action in case.best()[1] else -1.0


def rate_dig(case: Case, action: a.Dig) -> float:
    """The tiles, less what they cost."""
    return dig_worth(case.eye, action.tiles)


def rate_lay(case: Case, action: a.Lay) -> float:
    """The den afterwards, and the cell's bonus."""
    state, player = case.state, case.player
    assert isinstance(case.decision, LayPath)
    exits, boards = case.den()
    tile = data.QUARTERS * case.decision.path + action.turn
    worth = worth_now(exits, lacking(with_tile(boards, action.cell, tile)))
    values = state.printed
    gain, amount = values.cell_gains[action.cell], values.cell_amounts[action.cell]
    return worth + gain_worth(state, player, gain, amount)


def rate_resource(case: Case, action: a.TakeResource) -> float:
    """A kind that is missing is worth more."""
    return resource_worth(case.state, case.player, action.resource)


def rate_pay(case: Case, action: Any) -> float:
    """Pay with what is worth least."""
    return -resource_worth(case.state, case.player, action.resource)


def rate_pay_two(case: Case, action: a.PayTwo) -> float:
    """Pay with the pair that is worth least."""
    return -sum(
        (resource_worth(case.state, case.player, kind) for kind in (action.first, action.second)),
        0.0,
    )


def rate_pay_tile(_: Case, __: Any) -> float:
    """A stored mulotage tile is worth points at the end."""
    return -2.0


def rate_pc(case: Case, _: Any) -> float:
    """Two PC in the first round."""
    return data.RUSE_ROUND_PC * pc_worth(case.state, case.player)


def rate_raise(case: Case, action: a.RaiseCub) -> float:
    """Which cub gains most."""
    return raise_worth(case.state, case.player, action.cub)


def rate_track(case: Case, action: a.AdvanceOn) -> float:
    """Which track gives most."""
    return track_worth(case.state, case.player, action.territory)


def rate_again(case: Case, _: Any) -> float:
    """A low roll is worth another."""
    return 3.4 - float(case.decision.value)


def rate_count(case: Case, action: a.Count) -> float:
    """Pips, PC and the destiny bonus."""
    pc = case.state.printed.roll_pc[action.value]
    destiny = action.value == case.state.destiny_value
    worth = action.value + pc * pc_worth(case.state, case.player)
    return worth + destiny * destiny_worth(case.state, case.player)


def rate_develop(case: Case, action: a.Develop) -> float:
    """VP at once, and a lasting effect for the rounds to come."""
    left = ROUNDS - case.state.round
    return case.state.printed.instinct_vp[action.instinct] + left * LASTING[action.instinct]


LASTING: Final[tuple[float, ...]] = (0.8, 2.5, 0.5, 1.0, 0.8, 1.0)
"""What the effect of each instinct is worth in a round."""


def rate_leave(case: Case, action: a.Leave) -> float:
    """A cub that can leave leaves, by the exit that promises most."""
    return SOON + exit_worth(case.state, case.player, action.exit)


def rate_grow(case: Case, action: a.Grow) -> float:
    """What the row gives per PC, less what a PC saved is worth."""
    return step_worth(case.state, case.player, action.cub)


def rate_bonus(case: Case, action: a.PlayBonus) -> float:
    """Tiles without flag lose nothing by being played at once."""
    return SOON - action.bonus if case.leaning.act else NEVER


def rate_ruse(case: Case, action: a.UseRuse) -> float:
    """Use a ruse tile when it brings something."""
    return SOON if case.leaning.act and ruse_helps(case, action.ruse) else NEVER


def rate_cheese(_: Case, __: Any) -> float:
    """The cheese kept is worth more than its PC."""
    return NEVER


def rate_sell(case: Case, action: a.SellResource) -> float:
    """PC for a resource."""
    gained = case.state.printed.sale_pc * pc_worth(case.state, case.player)
    return gained - resource_worth(case.state, case.player, action.resource)


def rate_buy(case: Case, _: Any) -> float:
    """Resources for PC."""
    values = case.state.printed
    gained = values.purchase_resources * resource_worth(case.state, case.player)
    return gained - values.purchase_pc * pc_worth(case.state, case.player)


def rate_obstacle(case: Case, action: a.PutObstacle) -> float:
    """Tent and bear near the player's fox; storm and wolf where others have got further."""
    if case.decision.obstacle >= data.TENT:
        return float(action.territory == case.state.foxes[case.player])
    paws = case.state.paws
    return (
        sum(paws[action.territory :: data.VITAL])
        - 2.0 * paws[data.VITAL * case.player + action.territory]
    )


def rate_hunter(case: Case, action: a.MoveHunter) -> float:
    """Where the player is furthest there is least to mark."""
    return float(case.state.paws[data.VITAL * case.player + action.territory])


RATES: Final[Mapping[type, Callable[[Case, Any], float]]] = {
    a.Place: rate_place,
    a.Move: rate_move,
    a.Mulotage: rate_act,
    a.Mark: rate_act,
    a.Advance: rate_act,
    a.Raise: rate_act,
    a.Activate: rate_act,
    a.Gather: rate_act,
    a.DrawCard: rate_act,
    a.SwapCard: rate_act,
    a.Exchange: rate_act,
    a.Dig: rate_dig,
    a.Lay: rate_lay,
    a.TakeResource: rate_resource,
    a.TakePC: rate_pc,
    a.PayResource: rate_pay,
    a.PayTwo: rate_pay_two,
    a.PayTile: rate_pay_tile,
    a.RaiseCub: rate_raise,
    a.AdvanceOn: rate_track,
    a.RollAgain: rate_again,
    a.Count: rate_count,
    a.Develop: rate_develop,
    a.Grow: rate_grow,
    a.Leave: rate_leave,
    a.PlayBonus: rate_bonus,
    a.UseRuse: rate_ruse,
    a.TradeCheese: rate_cheese,
    a.SellResource: rate_sell,
    a.BuyResources: rate_buy,
    a.PutObstacle: rate_obstacle,
    a.MoveHunter: rate_hunter,
}
