"""`meute simulate`: many games between bots, with the figures drawn from them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import ExitStack, closing

import click
from rich.console import Console
from rich.progress import Progress
from rich.text import Text

import meute
from meute.arena import Played, Tournament, executor
from meute.arena.report import heading, plain, tally_table
from meute.arena.statistics import Summary, blank
from meute.cli import INTERRUPTED, options
from meute.cli.screen import console
from meute.core.codec import to_json
from meute.files import whole_file


@click.command("simulate")
@options.game
@click.option(
    "--bots",
    callback=options.names,
    required=True,
    metavar="BOT,BOT,...",
    help="The line-up; seats rotate.",
)
@click.option("--games", type=click.IntRange(min=1), default=100, show_default=True)
@click.option("--seed", callback=options.text, default="1", show_default=True)
@click.option(
    "--jobs",
    type=click.IntRange(min=1, max=256),
    default=1,
    show_default=True,
    help="Processes to play in; the results are the same for any number.",
)
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
    as_json: bool,
) -> None:
    """Let bots play many games of GAME; the same seed gives the same figures."""
    meta = meute.game(game).meta
    tournament = Tournament(game, bots, games, seed, meta.variant(variant))
    tournament.check()
    summary = _play(tournament, jobs, out)
    if as_json:
        click.echo(to_json(plain(tournament, summary)))
        return
    page = console()
    page.print(Text(heading(tournament, summary, lowest_wins=meta.lowest_wins)))
    page.print(tally_table("By bot", summary.bots))
    page.print(tally_table("By seat", summary.seats))


def _play(tournament: Tournament, jobs: int, out: str | None) -> Summary:
    """Play everything, or say how far it came."""
    summary = blank(tournament)
    try:
        with ExitStack() as stack:
            file = stack.enter_context(whole_file(out)) if out else None
            results = tournament.play(executor(jobs), keep_records=file is not None)
            stack.enter_context(closing(results))
            for played in _watched(results, tournament.games):
                summary.count(played)
                if file is not None and played.result.record is not None:
                    file.write(played.result.record)
    except KeyboardInterrupt:
        nothing = f"; {out} is not written" if out else ""
        text = f"meute: stopped after {summary.games} of {tournament.games} games{nothing}."
        click.echo(text, err=True)
        click.get_current_context().exit(INTERRUPTED)
    return summary


def _watched(results: Iterable[Played], games: int) -> Iterator[Played]:
    """Show how far it is, if somebody watches."""
    bar = Progress(console=Console(stderr=True), transient=True)
    bar.disable = not bar.console.is_terminal
    with bar:
        yield from bar.track(results, total=games, description="playing")
