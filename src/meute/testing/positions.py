"""Positions that a test draws by hand and plays on: what those of every room share.

A room's own position lays out `state` in words of the game and says what comes next:

    class Position(positions.Position[State]):
        game = HUSH

        def __init__(self, *dice: int) -> None:
            self.state = new_game(len(dice), rounds=1)
            self.state.dice = list(dice)
            self.lay_out(MakeBid(0), MakeBid(1), OpenBids())
"""

from __future__ import annotations

import re
from typing import Any, ClassVar, Generic, Self, TypeVar

from meute.core.decision import CHANCE, EVERYBODY, Action, Decision, Pending
from meute.core.game import Game
from meute.core.message import Message, Reason
from meute.core.stack import settle

S = TypeVar("S")


class Position(Generic[S]):
    """A table in the middle of a game, with its log open."""

    game: ClassVar[Game]
    """The rules that are played by."""
    state: S

    @classmethod
    def new(cls, seats: int, **variant: object) -> Self:
        """A new game before its first answer, chance's included."""
        position = cls.__new__(cls)
        state: Any = cls.game.setup(seats, cls.game.meta.variant(variant))
        state.story = []
        position.state = state
        return position

    def lay_out(self, *coming: Pending) -> None:
        """Let these come, in reading order, and stop at the first question."""
        state: Any = self.state
        state.pending = list(coming[::-1])
        settle(state)

    @property
    def decision(self) -> Decision:
        """The question now open."""
        decision = self.game.decision(self.state)
        assert decision is not None, "the game is over"
        return decision

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.game.decision(self.state) is None

    @property
    def asked(self) -> tuple[str, int]:
        """The question's class and the seat it is put to, e.g. ("TakeTurn", 0)."""
        return type(self.decision).__name__, self.decision.player

    @property
    def waiting(self) -> list[int]:
        """The seats that may answer now."""
        return list(dict.fromkeys(decision.player for decision in self.game.asked(self.state)))

    @property
    def by_chance(self) -> bool:
        """Whether chance is asked."""
        return not self.over and self.decision.player == CHANCE

    @property
    def options(self) -> list[Any]:
        """The legal answers now."""
        return list(self.decision.options(self.state))

    def of(self, kind: type[Action]) -> list[Any]:
        """The legal answers of one kind."""
        return [option for option in self.options if isinstance(option, kind)]

    def may(self, *actions: Action) -> bool:
        """Whether all these are legal answers now."""
        return all(action in self.options for action in actions)

    def play(self, *answers: Action | int) -> Self:
        """Answer one question after another, chance's too; nothing impossible comes of it."""
        assert not self.game.faults(self.state)
        for answer in answers:
            action = self.read(answer)
            assert action in self.options, f"{self.decision}: {action} is not in {self.options}"
            self.game.play(self.state, action)
            assert not self.game.faults(self.state)
        return self

    def read(self, answer: Action | int) -> Any:
        """The action that a test means; a room may let a plain number stand for a roll."""
        return answer

    def until(self, *names: str) -> Self:
        """Give the first answer to everything until such a question is asked or all is over."""
        while not self.over and self.asked[0] not in names:
            self.game.play(self.state, self.options[0])
        return self

    def deal(self) -> Self:
        """Let chance answer until a seat is asked."""
        while self.by_chance:
            self.game.play(self.state, self.drawn())
        return self

    def drawn(self) -> Any:
        """What chance answers when nobody says it: the first outcome."""
        return self.options[0]

    def refusal(self, action: Action, player: int | None = None) -> Reason:
        """The reason against an answer, of the seat that is asked unless another is named."""
        seat = self.decision.player if player is None else player
        reason = self.game.why_not(self.state, seat, action)
        assert reason is not None, f"{action} is allowed"
        return reason

    def heard(self, seat: int | None = None) -> list[Message]:
        """The log so far as the seat, or a spectator, may read it."""
        state: Any = self.state
        mine = 0 if seat is None else 1 << seat
        return [line.message for line in state.story if line.to == EVERYBODY or line.to & mine]

    def short(self, message: Message) -> str:
        """The last part of a message's key: `take` of `silver.log.take`."""
        return re.sub(rf"^{self.game.meta.name}\.\w+\.", "", message.key)
