"""What the commands that play many games share: options, progress, and a folder of results."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, closing
from dataclasses import dataclass
from functools import wraps
from pathlib import Path
from typing import Any, Final

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

from meute.arena import figures
from meute.arena.executors import CHUNK, Executor
from meute.arena.heard import heard, heard_means
from meute.arena.results import Results, manifest_of
from meute.arena.rows import Row
from meute.arena.series import Series, play_all
from meute.arena.where import HERE, executor_on
from meute.bots.outside.program import Limits
from meute.cli import INTERRUPTED, options
from meute.cli.forecast import Forecast
from meute.files import whole_file

LONGEST: Final = 86400.0
"""Seconds in a day: nobody waits longer for a move."""

_OPTIONS: Final = (
    click.option("--seed", callback=options.text, default="1", show_default=True),
    click.option(
        "--jobs",
        type=click.IntRange(min=1, max=4096),
        help="Processes to play in; the results are the same for any number.  "
        "[default: 1; elsewhere: as many as there are]",
    ),
    click.option(
        "--on",
        "place",
        callback=options.text,
        default=HERE,
        show_default=True,
        metavar="EXECUTOR[:ADDRESS]",
        envvar="MEUTE_ON",
        help="Where to play: in processes of this machine, on ray, on ray:HOST:PORT for a "
        "cluster; the results are the same.",
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


@dataclass(frozen=True)
class Way:
    """How a command plays many games, and where it keeps them: what `playing` asks for."""

    seed: str
    jobs: int | None
    results: str | None
    records: bool
    limits: Limits
    place: str = HERE

    def keeper(self, chunk: int = CHUNK) -> Keeper:
        """Return who plays this way, `chunk` games at a time."""
        found = executor_on(self.place, self.jobs, chunk)
        return Keeper(found, self.results, records=self.records)


def playing(command: Callable[..., None]) -> Callable[..., None]:
    """Add the options of a command that plays many games; it gets them as one, its `way`."""

    @wraps(command)
    def gathered(*, move_time: float, game_time: float, **given: Any) -> None:
        own = {field: given.pop(field) for field in _OWN}
        command(way=Way(**own, limits=Limits(move_time, game_time)), **given)

    for option in reversed(_OPTIONS):
        gathered = option(gathered)
    return gathered


_OWN: Final = ("seed", "jobs", "place", "results", "records")

Task = tuple[Series, str]
"""A series, and the name of its folder among those of one command."""


class Keeper:
    """Plays series and keeps them in a folder, in a file of records, or nowhere."""

    def __init__(self, executor: Executor, folder: str | None, *, records: bool) -> None:
        """Remember where to play and where to keep."""
        self._executor = executor
        self._folder = None if folder is None else Path(folder)
        self._records = records

    def play(self, series: Series, out: str | None = None) -> list[Row]:
        """Play what is not played yet; return all rows."""
        return self.play_all([(series, "")])[0] if out is None else self._play_into(series, out)

    def play_all(self, tasks: Sequence[Task]) -> list[list[Row]]:
        """Play what is not played yet of several series; return the rows of each."""
        if self._folder is None:
            return self._play_loose([series for series, _ in tasks])
        folders = [self._folder / name for _, name in tasks]
        with ExitStack() as stack:
            writers = [
                stack.enter_context(
                    Results(folder, manifest_of(series, records=self._records)).writing()
                )
                for folder, (series, _) in zip(folders, tasks, strict=True)
            ]
            rows = [writer.rows for writer in writers]
            coming = self._coming([series for series, _ in tasks], rows, stack)
            for which, row in coming:
                writers[which].add(row)
        for folder, each in zip(folders, rows, strict=True):
            if each and each[0].result.heard:
                found = {"heard": heard(each), "heard_means": heard_means(each)}
                figures.write_each(folder, found)
            if not figures.write(folder, each):
                click.echo(f"meute: {figures.NO_PARQUET}", err=True)
        return rows

    def _play_loose(self, several: Sequence[Series]) -> list[list[Row]]:
        rows: list[list[Row]] = [[] for _ in several]
        with ExitStack() as stack:
            for which, row in self._coming(several, rows, stack):
                rows[which].append(row.kept())
        return rows

    def _play_into(self, series: Series, out: str) -> list[Row]:
        """Play everything; write the records into a file."""
        rows: list[Row] = []
        with ExitStack() as stack:
            file = stack.enter_context(whole_file(out))
            for _, row in self._coming([series], [rows], stack, out):
                rows.append(row.kept())
                if row.result.record is not None:
                    file.write(row.result.record)
        return rows

    def _coming(
        self,
        several: Sequence[Series],
        rows: Sequence[list[Row]],
        stack: ExitStack,
        out: str | None = None,
    ) -> Iterator[tuple[int, Row]]:
        """Return what is still to be played, watched and guarded; `rows` are those there are."""
        tasks = [(series, len(own)) for series, own in zip(several, rows, strict=True)]
        records = out is not None or (self._folder is not None and self._records)
        coming = stack.enter_context(closing(play_all(tasks, self._executor, keep_records=records)))
        games = sum(series.games for series in several)
        stack.enter_context(self._stopping(games, rows, out))
        return _watched(coming, games, sum(map(len, rows)), self._executor.workers)

    def _stopping(self, games: int, rows: Sequence[list[Row]], out: str | None = None) -> _Stopping:
        lost = f"; {out} is not written" if out else ""
        if self._folder is not None:
            lost = f"; the same command goes on with {self._folder}"
        return _Stopping(rows, games, lost)


class _Stopping:
    """Says how far a series came when Ctrl-C ends it."""

    def __init__(self, rows: Sequence[list[Row]], games: int, then: str) -> None:
        self._rows, self._games, self._then = rows, games, then

    def __enter__(self) -> None:
        """Nothing is to be prepared."""

    def __exit__(self, kind: type[BaseException] | None, *_rest: object) -> None:
        if kind is None or not issubclass(kind, KeyboardInterrupt):
            return
        played = sum(map(len, self._rows))
        text = f"meute: stopped after {played} of {self._games} games{self._then}."
        click.echo(text, err=True)
        click.get_current_context().exit(INTERRUPTED)


def _watched(
    rows: Iterator[tuple[int, Row]], games: int, start: int, jobs: int
) -> Iterator[tuple[int, Row]]:
    """Say what a long series will take, and show how far it is if somebody watches."""
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
    forecast = Forecast(games - start, jobs)
    with bar:
        task = bar.add_task("", total=games, completed=start)
        for which, row in rows:
            told = forecast.after(row.result.cost)
            if told is not None:
                click.echo(f"meute: {told}", err=True)
            yield which, row
            bar.advance(task)
