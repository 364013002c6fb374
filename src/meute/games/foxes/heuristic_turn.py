"""How good a turn looks: each place by the best set of actions it allows."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf
from typing import Any, Final

from meute.games.foxes import data
from meute.games.foxes.actions import (
    ACTIVATES,
    ACTS,
    ADVANCE,
    DRAW_CARD,
    EXCHANGES,
    GATHER,
    RAISE,
)
from meute.games.foxes.data import (
    ACTIONS,
    BONUSES,
    DEN,
    MARK,
    MOUNTAIN,
    MULOTAGE,
    OBJECTIVES,
    SPACES,
    UNFLAGGED,
    VITAL,
)
from meute.games.foxes.heuristic_den import next_tile_worth
from meute.games.foxes.plans import Plan
from meute.games.foxes.rules.board import has
from meute.games.foxes.rules.den import free_cells
from meute.games.foxes.rules.exchange import can_exchange
from meute.games.foxes.rules.gains import can_raise
from meute.games.foxes.rules.move import reach
from meute.games.foxes.rules.pay import budget, discount
from meute.games.foxes.rules.place import free_slot
from meute.games.foxes.rules.territory import obstructed, possible
from meute.games.foxes.state import NOBODY, State
from meute.games.foxes.worth import (
    CARD_VP,
    cub_worth,
    mark_worth,
    mulotage_worth,
    pc_worth,
    resource_worth,
    slot_worth,
    track_worth,
    wish,
)

Choice = tuple[int, float, Any]
"""An action's cost, its worth and the action."""
UNKNOWN: Final = inf
"""Stands for a number that was not asked for yet."""


class Eye:
    """One player's look at the table by a plan, for one question.

    What several ways to answer it bring alike is found once.
    """

    def __init__(self, plan: Plan, state: State, player: int) -> None:
        self.plan = plan
        self.state = state
        self.player = player
        self._pc_worth = pc_worth(state, player)
        self._mulotage = UNKNOWN
        self._tracks = [UNKNOWN] * VITAL
        self._tile = UNKNOWN

    def mulotage(self) -> float:
        """Return what a catch is worth; PC spent on the way there may change it."""
        if pc_worth(self.state, self.player) != self._pc_worth:
            return mulotage_worth(self.state, self.player)
        if self._mulotage == UNKNOWN:
            self._mulotage = mulotage_worth(self.state, self.player)
        return self._mulotage

    def track(self, track: int) -> float:
        """Return what a step on a track is worth; PC spent on the way there may change it."""
        if pc_worth(self.state, self.player) != self._pc_worth:
            return track_worth(self.state, self.player, track)
        if self._tracks[track] == UNKNOWN:
            self._tracks[track] = track_worth(self.state, self.player, track)
        return self._tracks[track]

    def best_track(self) -> float:
        """Return what a step on the best track is worth."""
        return max([self.track(track) for track in range(VITAL)])

    def tile(self) -> float:
        """Return what one more path tile is worth: exits to come, cells, and objectives."""
        if self._tile == UNKNOWN:
            state, player = self.state, self.player
            worth = 0.4 + 0.95 * next_tile_worth(state, player)
            worth += (
                wish(state, player, 14) + wish(state, player, 15) + 0.5 * wish(state, player, 16)
            )
            self._tile = self.plan.den * worth
        return self._tile


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
    if most >= 4 and (more := wish(state, player, 19)):  # noqa: PLR2004 (obj.19)
        rests[4:] = [rest + more for rest in rests[4:]]
    return rests


def rest_worth(state: State, player: int, rest: int) -> float:
    """What is left on the die is VP; objectives may ask for much or for nothing."""
    worth = float(rest)
    if not rest:
        worth += wish(state, player, 18)
    elif rest >= 4:  # noqa: PLR2004 (obj.19)
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
    """What an action of a space is worth by a plan."""
    plan, state, player = eye.plan, eye.state, eye.player
    if act == MULOTAGE:
        return plan.mulotage * eye.mulotage()
    if act == MARK:
        extra = pc_worth(state, player) if has(state, player, data.DOMINANCE) else 0.0
        return plan.mark * mark_worth(state, player, space) + extra
    if act == data.ADVANCE:
        return plan.track * eye.track(space // SPACES)
    return plan.cub * cub_worth(state, player)


def best_here(eye: Eye) -> tuple[float, tuple[Any, ...]]:
    """Return the best set of actions where the fox stands."""
    plan, state, player = eye.plan, eye.state, eye.player
    if not state.steps[player] or not plan.act:
        return (rest_worth(state, player, state.die), ())
    space = SPACES * state.foxes[player] + state.steps[player] - 1
    return best_set(state, player, here_choices(eye, space), state.die)


def move_worth(eye: Eye, spaces: int) -> float:
    """Return what a move is worth: the best set of actions there, less the tolls."""
    state, player = eye.state, eye.player
    before = state.steps[player]
    toll = tolls(state, player, spaces)
    state.steps[player] = spaces
    state.pc[player] -= toll
    worth = best_here(eye)[0]
    if toll:
        worth -= toll * pc_worth(state, player)
    state.steps[player] = before
    state.pc[player] += toll
    return worth


def tolls(state: State, player: int, spaces: int) -> int:
    """Count the PC a move would cost."""
    if state.boost == data.FREE_WAY or not spaces:
        return 0
    first = SPACES * state.foxes[player]
    toll = 0
    spared = has(state, player, data.DOMINANCE)
    for step in range(spaces):
        owner = state.markers[first + step]
        if owner not in (NOBODY, player) and not spared:
            toll += data.STOP_TOLL if step == spaces - 1 else data.PASS_TOLL
        if first + step == state.printed.dam and state.flags[data.BEAVER] not in (NOBODY, player):
            toll += data.BEAVER_TOLL
    return min(toll, state.pc[player])


def best_move(eye: Eye, further: int) -> float:
    """Return what the best move is worth, with so many spaces beyond the fox's reach."""
    state, player = eye.state, eye.player
    most = min(SPACES, reach(state, player) + further)
    return max([move_worth(eye, spaces) for spaces in range(most + 1)])


def mountain_choices(eye: Eye) -> list[Choice]:
    """List the Mountain's actions with a cost in pips."""
    plan, state, player = eye.plan, eye.state, eye.player
    costs = state.printed.mountain_costs
    out: list[Choice] = []
    done = state.done
    if not done & 1:
        first = BONUSES * player
        held = [b for b in range(UNFLAGGED, BONUSES) if state.bonuses[first + b]]
        if held:
            out.append((costs[0], 1.3, ACTIVATES[max(held, key=FLAG_LIKING.__getitem__)]))
    if not done >> 1 & 1:
        kinds = range(data.RESOURCES)
        out.append((costs[1], max([resource_worth(state, player, k) for k in kinds]), GATHER))
    if not done >> 2 & 1 and (step := eye.best_track()):
        out.append((costs[2], plan.track * step, ADVANCE))
    if not done >> 3 & 1 and can_raise(state, player):
        out.append((costs[3], plan.cub * cub_worth(state, player), RAISE))
    return out


FLAG_LIKING: Final[tuple[int, ...]] = (0, 0, 0, 0, 0, 0, 2, 1, 4, 5, 3)


def best_on_mountain(eye: Eye) -> tuple[float, tuple[Any, ...]]:
    """Return the best set of actions on the Mountain; a card takes the whole die."""
    plan, state, player = eye.plan, eye.state, eye.player
    if not plan.act:
        return (rest_worth(state, player, state.die), ())
    choices = mountain_choices(eye)
    best = best_set(state, player, choices, state.die)
    if state.die and not state.done >> 4 & 1:
        card, worth = best_card(eye)
        after = best_set(state, player, choices, 0)
        if worth + after[0] > best[0]:
            best = (worth + after[0], (card, *after[1]))
    return best


def best_card(eye: Eye) -> tuple[Any, float]:
    """Return the best use of (ii) and what it is worth."""
    plan, state, player = eye.plan, eye.state, eye.player
    best: tuple[Any, float] = (DRAW_CARD, plan.card * CARD_VP[state.round])
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


def dig_worth(eye: Eye, tiles: int) -> float:
    """What digging so many tiles is worth, less its cost; the rest of the die stays."""
    plan, state, player = eye.plan, eye.state, eye.player
    if not plan.act:
        return -1.0
    cost = max(0, state.printed.dig_costs[tiles] - discount(state))
    rest = max(0, state.die - cost)
    worth = tiles * eye.tile() + rest_worth(state, player, rest)
    paid = max(0, cost - state.die) * pc_worth(state, player)
    return worth - paid - rest_worth(state, player, state.die)


def best_dig(eye: Eye) -> float:
    """Return what the best use of a die in the den is worth."""
    state, player = eye.state, eye.player
    means = budget(state, player)
    cells = free_cells(state, player)
    digs = [
        dig_worth(eye, tiles)
        for tiles in (1, 2, 3)
        if tiles <= cells and state.printed.dig_costs[tiles] <= means
    ]
    return rest_worth(state, player, state.die) + max([0.0, *digs])


def place_worth(eye: Eye, place: int) -> float:
    """What a die is worth in a place: the slot's bonus and penalty, then the best actions."""
    plan, state, player = eye.plan, eye.state, eye.player
    slot = free_slot(state, player, place)
    kept = state.die, state.pc[player], state.foxes[player], state.steps[player]
    penalty = 0 if state.boost == data.STEADY else state.printed.penalty[slot]
    worth = slot_worth(state, player, slot, place)
    state.die = max(0, state.die - penalty)
    if not state.die:
        worth += data.EXHAUSTED_PC * pc_worth(state, player)
        state.pc[player] += data.EXHAUSTED_PC
    if place == DEN:
        worth += best_dig(eye)
    elif place == MOUNTAIN:
        state.foxes[player] = MOUNTAIN
        worth += best_on_mountain(eye)[0] + plan.mountain
        if not state.dice[player]:
            worth += wish_mountain(state, player)
    else:
        state.foxes[player] = place
        worth += best_move(eye, 0)
    state.die, state.pc[player], state.foxes[player], state.steps[player] = kept
    return worth


def wish_mountain(state: State, player: int) -> float:
    """The last die on the Mountain leaves the fox there."""
    fox = state.foxes[player]
    state.foxes[player] = data.CENTRE
    worth = wish(state, player, 20)
    state.foxes[player] = fox
    return worth


def best_place(eye: Eye) -> int:
    """Return the place that looks best for the die."""
    state, player = eye.state, eye.player
    places = [p for p in range(DEN + 1) if free_slot(state, player, p) >= 0]
    return max(places, key=lambda place: place_worth(eye, place))
