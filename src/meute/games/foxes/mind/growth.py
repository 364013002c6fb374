"""How good a step on the growth track looks."""

from __future__ import annotations

from meute.games.foxes.data import CUBS, END_OF_ROW, FACES, FREES, RESOURCES, ROUNDS
from meute.games.foxes.rules.board import stored, validated
from meute.games.foxes.rules.growth import price
from meute.games.foxes.state import State

SAVED: float = 0.2
"""What a PC is worth that is not spent."""


def step_worth(state: State, player: int, cub: int) -> float:
    """What finishing the row gives per PC, less what a PC saved is worth."""
    place = state.cub_place[CUBS * player + cub]
    cost = (END_OF_ROW - place) * price(state, player, cub)
    last = state.round == ROUNDS
    if last and (cost > state.pc[player] or not can_leave(state, player)):
        return small_steps(state, player, cub, place)
    values = state.printed
    final = state.cub_value[CUBS * player + cub] + sum(values.growth_cub[place + 1 :])
    worth = float(sum(values.growth_vp[place + 1 :]) + min(FACES, final))
    if not last:
        worth += 2.0 + (1.5 if FREES[cub] >= 0 else 0.0)
    return worth / max(cost, 1) - SAVED


def can_leave(state: State, player: int) -> bool:
    """Tell whether a cub can pay its last step and go out in this round."""
    held = sum(state.resources[RESOURCES * player : RESOURCES * player + RESOURCES])
    return validated(state, player) > 0 and held + stored(state, player) > 0


def small_steps(state: State, player: int, cub: int, place: int) -> float:
    """In the last round a cub that cannot leave grows only for the VP it can still reach."""
    best = 0.0
    vp = 0
    for steps in range(1, END_OF_ROW - place):
        vp += state.printed.growth_vp[place + steps]
        cost = steps * price(state, player, cub)
        if cost <= state.pc[player]:
            best = max(best, vp / max(cost, 1))
    return best - SAVED
