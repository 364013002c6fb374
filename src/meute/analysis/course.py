"""A seat's own turn in an imagined world, walked answer by answer to where something else comes.

A turn goes on while the same seat is asked and nobody learns anything. It ends where another seat
or chance is asked, where something hidden is shown, and where the room's count of turns goes on. In
a secret run it holds all answers of the seat, since the others are not heard before the last.
"""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from typing import Any

from meute.bots.search.worlds import lift
from meute.core.decision import Decision
from meute.core.estimate import Pace
from meute.core.game import Game


class OwnTurn:
    """Where a seat stands in its turn, in a world of which it may decide the next events."""

    __slots__ = ("_game", "_pace", "_secret", "_shown", "_tempo", "seat", "world")

    def __init__(self, game: Game, pace: Pace, seat: int, world: Any) -> None:
        """Begin with the question that the seat is asked now."""
        self._game, self._pace = game, pace
        self.seat, self.world = seat, world
        asked = game.decision(world)
        self._secret = asked is not None and asked.secret
        self._shown, self._tempo = world.shown, pace.tempo(world)

    def copy(self) -> OwnTurn:
        """Return the same moment, to be played on in another way."""
        other = copy(self)
        other.world = self.world.copy()
        return other

    def question(self) -> Decision | None:
        """Return what the seat is asked; None where the turn, or what one can foresee, ends."""
        world, asked = self.world, self._game.decision(self.world)
        if asked is None or asked.secret != self._secret or world.shown != self._shown:
            return None
        if asked.secret:
            return self._own_of_run()
        same = asked.player == self.seat and self._pace.tempo(world) == self._tempo
        return asked if same else None

    def options(self) -> Sequence[Any]:
        """Return the answers that are possible here; none where the turn ends."""
        asked = self.question()
        return () if asked is None else asked.options(self.world)

    def view(self) -> Any:
        """Return what the seat sees here."""
        return self._game.full_view(self.world, self.seat)

    def play(self, action: Any) -> None:
        """Give one of the options as the answer."""
        self.question()
        self._game.play(self.world, action)

    def play_all(self, actions: Sequence[Any]) -> None:
        """Give several answers, one after the other."""
        for action in actions:
            self.play(action)

    def _own_of_run(self) -> Decision | None:
        """Bring the seat's next question in a secret run to the top; None if it has no more."""
        if all(asked.player != self.seat for asked in self._game.asked(self.world)):
            return None
        lift(self._game, self.world, self.seat)
        return self._game.decision(self.world)
