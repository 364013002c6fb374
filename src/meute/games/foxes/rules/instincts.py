"""B3.B.4 Instincts: a connected exit, enough objectives and a cub there develop one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from meute.core.decision import PARAGRAPHS, Action, Decision, Step
from meute.games.foxes.actions import DEVELOPS, Develop
from meute.games.foxes.data import (
    AT_EXIT,
    CUBS,
    EXITS,
    FROM_INSTINCTS,
    INSTINCTS,
    MOST_SEATS,
    OBJECTIVES,
)
from meute.games.foxes.rules.gains import score
from meute.games.foxes.rules.paths import connected
from meute.games.foxes.state import State
from meute.games.foxes.words.log import tell


def due(state: State, player: int) -> list[Develop]:
    """B3.B.4 List each pair of a qualifying exit and a free slot open to its cub."""
    waiting = cubs_waiting(state, player)
    if not waiting:
        return []
    ways = connected(state, player)
    slots = state.instincts
    needs = state.printed.instinct_needs
    return [
        DEVELOPS[exit_][slot]
        for exit_, value in waiting
        if ways >> exit_ & 1
        for slot in range(INSTINCTS)
        if slots[INSTINCTS * player + slot] < 0 and value >= needs[slot]
    ]


def cubs_waiting(state: State, player: int) -> list[tuple[int, int]]:
    """B3.B.4 List exit and value of each cub at an exit with its cube and enough objectives."""
    first = CUBS * player
    places = state.cub_place
    out = [
        (places[cub] - AT_EXIT, state.cub_value[cub])
        for cub in range(first, first + CUBS)
        if places[cub] >= AT_EXIT and state.cubes[EXITS * player + places[cub] - AT_EXIT]
    ]
    if out:
        cards = sum(state.validated[OBJECTIVES * player : OBJECTIVES * player + OBJECTIVES])
        needs = state.printed.exit_needs
        out = sorted(pair for pair in out if cards >= needs[pair[0]])
    return out


@dataclass(frozen=True)
class CheckInstincts(Step):
    """B3.B.4 Develop what is due, until nothing is."""

    player: int

    def run(self, state: State) -> None:
        options = due(state, self.player)
        if len(options) == 1:
            state.pending.append(self)
            develop(state, self.player, options[0])
        elif options:
            state.pending.append(DEVELOP_INSTINCT[self.player])


@dataclass(frozen=True)
class DevelopInstinct(Decision):
    """B3.B.4 D14 Move the cube of a qualifying exit to a free instinct open to the cub there."""

    def options(self, state: State) -> Sequence[Action]:
        return due(state, self.player)

    def resolve(self, state: State, action: Develop) -> None:
        state.pending.append(CHECK_INSTINCTS[self.player])
        develop(state, self.player, action)


def develop(state: State, player: int, choice: Develop) -> None:
    """C7 The cube moves; the VP come at once, the effect lasts."""
    state.cubes[EXITS * player + choice.exit] = 0
    state.instincts[INSTINCTS * player + choice.instinct] = choice.exit
    tell(state, "develops", player, "instinct", choice.instinct, "exit", choice.exit)
    score(state, player, state.printed.instinct_vp[choice.instinct], FROM_INSTINCTS)


CHECK_INSTINCTS: Final = [CheckInstincts(player) for player in range(MOST_SEATS)]
DEVELOP_INSTINCT: Final = [DevelopInstinct(player) for player in range(MOST_SEATS)]

PARAGRAPHS.update(
    {
        DevelopInstinct: "B3.B.4",
    }
)
