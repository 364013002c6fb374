"""P1 Births: how many, who adds how many, and which cards become hidden cubs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from meute.core.decision import CHANCE, PARAGRAPHS, Action, Decision, SecretDecision, Step
from meute.games.tracks.actions import ADD_CUBS, BLUE_CARDS, AddCubs, BlueCard
from meute.games.tracks.data import MOST_SEATS, WOLVES_EACH
from meute.games.tracks.rules.pack import hand_of, leader, pack_of, rows
from meute.games.tracks.state import CUB, HAND, NOTHING, State, letters_of, owner_of, wolves_in
from meute.games.tracks.words.log import tell_births, tell_own_cubs


@dataclass(frozen=True)
class Births(Step):
    """P1.0, R30 From the second year on, with a card in hand and an alpha pair."""

    def run(self, state: State) -> None:
        if state.year > 1 and HAND in state.where and state.males and state.females:
            state.then(DRAW_BIRTHS)


@dataclass(frozen=True)
class DrawBirths(Decision):
    """P1.1 The blue card says how many cubs are born."""

    def options(self, state: State) -> Sequence[Action]:
        return BLUE_CARDS

    def resolve(self, state: State, action: BlueCard) -> None:
        """P1.5 Everybody's number of cubs follows at once; all choose at the same time."""
        state.drawn = action.value
        births = state.settings.births[action.value - 1]
        state.added = shares(state, births)
        tell_births(state, births)
        choosing = [
            CHOOSE_CUBS[player][count]
            for player, count in enumerate(state.added)
            if 0 < count < len(hand_of(state, player))
        ]
        state.then(*choosing, LAY_CUBS)


def adding_order(state: State) -> list[int]:
    """P1.2 Players without a wolf, then by their lowest wolf from the bottom, females first."""
    out = bereft_order(state)
    for row in reversed(rows(state)):
        for wolf in row:
            owner = owner_of(wolf)
            if owner not in out:
                out.append(owner)
    return out


def bereft_order(state: State) -> list[int]:
    """R14 Players without a wolf: fewest points first, then clockwise from the leader."""
    first = max(leader(state), 0)
    without = [player for player in range(state.seats) if not pack_of(state, player)]
    total = state.points
    return sorted(without, key=lambda p: (total[p], (p - first) % state.seats))


def shares(state: State, births: int) -> list[int]:
    """P1.3 Pass after pass each player with a card adds one, until all cubs are there."""
    order = adding_order(state)
    left = [len(hand_of(state, player)) for player in range(state.seats)]
    added = [0] * state.seats
    for _ in range(WOLVES_EACH):
        for player in order:
            if births and left[player]:
                births -= 1
                left[player] -= 1
                added[player] += 1
    return added


@dataclass(frozen=True)
class ChooseCubs(SecretDecision):
    """P1.3 Choose which cards of the hand become cubs; R19 nobody may refuse."""

    count: int

    def options(self, state: State) -> Sequence[Action]:
        hand = letters_of(hand_of(state, self.player))
        return [
            add
            for add in ADD_CUBS
            if add.letters | hand == hand and add.letters.bit_count() == self.count
        ]

    def resolve(self, state: State, action: AddCubs) -> None:
        state.sealed[self.player] = action.letters

    def seen_by(self) -> int:
        """P1.5 The owner alone knows which cards are cubs."""
        return 1 << self.player


@dataclass(frozen=True)
class LayCubs(Step):
    """P1.4 All added cards lie shuffled and face down beside the alpha female."""

    def run(self, state: State) -> None:
        answers = state.unseal()
        for player, count in enumerate(state.added):
            if count:
                lay_cubs(state, player, answers[player])


def lay_cubs(state: State, player: int, chosen: int) -> None:
    """P1.4 The player's cubs; B0.13 only a free choice leaves the others unsure."""
    litter = hand = hand_of(state, player)
    if chosen != NOTHING:
        litter = wolves_in(player, chosen)
        for wolf in hand:
            state.unsure[wolf] = 1
        tell_own_cubs(state, player, chosen)
    for wolf in litter:
        state.where[wolf] = CUB


BIRTHS: Final = Births()
DRAW_BIRTHS: Final = DrawBirths(CHANCE)
CHOOSE_CUBS: Final = [
    [ChooseCubs(player, count) for count in range(WOLVES_EACH)] for player in range(MOST_SEATS)
]
LAY_CUBS: Final = LayCubs()

PARAGRAPHS.update(
    {
        DrawBirths: "P1.1",
        ChooseCubs: "P1.3",
    }
)
