"""`meute bots`: who plays when nobody else does."""

from __future__ import annotations

import inspect

import click
from rich.text import Text

import meute
from meute.arena.report import quiet_table
from meute.cli.screen import console


@click.command("bots")
def command() -> None:
    """List the bots; write settings as name(key=value)."""
    table = quiet_table()
    for heading in ("bot", "settings", "what it does"):
        table.add_column(heading)
    for name in meute.bots():
        kind = type(meute.bot(name))
        told = (inspect.getdoc(kind) or "").partition("\n")[0]
        table.add_row(Text(name, "bold"), Text(_settings(kind)), Text(told))
    console().print(table)


def _settings(kind: type) -> str:
    """List what the bot can be made with, and the defaults."""
    if kind.__init__ is object.__init__:  # type: ignore[misc]
        return ""
    return ", ".join(
        str(parameter).partition(":")[0]
        if parameter.default is parameter.empty
        else f"{parameter.name}={parameter.default}"
        for parameter in inspect.signature(kind).parameters.values()
    )
