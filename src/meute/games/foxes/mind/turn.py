"""How good a turn looks: each place by the best set of actions it allows."""

from __future__ import annotations

from meute.games.foxes import data
from meute.games.foxes.data import DEN, MOUNTAIN, SPACES
from meute.games.foxes.mind.acts import best_here, best_on_mountain, rest_worth
from meute.games.foxes.mind.eye import Eye
from meute.games.foxes.mind.worth import pc_worth, slot_worth, wish
from meute.games.foxes.rules.board import has
from meute.games.foxes.rules.den import free_cells
from meute.games.foxes.rules.move import reach
from meute.games.foxes.rules.pay import budget, discount
from meute.games.foxes.rules.place import free_slot
from meute.games.foxes.state import NOBODY, State


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
    """Return what the best move is worth, with some spaces beyond the fox's reach."""
    state, player = eye.state, eye.player
    most = min(SPACES, reach(state, player) + further)
    return max([move_worth(eye, spaces) for spaces in range(most + 1)])


def dig_worth(eye: Eye, tiles: int) -> float:
    """What digging some tiles is worth, less its cost; the rest of the die stays."""
    leaning, state, player = eye.leaning, eye.state, eye.player
    if not leaning.act:
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
    leaning, state, player = eye.leaning, eye.state, eye.player
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
        worth += best_on_mountain(eye)[0] + leaning.mountain
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
