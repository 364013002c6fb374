"""`meute leaderboard`: how strong each bot is, over all series that were ever added."""

from __future__ import annotations

from pathlib import Path

import click
from rich.text import Text

from meute.arena.figures import Line
from meute.arena.leaderboard import add
from meute.cli import options
from meute.cli.grid import Scoreboard, scoreboard
from meute.cli.screen import console
from meute.core.codec import to_json


@click.command("leaderboard")
@click.argument("board", callback=options.text)
@click.argument("results", nargs=-1, callback=options.texts)
@options.as_json
def command(*, board: str, results: tuple[str, ...], as_json: bool) -> None:
    """Add the games of RESULTS to the file BOARD, and show how strong every bot is.

    RESULTS are folders of `meute simulate`, `tournament` or `ladder` of one game with the same
    settings. Games that are there already are not counted again, so that a series may grow and be
    added once more. Without RESULTS the board is only shown.
    """
    folders = [Path(each) for each in results]
    found, added = add(Path(board), folders)
    lines = found.figures().lines
    if as_json:
        counts = dict(zip(results, added, strict=True))
        said = {"game": found.game, "rules": found.rules, "variant": dict(found.variant)}
        click.echo(to_json({**said, "games": len(found.games), "added": counts, "bots": lines}))
        return
    page = console()
    for name, count in zip(results, added, strict=True):
        told = f"{count} games added" if count else "nothing new"
        page.print(Text(f"{name}: {told}"), soft_wrap=True)
    series = len(found.counted)
    heading = f"{found.game}: {len(found.games)} games of {series} {'series' if series else ''}"
    page.print(Text(heading.rstrip(), "bold"), soft_wrap=True)
    page.print(_table(lines))


def _table(lines: list[Line]) -> Scoreboard:
    table = scoreboard()
    table.add_column("Bot", overflow="fold")
    for heading in ("version", "games", "rating", "95 %", "win rate", "95 %", "even share"):
        table.add_column(heading, justify="right", no_wrap=True)
    for line in lines:
        rated = line["rating"] is not None
        table.add_row(
            Text(str(line["bot"])),
            str(line["version"]),
            str(line["games"]),
            f"{line['rating']:.1f}" if rated else "none",
            f"{line['rating_low']:.1f} to {line['rating_high']:.1f}" if rated else "unknown",
            f"{line['win_rate']:.1%}",
            f"{line['win_rate_low']:.1%} to {line['win_rate_high']:.1%}",
            f"{line['even_share']:.1%}",
        )
    return table
