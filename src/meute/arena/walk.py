"""Games played at random without a table around them: the shortest way through the rules."""

from __future__ import annotations

from dataclasses import dataclass

from meute.core.dealer import Dealer
from meute.core.decision import CHANCE, Decision
from meute.core.game import Game


@dataclass
class Walk:
    """What a random game met."""

    decisions: int = 0
    events: int = 0
    options: int = 0


def random_game(game: Game, seats: int, seed: str) -> Walk:
    """Play a game at random."""
    state = game.setup(seats, game.meta.variant({}))
    dealer, ask, play = Dealer(seed), game.decision, game.play
    walk = Walk()
    while True:
        decision: Decision | None = ask(state)
        if decision is None:
            return walk
        options = decision.options(state)
        if decision.player != CHANCE:
            walk.decisions += 1
            walk.options += len(options)
        walk.events += 1
        play(state, dealer.pick(options))
