"""`meute migrate`: tables kept by an older Meute, brought to the shape that this one keeps."""

from __future__ import annotations

from pathlib import Path

import click

from meute.cli import options
from meute.server.app.settings import data_folder
from meute.server.store.backup import bring_up
from meute.server.store.lock import alone_in


@click.command("migrate")
@options.data
def command(data: Path | None) -> None:
    """Bring the tables of a folder to the newest version of the store; `serve` does so too.

    Whole or not at all. A backup of the tables as they were is kept beside.
    """
    folder = data or data_folder()
    with alone_in(folder):
        had, now, kept = bring_up(folder)
    if kept is None:
        click.echo(f"{folder} is at version {now} of the store already")
    else:
        click.echo(f"{folder}: version {had} of the store became {now}; as it was: {kept}")
