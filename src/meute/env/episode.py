"""A game from its first question to its end, as environments play it: rules, dice, nothing else.

No record, no log, no way back: what learning needs many times a second. Secret questions are asked
one seat after the other; a view never shows what others have sealed, so this tells nobody anything.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from meute.core.dealer import Dealer
from meute.core.decision import CHANCE, Decision

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from meute.core.game import Game
    from meute.core.meta import Value
    from meute.core.registry import Bot


class Episode:
    """A running game: its position, its dice, and the question now open to a seat."""

    __slots__ = ("asked", "dealer", "game", "options", "state")

    asked: Decision | None
    """The question, never one to chance; None when the game is over."""
    options: Sequence[Any]
    """Its legal answers, valid until the next one is given."""

    def __init__(
        self, game: Game, seats: int, variant: Mapping[str, Value], seed: int | str
    ) -> None:
        """Set up a game and let chance begin; the same seed and answers give the same game."""
        self.game = game
        self.dealer = Dealer(seed)
        self.state = game.setup(seats, variant)
        self._deal()

    def answer(self, action: Any) -> None:
        """Answer with one of the options, and let chance go on to the next question."""
        self.game.play(self.state, action)
        self._deal()

    def view(self, seat: int) -> Any:
        """Return all that a seat has lawfully learned."""
        return self.game.full_view(self.state, seat)

    def let(self, bot: Bot) -> None:
        """Let a bot answer the question now open, with luck from the same dice."""
        assert self.asked is not None, "the game is over"
        blind = getattr(bot, "blind", False)
        view: Any = None if blind else self.view(self.asked.player)
        self.answer(bot.choose(view, tuple(self.options), self.dealer))

    def _deal(self) -> None:
        game, state = self.game, self.state
        asked = game.decision(state)
        while asked is not None and asked.player == CHANCE:
            game.play(state, self.dealer.pick(asked.options(state)))
            asked = game.decision(state)
        self.asked = asked
        self.options = () if asked is None else asked.options(state)
