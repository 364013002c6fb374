"""P2 Large prey: turn one up, vote, and let the alpha female decide."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from meute.core.decision import CHANCE, PARAGRAPHS, Action, Decision, SecretDecision, Step
from meute.games.tracks.actions import DECIDES, LARGE_PREY, VOTES, Decide, LargePrey, Vote
from meute.games.tracks.data import MOST_SEATS
from meute.games.tracks.rules.pack import leader
from meute.games.tracks.state import State
from meute.games.tracks.words.log import tell_large, tell_player, tell_votes


def turn_up_large(state: State) -> None:
    """P2.1, R31 Turn up the top card; an empty pile is made anew from the discards."""
    if not state.large_pile:
        state.large_pile = sorted(state.large_discard)
        state.large_discard.clear()
    if state.large_pile:
        state.pending.append(TURN_LARGE)


def open_kinds(state: State) -> list[int]:
    """P2.2 The kinds of prey face up, the one lying longest first; equal cards count once."""
    return list(dict.fromkeys(state.large_open))


@dataclass(frozen=True)
class TurnLarge(Decision):
    """P2.1 The top card of the large prey is turned up."""

    def options(self, state: State) -> Sequence[Action]:
        return [LARGE_PREY[kind] for kind in state.large_pile]

    def resolve(self, state: State, action: LargePrey) -> None:
        state.large_pile.remove(action.kind)
        state.large_open.append(action.kind)
        tell_large(state, "large_turned", action.kind)


@dataclass(frozen=True)
class RevealPrey(Step):
    """P2.1 One more large prey comes in sight each year."""

    def run(self, state: State) -> None:
        turn_up_large(state)


@dataclass(frozen=True)
class AskVotes(Step):
    """P2.2, R12 All players vote, unless there is only one kind of prey."""

    def run(self, state: State) -> None:
        kinds = open_kinds(state)
        if len(kinds) == 1:
            choose_quarry(state, kinds[0])
        else:
            state.then(*VOTE_FOR_PREY[: state.seats], COUNT_VOTES)


@dataclass(frozen=True)
class VoteForPrey(SecretDecision):
    """P2.2 Vote for the prey of the pack hunt; P2.4 all at the same time."""

    def options(self, state: State) -> Sequence[Action]:
        return [VOTES[kind] for kind in open_kinds(state)]

    def resolve(self, state: State, action: Vote) -> None:
        state.sealed[self.player] = action.kind


@dataclass(frozen=True)
class CountVotes(Step):
    """P2.2, R32 More than half of the players decide; otherwise the alpha female's player."""

    def run(self, state: State) -> None:
        state.votes = votes = state.unseal()
        tell_votes(state)
        best = max(votes, key=votes.count)
        if 2 * votes.count(best) > state.seats:
            choose_quarry(state, best)
        else:
            state.pending.append(DECIDE_PREY[leader(state)])


@dataclass(frozen=True)
class DecidePrey(Decision):
    """P2.2 Without a majority the alpha female's player decides freely; R13 else the male's."""

    def options(self, state: State) -> Sequence[Action]:
        return [DECIDES[kind] for kind in open_kinds(state)]

    def resolve(self, state: State, action: Decide) -> None:
        tell_player(state, "decides", self.player)
        choose_quarry(state, action.kind)


def choose_quarry(state: State, kind: int) -> None:
    """P2.3 The chosen card is turned diagonally."""
    state.quarry = kind
    tell_large(state, "quarry", kind)


TURN_LARGE: Final = TurnLarge(CHANCE)
REVEAL_PREY: Final = RevealPrey()
ASK_VOTES: Final = AskVotes()
VOTE_FOR_PREY: Final = [VoteForPrey(player) for player in range(MOST_SEATS)]
COUNT_VOTES: Final = CountVotes()
DECIDE_PREY: Final = [DecidePrey(player) for player in range(MOST_SEATS)]

PARAGRAPHS.update(
    {
        TurnLarge: "P2.1",
        VoteForPrey: "P2.2",
        DecidePrey: "P2.2",
    }
)
