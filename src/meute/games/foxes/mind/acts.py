"""The best set of actions for what is left on a die: on a space, or on the Mountain."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from meute.games.foxes import data
from meute.games.foxes.actions import ACTIVATES, ACTS, ADVANCE, DRAW_CARD, EXCHANGES, GATHER, RAISE
from meute.games.foxes.data import (
    ACTIONS,
    BONUSES,
    MARK,
    MULOTAGE,
    OBJECTIVES,
    SPACES,
    UNFLAGGED,
)
from meute.games.foxes.mind.eye import Eye
from meute.games.foxes.mind.worth import (
    CARD_VP,
    cub_worth,
    mark_worth,
    pc_worth,
    resource_worth,
    wish,
)
from meute.games.foxes.rules.board import has
from meute.games.foxes.rules.exchange import can_exchange
from meute.games.foxes.rules.gains import can_raise
from meute.games.foxes.rules.mountain import CARD, FLAG, GATHERING, RAISING, TRACKING
from meute.games.foxes.rules.pay import discount
from meute.games.foxes.rules.territory import obstructed, possible
from meute.games.foxes.state import State

Choice = tuple[int, float, Any]
"""An action's cost, its worth and the action."""
MUCH: Final = 4
"""What obj.19 usually wants to be left on a die."""


def best_set(
    state: State, player: int, choices: Sequence[Choice], die: int
) -> tuple[float, tuple[Any, ...]]:
    """Return the set of actions worth most, less the pips and PC it costs."""
    means = die + state.pc[player]
    pc_value = pc_worth(state, player)
    rests = rest_worths(state, player, die)
    best, chosen = rests[die], 0
    sets = [(-discount(state), 0.0)]
    for more_cost, more_worth, _ in choices:
        for before_cost, before_worth in sets[:]:
            cost, worth = before_cost + more_cost, before_worth + more_worth
            sets.append((cost, worth))
            if cost > means:
                continue
            if cost <= 0:
                worth += rests[die]
            elif cost <= die:
                worth += rests[die - cost]
            else:
                worth += rests[0] - (cost - die) * pc_value
            if worth > best:
                best, chosen = worth, len(sets) - 1
    return best, tuple([c[2] for i, c in enumerate(choices) if chosen >> i & 1])


def rest_worths(state: State, player: int, most: int) -> list[float]:
    """Return what each rest is worth, up to the most that can be left."""
    rests = [float(rest) for rest in range(most + 1)]
    rests[0] += wish(state, player, 18)
    if most >= MUCH and (more := wish(state, player, 19)):
        rests[MUCH:] = [rest + more for rest in rests[MUCH:]]
    return rests


def rest_worth(state: State, player: int, rest: int) -> float:
    """What is left on the die is VP; objectives may ask for much or for nothing."""
    worth = float(rest)
    if not rest:
        worth += wish(state, player, 18)
    elif rest >= MUCH:
        worth += wish(state, player, 19)
    return worth


def here_choices(eye: Eye, space: int) -> list[Choice]:
    """List the actions of the space where the fox stands that are possible now."""
    state, player = eye.state, eye.player
    out = []
    first = ACTIONS * space
    done = state.done
    for act, cost in enumerate(state.printed.costs[first : first + ACTIONS]):
        if (
            cost >= 0
            and not done >> act & 1
            and possible(state, player, act)
            and not obstructed(state, player, act)
        ):
            out.append((cost, act_worth(eye, act, space), ACTS[act]))
    return out


def act_worth(eye: Eye, act: int, space: int) -> float:
    """What an action of a space is worth by a leaning."""
    leaning, state, player = eye.leaning, eye.state, eye.player
    if act == MULOTAGE:
        return leaning.mulotage * eye.mulotage()
    if act == MARK:
        extra = pc_worth(state, player) if has(state, player, data.DOMINANCE) else 0.0
        return leaning.mark * mark_worth(state, player, space) + extra
    if act == data.ADVANCE:
        return leaning.track * eye.track(space // SPACES)
    return leaning.cub * cub_worth(state, player)


def best_here(eye: Eye) -> tuple[float, tuple[Any, ...]]:
    """Return the best set of actions where the fox stands."""
    leaning, state, player = eye.leaning, eye.state, eye.player
    if not state.steps[player] or not leaning.act:
        return (rest_worth(state, player, state.die), ())
    space = SPACES * state.foxes[player] + state.steps[player] - 1
    return best_set(state, player, here_choices(eye, space), state.die)


def mountain_choices(eye: Eye) -> list[Choice]:
    """List the Mountain's actions with a cost in pips."""
    leaning, state, player = eye.leaning, eye.state, eye.player
    costs = state.printed.mountain_costs
    out: list[Choice] = []
    done = state.done
    if not done >> FLAG & 1:
        first = BONUSES * player
        held = [b for b in range(UNFLAGGED, BONUSES) if state.bonuses[first + b]]
        if held:
            out.append((costs[FLAG], 1.3, ACTIVATES[max(held, key=FLAG_LIKING.__getitem__)]))
    if not done >> GATHERING & 1:
        best = max([resource_worth(state, player, kind) for kind in range(data.RESOURCES)])
        out.append((costs[GATHERING], best, GATHER))
    if not done >> TRACKING & 1 and (step := eye.best_track()):
        out.append((costs[TRACKING], leaning.track * step, ADVANCE))
    if not done >> RAISING & 1 and can_raise(state, player):
        out.append((costs[RAISING], leaning.cub * cub_worth(state, player), RAISE))
    return out


FLAG_LIKING: Final[tuple[int, ...]] = (0, 0, 0, 0, 0, 0, 2, 1, 4, 5, 3)


def best_on_mountain(eye: Eye) -> tuple[float, tuple[Any, ...]]:
    """Return the best set of actions on the Mountain; a card takes the whole die."""
    leaning, state, player = eye.leaning, eye.state, eye.player
    if not leaning.act:
        return (rest_worth(state, player, state.die), ())
    choices = mountain_choices(eye)
    best = best_set(state, player, choices, state.die)
    if state.die and not state.done >> CARD & 1:
        card, worth = best_card(eye)
        after = best_set(state, player, choices, 0)
        if worth + after[0] > best[0]:
            best = (worth + after[0], (card, *after[1]))
    return best


def best_card(eye: Eye) -> tuple[Any, float]:
    """Return the best use of (ii) and what it is worth."""
    leaning, state, player = eye.leaning, eye.state, eye.player
    best: tuple[Any, float] = (DRAW_CARD, leaning.card * CARD_VP[state.round])
    first = OBJECTIVES * player
    for card in range(OBJECTIVES):
        if state.hands[first + card]:
            effect = state.printed.objective_exchange[card]
            if can_exchange(state, player, effect):
                worth = EXCHANGE_VP[effect] - CARD_VP[state.round]
                if worth > best[1]:
                    best = (EXCHANGES[card], worth)
    return best


EXCHANGE_VP: Final[tuple[float, ...]] = (0.0, 2.2, 2.2, 1.5, 1.8, 1.0)
