"""PH4 Howling."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from meute.core.decision import PARAGRAPHS, Action, Decision, Step
from meute.games.tracks.actions import DISCARDS, Discard
from meute.games.tracks.data import HOWL_HIGH, HOWL_LOW, MOST_SEATS
from meute.games.tracks.rules.pack import leader
from meute.games.tracks.rules.phase import recognise_first, total
from meute.games.tracks.rules.prey import open_kinds, turn_up_large
from meute.games.tracks.state import NOBODY, State
from meute.games.tracks.words.log import tell_howl, tell_large, tell_player


@dataclass(frozen=True)
class Howl(Step):
    """PH4.1 A weak howl drives prey away, a strong one brings prey; PH4.3 then recognition."""

    def run(self, state: State) -> None:
        howl = total(state)
        tell_howl(state, howl)
        state.then(PRAISE_HOWLER)
        if howl < HOWL_LOW:
            lose_prey(state)
        elif howl > HOWL_HIGH:
            turn_up_large(state)


def lose_prey(state: State) -> None:
    """PH4.1a, R13 The alpha female's player chooses, if there is a choice and a player."""
    kinds = open_kinds(state)
    if not kinds:
        return
    chooser = leader(state)
    if len(kinds) == 1 or chooser == NOBODY:
        discard(state, kinds[0])
    else:
        state.pending.append(DISCARD_PREY[chooser])


@dataclass(frozen=True)
class DiscardPrey(Decision):
    """PH4.1a Discard one of the large prey face up."""

    def options(self, state: State) -> Sequence[Action]:
        return [DISCARDS[kind] for kind in open_kinds(state)]

    def resolve(self, state: State, action: Discard) -> None:
        tell_player(state, "decides", self.player)
        discard(state, action.kind)


def discard(state: State, kind: int) -> None:
    """PH4.1a The card goes onto the discard pile."""
    state.large_open.remove(kind)
    state.large_discard.append(kind)
    tell_large(state, "prey_lost", kind)


@dataclass(frozen=True)
class PraiseHowler(Step):
    """PH4.2, R4 The first wolf gains recognition whatever the sum; O4.2, R40 also an omega."""

    def run(self, state: State) -> None:
        recognise_first(state)


HOWL: Final = Howl()
DISCARD_PREY: Final = [DiscardPrey(player) for player in range(MOST_SEATS)]
PRAISE_HOWLER: Final = PraiseHowler()

PARAGRAPHS.update(
    {
        DiscardPrey: "PH4.1a",
    }
)
