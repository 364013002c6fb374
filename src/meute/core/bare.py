"""A game that is played and not written down: rules, dice and sealed answers, nothing else.

Series of many games are played on it. `Table` is the same game with its record, its log and the
way back; both ask, deal and seal alike, so that they come to the same end.
"""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Any, Self

from meute.core import registry
from meute.core.dealer import Dealer, FairDealer
from meute.core.decision import CHANCE, Action, Decision
from meute.core.errors import BotError, IllegalAction, SeedNeeded
from meute.core.question import LUCK, Question
from meute.core.record import Header
from meute.core.run import Run, find
from meute.core.standing import NOT_ASKED, OVER, Standing

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from meute.core.game import Game, State
    from meute.core.message import Reason
    from meute.core.registry import Bot


class BareTable(Standing):
    """A running game: its state, its dice and its sealed answers.

    If the rules fail in the middle of an event, it cannot go on; a `Table` can.
    """

    def __init__(
        self,
        game: str | Game,
        seats: int,
        seed: int | str | None = None,
        variant: Mapping[str, object] | None = None,
        *,
        names: Sequence[str] = (),
    ) -> None:
        """Set up a new game; without a seed the dice get a long random one."""
        rules = registry.game(game) if isinstance(game, str) else game
        chosen = rules.meta.variant(variant)
        rules.meta.check_seats(seats)
        dealer = FairDealer(secrets.token_hex(32) if seed is None else seed)
        header = Header(
            game=rules.meta.name,
            rules=rules.meta.rules_version,
            seats=seats,
            variant=chosen,
            commitment=dealer.commitment,
            names=tuple(names),
        )
        self._open(rules, header, dealer, rules.setup(seats, chosen))
        self._deal()

    @classmethod
    def at(cls, game: Game, header: Header, state: State) -> Self:
        """Lay out a position without dice: who plays on from it comes to where chance is asked."""
        table = cls.__new__(cls)
        table._open(game, header, None, state)  # noqa: SLF001 (its own)
        return table

    def _open(self, game: Game, header: Header, dealer: FairDealer | None, state: State) -> None:
        """Lay out the first position."""
        self.game = game
        self.header = header
        self._dealer = dealer
        self._state = state
        self._events = 0
        self._drawn = set()
        self._put(game.asked(state))

    def _put(self, asked: Sequence[Decision]) -> None:
        """Put these questions; secret ones are a run."""
        self._asked = asked
        secret = bool(asked) and asked[0].secret
        self._run = Run(self.game, self._state, asked) if secret else None

    def play(self, seat: int, action: Action) -> None:
        """Answer for a seat; a secret answer stays sealed until all of its run are in.

        A seat that has answered all its questions of a run changes its last answer.
        """
        decision = self.decision(seat)
        option = None if decision is None else find(self.options(seat), action)
        if decision is None or option is None:
            reason = self.why_not(seat, action)
            assert reason is not None
            raise self._illegal(action, decision, reason)
        self._answer(seat, decision, option)

    def ask(self, seat: int, bot: Bot) -> Any:
        """Return the bot's answer for this seat: it gets the seat's view and options only."""
        return self._asked_bot(seat, bot, self._options_to_ask(seat))

    def question(self, seat: int, luck: str | None = None) -> Question:
        """Return what is asked of this seat now, for bots in other processes.

        Whoever answers with the stream's luck answers as `ask` would let them; luck of another
        name is another stream.
        """
        options = self._options_to_ask(seat)
        if self._dealer is None:
            raise SeedNeeded("without the seed of the record, bots have no luck")
        stream = self._dealer.side_seed(luck or self.luck(seat))
        return Question(
            game=self.game.meta.name,
            variant=self.header.variant,
            seats=self.seats,
            seat=seat,
            luck=Dealer(stream).pick(LUCK),
            view=self.full_view(seat),
            options=options,
            stream=f"{stream:064x}",
        )

    def let_answer(
        self,
        seat: int,
        bot: Bot,
        note: Callable[[Sequence[Any], Any], None] = lambda _options, _answer: None,
    ) -> Any:
        """Let a bot answer for this seat, and play on; `note` hears what was offered and taken."""
        options = self._options_to_ask(seat)
        answer = self._asked_bot(seat, bot, options)
        note(options, answer)
        decision = self.decision(seat)
        assert decision is not None
        self._answer(seat, decision, answer)
        return answer

    def _options_to_ask(self, seat: int) -> tuple[Any, ...]:
        options = self.options(seat)
        if not options:
            raise self._illegal(None, None, OVER if self.over else NOT_ASKED)
        return options

    def _asked_bot(self, seat: int, bot: Bot, options: tuple[Action, ...]) -> Any:
        label = self.luck(seat)
        luck = Dealer(label) if self._dealer is None else self._dealer.stream(label)
        view: Any = None if getattr(bot, "blind", False) else self.full_view(seat)
        answer = bot.choose(view, options, luck)
        found = find(options, answer)
        if found is None:
            message = f"bot {bot.name} answered {answer!r}, which is not one of its options"
            raise BotError(message)
        return found

    def luck(self, seat: int) -> str:
        """Name the luck of the bot that answers for a seat now: another for every question."""
        given = 0 if self._run is None else len(self._run.answers(seat))
        return f"bot {seat} {self._events} {given}" if given else f"bot {seat} {self._events}"

    def hint_luck(self, seat: int) -> str:
        """Name the luck of hints for a seat: one for a whole run, in which its plan stays."""
        return f"hint {seat} {self._events}"

    def _answer(self, seat: int, decision: Decision, option: Action) -> None:
        """Seal or carry out an answer that is one of the options."""
        if self._run is not None:
            self._run.answer(seat, option)
            self._close_run()
        else:
            self._force(decision, option)
            self._deal()

    def _close_run(self) -> None:
        """Carry out all answers of the run, in the order of the stack, once the last is in."""
        assert self._run is not None
        if self._run.waiting:
            return
        run = self._run
        for decision, answer in run.in_order():
            self._happen(decision, answer)
        self._put(self.game.asked(self._state))
        self._run_closed(run)
        self._deal()

    def _run_closed(self, run: Run) -> None:
        """Hear that all answers of a run were carried out."""

    def _deal(self) -> None:
        """Let the dice answer until a seat is asked or the game is over."""
        while self._asked and self._asked[0].player == CHANCE:
            if self._dealer is None:
                message = "the record does not tell its seed, so the game cannot go on from here"
                raise SeedNeeded(message)
            decision = self._asked[0]
            self._force(
                decision, self._dealer.pick(self._events + 1, decision.options(self._state))
            )

    def _force(self, decision: Decision, action: Action) -> None:
        """Carry out one event without asking whether it is due."""
        self._happen(decision, action)
        self._put(self.game.asked(self._state))

    def _happen(self, decision: Decision, action: Action) -> None:
        """Let one event happen; whoever calls puts the next questions."""
        self.game.play(self._state, action)
        self._events += 1
        if decision.player == CHANCE:
            self._drawn.add(type(action).__name__)

    def _illegal(self, action: object, decision: Decision | None, reason: Reason) -> IllegalAction:
        return IllegalAction(action, decision, reason, self._english(reason))
