"""`meute simulate`: many games between bots, with the figures drawn from them."""

from __future__ import annotations

import click
from rich.text import Text

import meute
from meute.arena.heard import heard_means
from meute.arena.lineup import Lineup
from meute.arena.series import Plan, Series
from meute.arena.statistics import summary_of
from meute.cli import options
from meute.cli.playing import Way, playing
from meute.cli.scoreboard import forfeit_lines, heading, heard_table, plain, tally_table
from meute.cli.screen import console
from meute.core.codec import to_json


@click.command("simulate")
@options.game
@click.option(
    "--bots",
    callback=options.names,
    required=True,
    metavar="BOT,BOT,...",
    help="The line-up; seats rotate. Your own: FILE.py:CLASS, exec:PROGRAM or learned:NET.",
)
@click.option(
    "--games", type=click.IntRange(min=1), default=100, show_default=True, help="Games in all."
)
@playing
@options.settings
@options.listeners
@click.option("--out", callback=options.text, help="Write all records into this file.")
@options.as_json
def command(
    *,
    game: str,
    bots: tuple[str, ...],
    games: int,
    way: Way,
    variant: dict[str, object],
    listeners: tuple[str, ...],
    out: str | None,
    as_json: bool,
) -> None:
    """Let bots play many games of GAME; the same seed gives the same figures."""
    if out is not None and way.results is not None:
        message = "--results keeps the records too; leave out --out"
        raise click.UsageError(message)
    chosen = meute.game(game).meta.variant(variant)
    plan = Plan(game, way.seed, chosen, way.limits, listeners=listeners)
    series = Series(plan, (Lineup(bots),), games)
    series.check()
    rows = way.keeper().play(series, out)
    summary = summary_of(rows, by_name=True)
    if as_json:
        heard = {"heard": heard_means(rows).lines} if listeners else {}
        click.echo(to_json({**plain(series, summary), **heard}))
        return
    page = console()
    page.print(Text(heading(series, summary)), soft_wrap=True)
    page.print(tally_table("By bot", summary.bots))
    page.print(tally_table("By seat", summary.seats))
    if listeners:
        page.print(heard_table(heard_means(rows).lines))
    for line in forfeit_lines(rows):
        page.print(Text(line), soft_wrap=True)
