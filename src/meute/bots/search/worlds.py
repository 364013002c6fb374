"""Worlds as a seat may imagine them, and luck that all courses of events in one of them share.

To imagine a world is a determinisation: everything the seat cannot know is dealt. To share luck is
to use common random numbers, so that two courses of events differ by what was decided.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Any, Final, TypeVar

from meute.core.dealer import Dealer
from meute.core.decision import View
from meute.core.game import Game, State

T = TypeVar("T")

SEEDS: Final = range(1 << 48)


class Worlds:
    """Imagines one world after the other that looks to a seat as its view does."""

    def __init__(
        self,
        game: Game,
        view: Any,
        believe: Callable[[View, Dealer], State] | None,
        dealer: Dealer,
    ) -> None:
        """Take likely worlds if the room can tell them, else any."""
        self._game, self._view, self._dealer = game, view, dealer
        self._imagine = believe or game.imagine

    def next(self) -> tuple[State, Luck]:
        """Return another world in which the seat is asked, and its luck."""
        world = self._imagine(self._view, self._dealer)
        lift(self._game, world, self._view.player)
        return world, Luck(self._dealer.pick(SEEDS))


def lift(game: Game, world: State, seat: int) -> None:
    """Bring the seat's own question to the top of a run of secret ones."""
    decision = game.decision(world)
    if decision is None or decision.player == seat:
        return
    own = next(asked for asked in game.asked(world) if asked.player == seat)
    world.pending.remove(own)
    world.pending.append(own)


class Luck:
    """Chance's answers in one imagined world, the same for every course of events played in it.

    The third roll of the red player's die comes out alike whatever was decided before: an answer
    depends on the question and on how often it was asked. Where the outcomes to pick from differ a
    little, the answer is the one at the same part of the list.
    """

    def __init__(self, seed: int) -> None:
        """Know of no question yet."""
        self._seed = seed
        self._stream = Dealer(seed)
        self._answers: dict[tuple[Hashable, int], float] = {}
        self._asked: dict[Hashable, int] = {}
        self._dealer: Dealer | None = None

    def again(self) -> Luck:
        """Start a new course of events in the same world."""
        self._asked.clear()
        self._dealer = None
        return self

    @property
    def used(self) -> bool:
        """Tell whether anything has depended on it so far."""
        return bool(self._answers) or self._dealer is not None

    @property
    def dealer(self) -> Dealer:
        """For choices of players that are all the same to them; made when the first comes up."""
        if self._dealer is None:
            self._dealer = Dealer(self._seed)
        return self._dealer

    def roll(self, question: Hashable, outcomes: Sequence[T]) -> T:
        """Answer a question of chance."""
        times = self._asked.get(question, 0)
        self._asked[question] = times + 1
        part = self._answers.get((question, times))
        if part is None:
            part = self._answers[question, times] = self._stream.part()
        return outcomes[int(part * len(outcomes))]
