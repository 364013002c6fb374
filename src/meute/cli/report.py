"""`meute report`: one page about a series, for designers."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path

import click
from rich.console import Console
from rich.progress import track

from meute.arena.page import report_page
from meute.arena.sources import read_source
from meute.cli import options
from meute.core.record import Record
from meute.files import whole_file

PAGE = "report.html"


@click.command("report")
@click.argument("results", callback=options.text)
@click.option("--out", callback=options.text, metavar="FILE", help="Where to write the page.")
def command(results: str, out: str | None) -> None:
    """Draw RESULTS, a folder of results or a file of records, as one HTML page.

    The page needs nothing else: open it in any browser, or send it to somebody.
    """
    path = Path(results)
    page = report_page(read_source(path, _watched))
    target = Path(out) if out else _beside(path)
    with whole_file(target) as file:
        file.write(page.encode())
    click.echo(str(target))


def _beside(path: Path) -> Path:
    return path / PAGE if path.is_dir() else path.with_suffix(".html")


def _watched(records: Sequence[Record]) -> Iterable[Record]:
    """Show how far it is, if somebody watches."""
    screen = Console(stderr=True)
    return track(
        records, "replaying", console=screen, transient=True, disable=not screen.is_terminal
    )
