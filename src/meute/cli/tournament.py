"""`meute tournament`: a ladder of bots, from the same deals for all of them."""

from __future__ import annotations

from math import ceil
from typing import Final

import click
from rich.text import Text

import meute
from meute.arena import figures
from meute.arena.figures import Line
from meute.arena.heard import heard_means
from meute.arena.series import Plan, Series, one_against_field, round_robin
from meute.arena.statistics import summary_of
from meute.cli import options
from meute.cli.playing import Way, playing
from meute.cli.scoreboard import forfeit_lines, heading, heard_table, ladder_table, lineup_table
from meute.cli.screen import console
from meute.core.codec import to_json

DEALS: Final = 20
"""The size of a tournament that nobody chose."""


@click.command("tournament")
@options.game
@click.option(
    "--bots",
    callback=options.names,
    required=True,
    metavar="BOT,BOT,...",
    help="Who enters, each once. Your own: FILE.py:CLASS, exec:PROGRAM or learned:NET.",
)
@click.option("--seats", type=int, help="Seats at a table; the fewest the game allows by default.")
@click.option(
    "--field",
    callback=options.text,
    metavar="BOT",
    help="Every bot plays alone against a table full of this one, instead of all against all.",
)
@click.option(
    "--deals",
    type=click.IntRange(min=1),
    help="Each deal is played by every line-up, once per rotation of the seats.  [default: 20]",
)
@click.option(
    "--games",
    type=click.IntRange(min=1),
    help="Games in all instead, rounded up to whole deals.",
)
@click.option(
    "--luck",
    is_flag=True,
    help="Count wins less luck, which tells bots apart in fewer games; takes seconds a game.",
)
@playing
@options.settings
@options.listeners
@options.as_json
def command(
    *,
    game: str,
    bots: tuple[str, ...],
    seats: int | None,
    field: str | None,
    deals: int | None,
    games: int | None,
    luck: bool,
    way: Way,
    variant: dict[str, object],
    listeners: tuple[str, ...],
    as_json: bool,
) -> None:
    """Rate bots at GAME: round robin, or one against a field."""
    meta = meute.game(game).meta
    if deals is not None and games is not None:
        message = "the size is told by --deals or by --games, not by both"
        raise click.UsageError(message)
    chosen = meta.variant(variant)
    plan = Plan(game, way.seed, chosen, way.limits, luck, listeners=listeners)
    seats = meta.fewest if seats is None else seats

    def series_of(deals: int) -> Series:
        if field is None:
            return round_robin(plan, bots, seats, deals)
        return one_against_field(plan, bots, field, seats, deals)

    one_deal = series_of(1).games
    series = series_of(deals or (DEALS if games is None else ceil(games / one_deal)))
    series.check()
    rows = way.keeper().play(series)
    ladder, lineups = figures.bots(rows).lines, figures.lineups(rows).lines
    if as_json:
        heard = {"heard": heard_means(rows).lines} if listeners else {}
        click.echo(to_json({**_plain(series, ladder, lineups), **heard}))
        return
    page = console()
    page.print(Text(heading(series, summary_of(rows))), soft_wrap=True)
    page.print(ladder_table(ladder))
    page.print(lineup_table(lineups))
    if listeners:
        page.print(heard_table(heard_means(rows).lines))
    for line in forfeit_lines(rows):
        page.print(Text(line), soft_wrap=True)


def _plain(series: Series, ladder: list[Line], lineups: list[Line]) -> dict[str, object]:
    plan = series.plan
    return {
        "game": plan.game,
        "variant": dict(plan.variant),
        "seats": series.seats,
        "games": series.games,
        "seed": plan.seed,
        "ladder": ladder,
        "lineups": lineups,
    }
