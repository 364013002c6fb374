"""What a seat knows in an imagined world: the information set that a search remembers."""

from __future__ import annotations

from typing import Any

from meute.games.tracks.hidden import (
    own_hand,
    shown_answers,
    shown_counters,
    shown_places,
)
from meute.games.tracks.standing import cub_counts
from meute.games.tracks.state import State


class Known:
    """All that a seat knows in a world, as one value: equal where the seat's views are equal.

    A search remembers situations by it, so it is made and compared far more often than a view.
    """

    __slots__ = ("_hash", "facts", "pending")

    def __init__(self, state: State, player: int) -> None:
        self.pending = state.pending[:]
        """Compared, but not hashed: the questions are many and almost follow from the facts."""
        self.facts: tuple[Any, ...] = (
            tuple(state.ledger),
            shown_places(state, player),
            tuple(state.unsure),
            tuple(state.strength),
            tuple(state.vigour),
            tuple(state.chips),
            tuple(state.males),
            tuple(state.females),
            shown_counters(state, player),
            tuple(state.sequence),
            tuple(state.caught),
            tuple(state.small_pile),
            tuple(state.display),
            tuple(state.large_pile),
            tuple(state.large_open),
            tuple(state.large_discard),
            tuple(state.votes),
            tuple(state.added),
            tuple(state.deaths),
            tuple(state.exclusions),
            tuple(state.bereft),
            tuple(state.young),
            tuple(state.fight_scores),
            tuple([hand.bit_count() for hand in state.fight_hands]),
            own_hand(state, player),
            tuple(state.fight_played),
            shown_answers(state, player),
            cub_counts(state),
            (state.year, state.phase, state.placed, state.result, state.omega, state.quarry),
            (state.tries, state.submitted, state.attacker, state.defender, state.drawn),
            state.shown,
        )
        self._hash = hash(self.facts)

    def __hash__(self) -> int:
        return self._hash

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Known) and self.facts == other.facts and self.pending == other.pending
        )
