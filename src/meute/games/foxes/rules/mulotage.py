"""B3.A.3 Mulotage: turn up a tile, take its gains, store it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from meute.core.decision import CHANCE, PARAGRAPHS, Action, Decision, Step
from meute.games.foxes.chances import TURN_UPS, TurnUp
from meute.games.foxes.data import CATCHES, LAYERS, MOST_SEATS, NOSE
from meute.games.foxes.rules.board import has, here, stored
from meute.games.foxes.rules.gains import CHOOSE_RESOURCE, give_pc
from meute.games.foxes.rules.supply import draws
from meute.games.foxes.state import NOTHING, State
from meute.games.foxes.words.log import tell


def do_mulotage(state: State, player: int) -> None:
    """B3.A.3 Reveal the top tile."""
    space = here(state, player)
    top = LAYERS * space + (state.mulotage[LAYERS * space + 1] >= 0)
    shuffle = state.mulotage[top]
    state.mulotage[top] = NOTHING
    state.pending.append(TurnUpTile(CHANCE, player, shuffle))


@dataclass(frozen=True)
class TurnUpTile(Decision):
    """B0.5 Chance turns up a face-down mulotage tile: any that nobody has seen of its shuffle."""

    finder: int
    shuffle: int

    def options(self, state: State) -> Sequence[Action]:
        return draws(TURN_UPS, state.shuffles[self.shuffle])

    def resolve(self, state: State, action: TurnUp) -> None:
        """B0.8 PC, then resources, then the instinct, then the tile is stored or discarded."""
        catch, player = action.catch, self.finder
        state.shuffles[self.shuffle][catch] -= 1
        tell(state, "mulotage", player, "catch", catch)
        give_pc(state, player, state.printed.mulotage_pc[catch])
        store = STORE_CATCH[player][catch]
        resources = state.printed.mulotage_resources[catch]
        if resources:
            state.pending.append(store)
            state.pending.extend([CHOOSE_RESOURCE[player]] * resources)
        else:
            store.run(state)


@dataclass(frozen=True)
class StoreCatch(Step):
    """B3.A.3 The tile goes on a free space of the board, a failed one too, or is discarded."""

    player: int
    catch: int

    def run(self, state: State) -> None:
        player = self.player
        if has(state, player, NOSE):
            give_pc(state, player, state.printed.nose_pc)
        first = CATCHES * player
        for space in range(first, first + CATCHES):
            if state.catches[space] < 0:
                state.catches[space] = self.catch
                return
        state.mulotage_discard[self.catch] += 1
        tell(state, "catch_discarded", player)


def spend_catch(state: State, player: int) -> None:
    """B5.5 The mulotage tile stored last is spent and discarded."""
    space = CATCHES * player + stored(state, player) - 1
    state.mulotage_discard[state.catches[space]] += 1
    state.catches[space] = NOTHING
    tell(state, "pays_catch", player)


STORE_CATCH: Final = [
    [StoreCatch(player, catch) for catch in range(len(TURN_UPS))] for player in range(MOST_SEATS)
]

PARAGRAPHS.update(
    {
        TurnUpTile: "B3.A.3",
    }
)
