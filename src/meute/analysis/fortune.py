"""How much luck each seat had in a finished game; without it fewer games tell who plays better.

Whenever chance answered, the seat's chance to win after the outcome is compared with the mean over
all outcomes that were as likely. Such differences are zero on average, whatever the estimate is
worth and whoever plays, so a series of wins less luck has the same mean as the wins themselves; the
better the estimate, the smaller its spread. (Burch and others call this AIVAT; here only chance is
accounted for, not the players' own dice.)
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Final

from meute.bots.search.named import UNAIDED, playouts_of
from meute.bots.search.worlds import Luck
from meute.core.decision import Action, Decision
from meute.core.game import Game, State
from meute.core.record import Answer, Record
from meute.core.walk import laid_out, walk

PLAYOUTS: Final = 4
"""Playouts after each outcome, to the end of the turn, with the same luck after every outcome."""

WEIGHT: Final = 0.8
"""How much of the luck counts: estimates overrate what players can still make up for.

Fixed beforehand it changes no mean; 0.8 left the smallest spread in 86 games of Silver between
quick players and `greedy`.
"""

DIGITS: Final = 4
"""Places that are told of luck; more would differ between machines."""

NOBODY: Final = -2
"""For whom nothing is searched."""


def fortunes(record: Record) -> list[float]:
    """Return what luck gave each seat in a game, in wins: above zero it was lucky."""
    table = laid_out(record.header)
    after = After(table.game)
    found = [0.0] * record.header.seats
    for moment in walk(record.entries, table):
        if moment.by_chance and moment.decision is not None:
            lucky = after.luck(table.copy_state(), moment.decision, moment.answer)
            found = [sum(both) for both in zip(found, lucky, strict=True)]
    return [round(WEIGHT * luck, DIGITS) for luck in found]


class After:
    """Looks at what a game would be like after each outcome of chance."""

    def __init__(self, game: Game) -> None:
        """Play on to the end of a turn, and count wins."""
        foresight = game.foresight or UNAIDED
        pace = replace(foresight.pace, horizon=1, closing=None)
        self._game = game
        self._playouts = playouts_of(game, NOBODY, replace(foresight, pace=pace))

    def luck(self, state: State, decision: Decision, entry: Answer) -> list[float]:
        """Return how much better for each seat an outcome is than the mean of all."""
        outcomes = Counter(decision.options(state))
        if len(outcomes) == 1:
            return [0.0] * len(self._game.scores(state))
        after = {outcome: self._chances(state, outcome, entry.n) for outcome in outcomes}
        total = outcomes.total()
        return [
            chance - sum(after[outcome][seat] * n for outcome, n in outcomes.items()) / total
            for seat, chance in enumerate(after[entry.action])
        ]

    def _chances(self, state: State, outcome: Action, event: int) -> list[float]:
        """Return everybody's chance to win after an outcome."""
        seeds = range(event * PLAYOUTS, (event + 1) * PLAYOUTS)
        found = [self._playouts.after(state.copy(), outcome, Luck(seed)) for seed in seeds]
        return [sum(chances) / PLAYOUTS for chances in zip(*found, strict=True)]
