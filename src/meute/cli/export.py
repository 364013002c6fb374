"""`meute export`: finished games as steps to learn from."""

from __future__ import annotations

from pathlib import Path

import click

from meute.arena.export import Export
from meute.cli import options


@click.command("export")
@click.argument("results", callback=options.text)
@click.option(
    "--to",
    "target",
    callback=options.text,
    required=True,
    metavar="FILE",
    help="Where to write: FILE.parquet, or FILE.jsonl.",
)
def command(results: str, target: str) -> None:
    """Write every answer of RESULTS, a folder of results or a file of records, one a line.

    A line holds the game, event, seat, what the seat knew as numbers, the codes of its legal
    answers, the code of its answer, and what the game brought it in the end.
    """
    export = Export(Path(results))
    export.write(Path(target))
    left_out = f"; {export.skipped} without an end left out" if export.skipped else ""
    games = "1 game" if export.games == 1 else f"{export.games} games"
    click.echo(f"{target}: {export.steps} steps of {games}{left_out}")
