"""`meute ladder`: what each level of the bots is worth against the one below."""

from __future__ import annotations

from pathlib import Path

import click
from rich.text import Text

import meute
from meute.arena import figures
from meute.arena.ladder import Step, ladder, step_figures, steps_between, usual_seats
from meute.arena.series import Plan
from meute.arena.statistics import summary_of
from meute.bots.levels import LEVELS
from meute.cli import options
from meute.cli.playing import Way, playing
from meute.cli.scoreboard import forfeit_lines, heading, lineup_table, thinking_table
from meute.cli.screen import console
from meute.core.codec import to_json


def _steps(
    _ctx: click.Context, _param: click.Parameter, value: tuple[str, ...]
) -> tuple[Step, ...]:
    """Read UPPER:LOWER."""
    found = []
    for each in value:
        upper, _, lower = (part.strip() for part in each.partition(":"))
        if not upper or not lower or ":" in lower:
            message = f"{each!r} is not of the form UPPER:LOWER; bots of your own go into --levels"
            raise click.BadParameter(message)
        found.append((upper, lower))
    return tuple(found)


@click.command("ladder")
@options.game
@click.option(
    "--levels",
    callback=options.names,
    metavar="BOT,BOT,...",
    help=f"Bots, the weakest first; each but the first is a step.  [default: {','.join(LEVELS)}]",
)
@click.option(
    "--step",
    "steps",
    callback=_steps,
    multiple=True,
    metavar="UPPER:LOWER",
    help="Only this step, such as expert:hard; may be given several times.",
)
@click.option("--seats", type=int, help="Seats at a table; the room's usual number by default.")
@click.option(
    "--deals",
    type=click.IntRange(min=1),
    default=50,
    show_default=True,
    help="The length of each step: every deal is played once from each seat.",
)
@click.option(
    "--luck",
    is_flag=True,
    help="Tell wins less luck too, which needs fewer games; takes seconds a game.",
)
@playing
@options.settings
@options.as_json
def command(
    *,
    game: str,
    levels: tuple[str, ...] | None,
    steps: tuple[Step, ...],
    seats: int | None,
    deals: int,
    luck: bool,
    way: Way,
    variant: dict[str, object],
    as_json: bool,
) -> None:
    """Measure what each level of GAME's bots is worth, and how long it thinks.

    For each step one bot of the upper level plays against a table full of the lower one. Choose the
    length before you see a figure: a series that is ended when it looks good says too much.
    """
    if levels is not None and steps:
        message = "the steps are told by --levels or by --step, not by both"
        raise click.UsageError(message)
    chosen = meute.game(game).meta.variant(variant)
    plan = Plan(game, way.seed, chosen, way.limits, luck=luck, timed=True)
    wanted = steps or steps_between(levels or LEVELS)
    series = ladder(plan, wanted, usual_seats(game) if seats is None else seats, deals)
    series.check()
    rows = way.keeper(chunk=1).play(series)
    found = step_figures(series, rows)
    if way.results is not None:
        figures.write_each(Path(way.results), {"steps": found})
    if as_json:
        said = {"game": game, "variant": chosen, "seats": series.seats, "games": series.games}
        click.echo(to_json({**said, "seed": way.seed, "steps": found.lines}))
        return
    page = console()
    page.print(Text(heading(series, summary_of(rows))), soft_wrap=True)
    for rate in ("win_rate", "less_luck") if luck else ("win_rate",):
        page.print(lineup_table(found.lines, rate))
    page.print(thinking_table(found.lines))
    for line in forfeit_lines(rows):
        page.print(Text(line), soft_wrap=True)
