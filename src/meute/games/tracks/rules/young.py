"""M5 Cubs become young wolves, and M6 some of them leave."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from meute.core.decision import CHANCE, PARAGRAPHS, Action, Decision, SecretDecision, Step
from meute.core.message import Seat
from meute.games.tracks.actions import LEAVES, TURNED, Leave, Turned
from meute.games.tracks.data import FROM_DEPARTURES, LONER_PENALTY, MOST_SEATS, PAIR_BONUS
from meute.games.tracks.rules.pack import after_change, column_of, cubs, join, leave
from meute.games.tracks.rules.scoring import book, pay_penalties
from meute.games.tracks.state import NOTHING, State
from meute.games.tracks.text import tell, tell_of, wolf_name


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
        if state.story is not None:
            tell_of(state, "grows_up", action.wolf)
        after_change(state)
        pay_penalties(state)


@dataclass(frozen=True)
class AskLeaving(Step):
    """M6 Whoever has young wolves decides about them."""

    def run(self, state: State) -> None:
        players = sorted({wolf // 3 for wolf in state.young})
        if players:
            state.then(*(LET_LEAVE[player] for player in players), PART)


@dataclass(frozen=True)
class LetLeave(SecretDecision):
    """M6 Decide in secret which own young wolves leave."""

    def options(self, state: State) -> Sequence[Action]:
        own = sum(1 << wolf % 3 for wolf in state.young if wolf // 3 == self.player)
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
            for wolf in range(3 * player, 3 * player + 3)
            if letters != NOTHING and letters >> wolf % 3 & 1
        ]
        leaving.sort(key=lambda wolf: -column_of(state, wolf).index(wolf))
        female = state.settings.female
        females = [wolf for wolf in leaving if female[wolf]]
        males = [wolf for wolf in leaving if not female[wolf]]
        pairs = min(len(females), len(males))
        for one, other in zip(females, males, strict=False):
            pair_up(state, one, other)
        for wolf in females[pairs:] + males[pairs:]:
            book(state, wolf // 3, FROM_DEPARTURES, -LONER_PENALTY)
            if state.story is not None:
                tell_of(state, "leaves_alone", wolf, points=LONER_PENALTY)
        for wolf in leaving:
            leave(state, wolf)
        state.young.clear()
        after_change(state)


def pair_up(state: State, one: int, other: int) -> None:
    """M6, R28 Both owners are paid, or one owner twice."""
    book(state, one // 3, FROM_DEPARTURES, PAIR_BONUS)
    book(state, other // 3, FROM_DEPARTURES, PAIR_BONUS)
    if state.story is not None:
        tell(
            state,
            "leave_together",
            wolf=wolf_name(state.settings, one),
            other=wolf_name(state.settings, other),
            player=Seat(one // 3),
            other_player=Seat(other // 3),
            points=PAIR_BONUS,
        )


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
