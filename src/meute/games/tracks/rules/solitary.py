"""PH2 Solitary hunt."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from meute.core.decision import CHANCE, PARAGRAPHS, Action, Decision, Step
from meute.games.tracks.actions import CATCHES, SMALL_PREY, Catch, SmallPrey
from meute.games.tracks.data import (
    DISPLAY,
    HUNGER,
    NO_PREY,
    NO_PREY_CARDS,
    STRONGEST,
    WOLVES,
)
from meute.games.tracks.rules.pack import after_change, lose_strength, ranking
from meute.games.tracks.state import NOTHING, State, owner_of
from meute.games.tracks.words.log import tell_catch, tell_points, tell_small


@dataclass(frozen=True)
class SolitaryHunt(Step):
    """PH2.1, PH2.2 One wolf after the other hunts; then those without a catch go hungry."""

    def run(self, state: State) -> None:
        state.then(*(HUNT_ALONE[wolf] for wolf in state.sequence), GO_HUNGRY)


@dataclass(frozen=True)
class HuntAlone(Step):
    """PH2.2 The display is filled to three cards; PH2.3 three times no prey ends the hunt."""

    wolf: int

    def run(self, state: State) -> None:
        display = state.display
        if len(display) < DISPLAY:
            missing = DISPLAY - len(display)
            state.then(*[TURN_SMALL] * missing, self)
        elif display.count(NO_PREY) < NO_PREY_CARDS:
            kinds = animals(state)
            if len(kinds) == 1:
                catch(state, self.wolf, kinds[0])
            else:
                state.pending.append(CATCH_PREY[self.wolf])


def animals(state: State) -> list[int]:
    """PH2.1 The kinds of animals in the display, in order."""
    return sorted({kind for kind in state.display if kind != NO_PREY})


@dataclass(frozen=True)
class TurnSmall(Decision):
    """PH2.2 The top card of the small prey is turned up."""

    def options(self, state: State) -> Sequence[Action]:
        return [SMALL_PREY[kind] for kind in state.small_pile]

    def resolve(self, state: State, action: SmallPrey) -> None:
        state.drawn = action.kind
        state.small_pile.remove(action.kind)
        state.display.append(action.kind)
        tell_small(state, action.kind)


@dataclass(frozen=True)
class CatchPrey(Decision):
    """PH2.1, R23 Catch one of the animals; it may not be left."""

    wolf: int

    def options(self, state: State) -> Sequence[Action]:
        return [CATCHES[kind] for kind in animals(state)]

    def resolve(self, state: State, action: Catch) -> None:
        catch(state, self.wolf, action.kind)


def catch(state: State, wolf: int, kind: int) -> None:
    """PH2.1, PH2.6 The wolf is fed and grows stronger at once, up to twelve."""
    state.display.remove(kind)
    state.caught[wolf] = kind
    gain = state.settings.small_strength[kind]
    state.strength[wolf] = min(STRONGEST, state.strength[wolf] + gain)
    tell_catch(state, wolf, kind)


@dataclass(frozen=True)
class GoHungry(Step):
    """PH2.4 Every wolf without a catch loses two; PH2.5 the small prey is shuffled again."""

    def run(self, state: State) -> None:
        for wolf in ranking(state):
            if state.caught[wolf] == NOTHING:
                lose_strength(state, wolf, HUNGER)
                tell_points(state, "hungry", wolf, HUNGER)
        state.caught = [NOTHING] * len(state.caught)
        state.display.clear()
        state.small_pile = list(state.settings.small_cards)
        after_change(state)


SOLITARY_HUNT: Final = SolitaryHunt()
HUNT_ALONE: Final = [HuntAlone(wolf) for wolf in range(WOLVES)]
TURN_SMALL: Final = TurnSmall(CHANCE)
CATCH_PREY: Final = [CatchPrey(owner_of(wolf), wolf) for wolf in range(WOLVES)]
GO_HUNGRY: Final = GoHungry()

PARAGRAPHS.update(
    {
        TurnSmall: "PH2.2",
        CatchPrey: "PH2.1",
    }
)
