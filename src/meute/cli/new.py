"""`meute new`: a game of one's own to begin with."""

from __future__ import annotations

import shlex
from pathlib import Path

import click

from meute.cli import options
from meute.testing.fresh import write_room


@click.command("new")
@click.argument("name", callback=options.text)
@click.option(
    "--to",
    "folder",
    type=click.Path(path_type=Path),
    metavar="FOLDER",
    help="Where to write the project; a folder called NAME by default.",
)
@click.option("--title", callback=options.text, help="What people call the game.")
def command(*, name: str, folder: Path | None, title: str | None) -> None:
    """Write the project of a game called NAME: rules, words, bots' judgement and tests.

    It is a small whole game with hidden dice and sealed bids, which you change into yours.
    """
    folder = folder or Path(name)
    written = write_room(name, folder, title)
    at = shlex.quote(str(folder))
    click.echo(f"{folder}: {len(written)} files. Its rules are in {folder / name / 'README.md'}.")
    click.echo("Play it as it is:")
    click.echo(f"  meute --room {at} play {name} --seats you,greedy")
    click.echo("Let the laws judge it:")
    click.echo(f"  pytest {at}")
