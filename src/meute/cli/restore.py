"""`meute restore`: a backup in the place of all tables, also while the server runs."""

from __future__ import annotations

from pathlib import Path
from time import monotonic, sleep

import click

from meute.cli import configured, options, places
from meute.core.errors import MeuteError
from meute.server.app.settings import data_folder
from meute.server.store.backup import BEFORE, FAILED, offer, restore_alone
from meute.server.store.lock import HeldElsewhere, alone_in
from meute.server.store.opening import postgres_at

PATIENCE = 60.0
"""Seconds that a running server may take."""


@click.command("restore")
@click.argument("file", type=click.Path(dir_okay=False, exists=True, path_type=Path))
@configured.settings
@options.data
@places.store
def command(file: Path, data: Path | None, store: str) -> None:
    """Put the tables of FILE, a backup, in the place of those that are there.

    What was there before is kept in the data folder, as `before-restore.backup`. If a server runs,
    its people come back to the tables of the backup. A backup of a folder may be restored in a
    database, and the other way round.
    """
    folder = data or data_folder()
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    if store:
        database = postgres_at(store)
        database.restore(file, folder / BEFORE)
        click.echo(f"{click.format_filename(file)} is restored in {database.place}")
        return
    try:
        with alone_in(folder):
            restore_alone(file, folder)
    except HeldElsewhere:
        _by_the_server(file, folder)
    click.echo(f"{click.format_filename(file)} is restored in {folder}")


def _by_the_server(file: Path, folder: Path) -> None:
    """Let the running server restore a backup, and wait until it has."""
    waiting = offer(file, folder)
    deadline = monotonic() + PATIENCE
    while waiting.exists():
        if monotonic() > deadline:
            waiting.unlink(missing_ok=True)
            raise MeuteError("the running server has not restored the backup; its log says why")
        sleep(0.05)
    failed = folder / FAILED
    if failed.exists():
        why = failed.read_text(encoding="utf-8")
        failed.unlink()
        raise MeuteError(f"the running server could not restore the backup: {why}")
