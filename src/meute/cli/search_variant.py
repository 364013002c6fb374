"""`meute search-variant`: the values of settings that bring a game to a target."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import click
from rich.text import Text

import meute
from meute.arena.goals import Goal, Measure, distance, goal_of, measured, verdict_of
from meute.arena.lineup import Lineup
from meute.arena.rows import Row
from meute.arena.seek import Found, seek
from meute.arena.series import Plan, Series
from meute.arena.sweep import Cell, axes_of, cells_of
from meute.cli import options
from meute.cli.compare import usual_lineup
from meute.cli.grid import scoreboard
from meute.cli.playing import Way, playing
from meute.cli.screen import console
from meute.core.codec import to_json

SAID = {
    "reached": "reached: the whole interval lies where it should",
    "missed": "missed: no value that was tried comes near enough",
    "open": "not decided: the interval reaches over the edge; ask for more --games",
}


@click.command("search-variant")
@options.game
@click.option(
    "--set",
    "wanted",
    callback=options.texts,
    multiple=True,
    metavar="SETTING=VALUE,...",
    help="What may be changed, and to what, as for `meute compare`: 5,10,15 or 0..20:5.",
)
@click.option(
    "--target",
    "targets",
    callback=options.texts,
    multiple=True,
    metavar="NAME=VALUE",
    help="What is wanted: minutes=60, decisions=120 (within a tenth, or minutes=60:5 within 5), "
    "seats=3 (no seat wins 3 points in 100 more or less than its share).",
)
@click.option(
    "--base",
    callback=options.variant,
    multiple=True,
    metavar="SETTING=VALUE",
    help="Choose a setting that stays as it is.",
)
@click.option(
    "--bots",
    callback=options.names,
    metavar="BOT,BOT,...",
    help="Who plays; `greedy` on a usual number of seats by default.",
)
@click.option(
    "--games",
    type=click.IntRange(min=10),
    default=200,
    show_default=True,
    help="Games of the last round, and of the verdict.",
)
@click.option(
    "--pace",
    type=click.FloatRange(0.1, 3600),
    default=15.0,
    show_default=True,
    help="Seconds that people take for a decision, to tell minutes.",
)
@playing
@options.as_json
def command(
    *,
    game: str,
    wanted: tuple[str, ...],
    targets: tuple[str, ...],
    base: dict[str, object],
    bots: tuple[str, ...] | None,
    games: int,
    pace: float,
    way: Way,
    as_json: bool,
) -> None:
    """Find the values of GAME's settings that come nearest to a target.

    All candidates play the same deals; the half that is further off drops out, until one is left.
    Its verdict comes from games with other dice, played afterwards: a winner among many looks
    better in its own games than it is. `--results` keeps the games of the verdict.
    """
    meta = meute.game(game).meta
    if not wanted or not targets:
        message = "name what may change with --set SETTING=VALUE,... and --target NAME=VALUE"
        raise click.UsageError(message)
    goals = [goal_of(text, pace) for text in targets]
    cells = cells_of(meta, base, axes_of(meta, wanted))
    lineup = Lineup(bots or usual_lineup(meta))
    plan = Plan(game, way.seed, meta.variant(base), way.limits)
    seats = len(lineup.bots)

    def series_of(cell: Cell, count: int, seed: str) -> Series:
        series = Series(replace(plan, variant=cell.variant, seed=seed), (lineup,), count)
        series.check()
        return series

    racing = replace(way, results=None).keeper()

    def play(alive: Sequence[Cell], count: int) -> list[list[Row]]:
        return racing.play_all([(series_of(cell, count, way.seed), "") for cell in alive])

    found = seek(
        cells,
        games,
        play,
        lambda cell: way.keeper().play(series_of(cell, games, f"{way.seed}/verdict")),
        lambda rows: distance(measured(goals, rows, seats)),
    )
    measures = measured(goals, found.fresh, seats)
    if as_json:
        click.echo(to_json(_plain(game, found, measures)))
    else:
        _show(game, lineup, goals, found, measures)


def _plain(game: str, found: Found[Cell, Row], measures: Sequence[Measure]) -> dict[str, object]:
    return {
        "game": game,
        "found": found.candidate.name,
        "variant": dict(found.candidate.variant),
        "verdict": verdict_of(measures),
        "games": len(found.fresh),
        "measures": [
            {
                "name": each.name, "value": each.found.value, "low": each.found.low,
                "high": each.found.high, "from": each.low, "to": each.high,
                "verdict": each.verdict,
            }
            for each in measures
        ],
        "race": [
            {"variant": each.candidate.name, "games": each.games, "off": each.distance}
            for each in found.standings
        ],
    }  # fmt: skip


def _show(
    game: str,
    lineup: Lineup,
    goals: Sequence[Goal],
    found: Found[Cell, Row],
    measures: Sequence[Measure],
) -> None:
    page = console()
    race = scoreboard()
    race.add_column(f"{game}: the race", overflow="fold")
    for heading in ("games", "off by"):
        race.add_column(heading, justify="right", no_wrap=True)
    for standing in found.standings:
        off = f"{standing.distance:.2f}"
        race.add_row(Text(standing.candidate.name), str(standing.games), off)
    page.print(race)
    page.print(Text("1 is just allowed; a race tells who is best, not how good.\n", "dim"))
    heading = f"{found.candidate.name}: {len(found.fresh)} games with other dice"
    page.print(Text(heading, "bold"), soft_wrap=True)
    table = scoreboard()
    table.add_column("Target", overflow="fold")
    for name in ("found", "interval", "wanted", ""):
        table.add_column(name, justify="right", no_wrap=True)
    for each in measures:
        low, high = each.found.low, each.found.high
        known = f"{low:.1f} to {high:.1f}" if each.found.known else "unknown"
        wanted = f"{each.low:g} to {each.high:g}"
        table.add_row(Text(each.name), f"{each.found.value:.1f}", known, wanted, each.verdict)
    page.print(table)
    page.print(Text(SAID[verdict_of(measures)]), soft_wrap=True)
    bots = ", ".join(lineup.bots)
    paced = next((f"; {goal.pace:g} s a decision" for goal in goals if goal.name == "minutes"), "")
    page.print(Text(f"played by {bots}{paced}; all intervals hold together with 95 %", "dim"))
