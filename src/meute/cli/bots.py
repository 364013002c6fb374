"""`meute bots`: who plays when nobody else does."""

from __future__ import annotations

import inspect
from collections.abc import Callable

import click
from rich.text import Text

import meute
from meute.cli.screen import console
from meute.core import registry
from meute.core.registry import Bot
from meute.quiet import quiet_table


@click.command("bots")
def command() -> None:
    """List the bots; write settings as name(key=value)."""
    table = quiet_table()
    for heading in ("bot", "settings", "what it does"):
        table.add_column(heading)
    for name in meute.bots():
        table.add_row(Text(name, "bold"), *_row(name))
    console().print(table)


def _row(name: str) -> tuple[Text, Text]:
    """Tell the settings of a bot and what it does, or why it cannot play."""
    try:
        make = registry.bot_maker(name)
    except meute.MeuteError as error:
        return Text(), Text(str(error))
    return Text(_settings(make)), Text((inspect.getdoc(make) or "").partition("\n")[0])


def _settings(make: Callable[..., Bot]) -> str:
    """List what the bot can be made with, and the defaults."""
    return ", ".join(
        parameter.name
        if parameter.default is parameter.empty
        else f"{parameter.name}={parameter.default}"
        for parameter in inspect.signature(make).parameters.values()
    )
