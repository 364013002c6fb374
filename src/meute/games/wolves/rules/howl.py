"""21-22 Howl: a lone wolf joins the pack."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from meute.core.decision import PARAGRAPHS, Action, Decision, Step
from meute.games.wolves.actions import HOWLS, HowlAt
from meute.games.wolves.data import HOWL_COST, MOST_SEATS, ROW
from meute.games.wolves.pieces import LONE
from meute.games.wolves.rules.board import enter_next_wolf, free_ground
from meute.games.wolves.rules.pay import pay, payable
from meute.games.wolves.state import NOTHING, State
from meute.games.wolves.words.log import tell_howl


def lone_wolves(state: State, player: int, pays: list[bool]) -> list[int]:
    """21, q, u Return the lone wolves that the player's alphas reach and the tiles pay for."""
    if state.called[player] == ROW:
        return []
    terrain, span = state.land.terrain, state.land.span
    reach = state.howl(player)
    ears = [span[h] for h in state.alphas(player)]
    out = []
    for h in state.lone:
        if pays[terrain[h]]:
            for ways in ears:
                if ways[h] <= reach:
                    out.append(h)
                    break
    return out


@dataclass(frozen=True)
class ChooseLoneWolf(Decision):
    """21 Choose the lone wolf to howl at; its terrain is what has to be paid."""

    def options(self, state: State) -> Sequence[Action]:
        pays = payable(state, self.player, HOWL_COST)
        return [HOWLS[h] for h in lone_wolves(state, self.player, pays)]

    def resolve(self, state: State, action: HowlAt) -> None:
        state.target = action.hex
        state.pending.append(CALL_WOLF[self.player])
        pay(state, self.player, state.land.terrain[action.hex], HOWL_COST)


@dataclass(frozen=True)
class CallWolf(Step):
    """22 The lone wolf goes to the calendar; the next wolf of the row takes its hex."""

    player: int

    def run(self, state: State) -> None:
        h = state.target
        state.target = NOTHING
        state.lone.remove(h)
        state.calendar.append(LONE)
        free_ground(state, h)
        wolf = enter_next_wolf(state, self.player, h)
        tell_howl(state, wolf, h)


CHOOSE_LONE_WOLF: Final = [ChooseLoneWolf(player) for player in range(MOST_SEATS)]
CALL_WOLF: Final = [CallWolf(player) for player in range(MOST_SEATS)]

PARAGRAPHS.update(
    {
        ChooseLoneWolf: "21",
    }
)
