"""What several commands ask for: games, names, settings, seeds and languages."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import click

from meute.core.message import LANGUAGES

BETWEEN_NAMES: Final = re.compile(r",(?![^(]*\))")
"""A comma that does not stand inside the parentheses of a bot's settings."""


def _text(value: str) -> str:
    """Return text that can be printed and stored: no control characters, no broken bytes."""
    text = value.strip()
    if text and text.isprintable():
        return text
    message = f"{value!r} is not a printable text"
    raise click.BadParameter(message)


def text(_ctx: click.Context, _param: click.Parameter, value: str | None) -> str | None:
    """Check a text."""
    return None if value is None else _text(value)


def texts(_ctx: click.Context, _param: click.Parameter, value: tuple[str, ...]) -> tuple[str, ...]:
    """Check several texts."""
    return tuple(_text(each) for each in value)


def names(
    _ctx: click.Context, _param: click.Parameter, value: str | None
) -> tuple[str, ...] | None:
    """Cut names at the commas between them; a bot's own settings may hold commas too."""
    if value is None:
        return None
    return tuple(_text(each) for each in BETWEEN_NAMES.split(value))


def lineups(
    ctx: click.Context, param: click.Parameter, value: tuple[str, ...]
) -> tuple[tuple[str, ...], ...]:
    """Cut the names of several line-ups."""
    return tuple(names(ctx, param, each) or () for each in value)


def variant(
    _ctx: click.Context, _param: click.Parameter, value: tuple[str, ...]
) -> dict[str, object]:
    """Read setting=value; of a setting chosen twice the last counts."""
    chosen: dict[str, object] = {}
    for each in value:
        name, equals, wanted = _text(each).partition("=")
        if not equals:
            message = f"{each!r} is not of the form setting=value"
            raise click.BadParameter(message)
        chosen[name.strip()] = wanted.strip()
    return chosen


game = click.argument("game", callback=text)

settings = click.option(
    "--set",
    "variant",
    callback=variant,
    multiple=True,
    metavar="SETTING=VALUE",
    help="Choose one of the game's settings; `meute games GAME` lists them.",
)

listeners = click.option(
    "--listener",
    "listeners",
    callback=texts,
    multiple=True,
    metavar="FILE.py:CLASS",
    help="Let a meute.arena.Listener of yours hear every event; may be given several times.",
)

as_json = click.option("--json", "as_json", is_flag=True, help="Print the figures as JSON.")

language = click.option(
    "--lang",
    "language",
    type=click.Choice(LANGUAGES),
    default="en",
    show_default=True,
    envvar="MEUTE_LANG",
    help="The language; the environment variable MEUTE_LANG sets another default.",
)

data = click.option(
    "--data",
    type=click.Path(file_okay=False, path_type=Path),
    help="Where tables are kept; the environment variable MEUTE_DATA sets another default.",
)
