"""What several commands ask for: games, seats, settings, seeds and languages."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Final

import click

from meute.core.message import LANGUAGES

BETWEEN_NAMES: Final = re.compile(r",(?![^(]*\))")
"""A comma that does not stand inside the parentheses of a bot's settings."""


class Text(click.ParamType):
    """Text that can be printed and stored: no control characters, no broken bytes."""

    name = "text"

    def convert(self, value: Any, param: Any, ctx: Any) -> str:
        """Return the text without spaces around it."""
        text = str(value).strip()
        if text and text.isprintable():
            return text
        return self.fail(f"{value!r} is not a printable text.", param, ctx)


class Names(Text):
    """Names with commas between them."""

    name = "name,name,..."

    def convert(self, value: Any, param: Any, ctx: Any) -> Any:
        """Return the names; a bot's own settings may hold commas too."""
        if isinstance(value, tuple):
            return value
        parts = BETWEEN_NAMES.split(super().convert(value, param, ctx))
        return tuple(super(Names, self).convert(part, param, ctx) for part in parts)


class Setting(Text):
    """One of a room's settings with the value it shall have."""

    name = "setting=value"

    def convert(self, value: Any, param: Any, ctx: Any) -> Any:
        """Return the setting and its value."""
        if isinstance(value, tuple):
            return value
        name, equals, chosen = super().convert(value, param, ctx).partition("=")
        if not equals:
            self.fail(f"{value!r} is not of the form setting=value.", param, ctx)
        return name.strip(), chosen.strip()


def variant(settings: Sequence[tuple[str, str]]) -> dict[str, object]:
    """Return the chosen settings; of one chosen twice the last counts."""
    return dict(settings)


game = click.argument("game", type=Text())

settings = click.option(
    "--set",
    "settings",
    type=Setting(),
    multiple=True,
    help="Choose one of the game's settings; `meute games` lists them.",
)

language = click.option(
    "--lang",
    "language",
    type=click.Choice(LANGUAGES),
    default="en",
    show_default=True,
    envvar="MEUTE_LANG",
    help="The language; the environment variable MEUTE_LANG sets another default.",
)
