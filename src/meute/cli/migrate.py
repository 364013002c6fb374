"""`meute migrate`: tables kept by an older Meute, brought to the shape that this one keeps."""

from __future__ import annotations

from pathlib import Path

import click

from meute.cli import configured, options, places
from meute.server.app.settings import data_folder
from meute.server.store.backup import bring_up
from meute.server.store.lock import alone_in
from meute.server.store.opening import postgres_at


@click.command("migrate")
@configured.settings
@options.data
@places.store
def command(data: Path | None, store: str) -> None:
    """Bring the tables to the newest version of the store; `serve` does so too.

    Whole or not at all. Of tables in a folder a backup as they were is kept beside; a database is
    best saved with pg_dump before.
    """
    if store:
        database = postgres_at(store)
        had, now = database.bring_up()
        _say(database.place, had, now, "")
        return
    folder = data or data_folder()
    with alone_in(folder):
        had, now, kept = bring_up(folder)
    _say(str(folder), now if kept is None else had, now, f"; as it was: {kept}")


def _say(place: str, had: int, now: int, more: str) -> None:
    """Say what was done."""
    if had == now:
        click.echo(f"{place} is at version {now} of the store already")
    else:
        click.echo(f"{place}: version {had} of the store became {now}{more}")
