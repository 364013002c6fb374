"""17-20 Upgrade a den to a lair."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from meute.core.decision import PARAGRAPHS, Action, Decision, Step
from meute.games.wolves.actions import UPGRADES, UpgradeAt
from meute.games.wolves.data import LAIR_COST, MOST_SEATS
from meute.games.wolves.data import LAIRS as MOST_LAIRS
from meute.games.wolves.pieces import DENS, IS_WOLF, LAIRS, OWNER
from meute.games.wolves.rules.displace import displace
from meute.games.wolves.rules.pay import pay, payable
from meute.games.wolves.state import NOTHING, State
from meute.games.wolves.words.log import tell_lair


def has_lair(state: State, player: int, slot: int) -> bool:
    """19, aa Tell whether the player has a lair in a region; it can only be at the water hole."""
    lair = LAIRS[player]
    layout = state.land.layout
    return any(
        state.one[h] == lair or state.two[h] == lair for h in layout.beside[layout.water[slot]]
    )


def ripe_dens(state: State, player: int, pays: list[bool]) -> list[int]:
    """17, 19, v Return the hexes of the player's dens that may become lairs and can be paid."""
    if state.lairs[player] == MOST_LAIRS or not state.dens_gone(player):
        return []
    ground, one, two = state.ground, state.one, state.two
    den, layout = DENS[player], state.land.layout
    at_water = layout.at_water
    out: list[int] = []
    for alpha in state.alphas(player):
        for h in layout.near[alpha]:
            if (
                (one[h] == den or two[h] == den)
                and at_water[h]
                and pays[ground[h]]
                and h not in out
                and not has_lair(state, player, layout.slot[h])
            ):
                out.append(h)
    return out


@dataclass(frozen=True)
class ChooseDen(Decision):
    """17 Choose which of one's own dens becomes a lair; its terrain is what has to be paid."""

    def options(self, state: State) -> Sequence[Action]:
        pays = payable(state, self.player, LAIR_COST)
        return [UPGRADES[h] for h in ripe_dens(state, self.player, pays)]

    def resolve(self, state: State, action: UpgradeAt) -> None:
        state.target = action.hex
        state.pending.append(RAISE_LAIR[self.player])
        pay(state, self.player, state.land.terrain[action.hex], LAIR_COST)


@dataclass(frozen=True)
class RaiseLair(Step):
    """18 The den goes to the calendar, the lair takes its place and brings a terrain token."""

    player: int

    def run(self, state: State) -> None:
        player, h = self.player, state.target
        state.target = NOTHING
        row = state.one if state.one[h] == DENS[player] else state.two
        row[h] = LAIRS[player]
        state.calendar.append(DENS[player])
        state.lairs[player] += 1
        state.terrain_tokens[player] += 1
        tell_lair(state, player, h)
        self.clear(state, h)

    def clear(self, state: State, h: int) -> None:
        """20 An enemy wolf on the hex, alpha or not, is displaced."""
        for piece in (state.one[h], state.two[h]):
            if IS_WOLF[piece] and OWNER[piece] != self.player:
                displace(state, self.player, piece)


CHOOSE_DEN: Final = [ChooseDen(player) for player in range(MOST_SEATS)]
RAISE_LAIR: Final = [RaiseLair(player) for player in range(MOST_SEATS)]

PARAGRAPHS.update(
    {
        ChooseDen: "17",
    }
)
