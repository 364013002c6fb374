"""`meute games`: what can be played."""

from __future__ import annotations

import click
from rich.text import Text

import meute
from meute.arena.report import quiet_table
from meute.cli.screen import console
from meute.core.meta import Choice, Meta, Setting


@click.command("games")
def command() -> None:
    """List the games, their settings and the people behind them."""
    table = quiet_table()
    for heading in ("game", "players", "minutes", "settings (first is default)"):
        table.add_column(heading, no_wrap=heading != "game")
    for name in meute.games():
        meta = meute.game(name).meta
        table.add_row(
            Text.assemble((name, "bold"), f"  {_people(meta)}"),
            f"{meta.fewest}-{meta.most}",
            "-".join(str(minutes) for minutes in meta.minutes),
            "\n".join(_told(setting) for setting in meta.settings),
        )
    console().print(table)


def _told(setting: Setting) -> str:
    if isinstance(setting, Choice):
        return f"{setting.name}={'|'.join(setting.choices)}"
    return f"{setting.name}={setting.default} ({setting.low} to {setting.high})"


def _people(meta: Meta) -> str:
    credits_ = f"{', '.join(meta.designers)}; {', '.join(meta.publishers)}, {meta.year}"
    return f"{meta.title}\n{credits_}"
