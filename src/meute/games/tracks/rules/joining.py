"""O1 Joining: a player without a wolf may ask to bring one in."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from meute.core.decision import PARAGRAPHS, Action, Decision, SecretDecision, Step
from meute.games.tracks.actions import (
    AGREE,
    BRING_INS,
    CONSENTS,
    JOINING,
    AskToJoin,
    BringIn,
)
from meute.games.tracks.data import MOST_SEATS
from meute.games.tracks.rules.births import bereft_order
from meute.games.tracks.rules.pack import after_change, hand_of, join
from meute.games.tracks.state import NOTHING, PREPARATION, State, letter_of, wolf_of
from meute.games.tracks.words.log import tell_player, tell_wolf

AGREED: Final = 1
REFUSED: Final = 0
"""Sealed answers of Consent."""


@dataclass(frozen=True)
class AskingPoint(Step):
    """O1.1, R36 Who has lost the last wolf since the last asking point, or has none at P."""

    def run(self, state: State) -> None:
        asking = [
            player
            for player in bereft_order(state)
            if (state.bereft[player] or state.phase == PREPARATION) and hand_of(state, player)
        ]
        state.bereft = [0] * state.seats
        state.then(*(ASK_ADMISSION[player] for player in asking))


@dataclass(frozen=True)
class AskAdmission(Decision):
    """O1.1 Ask the others to admit a wolf, or wait."""

    def options(self, state: State) -> Sequence[Action]:
        return JOINING

    def resolve(self, state: State, action: Action) -> None:
        """O1.2, R37 All other players answer at the same time."""
        if not isinstance(action, AskToJoin):
            return
        tell_player(state, "asks", self.player)
        others = [player for player in range(state.seats) if player != self.player]
        state.then(
            *(GIVE_CONSENT[player][self.player] for player in others), COUNT_CONSENTS[self.player]
        )


@dataclass(frozen=True)
class GiveConsent(SecretDecision):
    """O1.2 Agree that a player brings in a wolf, or refuse."""

    asker: int

    def options(self, state: State) -> Sequence[Action]:
        return CONSENTS

    def resolve(self, state: State, action: Action) -> None:
        state.sealed[self.player] = AGREED if action == AGREE else REFUSED


@dataclass(frozen=True)
class CountConsents(Step):
    """O1.2 Only if all others agree the wolf comes in."""

    asker: int

    def run(self, state: State) -> None:
        answers = state.unseal()
        for player, answer in enumerate(answers):
            if answer != NOTHING:
                tell_player(state, "agrees" if answer == AGREED else "refuses", player)
        if REFUSED not in answers:
            state.pending.append(BRING_WOLF[self.asker])


@dataclass(frozen=True)
class BringWolf(Decision):
    """O1.2, O1.3 Place a wolf from hand openly at the bottom of its column."""

    def options(self, state: State) -> Sequence[Action]:
        return [BRING_INS[letter_of(wolf)] for wolf in hand_of(state, self.player)]

    def resolve(self, state: State, action: BringIn) -> None:
        wolf = wolf_of(self.player, action.letter)
        join(state, wolf)
        state.shown += 1
        tell_wolf(state, "joins", wolf)
        after_change(state)


ASKING_POINT: Final = AskingPoint()
ASK_ADMISSION: Final = [AskAdmission(player) for player in range(MOST_SEATS)]
GIVE_CONSENT: Final = [
    [GiveConsent(player, asker) for asker in range(MOST_SEATS)] for player in range(MOST_SEATS)
]
"""By player, then by who asks."""
COUNT_CONSENTS: Final = [CountConsents(asker) for asker in range(MOST_SEATS)]
BRING_WOLF: Final = [BringWolf(player) for player in range(MOST_SEATS)]

PARAGRAPHS.update(
    {
        AskAdmission: "O1.1",
        GiveConsent: "O1.2",
        BringWolf: "O1.2",
    }
)
