"""`meute compare`: what a change of the rules changes, from paired games."""

from __future__ import annotations

from pathlib import Path

import click

import meute
from meute.arena import figures
from meute.arena.compare import change_figures
from meute.arena.figures import Figures
from meute.arena.page import comparison_page, sweep_page
from meute.arena.series import Plan
from meute.arena.sweep import axes_of, cells_of
from meute.arena.trial import (
    Finding,
    Trial,
    contrast_figures,
    contrasts,
    finding_figures,
)
from meute.cli import options
from meute.cli.changes import plain, plain_sweep, show, show_sweep
from meute.cli.playing import Way, playing
from meute.cli.scoreboard import chosen_settings
from meute.core.codec import to_json
from meute.core.game import Game
from meute.core.meta import Meta
from meute.files import whole_file, writable


@click.command("compare")
@options.game
@click.option(
    "--set",
    "wanted",
    callback=options.texts,
    multiple=True,
    metavar="SETTING=VALUE,...",
    help="What to change: one value, several, or a range such as 0..20:5. A row of numbers keeps "
    "its commas; / stands between rows, and lairs.2=4..12:4 changes its second number only.",
)
@click.option(
    "--base",
    callback=options.variant,
    multiple=True,
    metavar="SETTING=VALUE",
    help="Choose a setting of the original too; the variants start from it.",
)
@click.option(
    "--bots",
    "lineups",
    callback=options.lineups,
    multiple=True,
    metavar="BOT,BOT,...",
    help="Who plays all; `greedy` on a usual number of seats by default. Give it several times "
    "to learn whether a change does more to one skill than to another.",
)
@click.option(
    "--games",
    type=click.IntRange(min=10),
    default=200,
    show_default=True,
    help="Pairs of games: so many with each change, and as many without.",
)
@playing
@click.option("--out", callback=options.text, metavar="FILE", help="Write an HTML page too.")
@options.as_json
def command(
    *,
    game: str,
    wanted: tuple[str, ...],
    base: dict[str, object],
    lineups: tuple[tuple[str, ...], ...],
    games: int,
    way: Way,
    out: str | None,
    as_json: bool,
) -> None:
    r"""Play GAME with and without changes, with the same dice and bots, and tell what changed.

    \b
    --set penalty=5,15             two variants
    --set penalty=0..20:5          five: 0, 5, 10, 15 and 20
    --set lairs=4,8,12,16/1,2,3,4  two rows of numbers
    --set lairs.2=4..12:4          three rows that differ in the second number

    The intervals hold all together with 95 %: they are widened for the number of measures, variants
    and line-ups (Bonferroni), so that one that excludes zero is no mere luck.
    """
    room = meute.game(game)
    if not wanted:
        message = "name what to change with --set SETTING=VALUE"
        raise click.UsageError(message)
    trial = Trial(
        Plan(game, way.seed, room.meta.variant(base), way.limits),
        lineups or (usual_lineup(room.meta),),
        tuple(cells_of(room.meta, base, axes_of(room.meta, wanted))),
        games,
    )
    trial.check()
    if out is not None:
        writable(out)
    tasks = trial.tasks()
    findings = trial.findings(way.keeper().play_all(tasks))
    tell = _tell if trial.alone else _tell_sweep
    names = [", ".join(chosen_settings(series)) or "its own settings" for series, _ in tasks]
    tell(room, findings, names, Kept(way, out), as_json=as_json)


def usual_lineup(meta: Meta) -> tuple[str, ...]:
    """Return quick bots on a usual number of seats."""
    return ("greedy",) * ((meta.fewest + meta.most + 1) // 2)


class Kept:
    """Where figures, pages and games are kept, if anywhere."""

    def __init__(self, way: Way, out: str | None) -> None:
        """Remember the folder of results and the file of the page."""
        self._results = None if way.results is None else Path(way.results)
        self._out = out
        self.replayed = way.results if way.records else None
        """The folder whose games can be read again."""

    def write(self, tables: dict[str, Figures], page: str) -> None:
        """Write tables into the folder of results, and the page there or where it is wanted."""
        out = self._out
        if self._results is not None:
            figures.write_each(self._results, tables)
            out = out or str(self._results / "compare.html")
        if out is not None:
            with whole_file(out) as file:
                file.write(page.encode())


def _tell(
    room: Game, findings: list[Finding], names: list[str], kept: Kept, *, as_json: bool
) -> None:
    """Tell what one change does to one line-up."""
    (finding,), (before, after) = findings, names
    comparison = finding.comparison
    page = comparison_page(room, before, after, finding.bots, comparison)
    kept.write({"changes": change_figures(comparison.changes)}, page)
    if as_json:
        click.echo(to_json(plain(comparison)))
    else:
        show(room, f"{after}, compared with {before}", finding, kept.replayed)


def _tell_sweep(
    room: Game, findings: list[Finding], names: list[str], kept: Kept, *, as_json: bool
) -> None:
    """Tell what many changes do, and for whom they do more."""
    apart = contrasts(findings)
    page = sweep_page(room, names[0], findings, apart, kept.replayed)
    tables = {"changes": finding_figures(findings)}
    if apart:
        tables["contrasts"] = contrast_figures(apart)
    kept.write(tables, page)
    if as_json:
        click.echo(to_json(plain_sweep(findings, apart)))
    else:
        show_sweep(room, names[0], findings, apart, kept.replayed)
