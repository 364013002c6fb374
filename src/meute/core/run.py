"""Secret runs: questions that several seats answer at the same time, each in its own order."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from meute.core.decision import Action, Decision
    from meute.core.game import Game, State


class NotAnOption(Exception):
    """An answer that fits no question of the run; it knows the state in which it was tried."""

    def __init__(self, action: Action, decision: Decision | None, state: State) -> None:
        """Keep the answer and the question it was meant for; None: nothing more is asked."""
        super().__init__(action)
        self.action = action
        self.decision = decision
        self.state = state


class Run:
    """The secret questions on top of a stack, and the answers sealed so far.

    A seat may have several questions; it answers them in the order of the stack. Its answers are
    carried out on a state of its own, in which its open questions lie on top. They never touch the
    true state before every seat is done, so nobody else can see anything of them.
    """

    def __init__(self, game: Game, state: State, asked: Sequence[Decision]) -> None:
        """Open the run that lies on top of a state; nothing is answered yet."""
        self._game = game
        self._state = state
        self._asked = asked
        self._questions: dict[int, list[Decision]] = {}
        for decision in asked:
            self._questions.setdefault(decision.player, []).append(decision)
        self._sealed: dict[int, tuple[Any, ...]] = {}
        self._own: dict[int, Any] = {}

    @property
    def seats(self) -> tuple[int, ...]:
        """The seats that are asked, in the order of their first question."""
        return tuple(self._questions)

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that still owe an answer."""
        return tuple(seat for seat in self._questions if self.left(seat))

    @property
    def sealed(self) -> Mapping[int, tuple[Any, ...]]:
        """The answers of every seat that has given one."""
        return dict(self._sealed)

    def answers(self, seat: int) -> tuple[Any, ...]:
        """Return what a seat has sealed so far."""
        return self._sealed.get(seat, ())

    def left(self, seat: int) -> int:
        """Return how many questions of a seat are still open."""
        return len(self._questions.get(seat, ())) - len(self.answers(seat))

    def before_question(self, seat: int) -> tuple[Any, ...]:
        """Return the answers before the question that stands: all but the last when done."""
        return self.answers(seat)[: len(self._questions[seat]) - 1]

    def question(self, seat: int) -> Decision | None:
        """Return the question a seat may answer: the last one, to be changed, when it is done."""
        questions = self._questions.get(seat)
        return None if questions is None else questions[len(self.before_question(seat))]

    def state(self, seat: int) -> Any:
        """Return the state a seat looks at; for seats that are not asked, the true one."""
        if seat not in self._questions:
            return self._state
        if seat not in self._own:
            self._own[seat] = self._answered(seat, self.before_question(seat))
        return self._own[seat]

    def answer(self, seat: int, option: Action) -> None:
        """Answer the question of a seat with one of its options."""
        before = self.before_question(seat)
        if len(before) + 1 < len(self._questions[seat]):
            world = self.state(seat)
            del self._own[seat]
            self._game.play(world, option)
            self._own[seat] = world
        self._sealed[seat] = (*before, option)

    def seal(self, seat: int, actions: Sequence[Action]) -> None:
        """Let these be the answers of a seat, from its first question on; or change nothing."""
        world = self._answered(seat, ())
        found = []
        for decision, action in zip(self._questions[seat], actions, strict=False):
            option = find(decision.options(world), action)
            if option is None:
                raise NotAnOption(action, decision, world)
            found.append(option)
            if len(found) < len(self._questions[seat]):
                self._game.play(world, option)
        if len(found) < len(actions):
            raise NotAnOption(actions[len(found)], None, world)
        self._keep(seat, tuple(found))
        self._own[seat] = world

    def _keep(self, seat: int, answers: tuple[Action, ...]) -> None:
        self._own.pop(seat, None)
        if answers:
            self._sealed[seat] = answers
        else:
            self._sealed.pop(seat, None)

    def forget(self, seat: int, steps: int | None = None) -> None:
        """Take back the last answers of a seat, or all of them."""
        given = self.answers(seat)
        self._keep(seat, () if steps is None else given[: max(0, len(given) - steps)])

    def in_order(self) -> list[tuple[Decision, Any]]:
        """Return every question with its answer, in the order of the stack; all must be in."""
        coming = {seat: iter(answers) for seat, answers in self._sealed.items()}
        return [(decision, next(coming[decision.player])) for decision in self._asked]

    def _answered(self, seat: int, answers: Sequence[Action]) -> Any:
        """Return a copy with these answers given and the open questions of the seat on top."""
        world = self._state.copy()
        others = [decision for decision in self._asked if decision.player != seat]
        first = len(world.pending) - len(self._asked)
        world.pending[first:] = [*others[::-1], *self._questions[seat][::-1]]
        for answer in answers:
            self._game.play(world, answer)
        return world


def find(options: Sequence[Action], action: object) -> Any | None:
    """Return the option that equals the action; most answers are one of the options itself."""
    for option in options:
        if option is action:
            return option
    for option in options:
        if option is action or option == action:  # it mostly is: actions are made once
            return option
    return None
