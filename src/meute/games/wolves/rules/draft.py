"""3-3b The first player, and the first wolves on the map."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from meute.core.decision import CHANCE, PARAGRAPHS, Action, Decision
from meute.games.wolves.actions import PLACES, STARTERS, Place, Starter
from meute.games.wolves.data import CRESCENT, FEWEST, MOST_SEATS, PILES
from meute.games.wolves.pieces import START_PAIRS
from meute.games.wolves.rules.board import put
from meute.games.wolves.rules.turn import BEGIN_TURN
from meute.games.wolves.state import CLOSED, OFF, State
from meute.games.wolves.words.log import tell_place, tell_starter


@dataclass(frozen=True)
class DrawStarter(Decision):
    """3, nn The first player is drawn; then wolves are placed, there and back."""

    def options(self, state: State) -> Sequence[Action]:
        return STARTERS[: state.seats]

    def resolve(self, state: State, action: Starter) -> None:
        seats, first = state.seats, action.seat
        state.starter = first
        tell_starter(state)
        order = [(first + n) % seats for n in range(seats)]
        if seats == FEWEST:
            pairs = [PLACE_ANYWHERE[player] for player in (*order, *order[::-1])]
            state.then(*pairs, BEGIN_TURN[first])
            return
        state.then(
            *(PLACE_FIRST[player] for player in order),
            *(PLACE_SECOND[player] for player in order[::-1]),
            BEGIN_TURN[first],
        )


def place_pair(state: State, player: int, h: int) -> None:
    """3 Put an alpha and a pack wolf together on a hex: the first pair, or the second."""
    first, second = START_PAIRS[player]
    for wolf in first if state.where[first[0]] == OFF else second:
        put(state, wolf, h)
    tell_place(state, player, h)


@dataclass(frozen=True)
class PlaceFirstPair(Decision):
    """3 Put the first pair on a free hex of the start board."""

    def options(self, state: State) -> Sequence[Action]:
        top, bottom = state.land.layout.sides
        return [PLACES[h] for h in (*top, *bottom) if not state.one[h]]

    def resolve(self, state: State, action: Place) -> None:
        place_pair(state, self.player, action.hex)


@dataclass(frozen=True)
class PlaceSecondPair(Decision):
    """3, oo Put the second pair on a free hex across the canyon from the first."""

    def options(self, state: State) -> Sequence[Action]:
        top, bottom = state.land.layout.sides
        first = state.where[START_PAIRS[self.player][0][0]]
        return [PLACES[h] for h in (bottom if first in top else top) if not state.one[h]]

    def resolve(self, state: State, action: Place) -> None:
        place_pair(state, self.player, action.hex)


@dataclass(frozen=True)
class PlacePair(Decision):
    """3a Two players: put a pair on an empty hex of a region without a crescent."""

    def options(self, state: State) -> Sequence[Action]:
        slot = state.land.layout.slot
        return [
            PLACES[h]
            for h, terrain in enumerate(state.ground)
            if terrain != CLOSED and not state.one[h] and not has_crescent(state, slot[h])
        ]

    def resolve(self, state: State, action: Place) -> None:
        place_pair(state, self.player, action.hex)


def has_crescent(state: State, slot: int) -> bool:
    """3a Tell whether a crescent lies in a region, alone or in a pile."""
    return CRESCENT in PILES[state.piles[slot]]


DRAW_STARTER: Final = DrawStarter(CHANCE)
PLACE_FIRST: Final = [PlaceFirstPair(player) for player in range(MOST_SEATS)]
PLACE_SECOND: Final = [PlaceSecondPair(player) for player in range(MOST_SEATS)]
PLACE_ANYWHERE: Final = [PlacePair(player) for player in range(MOST_SEATS)]

PARAGRAPHS.update(
    {
        DrawStarter: "3",
        PlaceFirstPair: "3",
        PlaceSecondPair: "3",
        PlacePair: "3a",
    }
)
