"""`meute compare`: what a change of the rules changes, from paired games."""

from __future__ import annotations

from pathlib import Path

import click
from rich.table import Table
from rich.text import Text

import meute
from meute.arena import figures
from meute.arena.compare import GROUPS, Change, Comparison, change_figures, compare
from meute.arena.lineup import Lineup
from meute.arena.page import comparison_page
from meute.arena.page.pages import Written, change_name, told
from meute.arena.series import Plan, Series
from meute.bots.outside.program import Limits
from meute.cli import options
from meute.cli.grid import quiet_table
from meute.cli.playing import Keeper, playing
from meute.cli.scoreboard import chosen_settings
from meute.cli.screen import console
from meute.core.codec import to_json
from meute.core.game import Game
from meute.files import whole_file, writable


@click.command("compare")
@options.game
@options.settings
@click.option(
    "--base",
    callback=options.variant,
    multiple=True,
    metavar="SETTING=VALUE",
    help="Choose a setting of the original too; the variant starts from it.",
)
@click.option(
    "--bots",
    callback=options.names,
    metavar="BOT,BOT,...",
    help="Who plays both; `greedy` on a usual number of seats by default.",
)
@click.option(
    "--games",
    type=click.IntRange(min=10),
    default=200,
    show_default=True,
    help="Pairs of games: so many with the change, and as many without.",
)
@playing
@click.option("--out", callback=options.text, metavar="FILE", help="Write an HTML page too.")
@click.option("--json", "as_json", is_flag=True, help="Print the figures as JSON.")
def command(
    *,
    game: str,
    variant: dict[str, object],
    base: dict[str, object],
    bots: tuple[str, ...] | None,
    games: int,
    seed: str,
    jobs: int,
    results: str | None,
    records: bool,
    move_time: float,
    game_time: float,
    out: str | None,
    as_json: bool,
) -> None:
    """Play GAME with and without a change, with the same dice and bots, and tell what changed.

    The intervals hold all together with 95 %: they are widened for the number of measures
    (Bonferroni), so that one that excludes zero is no mere luck.
    """
    room = meute.game(game)
    if not variant:
        message = "name what to change with --set SETTING=VALUE"
        raise click.UsageError(message)
    line_up = bots or ("greedy",) * ((room.meta.fewest + room.meta.most + 1) // 2)
    limits = Limits(move_time, game_time)
    before, after = (
        Series(Plan(game, seed, room.meta.variant(chosen), limits), (Lineup(line_up),), games)
        for chosen in (base, {**base, **variant})
    )
    before.check()
    if out is not None:
        writable(out)
    keeper = Keeper(jobs, results, records=records)
    comparison = compare(keeper.play(before, name="original"), keeper.play(after, name="variant"))
    old, new = (", ".join(chosen_settings(each)) or "its own settings" for each in (before, after))
    page = comparison_page(room, old, new, ", ".join(line_up), comparison)
    _keep(results, out, comparison, page)
    if as_json:
        click.echo(to_json(_plain(comparison)))
    else:
        _show(room, f"{new}, compared with {old}", comparison)


def _keep(results: str | None, out: str | None, comparison: Comparison, page: str) -> None:
    """Write the table into the folder of results, and the page there or where it is wanted."""
    if results is not None:
        figures.write_each(Path(results), {"changes": change_figures(comparison.changes)})
        out = out or str(Path(results) / "compare.html")
    if out is not None:
        with whole_file(out) as file:
            file.write(page.encode())


def _plain(comparison: Comparison) -> dict[str, object]:
    return {
        "games": comparison.games,
        "dropped": comparison.dropped,
        "other_course": comparison.other_course,
        "other_scores": comparison.other_scores,
        "changes": change_figures(comparison.changes).lines,
    }


def _show(game: Game, what: str, comparison: Comparison) -> None:
    page = console()
    page.print(Text(f"{game.meta.name}: {what}"))
    for line in told(game, comparison):
        page.print(Text(line), soft_wrap=True)
    table = quiet_table()
    table.add_column("", no_wrap=True)
    table.add_column("measure", overflow="fold", min_width=20)
    for heading in ("original", "variant", "difference", "95 %, together"):
        table.add_column(heading, justify="right", no_wrap=True)
    for group in GROUPS:
        _add_group(table, game, group, [c for c in comparison.changes if c.group == group])
    page.print(table)


def _add_group(table: Table, game: Game, group: str, changes: list[Change]) -> None:
    if changes:
        table.add_row("", Text(group, "bold"))
    for change in changes:
        shown, found = Written(change), change.difference
        table.add_row(
            "*" if change.changed else "",
            Text(f"  {change_name(game, change)}"),
            shown(change.original),
            shown(change.variant),
            shown(found.value, "+"),
            f"{shown(found.low, '+')} to {shown(found.high, '+')}",
            style="" if change.changed else "dim",
        )
