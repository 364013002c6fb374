"""M5 Cubs become young wolves, and M6 some of them leave."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from meute.core.decision import CHANCE, PARAGRAPHS, Action, Decision, SecretDecision, Step
from meute.games.tracks.actions import LEAVES, TURNED, Leave, Turned
from meute.games.tracks.data import FROM_DEPARTURES, LONER_PENALTY, MOST_SEATS, PAIR_BONUS
from meute.games.tracks.rules.pack import after_change, column_of, cubs, join, leave
from meute.games.tracks.rules.scoring import book, pay_penalties
from meute.games.tracks.state import NOTHING, State, letters_of, owner_of, wolves_in
from meute.games.tracks.words.log import tell_pair, tell_points, tell_wolf


@dataclass(frozen=True)
class GrowUp(Step):
    """M5, M8 The cubs are turned one by one, the nearest to the alpha female first."""

    def run(self, state: State) -> None:
        state.then(*[CUB_GROWS] * len(cubs(state)))


@dataclass(frozen=True)
class CubGrows(Decision):
    """M5 The next cub joins the pack at the bottom of its column."""

    def options(self, state: State) -> Sequence[Action]:
        return [TURNED[wolf] for wolf in cubs(state)]

    def resolve(self, state: State, action: Turned) -> None:
        """B3.4, R29 A lone wolf without recognition gives way; an exclusion is paid at once."""
        join(state, action.wolf)
        state.young.append(action.wolf)
        tell_wolf(state, "grows_up", action.wolf)
        after_change(state)
        pay_penalties(state)


@dataclass(frozen=True)
class AskLeaving(Step):
    """M6 Whoever has young wolves decides about them."""

    def run(self, state: State) -> None:
        players = sorted({owner_of(wolf) for wolf in state.young})
        if players:
            state.then(*(LET_LEAVE[player] for player in players), PART)


@dataclass(frozen=True)
class LetLeave(SecretDecision):
    """M6 Decide in secret which of their young wolves leave."""

    def options(self, state: State) -> Sequence[Action]:
        own = letters_of([wolf for wolf in state.young if owner_of(wolf) == self.player])
        return [leaving for leaving in LEAVES if leaving.letters | own == own]

    def resolve(self, state: State, action: Leave) -> None:
        state.sealed[self.player] = action.letters


@dataclass(frozen=True)
class Part(Step):
    """M6, M8, R28 Leavers of both sexes are paired from the bottom; the rest leave alone."""

    def run(self, state: State) -> None:
        answers = state.unseal()
        leaving = [
            wolf
            for player, letters in enumerate(answers)
            if letters != NOTHING
            for wolf in wolves_in(player, letters)
        ]
        leaving.sort(key=lambda wolf: -column_of(state, wolf).index(wolf))
        female = state.settings.female
        females = [wolf for wolf in leaving if female[wolf]]
        males = [wolf for wolf in leaving if not female[wolf]]
        pairs = min(len(females), len(males))
        for one, other in zip(females, males, strict=False):
            pair_up(state, one, other)
        for wolf in females[pairs:] + males[pairs:]:
            book(state, owner_of(wolf), FROM_DEPARTURES, -LONER_PENALTY)
            tell_points(state, "leaves_alone", wolf, LONER_PENALTY)
        for wolf in leaving:
            leave(state, wolf)
        state.young.clear()
        after_change(state)


def pair_up(state: State, one: int, other: int) -> None:
    """M6, R28 Both owners are paid, or one owner twice."""
    book(state, owner_of(one), FROM_DEPARTURES, PAIR_BONUS)
    book(state, owner_of(other), FROM_DEPARTURES, PAIR_BONUS)
    tell_pair(state, one, other, PAIR_BONUS)


GROW_UP: Final = GrowUp()
CUB_GROWS: Final = CubGrows(CHANCE)
ASK_LEAVING: Final = AskLeaving()
LET_LEAVE: Final = [LetLeave(player) for player in range(MOST_SEATS)]
PART: Final = Part()

PARAGRAPHS.update(
    {
        CubGrows: "M5",
        LetLeave: "M6",
    }
)
