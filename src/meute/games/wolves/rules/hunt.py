"""26-27a Hunt: by itself, after every action."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from meute.core.decision import PARAGRAPHS, Action, Decision, Step
from meute.games.wolves.actions import HUNTS, HuntAt
from meute.games.wolves.data import FEWEST, HUNTERS, MOST_SEATS, MOST_WOLVES, PREY
from meute.games.wolves.pieces import FIRST_WOLF
from meute.games.wolves.rules.board import free_ground
from meute.games.wolves.state import OFF, State
from meute.games.wolves.words.log import tell_hunt


def surrounded(state: State, player: int) -> list[int]:
    """26, 27 Return the slots whose prey the player has surrounded and does not own yet."""
    layout = state.land.layout
    by_prey, slot = layout.by_prey, layout.slot
    first = FIRST_WOLF[player]
    spots: list[int] = []
    for h in state.where[first : first + MOST_WOLVES]:
        if h != OFF and by_prey[h] and h not in spots:
            spots.append(h)
    if len(spots) < HUNTERS:
        return []
    counts = [0] * layout.slots
    for h in spots:
        counts[slot[h]] += 1
    return [
        s
        for s, count in enumerate(counts)
        if count >= HUNTERS and state.herd[s] and not state.hunted[player] >> state.prey[s] & 1
    ]


def take_prey(state: State, player: int, slot: int) -> None:
    """27 The top token comes to the player board; with three or more, an action token too."""
    state.herd[slot] -= 1
    state.hunted[player] |= 1 << state.prey[slot]
    if not state.herd[slot]:
        free_ground(state, state.land.layout.prey[slot])
    if state.seats > FEWEST:
        state.action_tokens[player] += 1
    tell_hunt(state, player, slot)


@dataclass(frozen=True)
class Hunt(Step):
    """26, k, l, m The player who has acted takes every prey surrounded, one of each kind."""

    player: int

    def run(self, state: State) -> None:
        slots = surrounded(state, self.player)
        for prey in range(len(PREY)) if slots else ():
            stacks = [slot for slot in slots if state.prey[slot] == prey]
            if len(stacks) == 1:
                take_prey(state, self.player, stacks[0])
            elif stacks:
                state.pending.append(CHOOSE_STACK[self.player][prey])


@dataclass(frozen=True)
class ChooseStack(Decision):
    """27a Two stacks of one kind are surrounded: choose which one gives its token."""

    prey: int

    def options(self, state: State) -> Sequence[Action]:
        return [
            HUNTS[state.land.layout.prey[slot]]
            for slot in surrounded(state, self.player)
            if state.prey[slot] == self.prey
        ]

    def resolve(self, state: State, action: HuntAt) -> None:
        take_prey(state, self.player, state.land.layout.slot[action.hex])


HUNT: Final = [Hunt(player) for player in range(MOST_SEATS)]
CHOOSE_STACK: Final = [
    [ChooseStack(player, prey) for prey in range(len(PREY))] for player in range(MOST_SEATS)
]

PARAGRAPHS.update(
    {
        ChooseStack: "27a",
    }
)
