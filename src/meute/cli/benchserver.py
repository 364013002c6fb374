"""`meute bench server`: how quick the server is on this machine."""

from __future__ import annotations

import click

from meute.cli.grid import quiet_table
from meute.cli.screen import console
from meute.server.bench.load import Pace, bench


def show(tables: int, seconds: float, rate: float, store: str, workers: int) -> None:
    """Measure the server and print what was found."""
    report = bench(tables, seconds, rate, store, workers)
    where = f"PostgreSQL, {workers} processes" if store else "SQLite, 1 process"
    title = f"{report.tables} tables of Silver, {report.seats} scripted people each; {where}"
    table = quiet_table(title)
    table.add_column("pace")
    for heading in ("seconds", "answers/s", "events/s", "median ms", "99% ms", "99% idle ms"):
        table.add_column(heading, justify="right")
    table.add_column("CPU ms an answer", justify="right")
    for pace in report.paces:
        table.add_row(pace.name, *_row(pace))
    console().print(table)
    click.echo(
        f"{report.kilobytes:.0f} kB of memory a table. After a restart everybody had a view again "
        f"in {report.back.seconds:.1f} s, for {report.back.cpu:.1f} s of CPU time."
    )


def _row(pace: Pace) -> list[str]:
    return [
        f"{pace.seconds:.1f}",
        f"{pace.moves / pace.seconds:,.0f}",
        f"{pace.events / pace.seconds:,.0f}",
        f"{pace.median * 1000:.1f}",
        f"{pace.p99 * 1000:.1f}",
        f"{pace.baseline * 1000:.1f}",
        f"{pace.cpu * 1000:.2f}",
    ]
