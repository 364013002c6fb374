"""`meute bench server`: how quick the server is on this machine."""

from __future__ import annotations

from meute.cli.grid import quiet_table
from meute.cli.screen import console
from meute.server.bench.load import Pace, bench


def show(tables: int, seconds: float) -> None:
    """Measure the server and print what was found."""
    report = bench(tables, seconds)
    title = f"{report.tables} tables of Silver, {report.seats} scripted people each, on loopback"
    table = quiet_table(f"{title}; {report.kilobytes:.0f} kB of memory a table")
    table.add_column("pace")
    for heading in ("seconds", "moves/s", "events/s", "median ms", "99% ms"):
        table.add_column(heading, justify="right")
    table.add_row("all at once", *_row(report.full_speed))
    table.add_row("a move a second", *_row(report.unhurried))
    console().print(table)


def _row(pace: Pace) -> list[str]:
    return [
        f"{pace.seconds:.1f}",
        f"{pace.moves / pace.seconds:,.0f}",
        f"{pace.events / pace.seconds:,.0f}",
        f"{pace.median * 1000:.1f}",
        f"{pace.p99 * 1000:.1f}",
    ]
