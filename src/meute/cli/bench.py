"""`meute bench`: how fast the rules are on this machine."""

from __future__ import annotations

import click

from meute.arena.bench import Speed, bench, interpreter
from meute.cli import benchserver, options
from meute.cli.screen import console, tell_broken_games
from meute.quiet import quiet_table


@click.command("bench")
@click.argument("games", callback=options.texts, nargs=-1)
@click.option("--rounds", type=click.IntRange(min=1), default=5, show_default=True)
@click.option("--groups", type=click.IntRange(min=1), default=4, show_default=True)
@click.option("--tables", type=click.IntRange(1, 1000), default=100, show_default=True)
@click.option("--seconds", type=click.FloatRange(1, 25), default=15.0, show_default=True)
def command(games: tuple[str, ...], rounds: int, groups: int, tables: int, seconds: float) -> None:
    """Measure GAMES, or all, by CPU time: the best of several rounds of groups of 25 ms.

    `meute bench server` measures the server instead: so many tables, so many seconds at each pace.
    """
    if games == ("server",):
        benchserver.show(tables, seconds)
        return
    table = quiet_table(f"{interpreter()}; random play, figures per second of CPU time")
    table.add_column("game")
    for heading in (
        "players",
        "decisions",
        "with chance",
        "copies",
        "children",
        "options",
        "decisions/game",
    ):
        table.add_column(heading, justify="right")
    for speed in bench(games, rounds, groups):
        table.add_row(*_row(speed))
    console().print(table)
    if not games:
        tell_broken_games()


def _row(speed: Speed) -> list[str]:
    rates = (speed.decisions, speed.events, speed.copies, speed.children)
    return [
        speed.game,
        str(speed.seats),
        *(f"{rate:,.0f}" for rate in rates),
        f"{speed.options:.1f}",
        f"{speed.length:.0f}",
    ]
