"""A line of a finished game in words."""

from __future__ import annotations

from collections.abc import Sequence

from meute.analysis.course import OwnTurn
from meute.analysis.played import Choice
from meute.analysis.prospect import foresight_of
from meute.core.decision import Action
from meute.core.game import Game
from meute.server.schema.words import Told
from meute.server.table.wire import told


def steps_said(game: Game, choice: Choice, steps: Sequence[Action]) -> list[Told]:
    """Put a line into words: those of its steps at which there was something to choose."""
    turn = OwnTurn(game, foresight_of(game).pace, choice.seat, choice.state.copy())
    words = []
    for step in steps:
        if len(turn.options()) > 1:
            words.append(told(game.planned(game.view(turn.world, choice.seat), step)))
        turn.play(step)
    return words
