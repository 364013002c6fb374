"""14-16 Build a den: a place in a region, and a stronger pack."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from meute.core.decision import PARAGRAPHS, Action, Decision
from meute.games.wolves.actions import DIGS, TRACK_CHOICES, DigAt, Track
from meute.games.wolves.data import (
    ACTION_BONUS,
    DEN_COST,
    DENS_PER_TRACK,
    MOST_SEATS,
    TERRAIN_BONUS,
    TRACK_BONUS,
    TRACK_COUNT,
)
from meute.games.wolves.pieces import DENS
from meute.games.wolves.pieces import DIGS as ROOM_TO_DIG
from meute.games.wolves.rules.board import put
from meute.games.wolves.rules.pay import pay, payable
from meute.games.wolves.state import CLOSED, NOTHING, State
from meute.games.wolves.words.log import tell_den

ALL_DENS: Final = DENS_PER_TRACK * TRACK_COUNT


def sites(state: State, player: int, pays: list[bool]) -> list[int]:
    """14, 16, v, x Return the hexes on or beside the player's alphas where a den may be built."""
    if state.dens_gone(player) == ALL_DENS:
        return []
    ground, one, two = state.ground, state.one, state.two
    near, digs = state.land.near, ROOM_TO_DIG[player]
    out: list[int] = []
    for alpha in state.alphas(player):
        for h in near[alpha]:
            terrain = ground[h]
            if terrain != CLOSED and pays[terrain] and not two[h] and digs[one[h]] and h not in out:
                out.append(h)
    return out


@dataclass(frozen=True)
class ChooseSite(Decision):
    """14 Choose where to build the den; its terrain is what has to be paid."""

    def options(self, state: State) -> Sequence[Action]:
        pays = payable(state, self.player, DEN_COST)
        return [DIGS[h] for h in sites(state, self.player, pays)]

    def resolve(self, state: State, action: DigAt) -> None:
        state.target = action.hex
        state.pending.append(CHOOSE_TRACK[self.player])
        pay(state, self.player, state.land.terrain[action.hex], DEN_COST)


@dataclass(frozen=True)
class ChooseTrack(Decision):
    """15 Take the next den of any one track; what it uncovers counts at once."""

    def options(self, state: State) -> Sequence[Action]:
        first = TRACK_COUNT * self.player
        return [t for t in TRACK_CHOICES if state.dug[first + t.track] < DENS_PER_TRACK]

    def resolve(self, state: State, action: Track) -> None:
        player, h = self.player, state.target
        state.target = NOTHING
        place = TRACK_COUNT * player + action.track
        state.dug[place] += 1
        bonus = TRACK_BONUS[state.seats][action.track][state.dug[place]]
        if bonus == ACTION_BONUS:
            state.action_tokens[player] += 1
        elif bonus == TERRAIN_BONUS:
            state.terrain_tokens[player] += 1
        put(state, DENS[player], h)
        tell_den(state, player, h, action.track, bonus)


CHOOSE_SITE: Final = [ChooseSite(player) for player in range(MOST_SEATS)]
CHOOSE_TRACK: Final = [ChooseTrack(player) for player in range(MOST_SEATS)]

PARAGRAPHS.update(
    {
        ChooseSite: "14",
        ChooseTrack: "15",
    }
)
