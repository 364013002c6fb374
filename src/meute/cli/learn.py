"""`meute learn`: the coached first game of a room, in the terminal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import click
from rich.padding import Padding
from rich.panel import Panel
from rich.text import Text

import meute
from meute.cli import options
from meute.cli.play import PERSONS
from meute.cli.screen import Screen, console
from meute.cli.session import Left, Session
from meute.cli.words import Words
from meute.core.decision import Action
from meute.core.lesson import LEARNER, Course, Lesson
from meute.core.message import Message
from meute.core.registry import Bot
from meute.core.table import Table

OTHERS: Final = ("Luna", "Fenris", "Brume", "Nox", "Isegrim")
"""Who sits opposite; the texts of a lesson call them so."""


class Lecture(Session):
    """A table at which somebody learns: the teacher speaks before every answer."""

    def __init__(
        self, lesson: Lesson, table: Table, bots: Mapping[int, Bot], screen: Screen
    ) -> None:
        """Begin at the first step."""
        super().__init__(table, bots, screen)
        self._lesson = lesson
        self._heard: int | None = None

    def run(self) -> None:
        """Teach to the last step, and play on to the end or until somebody leaves."""
        while not self.table.over:
            seat = self.table.waiting[0]
            if seat in self.bots:
                line = self._course.scripted(seat)
                self.table.play(seat, line or self.table.ask(seat, self.bots[seat]))
            else:
                self._turn(seat)
        self._finish()

    @property
    def _course(self) -> Course:
        return Course(self._lesson, self.table)

    def _read(self) -> str:
        """Say what the teacher says, once at every step, before reading a line."""
        course = self._course
        if course.place.step != self._heard:
            self._heard = course.place.step
            says = self._lesson.free if course.step is None else course.step.say
            game = self.table.game.meta.name
            for say in says:
                self._tell(Message(f"{game}.lesson.{say.text}"))
        self._point(course)
        return super()._read()

    def _point(self, course: Course) -> None:
        """Name the numbers of the answers that go on."""
        options = self.table.options(LEARNER)
        wanted = [str(options.index(row[0]) + 1) for row in course.wanted if row[0] in options]
        if wanted:
            self.screen.say("learn.answer", numbers=" / ".join(wanted))

    def _tell(self, message: Message) -> None:
        box = Panel(Text(self.words.say(message)), border_style="yellow", width=78)
        self.screen.out.print(Padding(box, (0, 0, 0, 2)))

    def _answer(self, seat: int, options: tuple[Action, ...], number: str) -> bool:
        option = self._choice(options, number)
        if option is None:
            return False
        refused = self._course.refused([option])
        if refused is not None:
            self._tell(refused)
            return False
        self.table.play(seat, option)
        return True

    def _undo(self, seat: int) -> bool:
        """Go back a step."""
        del seat
        self.table = self.screen.table = self._course.back()
        self._seen = dict.fromkeys(self._seen, 0)
        self._heard = None
        return True


@click.command("learn")
@options.game
@options.language
def command(*, game: str, language: str) -> None:
    """Learn GAME in a first game with a teacher; `u` goes back a step, `q` leaves."""
    room = meute.game(game)
    lesson = room.lesson
    if lesson is None:
        message = (
            f"{game} has no lesson; meute play {game} needs none, and meute rules {game} tells"
        )
        raise meute.MeuteError(message)
    names = (PERSONS[0], *OTHERS[: lesson.seats - 1])
    table = meute.Table(game, lesson.seats, lesson.seed, lesson.variant, names=names)
    words = Words(table, language, room.lesson_words(language))
    bots = {seat: meute.bot(lesson.bot) for seat in range(1, lesson.seats)}
    screen = Screen(table, words, console())
    try:
        Lecture(lesson, table, bots, screen).run()
    except Left:
        screen.say("learn.left", game=game)
