"""2.5, 2.6 Everybody bids in secret, at the same time.

The bids and raises of a round lie together on the stack, so they are one run: each seat answers
its own two questions without waiting for the others, and may change its mind until all are done.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from meute.core.decision import PARAGRAPHS, Action, SecretDecision
from meute.testing.template.actions import BIDS, RAISES, Bid, Raise
from meute.testing.template.data import HIGHEST_BID
from meute.testing.template.state import State


@dataclass(frozen=True)
class MakeBid(SecretDecision):
    """2.5 Bid a number from 1 to 4."""

    def options(self, state: State) -> Sequence[Action]:
        return BIDS

    def resolve(self, state: State, action: Bid) -> None:
        state.bids[self.player] = action.number


@dataclass(frozen=True)
class RaiseBid(SecretDecision):
    """2.6 Raise your own bid by one, or leave it; it never goes beyond 4."""

    def options(self, state: State) -> Sequence[Action]:
        return RAISES if state.bids[self.player] < HIGHEST_BID else RAISES[:1]

    def resolve(self, state: State, action: Raise) -> None:
        state.bids[self.player] += action.by


PARAGRAPHS[MakeBid] = "2.5"
PARAGRAPHS[RaiseBid] = "2.6"
