"""A game under way with what every seat has heard of it: information states with perfect recall."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Any, Final

from meute.core.codec import encode
from meute.core.decision import CHANCE, EVERYBODY, Decision
from meute.core.record import may_see

if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Self

    from meute.core.game import Game
    from meute.core.meta import Value

DIGEST: Final = 16
"""Bytes that stand for all a seat has heard."""


class Course:
    """A position, the question now open (to a seat or to chance), and what each seat has heard.

    What a seat hears of an answer are the lines of the record it may read: who answered, and what,
    if it may see that; a sealed answer is heard when its run is over. Before its own answers it
    also hears what it sees then. All of it is kept as one digest for each seat, so two courses that
    a seat could tell apart at any time stay apart for it, whatever its view has lost since.
    """

    def __init__(self, game: Game, seats: int, variant: Mapping[str, Value]) -> None:
        """Set up a game; chance is asked like a seat."""
        self.game = game
        self.state: Any = game.setup(seats, variant)
        self.heard = [b""] * seats
        self._sealed: list[tuple[int, int, bytes]] = []
        self._left = 0

    @property
    def asked(self) -> Decision | None:
        """The question now open; None when the game is over."""
        return self.game.decision(self.state)

    def answer(self, action: Any, code: int) -> None:
        """Answer the question with one of its options, which is written down by its code."""
        asked = self.asked
        assert asked is not None, "the game is over"
        player, line = asked.player, b"%d %d" % (asked.player, code)
        if player != CHANCE:
            self._hear(player, encode(self.game.full_view(self.state, player)) + line)
        if asked.secret and not self._left:
            self._left = len(self.game.asked(self.state))
        self._sealed.append((player, asked.seen_by(), line))
        self.game.play(self.state, action)
        self._left = max(0, self._left - 1)
        if not self._left:
            self._tell()

    def _tell(self) -> None:
        """Let the others hear what was answered."""
        for player, seen_by, line in self._sealed:
            for seat in range(len(self.heard)):
                if seat != player:
                    told = seen_by == EVERYBODY or may_see(seen_by, seat)
                    self._hear(seat, line if told else b"%d ?" % player)
        self._sealed.clear()

    def _hear(self, seat: int, what: bytes) -> None:
        self.heard[seat] = hashlib.sha256(self.heard[seat] + what).digest()[:DIGEST]

    def imagined(self, state: Any) -> Course:
        """Return another position that a seat takes for possible, with the same things heard."""
        other = self.__deepcopy__({})
        other.state = state
        return other

    def __deepcopy__(self, _: dict[int, Any]) -> Self:
        """Return an equal, independent course; the rules and what is frozen are shared."""
        other = self.__class__.__new__(self.__class__)
        other.game, other.state = self.game, self.state.copy()
        other.heard = self.heard[:]
        other._sealed, other._left = self._sealed[:], self._left  # noqa: SLF001 (its twin's)
        return other
