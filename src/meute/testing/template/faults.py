"""What would be impossible at a table of Hush: a check on positions drawn by hand or by a bug."""

from __future__ import annotations

from collections.abc import Iterator

from meute.testing.template.data import FACES, HIGHEST_BID, MOST_NODS
from meute.testing.template.state import State


def faults(state: State) -> list[str]:
    """List everything that no game of Hush can show; mostly nothing."""
    return [*_lists(state), *_numbers(state)]


def _lists(state: State) -> Iterator[str]:
    rows = (state.dice, state.stashes, state.bids, state.points)
    if any(len(row) != state.seats for row in rows):
        yield "every player has a die, a stash, a bid and points"


def _numbers(state: State) -> Iterator[str]:
    if any(die and die not in FACES for die in state.dice):
        yield "a die shows a face that it has not"
    if any(not 0 <= bid <= HIGHEST_BID for bid in state.bids):
        yield "a bid is higher than the highest"
    if any(not 0 <= stash <= min(state.round + 1, state.rounds) for stash in state.stashes):
        yield "a stash is worth more than a token for each round"
    if not 0 <= state.nods <= MOST_NODS:
        yield "somebody has nodded too often"
