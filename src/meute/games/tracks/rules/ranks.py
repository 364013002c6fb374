"""PH5 Rank fights: who attacks whom, who gives way."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from meute.core.decision import PARAGRAPHS, Action, Decision, Step
from meute.games.tracks.actions import ANSWERS, ATTACKS, PASS, Attack, Submit
from meute.games.tracks.data import WOLVES
from meute.games.tracks.rules.fight import begin_fight, exchange_places, rank_counter
from meute.games.tracks.rules.pack import after_change, column_of
from meute.games.tracks.state import PACK, State, owner_of
from meute.games.tracks.words.log import tell_wolf, tell_wolves


@dataclass(frozen=True)
class RankFights(Step):
    """PH5.1, PH5.9 Females first, then males, each in the order fixed at the reveal."""

    def run(self, state: State) -> None:
        female = state.settings.female
        order = [w for w in state.sequence if female[w]] + [
            w for w in state.sequence if not female[w]
        ]
        state.then(*(TAKE_ATTACK[wolf] for wolf in order))


@dataclass(frozen=True)
class TakeAttack(Step):
    """PH5.2 A wolf that is alive, no omega and has not submitted may attack once."""

    wolf: int

    def run(self, state: State) -> None:
        if may_fight(state, self.wolf) and targets(state, self.wolf):
            state.pending.append(CHOOSE_ATTACK[self.wolf])


def may_fight(state: State, wolf: int) -> bool:
    """PH5.2, PH5.4, R10, R44 In its column, with a counter, and not submitted this year."""
    return bool(
        state.where[wolf] == PACK
        and wolf != state.omega
        and rank_counter(state, wolf)
        and not state.submitted >> wolf & 1
    )


def targets(state: State, wolf: int) -> list[int]:
    """PH5.3, R15 Any other female; for a male the one directly above; never one's own."""
    column = column_of(state, wolf)
    owner = owner_of(wolf)
    if state.settings.female[wolf]:
        return [other for other in column if owner_of(other) != owner]
    place = column.index(wolf)
    above = column[place - 1 : place] if place else []
    return [other for other in above if owner_of(other) != owner]


@dataclass(frozen=True)
class ChooseAttack(Decision):
    """PH5.2, R9 Attack a wolf, or pass: that costs nothing."""

    wolf: int

    def options(self, state: State) -> Sequence[Action]:
        return [PASS, *(ATTACKS[wolf] for wolf in targets(state, self.wolf))]

    def resolve(self, state: State, action: Action) -> None:
        """PH5.4 Without a counter, or after a submission, the attacked wolf must submit."""
        if not isinstance(action, Attack):
            tell_wolf(state, "passes", self.wolf)
            return
        tell_wolves(state, "attacks", self.wolf, action.wolf)
        if may_fight(state, action.wolf):
            state.pending.append(ANSWER_ATTACK[self.wolf][action.wolf])
        else:
            submit(state, self.wolf, action.wolf)


@dataclass(frozen=True)
class AnswerAttack(Decision):
    """PH5.4 Stand against an attack, or submit."""

    attacker: int
    defender: int

    def options(self, state: State) -> Sequence[Action]:
        return ANSWERS

    def resolve(self, state: State, action: Action) -> None:
        if isinstance(action, Submit):
            submit(state, self.attacker, self.defender)
        else:
            begin_fight(state, self.attacker, self.defender)


def submit(state: State, winner: int, loser: int) -> None:
    """PH5.5, R8, R24 No injury; the loser gives a chip, and its place if it stood higher."""
    state.submitted |= 1 << loser
    state.chips[loser] = max(0, state.chips[loser] - 1)
    tell_wolves(state, "submits", loser, winner)
    exchange_places(state, winner, loser)
    after_change(state)


RANK_FIGHTS: Final = RankFights()
TAKE_ATTACK: Final = [TakeAttack(wolf) for wolf in range(WOLVES)]
CHOOSE_ATTACK: Final = [ChooseAttack(owner_of(wolf), wolf) for wolf in range(WOLVES)]
ANSWER_ATTACK: Final = [
    [AnswerAttack(owner_of(defender), attacker, defender) for defender in range(WOLVES)]
    for attacker in range(WOLVES)
]
"""By attacker, then by defender."""

PARAGRAPHS.update(
    {
        ChooseAttack: "PH5.3",
        AnswerAttack: "PH5.4",
    }
)
