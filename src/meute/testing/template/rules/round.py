"""2 A round, from its roll to its opened bids."""

from __future__ import annotations

from dataclasses import dataclass

from meute.core.decision import CHANCE, Step
from meute.testing.template.rules.bids import MakeBid, RaiseBid
from meute.testing.template.rules.end import EndGame
from meute.testing.template.rules.roll import Roll
from meute.testing.template.rules.stash import NodOrStash
from meute.testing.template.state import State
from meute.testing.template.words import log


@dataclass(frozen=True)
class PlayRound(Step):
    """2.1 Roll for everybody; let everybody stash, bid and raise; open the bids."""

    def run(self, state: State) -> None:
        seats = range(state.seats)
        state.then(
            *(Roll(CHANCE, seat) for seat in seats),
            *(NodOrStash(seat) for seat in seats),
            *(MakeBid(seat) for seat in seats),
            *(RaiseBid(seat) for seat in seats),
            OpenBids(),
        )


@dataclass(frozen=True)
class OpenBids(Step):
    """2.7 The highest bid that only one player has made wins as many points."""

    def run(self, state: State) -> None:
        log.tell_bids(state)
        single = [bid for bid in state.bids if state.bids.count(bid) == 1]
        if single:
            winner = state.bids.index(max(single))
            state.points[winner] += max(single)
            log.tell_won(state, winner)
        state.bids = [0] * state.seats
        state.shown += 1
        state.round += 1
        state.then(PlayRound() if state.round < state.rounds else EndGame())
