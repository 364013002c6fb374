"""What the commands that play many games share: options, progress, and a folder of results."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any, Final, TypeVar

import click
from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)

from meute.arena import executor, figures
from meute.arena.executors import CHUNK
from meute.arena.results import Results, manifest_of
from meute.arena.rows import Row
from meute.arena.series import Rows, Series
from meute.bots.outside.program import Limits
from meute.cli import INTERRUPTED, options
from meute.files import whole_file

F = TypeVar("F", bound=Callable[..., Any])

LONGEST: Final = 86400.0
"""Seconds in a day: nobody waits longer for a move."""

_OPTIONS: Final = (
    click.option("--seed", callback=options.text, default="1", show_default=True),
    click.option(
        "--jobs",
        type=click.IntRange(min=1, max=256),
        default=1,
        show_default=True,
        help="Processes to play in; the results are the same for any number.",
    ),
    click.option(
        "--results",
        callback=options.text,
        metavar="FOLDER",
        help="Keep games, records and tables here; a stopped series goes on where it was.",
    ),
    click.option("--records/--no-records", default=True, help="Keep records in the folder."),
    click.option(
        "--move-time",
        type=click.FloatRange(0.01, LONGEST),
        default=Limits.move,
        show_default=True,
        help="Seconds a bot from a file or program has for an answer.",
    ),
    click.option(
        "--game-time",
        type=click.FloatRange(0.01, LONGEST),
        default=Limits.game,
        show_default=True,
        help="Seconds such a bot has for all answers of a game.",
    ),
)


def playing(command: F) -> F:
    """Add the options of a command that plays many games."""
    for option in reversed(_OPTIONS):
        command = option(command)
    return command


class Keeper:
    """Plays a series and keeps it in a folder, in a file of records, or nowhere."""

    def __init__(self, jobs: int, folder: str | None, *, records: bool, chunk: int = CHUNK) -> None:
        """Remember where to play and where to keep."""
        self._executor = executor(jobs, chunk)
        self._folder = None if folder is None else Path(folder)
        self._records = records

    def play(self, series: Series, out: str | None = None, name: str = "") -> list[Row]:
        """Play what is not played yet; return all rows."""
        if self._folder is None:
            return self._play_loose(series, out)
        folder = self._folder / name if name else self._folder
        results = Results(folder, manifest_of(series, records=self._records))
        with results.writing() as writer, ExitStack() as stack:
            start = len(writer.rows)
            coming = series.play(self._executor, start, keep_records=self._records)
            stack.enter_context(closing(coming))
            stack.enter_context(self._stopping(series, writer.rows))
            for row in _watched(coming, series.games, start):
                writer.add(row)
            rows = writer.rows
        if not figures.write(folder, rows):
            click.echo(f"meute: {figures.NO_PARQUET}", err=True)
        return rows

    def _play_loose(self, series: Series, out: str | None) -> list[Row]:
        """Play everything; write the records into a file if one is named."""
        rows: list[Row] = []
        with ExitStack() as stack:
            stack.enter_context(self._stopping(series, rows, out))
            file = stack.enter_context(whole_file(out)) if out else None
            coming = series.play(self._executor, keep_records=file is not None)
            stack.enter_context(closing(coming))
            for row in _watched(coming, series.games):
                rows.append(row.kept())
                if file is not None and row.result.record is not None:
                    file.write(row.result.record)
        return rows

    def _stopping(self, series: Series, rows: list[Row], out: str | None = None) -> _Stopping:
        lost = f"; {out} is not written" if out else ""
        if self._folder is not None:
            lost = f"; the same command goes on with {self._folder}"
        return _Stopping(rows, series.games, lost)


class _Stopping:
    """Says how far a series came when Ctrl-C ends it."""

    def __init__(self, rows: list[Row], games: int, then: str) -> None:
        self._rows, self._games, self._then = rows, games, then

    def __enter__(self) -> None:
        """Nothing is to be prepared."""

    def __exit__(self, kind: type[BaseException] | None, *_rest: object) -> None:
        if kind is None or not issubclass(kind, KeyboardInterrupt):
            return
        text = f"meute: stopped after {len(self._rows)} of {self._games} games{self._then}."
        click.echo(text, err=True)
        click.get_current_context().exit(INTERRUPTED)


def _watched(rows: Rows, games: int, start: int = 0) -> Iterator[Row]:
    """Show how far it is and the time left, if somebody watches."""
    bar = Progress(
        TextColumn("playing"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TextColumn("left:"),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
    )
    bar.disable = not bar.console.is_terminal
    with bar:
        task = bar.add_task("", total=games, completed=start)
        for row in rows:
            yield row
            bar.advance(task)
