"""M1-M4 Scoring: rank, recognition, ageing and penalties."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from meute.core.decision import Step
from meute.games.tracks.data import (
    DEATH_PENALTY,
    EXCLUSION_PENALTY,
    FROM_PENALTIES,
    FROM_RANK,
    FROM_RECOGNITION,
    GREEN_ZONE,
    SOURCES,
    STRONGEST,
    YELLOW_ZONE,
)
from meute.games.tracks.rules.pack import after_change, lose_strength, ranking, rows
from meute.games.tracks.state import SCORING, State, owner_of
from meute.games.tracks.words.log import tell_penalty, tell_scores


@dataclass(frozen=True)
class ScorePack(Step):
    """M1, M2 Occupied rows count from the bottom, and every chip is a point."""

    def run(self, state: State) -> None:
        state.phase = SCORING
        state.sequence = []
        before = state.points
        for points, row in enumerate(reversed(rows(state)), start=1):
            for wolf in row:
                owner = owner_of(wolf)
                book(state, owner, FROM_RANK, points)
                book(state, owner, FROM_RECOGNITION, state.chips[wolf])
        tell_scores(state, before)


def book(state: State, player: int, source: int, points: int) -> None:
    """M1-M6 Give a player points, or take them if negative, and note where they come from."""
    state.ledger[SOURCES * player + source] += points


@dataclass(frozen=True)
class Age(Step):
    """M3, R7 Each alpha loses one strength; O2, R38 with a life span the zones decide instead."""

    def run(self, state: State) -> None:
        alphas = state.females[:1] + state.males[:1]
        if state.settings.life_span:
            for wolf, change in [(w, ageing(state, w, alphas)) for w in ranking(state)]:
                state.strength[wolf] = min(STRONGEST, state.strength[wolf] + change)
        else:
            for wolf in alphas:
                lose_strength(state, wolf, 1)
        after_change(state)


def ageing(state: State, wolf: int, alphas: list[int]) -> int:
    """O2.1, O2.2 Green wolves gain one, red ones lose one, and an alpha gets one less than that."""
    strength = state.strength[wolf]
    zone = (strength >= GREEN_ZONE) - (strength < YELLOW_ZONE)
    return zone - 1 if wolf in alphas else zone


@dataclass(frozen=True)
class PayPenalties(Step):
    """M4 Five points for each of their wolves that died this year, three for each one excluded."""

    def run(self, state: State) -> None:
        pay_penalties(state)


def pay_penalties(state: State) -> None:
    """M4, R29 What is noted is paid, and noted no longer."""
    for player in range(state.seats):
        points = DEATH_PENALTY * state.deaths[player] + EXCLUSION_PENALTY * state.exclusions[player]
        if points:
            book(state, player, FROM_PENALTIES, -points)
            state.deaths[player] = state.exclusions[player] = 0
            tell_penalty(state, player, points)


SCORE_PACK: Final = ScorePack()
AGE: Final = Age()
PAY_PENALTIES: Final = PayPenalties()
