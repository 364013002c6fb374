"""What a person at the terminal sees of a table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

import click
from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.text import Text

from meute.cli.grid import quiet_table
from meute.cli.rooms import room
from meute.cli.words import COLOURS, MARKS, Words, said
from meute.core import registry
from meute.core.decision import Action, View
from meute.core.message import Param

if TYPE_CHECKING:  # listing games needs no table
    from meute.core.standing import LogLine
    from meute.core.table import Table

FEWEST_LINES: Final = 4
MOST_LINES: Final = 18
"""Lines of the log beside the table; `l` shows the rest."""

MANY: Final = 9
"""More answers than this stand in columns."""


def console() -> Console:
    """The terminal, or whatever stdout is: colours only where they are wanted."""
    return Console(highlight=False, emoji=False, markup=False)


def tell_broken_games() -> None:
    """Say on stderr which installed games cannot be played, and why."""
    for why in registry.broken_games().values():
        click.echo(f"meute: {' '.join(why.split())}", err=True)


class Screen:
    """Draws one table on one terminal."""

    def __init__(self, table: Table, words: Words, out: Console) -> None:
        """Find the room's drawing."""
        self.table = table
        self.words = words
        self.out = out
        self._room = room(table.game.meta.name)

    def clear(self, *, all_of_it: bool = False) -> None:
        """Wipe the screen; all of it means what has scrolled away too."""
        if not self.out.is_terminal or self.out.is_dumb_terminal:
            return
        self.out.clear()
        if all_of_it:
            self.out.file.write("\x1b[3J")
            self.out.file.flush()

    def question(self, seat: int, options: Sequence[Action], since: int) -> None:
        """Show the table, what has happened since event `since`, the question and the answers."""
        self.clear()
        view = self.table.view(seat)
        above = Group(self._bar(seat), self._room.draw(view, self.words))
        below = self._asking(view, options)
        space = self.out.height - len(self._lines(above)) - len(self._lines(below)) - 3
        self.out.print(above)
        self.out.print(Rule(style="dim"))
        self.out.print(self.log(seat, since, space))
        self.out.print(Rule(style="dim"))
        self.out.print(below)

    def _title(self) -> str:
        game = self.table.game
        return said(game, self.words.language, f"{game.meta.name}.title") or game.meta.title

    def ahead(self, seat: int, option: Action) -> Sequence[str]:
        """Say what an answer would do, where the room knows and has words for it."""
        view = self.table.view(seat)
        preview = self.table.game.preview(view, option)
        if preview is None or self._room.ahead is None:
            return ()
        return self._room.ahead(view, preview, self.words)

    def _lines(self, part: RenderableType) -> Sequence[Any]:
        return self.out.render_lines(part, pad=False)

    def _bar(self, seat: int) -> RenderableType:
        title = self._title()
        bar = Text.assemble((f"{title}  ", "bold"), (f"{MARKS[seat]} ", COLOURS[seat]))
        return Rule(bar.append(self.words.name(seat)), align="left", style="dim")

    def _asking(self, view: View, options: Sequence[Action]) -> RenderableType:
        game, words = self.table.game, self.words
        sentences = [words.say(game.sentence(view, option)) for option in options]
        return Group(
            Text(words.say(game.prompt(view)), "bold"),
            Padding(choices(sentences), (0, 0, 0, 1)),
            Text(words("keys"), "dim"),
        )

    def log(self, seat: int | None, since: int, space: int) -> RenderableType:
        """The last lines of the log: new ones bright, older ones dim."""
        lines = self.table.log(seat)
        new = sum(line.n > since for line in lines)
        count = new
        if self.out.is_terminal:
            count = min(len(lines), max(FEWEST_LINES, min(space, MOST_LINES)))
        shown = [self._log_line(line, since) for line in lines[len(lines) - count :]]
        if new > count:
            shown.insert(0, Text(self.words("earlier", count=new - count), "dim"))
        return Group(*shown)

    def _log_line(self, line: LogLine, since: int) -> Text:
        new = line.n > since
        text = self.words.say(line.message)
        return Text.assemble(("• " if new else "  ", "bold"), (text, "" if new else "dim"))

    def reference(self) -> None:
        """Show what a room has for looking things up."""
        if self._room.reference is None:
            self.say("no_reference", game=self.table.game.meta.name)
        else:
            self.out.print(self._room.reference(self.words))

    def whole_log(self, seat: int | None) -> None:
        """Show everything that has happened, as this seat may read it."""
        for line in self.table.log(seat):
            self.out.print(Text(self.words.say(line.message)))

    def opening(self) -> None:
        """Name the game and its settings."""
        meta = self.table.game.meta
        self.out.print(Text(self._title(), "bold"))
        chosen = meta.unusual(self.table.record.header.variant)
        if chosen:
            self.say("settings", settings=", ".join(f"{n}={value}" for n, value in chosen.items()))

    def result(self) -> None:
        """Show who came where."""
        words, table = self.words, self.table
        self.out.print(Text(words("over"), "bold"))
        grid = quiet_table()
        grid.add_column(words("rank"), justify="right")
        grid.add_column(words("player"))
        grid.add_column(words("score"), justify="right")
        for seat in sorted(range(table.seats), key=lambda seat: table.ranks[seat]):
            name = Text.assemble((f"{MARKS[seat]} ", COLOURS[seat]), words.name(seat))
            grid.add_row(str(table.ranks[seat]), name, f"{table.scores[seat]:g}")
        self.out.print(grid)
        self.say("lowest" if table.game.meta.lowest_wins else "highest")

    def say(self, key: str, **params: Param) -> None:
        """Say something of the command line's own."""
        self.out.print(Text(self.words(key, **params)))

    def help(self) -> None:
        """List what can be typed."""
        rules = self.table.game.rules(self.words.language)
        rule = next((number for number in rules if "." in number), "1.1")
        self.say("help", rule=rule)


def choices(sentences: Sequence[str]) -> RenderableType:
    """Number the answers."""
    width = len(str(len(sentences)))
    lines = [
        Text.assemble((f"{number:>{width}}", "bold"), f"  {sentence}")
        for number, sentence in enumerate(sentences, start=1)
    ]
    if len(lines) > MANY:
        return Columns(lines, padding=(0, 3), column_first=True)
    return Group(*lines)
