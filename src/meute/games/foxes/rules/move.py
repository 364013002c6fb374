"""B3.A.1-B3.A.2 The fox moves along the track and pays tolls."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from meute.core.decision import PARAGRAPHS, Action, Decision
from meute.games.foxes.actions import MOVES, Move
from meute.games.foxes.data import (
    BEAVER,
    BEAVER_TOLL,
    DOMINANCE,
    FREE_WAY,
    MOST_SEATS,
    MOVE,
    PASS_TOLL,
    SPACES,
    SPEED,
    STOP_TOLL,
    STORM,
)
from meute.games.foxes.rules.board import has
from meute.games.foxes.rules.free import AT_MOVE, free_options, play_free
from meute.games.foxes.rules.gains import give_pc
from meute.games.foxes.rules.territory import ACT_HERE
from meute.games.foxes.state import NOBODY, State
from meute.games.foxes.words.log import tell


def reach(state: State, player: int) -> int:
    """B3.A.1 Return the most spaces the fox may move."""
    day = state.day
    spaces = state.printed.day_moves if day else state.printed.night_moves
    if day and state.obstacles[STORM] == state.foxes[player]:
        spaces -= 1
    if has(state, player, SPEED):
        spaces += state.printed.speed
    if state.boost == MOVE:
        spaces += state.printed.more_spaces
    return max(1, min(SPACES, spaces))


@dataclass(frozen=True)
class MoveFox(Decision):
    """B3.A.1 D4 Move the fox forward from the start, or leave it there."""

    def options(self, state: State) -> Sequence[Action]:
        most = reach(state, self.player)
        free = free_options(state, self.player, AT_MOVE, boost=most < SPACES)
        return [*MOVES[: most + 1], *free]

    def resolve(self, state: State, action: Action) -> None:
        player = self.player
        if not isinstance(action, Move):
            state.pending.append(self)
            play_free(state, player, action)
            return
        state.steps[player] = action.spaces
        tell(state, "moves", player, "spaces", action.spaces, "territory", state.foxes[player])
        for step in range(1, action.spaces + 1):
            pay_tolls(state, player, step, stop=step == action.spaces)
        state.pending.append(ACT_HERE[player])


def pay_tolls(state: State, player: int, step: int, *, stop: bool) -> None:
    """B3.A.2 On one space the marker's toll comes before the beaver's."""
    space = SPACES * state.foxes[player] + step - 1
    owner = state.markers[space]
    if owner not in (NOBODY, player):
        pay_marker(state, player, owner, STOP_TOLL if stop else PASS_TOLL)
    if space == state.printed.dam and state.obstacles[BEAVER] != NOBODY:
        pay_beaver(state, player)


def pay_marker(state: State, player: int, owner: int, toll: int) -> None:
    """B3.A.2 The player loses what he has of the toll, the owner gains it in full."""
    spared = state.boost == FREE_WAY or has(state, player, DOMINANCE)
    if not spared:
        give_pc(state, player, -min(toll, state.pc[player]))
    give_pc(state, owner, toll)


def pay_beaver(state: State, player: int) -> None:
    """B3.A.2 The player gives what he has of 2 PC to the possessor of the beaver tile."""
    owner = state.flags[BEAVER]
    if owner == player or state.boost == FREE_WAY:
        return
    given = min(BEAVER_TOLL, state.pc[player])
    give_pc(state, player, -given)
    give_pc(state, owner, given)


MOVE_FOX: Final = [MoveFox(player) for player in range(MOST_SEATS)]

PARAGRAPHS.update(
    {
        MoveFox: "B3.A.1",
    }
)
