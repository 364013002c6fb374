"""`meute games`: what can be played, and what a table of one game may choose."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import click
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

import meute
from meute.cli import options
from meute.cli.grid import quiet_table
from meute.cli.screen import console, tell_broken_games
from meute.cli.texts import CATALOGUES
from meute.cli.words import said
from meute.core.game import Game
from meute.core.message import Message, Param, Phrasebook
from meute.core.meta import Choice, Meta, Setting
from meute.core.numbers import Numbers
from meute.core.spelled import spelled


@click.command("games")
@click.argument("game", required=False, callback=options.text)
@options.language
def command(game: str | None, language: str) -> None:
    """List the games; with GAME, what a table of it may choose with --set."""
    if game is None:
        console().print(_list(language))
        tell_broken_games()
    else:
        console().print(Page(meute.game(game), language).whole())


def _list(language: str) -> RenderableType:
    words = Phrasebook(language, CATALOGUES[language])
    table = quiet_table()
    for heading in ("game", "title", "players", "minutes"):
        table.add_column(words.say(Message(f"cli.games.{heading}"), ()), no_wrap=True)
    table.add_column(words.say(Message("cli.games.settings"), ()), no_wrap=True, justify="right")
    for name in meute.games():
        meta = meute.game(name).meta
        title = said(meute.game(name), language, f"{name}.title") or meta.title
        table.add_row(Text(name, "bold"), Text(title), *_size(meta), str(len(meta.settings)))
    return Group(table, Text(f"\n{words.say(Message('cli.games.more'), ())}", "dim"))


def _size(meta: Meta) -> tuple[str, str]:
    return _span(meta.fewest, meta.most), _span(*meta.minutes)


def _span(low: int, high: int) -> str:
    return str(low) if low == high else f"{low}-{high}"


class Page:
    """Everything about one game in one language."""

    def __init__(self, game: Game, language: str) -> None:
        """Join the words of the game and of the command line."""
        self.meta = game.meta
        self._book = Phrasebook(language, game.catalogue(language), CATALOGUES[language])

    def whole(self) -> RenderableType:
        """Title and people, the optional rules, then the values printed on components."""
        printed = [s for s in self.meta.settings if isinstance(s, Numbers) and s.printed]
        rules = [s for s in self.meta.settings if s not in printed]
        return Group(*self._head(), *self._part("rules", rules), *self._part("printed", printed))

    def _say(self, key: str, **params: Param) -> str:
        return self._book.say(Message(f"cli.games.{key}", params), ())

    def _text(self, key: str) -> str:
        whole = f"{self.meta.name}.{key}"
        return self._book.say(Message(whole), ()) if self._book.knows(whole) else ""

    def _head(self) -> Iterator[Text]:
        meta = self.meta
        players, minutes = _size(meta)
        yield Text(self._text("title") or meta.title, "bold")
        if meta.designers:
            people = (", ".join(meta.designers), ", ".join(meta.publishers), str(meta.year))
            yield Text("; ".join(part for part in people if part))
        yield Text(self._say("size", players=players, minutes=minutes))

    def _part(self, name: str, settings: Sequence[Setting]) -> Iterator[RenderableType]:
        if not settings:
            return
        yield Text(f"\n{self._say(f'{name}.title')}", "bold")
        yield Text(self._say(f"{name}.text", example=_example(self.meta.name, settings)))
        grid = Table.grid(padding=(0, 2))
        grid.add_column(no_wrap=True)
        grid.add_column(overflow="fold")
        for setting in settings:
            told = Group(*self._told(setting))
            grid.add_row(Text(setting.name, "bold"), Padding(told, (0, 0, 1, 0)))
        yield Padding(grid, (1, 0, 0, 0))

    def _about(self, key: str) -> str:
        about = self._text(f"{key}.about")
        return f" · {about}" if about else ""

    def _told(self, setting: Setting) -> Iterator[Text]:
        """What the setting is called and means, what it accepts, and what it is by default."""
        key = f"setting.{setting.name}"
        yield Text.assemble((self._text(key) or spelled(setting.name), "bold"), self._about(key))
        if isinstance(setting, Choice):
            for choice in setting.choices:
                yield Text(f"={choice}  {self._text(f'{key}.{choice}')}", "dim")
            return
        bounds = self._say("bounds", low=setting.low, high=setting.high)
        if isinstance(setting, Numbers) and setting.length > 1:
            bounds = f"{self._say('count', count=setting.length)}, {bounds}"
            if setting.total is not None:
                bounds = f"{bounds}, {self._say('total', total=setting.total)}"
        yield Text(f"={setting.default}  ({bounds})", "dim")


def _example(game: str, settings: Sequence[Setting]) -> str:
    """Write a command that chooses one of the settings, a row of numbers if there is one."""
    rows = [s for s in settings if isinstance(s, Numbers) and s.length > 1]
    setting = (*rows, *settings)[0]
    value = setting.choices[-1] if isinstance(setting, Choice) else str(setting.default)
    return f"meute play {game} --set {setting.name}={value.replace(' ', ',')}"
