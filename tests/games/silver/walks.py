"""Games of Silver played at random, for what must hold at every step."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from meute.core.dealer import Dealer
from meute.core.decision import Decision
from meute.games.silver import SILVER
from meute.games.silver.state import State

GAMES = 10


class Moment(NamedTuple):
    """One answer of a game, and the table before and after it."""

    before: State
    decision: Decision
    action: Any
    after: State


def walks(seats: int, **variant: object) -> Iterator[Moment]:
    """Play a few games: in every answer first its kind is drawn, then the answer."""
    for seed in range(GAMES):
        dealer = Dealer(seed)
        state = SILVER.setup(seats, SILVER.meta.variant(variant))
        while (decision := SILVER.decision(state)) is not None:
            before = state.copy()
            options = decision.options(before)
            kind = dealer.pick(list(dict.fromkeys(type(option) for option in options)))
            action = dealer.pick([option for option in options if isinstance(option, kind)])
            SILVER.play(state, action)
            yield Moment(before, decision, action, state)


def within_rounds(seats: int, **variant: object) -> Iterator[Moment]:
    """Play a few games, without the moments in which cards are dealt."""
    for moment in walks(seats, **variant):
        if moment.before.youngest >= 0 and moment.before.round == moment.after.round:
            yield moment
