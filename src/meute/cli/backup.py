"""`meute backup`: all tables and keys in one file, also while the server runs."""

from __future__ import annotations

from pathlib import Path

import click

from meute.cli import configured, options, places
from meute.server.app.settings import data_folder
from meute.server.store.backup import back_up
from meute.server.store.opening import postgres_at


@click.command("backup")
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
@configured.settings
@options.data
@places.store
def command(file: Path, data: Path | None, store: str) -> None:
    """Write all tables, and the keys to their seats, into FILE: one moment, checked.

    Nobody has to stop playing. Whoever reads the file can sit down in every seat.
    """
    if store:
        database = postgres_at(store)
        place, count = database.place, database.back_up(file)
    else:
        folder = data or data_folder()
        place, count = str(folder), back_up(folder, file)
    tables = "1 table" if count == 1 else f"{count} tables"
    click.echo(f"{tables} of {place} saved in {click.format_filename(file)}")
