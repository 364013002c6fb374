"""`meute restore`: a backup in the place of all tables, also while the server runs."""

from __future__ import annotations

from pathlib import Path
from time import monotonic, sleep

import click

from meute.cli import options
from meute.core.errors import MeuteError
from meute.server.app.settings import data_folder
from meute.server.store.backup import FAILED, offer, restore_alone
from meute.server.store.lock import HeldElsewhere, alone_in

PATIENCE = 60.0
"""Seconds that a running server may take."""


@click.command("restore")
@click.argument("file", type=click.Path(dir_okay=False, exists=True, path_type=Path))
@options.data
def command(file: Path, data: Path | None) -> None:
    """Put the tables of FILE, a backup, in the place of those that are there.

    What was there before is kept beside, as `before-restore.backup`. If a server runs, it does this
    itself; its people come back to the tables of the backup.
    """
    folder = data or data_folder()
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
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
