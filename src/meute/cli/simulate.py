"""`meute simulate`: many games between bots, with the figures drawn from them."""

from __future__ import annotations

import click
from rich.text import Text

import meute
from meute.arena.lineup import Lineup
from meute.arena.series import Plan, Series
from meute.arena.statistics import summary_of
from meute.bots.outside.program import Limits
from meute.cli import options
from meute.cli.playing import Keeper, playing
from meute.cli.scoreboard import forfeit_lines, heading, plain, tally_table
from meute.cli.screen import console
from meute.core.codec import to_json


@click.command("simulate")
@options.game
@click.option(
    "--bots",
    callback=options.names,
    required=True,
    metavar="BOT,BOT,...",
    help="The line-up; seats rotate. Your own: FILE.py:CLASS or exec:PROGRAM.",
)
@click.option(
    "--games", type=click.IntRange(min=1), default=100, show_default=True, help="Games in all."
)
@playing
@options.settings
@click.option("--out", callback=options.text, help="Write all records into this file.")
@click.option("--json", "as_json", is_flag=True, help="Print the figures as JSON.")
def command(
    *,
    game: str,
    bots: tuple[str, ...],
    games: int,
    seed: str,
    jobs: int,
    variant: dict[str, object],
    out: str | None,
    results: str | None,
    records: bool,
    move_time: float,
    game_time: float,
    as_json: bool,
) -> None:
    """Let bots play many games of GAME; the same seed gives the same figures."""
    if out is not None and results is not None:
        message = "--results keeps the records too; leave out --out"
        raise click.UsageError(message)
    chosen = meute.game(game).meta.variant(variant)
    plan = Plan(game, seed, chosen, Limits(move_time, game_time))
    series = Series(plan, (Lineup(bots),), games)
    series.check()
    rows = Keeper(jobs, results, records=records).play(series, out)
    summary = summary_of(rows, by_name=True)
    if as_json:
        click.echo(to_json(plain(series, summary)))
        return
    page = console()
    page.print(Text(heading(series, summary)), soft_wrap=True)
    page.print(tally_table("By bot", summary.bots))
    page.print(tally_table("By seat", summary.seats))
    for line in forfeit_lines(rows):
        page.print(Text(line), soft_wrap=True)
