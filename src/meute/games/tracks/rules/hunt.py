"""PH3 Pack hunt."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from meute.core.decision import CHANCE, PARAGRAPHS, Action, Decision, Step
from meute.games.tracks.actions import INJURIES, Injury
from meute.games.tracks.data import HUNGER, PORTION, WOLVES
from meute.games.tracks.rules.cubs import all_cubs_die
from meute.games.tracks.rules.pack import (
    after_change,
    cubs,
    exclude,
    lose_strength,
    ranking,
)
from meute.games.tracks.rules.phase import recognise_first, total
from meute.games.tracks.state import NOBODY, RUNNING, State
from meute.games.tracks.words.log import tell_feast, tell_hunt, tell_points


@dataclass(frozen=True)
class PackHunt(Step):
    """PH3.1 The sum against the three numbers of the prey; PH3.7 the order of what follows."""

    def run(self, state: State) -> None:
        settings, kind, effort = state.settings, state.quarry, total(state)
        killed = effort >= settings.large_green[kind]
        injured = settings.large_red[kind] <= effort < settings.large_black[kind]
        tell_hunt(state, effort, killed=killed, injured=injured)
        state.then(*((FEAST, BITE) if killed else (STARVE,)), EXPEL_OMEGA)
        if injured and state.sequence:
            state.pending.append(INJURE_HUNTER[state.sequence[0]])


@dataclass(frozen=True)
class InjureHunter(Decision):
    """PH3.2, R41 A fight card says how much strength the first wolf loses."""

    wolf: int

    def options(self, state: State) -> Sequence[Action]:
        return INJURIES

    def resolve(self, state: State, action: Injury) -> None:
        injure(state, self.wolf, action.value)


def injure(state: State, wolf: int, points: int) -> None:
    """PH3.2, PH5.8iv The wolf is hurt and may die of it."""
    state.drawn = points
    lose_strength(state, wolf, points)
    tell_points(state, "injured", wolf, points)
    after_change(state)


@dataclass(frozen=True)
class Starve(Step):
    """PH3.3, R42 Not killed: all cubs die, every wolf loses two; R11 the prey stays face up."""

    def run(self, state: State) -> None:
        for wolf in ranking(state):
            lose_strength(state, wolf, HUNGER)
            tell_points(state, "hungry", wolf, HUNGER)
        all_cubs_die(state)
        if state.result == RUNNING:
            after_change(state)


@dataclass(frozen=True)
class Feast(Step):
    """PH3.4 Killed: the card is discarded, and the pack eats."""

    def run(self, state: State) -> None:
        food = state.settings.large_food[state.quarry]
        state.large_open.remove(state.quarry)
        state.large_discard.append(state.quarry)
        tell_feast(state, food)
        alphas = len(state.males[:1] + state.females[:1])
        for place, wolf in enumerate(ranking(state)):
            if place == alphas:
                food -= len(cubs(state))
            missing = PORTION - max(0, min(PORTION, food))
            food -= PORTION
            if missing:
                lose_strength(state, wolf, missing)
                tell_points(state, "hungry", wolf, missing)
        after_change(state)


@dataclass(frozen=True)
class Bite(Step):
    """PH3.5, R5 The first wolf gains recognition if it is still alive."""

    def run(self, state: State) -> None:
        recognise_first(state)


@dataclass(frozen=True)
class ExpelOmega(Step):
    """PH3.6 A wolf that is still omega is excluded; O4.1 not if the omega stays."""

    def run(self, state: State) -> None:
        if state.omega != NOBODY and not state.settings.omega_stays:
            exclude(state, state.omega)
            after_change(state)


PACK_HUNT: Final = PackHunt()
INJURE_HUNTER: Final = [InjureHunter(CHANCE, wolf) for wolf in range(WOLVES)]
STARVE: Final = Starve()
FEAST: Final = Feast()
BITE: Final = Bite()
EXPEL_OMEGA: Final = ExpelOmega()

PARAGRAPHS.update(
    {
        InjureHunter: "PH3.2",
    }
)
