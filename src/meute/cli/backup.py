"""`meute backup`: all tables and keys in one file, also while the server runs."""

from __future__ import annotations

from pathlib import Path

import click

from meute.cli import options
from meute.server.app.settings import data_folder
from meute.server.store.backup import back_up


@click.command("backup")
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
@options.data
def command(file: Path, data: Path | None) -> None:
    """Write all tables, and the keys to their seats, into FILE: one moment, checked.

    Nobody has to stop playing. Whoever reads the file can sit down in every seat.
    """
    folder = data or data_folder()
    count = back_up(folder, file)
    tables = "1 table" if count == 1 else f"{count} tables"
    click.echo(f"{tables} of {folder} saved in {click.format_filename(file)}")
