"""A game at the terminal: persons are asked, bots answer by themselves."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.padding import Padding
from rich.text import Text

from meute.cli.screen import Screen
from meute.cli.words import Words
from meute.core.decision import Action
from meute.core.registry import Bot
from meute.core.table import Table


class Left(Exception):
    """The person wants to stop."""


class Session:
    """One table, its bots, and the persons who share the keyboard."""

    def __init__(self, table: Table, bots: Mapping[int, Bot], screen: Screen) -> None:
        """Take everybody without a bot for a person."""
        self.table = table
        self.bots = bots
        self.screen = screen
        self.words: Words = screen.words
        self._seen = dict.fromkeys(range(table.seats), 0)
        self._before: int | None = None
        self._since = 0

    def run(self) -> None:
        """Play to the end, or until somebody leaves by `Left`."""
        while not self.table.over:
            seat = self.table.waiting[0]
            if seat in self.bots:
                self.table.play(seat, self.table.ask(seat, self.bots[seat]))
            else:
                self._turn(seat)
        self._finish()

    def _turn(self, seat: int) -> None:
        """Ask a person until the table has changed."""
        if self._persons > 1 and self._before not in (None, seat):
            self._hand_over(seat)
        self._before = seat
        self._since, self._seen[seat] = self._seen[seat], self.table.events
        options = self.table.options(seat)
        self.screen.question(seat, options, self._since)
        while not self._obey(seat, options, self._read()):
            pass

    @property
    def _persons(self) -> int:
        return self.table.seats - len(self.bots)

    def _hand_over(self, seat: int) -> None:
        """Hide what the last person saw until the next one sits there."""
        self.screen.clear(all_of_it=True)
        self.screen.say("pass", player=self.words.name(seat))
        self._read()
        self.screen.clear(all_of_it=True)

    def _read(self) -> str:
        """Read a line; the end of the input and Ctrl-C mean that the person leaves."""
        try:
            return input("> ").strip()
        except (EOFError, KeyboardInterrupt):
            print()
            raise Left from None
        except UnicodeDecodeError:
            return ""

    def _obey(self, seat: int, options: tuple[Action, ...], line: str) -> bool:
        """Do what was typed; return whether the table has changed."""
        command = line.lower()
        if not line and len(options) == 1:
            command = "1"
        if command.isascii() and command.isdecimal():
            return self._answer(seat, options, command)
        if command.startswith("?"):
            self._explain(seat, options, line[1:].strip())
        elif command == "u":
            return self._undo(seat)
        elif command in {"q", "quit", "exit"}:
            raise Left
        else:
            self._show(seat, options, command)
        return False

    def _show(self, seat: int, options: tuple[Action, ...], command: str) -> None:
        """Show what was asked for."""
        if command == "i":
            self._hint(seat, options)
        elif command == "l":
            self.screen.whole_log(seat)
        elif command == "c":
            self.screen.reference()
        elif command == "t":
            self.screen.question(seat, options, self._since)
        elif command in {"h", "help"}:
            self.screen.help()
        else:
            self.screen.say("type_a_number", count=len(options))

    def _answer(self, seat: int, options: tuple[Action, ...], number: str) -> bool:
        option = self._choice(options, number)
        if option is None:
            return False
        self.table.play(seat, option)
        return True

    def _choice(self, options: tuple[Action, ...], number: str) -> Any:
        """Return the option with this number, or say that there is none."""
        digits = number.lstrip("0")
        if len(digits) <= len(str(len(options))) and digits and int(digits) <= len(options):
            return options[int(digits) - 1]
        self.screen.say("no_such_answer", number=number[:9], count=len(options))
        return None

    def _undo(self, seat: int) -> bool:
        """Take back one answer, or say why not."""
        reason = self.table.cannot_undo(seat)
        if reason is not None:
            self.screen.out.print(Text(self.words.say(reason.message)))
            return False
        self.table.undo(seat, steps=1)
        return True

    def _hint(self, seat: int, options: tuple[Action, ...]) -> None:
        """Print a plan for the rest of the turn, how it stands then, and why."""
        from meute.cli.hinting import hinted  # noqa: PLC0415 (whoever asks for none searches none)

        for line in hinted(self.table, seat, options, self.words):
            self.screen.out.print(Text(line))

    def _explain(self, seat: int, options: tuple[Action, ...], about: str) -> None:
        """Show the paragraph behind an answer, behind the question, or with this number."""
        view = self.table.view(seat)
        game = self.table.game
        if not about:
            decision = self.table.decision(seat)
            self._cite(decision.rule if decision else "", self.words.say(game.prompt(view)))
        elif about.isascii() and about.isdecimal():
            option = self._choice(options, about)
            if option is not None:
                sentence = self.words.say(game.sentence(view, option))
                self._cite(
                    game.rule(view, option),
                    f"{about}  {sentence}",
                    self.screen.ahead(seat, option),
                )
        else:
            self._cite(about.upper(), "")

    def _rules(self) -> Mapping[str, str]:
        return self.table.game.rules(self.words.language)

    def _cite(self, rule: str, heading: str, ahead: Sequence[str] = ()) -> None:
        """Print a heading, what would come of it, and a paragraph of the rules."""
        out = self.screen.out
        if heading:
            out.print(Text(heading, "bold"))
        for line in ahead:
            out.print(Padding(Text(line), (0, 0, 0, 2)))
        text = self._rules().get(rule)
        if not self._rules():
            self.screen.say("no_rules")
        elif text is None:
            self.screen.say("no_such_rule", rule=rule, game=self.table.game.meta.name)
        else:
            cited = Text.assemble((self.words("rule", rule=rule) + ": ", "bold"), text)
            out.print(Padding(cited, (0, 0, 0, 2)))

    def _finish(self) -> None:
        """Show the last events and the result."""
        persons = [seat for seat in range(self.table.seats) if seat not in self.bots]
        seat = persons[0] if len(persons) == 1 else None
        self.screen.clear(all_of_it=len(persons) > 1)
        self.screen.out.print(self.screen.log(seat, self._seen[persons[0]], 18))
        self.screen.result()
